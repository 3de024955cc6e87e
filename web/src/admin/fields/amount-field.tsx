import { type ComponentProps, useState } from 'react';
import { TextField } from './text-field.tsx';

const UNIT = '[Ss][Qq]\\.?\\s*[Ff][Tt]\\.?|[Ff][Tt]\\.?|[Ff][Ee][Ee][Tt]|/-';
const RUPEES = '₹|[Rr][Ss]\\.?';
/** What `amountOf` reads: a browser checks it when the form is sent. */
const AMOUNT = `\\s*(${RUPEES})?\\s*[\\d,\\s]*(\\.\\d+)?\\s*(${UNIT})?\\s*|\\s*[\\-–—]\\s*`;
const NO_NUMBER = 'Please enter a number.';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: number | null;
  onChange: (value: number | null) => void;
};

/** A number, or nothing; '4,50,000' may be typed as people write it. */
export function AmountField({ value, onChange, error, ...line }: Props) {
  const [typed, setTyped] = useState(String(value ?? ''));
  const amount = amountOf(typed);
  const isWrong = Number.isNaN(amount);
  return (
    <TextField
      {...line}
      inputMode="decimal"
      pattern={AMOUNT}
      invalidMessage={NO_NUMBER}
      error={isWrong ? NO_NUMBER : error}
      // It may have been changed elsewhere.
      value={isWrong || amount === value ? typed : String(value ?? '')}
      onChange={(next) => {
        setTyped(next);
        if (!Number.isNaN(amountOf(next))) onChange(amountOf(next));
      }}
    />
  );
}

/** '₹ 8,50,000' → 850000, '30 ft' → 30, '' and '–' → null. NaN for what is no amount. */
function amountOf(typed: string): number | null {
  const plain = typed
    .replace(/₹|rs\.?|sq\.?\s*ft\.?|ft\.?|feet|\/-|[\s,]/gi, '')
    .replace(/^[-–—]$/, '');
  if (plain === '') return null;
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
