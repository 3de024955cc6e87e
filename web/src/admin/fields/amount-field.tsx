import { isSame } from '@theni/contract/is-same';
import { type ComponentProps, useState } from 'react';
import { isUnreadable, type Unreadable } from '../editor/unsaved-values.ts';
import { readAmount } from './amount.ts';
import { TextField } from './text-field.tsx';

const NO_NUMBER = 'Please enter a number, such as 450000, 4,50,000 or 4.5 lakh.';

/** A number, nothing, or what was typed and is no number. */
export type Amount = number | null | Unreadable;

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: Amount;
  onChange: (value: Amount) => void;
};

/** '4,50,000' and '4.5 lakh' may be typed as people write them. */
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
