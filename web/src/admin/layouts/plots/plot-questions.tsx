import { type Amount, AmountField } from '../../fields/amount-field.tsx';

const QUESTIONS = {
  count: 'How many plots?',
  squareFeet: 'Size of each plot, sq ft',
  road: 'Width of the road, ft',
  perCent: 'Price of one cent, ₹',
};

type Question = keyof typeof QUESTIONS;
export type PlotAnswers = Partial<Record<Question, Amount>>;

export function PlotQuestions({
  asked,
  answers,
  onChange,
}: {
  asked: Question[];
  answers: PlotAnswers;
  onChange: (answers: PlotAnswers) => void;
}) {
  return asked.map((key) => (
    <AmountField
      key={key}
      path={key}
      label={QUESTIONS[key]}
      value={answers[key] ?? null}
      onChange={(value) => onChange({ ...answers, [key]: value })}
    />
  ));
}
