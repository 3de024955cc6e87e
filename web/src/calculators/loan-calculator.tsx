import { LOAN_MAX, LOAN_START, loanAnswer, readLoan } from '@theni/contract/tools';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { InputField } from '../ui/field.tsx';
import { useEdition } from '../words/words.ts';
import { Answer } from './answer.tsx';
import css from './calculators.module.css';

/** A plain form that the server answers; with the script, it answers as one types. */
export function LoanCalculator({ amount }: { amount?: number | undefined }) {
  const { language, words } = useEdition();
  const text = words.tools.loan;
  /** What was typed here goes before what the page offers. */
  const [typed, setTyped] = useState<Record<string, string>>({});
  const fields = { ...LOAN_START, ...(amount && { amount: String(amount) }), ...typed };
  const loan = readLoan(fields);
  const field = (name: keyof typeof fields, max: number, step: string) => ({
    label: text[name],
    name,
    type: 'number',
    inputMode: 'decimal' as const,
    min: 0,
    max,
    step,
    required: true,
    value: fields[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <form
      className={css.tool}
      method="get"
      action="/api/tools/loan"
      onSubmit={(event) => event.preventDefault()}
    >
      <h3>{text.heading}</h3>
      <input type="hidden" name="language" value={language} />
      <div className={css.fields}>
        <InputField {...field('amount', LOAN_MAX.amount, '1')} />
        <InputField {...field('rate', LOAN_MAX.rate, 'any')} />
        <InputField {...field('years', LOAN_MAX.years, 'any')} />
      </div>
      <p className={css.note}>{text.note}</p>
      <Button type="submit" look="outline">
        {text.submit}
      </Button>
      {loan && <Answer of={text} values={loanAnswer(loan)} unit="₹" />}
    </form>
  );
}
