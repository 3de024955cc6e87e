import { withLatinDigits } from '@theni/contract/characters';
import { isSame } from '@theni/contract/same-values';
import { type ComponentProps, useState } from 'react';
import { isUnreadable, type Unreadable } from '../editor/unsaved-values.ts';
import { TextField } from './text-field.tsx';

const NO_NUMBER = 'Please enter a number, such as 450000, 4,50,000 or 4.5 lakh.';

/** A number, nothing, or what was typed and is no number. */
export type Amount = number | null | Unreadable;

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: Amount;
  onChange: (value: Amount) => void;
};

export function AmountField({ value, onChange, ...line }: Props) {
  const [typed, setTyped] = useState(() => textOf(value));
  return (
    <TextField
      {...line}
      inputMode="decimal"
      {...(isUnreadable(value) && { error: undefined, toCorrect: NO_NUMBER })}
      // It may have been changed elsewhere.
      value={isSame(readAmount(typed), value) ? typed : textOf(value)}
      onChange={(next) => {
        setTyped(next);
        onChange(readAmount(next));
      }}
    />
  );
}

function textOf(value: Amount): string {
  return isUnreadable(value) ? value.unreadable : String(value ?? '');
}

const SCALES: [words: RegExp, factor: number][] = [
  [/^(?:crores?|crs?|கோடி)$/i, 10_000_000],
  [/^(?:lakhs?|lacs?|l|இ?லட்ச(?:ம்|ங்கள்)?)$/i, 100_000],
  [/^(?:thousands?|k|ஆயிரம்)$/i, 1000],
];
const RUPEES = /^(?:₹|rs\.?|inr|ரூ(?:பாய்)?\.?)\s*/i;
const UNIT = /\s*(?:\/-|sq\.?\s*ft\.?|ft\.?|feet|(?:சதுர\s*)?அடி)\s*$/i;
/** '450000', '4,50,000', '4 50 000' or '4.5', and a word after it, which may be a scale. */
const PART =
  /^(\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}(?![\d,])|\d+)?(\.\d*)?\s*([\p{L}\p{M}]+\.?)?\s*/u;

/**
 * Reads an amount as people write it: '₹ 8,50,000', '12 lakhs', '1.5 crore', '1 crore 20 lakh',
 * '௪.௫ லட்சம்', '30 ft'. Nothing and a dash are null.
 */
export function readAmount(typed: string): number | null | Unreadable {
  const plain = withLatinDigits(typed.normalize('NFC')).trim();
  if (/^[-–—]?$/.test(plain)) return null;
  let rest = plain.replace(RUPEES, '').replace(UNIT, '');
  let amount = 0;
  let smallest = Number.POSITIVE_INFINITY;
  do {
    const [part = '', whole = '', decimals = '', word] = PART.exec(rest) ?? [];
    const number = Number(whole.replace(/[,\s]/g, '') + decimals);
    const factor = word ? scaleOf(word) : 1;
    const isNumber = whole !== '' || decimals.length > 1;
    if (!isNumber || factor === undefined || factor >= smallest) return { unreadable: typed };
    amount += number * factor;
    smallest = factor;
    rest = rest.slice(part.length);
  } while (rest !== '');
  // 4.35 × 100000 is a little less than 435000.
  return Math.round(amount * 1000) / 1000;
}

function scaleOf(word: string): number | undefined {
  return SCALES.find(([words]) => words.test(word.replace(/\.$/, '')))?.[1];
}
