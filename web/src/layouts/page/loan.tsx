import { fill } from '@theni/content/fill';
import { useState } from 'react';
import { InputField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LayoutPageData } from '../layout-page-data.ts';
import { rupees, typedNumber } from '../numbers.ts';
import css from './loan.module.css';

const YEARS_MAX = 50;

/** What a bank asks each month for a share of the price. */
export function Loan({ price, text }: { price: number; text: LayoutPageData['text']['loan'] }) {
  const [typed, setTyped] = useState({ share: '80', rate: '9', years: '15' });
  const amount = (price * Number(typed.share)) / 100;
  const years = typedNumber(typed.years);
  const monthly = monthlyInstalment(amount, typedNumber(typed.rate), years);
  const inRupees = (sum: number) => rupees(Math.round(sum));
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  });
  return (
    <details className={css.loan}>
      <summary className="tap-target">
        {text.monthly} <output>{monthly !== undefined && inRupees(monthly)}</output>
        <Icon name="down" />
      </summary>
      <div className="stack">
        <InputField
          {...field('share')}
          type="range"
          min={10}
          max={100}
          step={5}
          label={fill(text.share, { share: typed.share, amount: inRupees(amount) })}
        />
        <InputField {...field('rate')} inputMode="decimal" label={text.rate} />
        <InputField {...field('years')} inputMode="decimal" label={text.years} />
        {monthly !== undefined && (
          <p>{`${text.interest}: ${inRupees(monthly * Math.round(years * 12) - amount)}`}</p>
        )}
        <p>{text.note}</p>
      </div>
    </details>
  );
}

/**
 * The EMI in rupees: P·r / (1 − (1+r)⁻ⁿ), and P/n without interest. `log1p` and `expm1` keep the
 * digits that a small rate would lose.
 * @param rate per cent a year
 * @returns undefined where that is no loan
 */
export function monthlyInstalment(amount: number, rate: number, years: number): number | undefined {
  const [months, monthlyRate] = [Math.round(years * 12), rate / 1200];
  if (!(amount > 0 && rate >= 0 && rate <= 100 && months >= 1 && years <= YEARS_MAX))
    return undefined;
  if (rate === 0) return amount / months;
  return (amount * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate));
}
