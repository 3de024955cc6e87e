import type { PlotDraft } from '@theni/contract';
import { FACINGS } from '@theni/contract/plots';
import { type AriaAttributes, useState } from 'react';
import { plotText } from './plot-words.ts';

export interface InputProps<Value> extends AriaAttributes {
  value: Value;
  onChange: (value: Value) => void;
  id?: string;
  className?: string | undefined;
  onBlur?: () => void;
}

export function TextInput({ onChange, ...field }: InputProps<string>) {
  return <input {...field} onChange={(event) => onChange(event.currentTarget.value)} />;
}

/** '8,50,000' may be typed as people write it. */
export function AmountInput({ value: amount, onChange, ...field }: InputProps<number | null>) {
  const [typed, setTyped] = useState(String(amount ?? ''));
  // Another tab has put another amount here.
  const isStale = !Object.is(amountOf(typed), amount);
  return (
    <input
      {...field}
      inputMode="decimal"
      value={isStale && !Number.isNaN(amount) ? String(amount ?? '') : typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onChange(amountOf(value));
      }}
    />
  );
}

/** '₹ 8,50,000' → 850000, '30 ft' → 30, '' and '–' → null. NaN for what is no amount. */
export function amountOf(typed: string): number | null {
  const plain = typed
    .replace(/₹|rs\.?|sq\.?\s*ft\.?|ft\.?|feet|\/-|[\s,]/gi, '')
    .replace(/^[-–—]$/, '');
  if (plain === '') return null;
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

type Facing = PlotDraft['Facing'];

export function FacingInput({ onChange, ...field }: InputProps<Facing>) {
  return (
    <select {...field} onChange={(event) => onChange(event.currentTarget.value as Facing)}>
      <option value="">–</option>
      {FACINGS.map((each) => (
        <option key={each} value={each}>
          {plotText.facings[each]}
        </option>
      ))}
    </select>
  );
}

export function TickInput({ value: isTicked, onChange, ...field }: InputProps<boolean>) {
  return (
    <input
      {...field}
      type="checkbox"
      checked={isTicked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
