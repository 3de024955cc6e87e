import { LOAN_MAX, LOAN_START, loanResult, readLoan } from '@theni/contract/calculators';
import { useState } from 'react';
import { InputField } from '../ui/field.tsx';
import { useWords } from '../words/words.ts';
import css from './calculators.module.css';
import { Result } from './result.tsx';

export function LoanCalculator({ amount }: { amount?: number | undefined }) {
  const text = useWords().calculators.loan;
  /** What was typed here goes before what the page offers. */
  const [typed, setTyped] = useState<Record<string, string>>({});
  const fields = { ...LOAN_START, ...(amount && { amount: String(amount) }), ...typed };
  const loan = readLoan(fields);
  const field = (name: keyof typeof fields, max: number, step: string) => ({
    label: text[name],
    type: 'number',
    inputMode: 'decimal' as const,
    min: 0,
    max,
    step,
    value: fields[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <div className={css.tool}>
      <h3>{text.heading}</h3>
      <div className={css.fields}>
        <InputField {...field('amount', LOAN_MAX.amount, '1')} />
        <InputField {...field('rate', LOAN_MAX.rate, 'any')} />
        <InputField {...field('years', LOAN_MAX.years, 'any')} />
      </div>
      <p className={css.note}>{text.note}</p>
      {loan && <Result of={text} values={loanResult(loan)} unit="₹" />}
    </div>
  );
}
