import { useState } from 'react';
import { InputField, TextAreaField } from '../../ui/field.tsx';
import { fieldText } from './words.ts';

interface Props {
  path: string;
  label: string;
  lang?: string | undefined;
  value: string;
  /** In UTF-16 units. */
  limit: number;
  /** Of a text that has more than one line. */
  rows?: number | undefined;
  type?: 'text' | 'tel' | 'email' | 'url' | undefined;
  hint?: string | undefined;
  /** Why it is not saved. */
  refusal?: string | undefined;
  /** What keeps it from being public: said once the field is left. */
  lack?: string | undefined;
  onChange: (value: string) => void;
}

/** A line or a text. */
export function LineField({ path, value, limit, rows, refusal, lack, ...props }: Props) {
  const { label, lang, type, hint, onChange } = props;
  const [isLeft, setLeft] = useState(value !== '');
  const error = refusal ?? (isLeft ? lack : undefined);
  const isNear = value.length >= limit * 0.8;
  const hints = [hint, isNear && fieldText.letters(value.length, limit)];

  const field = {
    label,
    lang,
    value,
    error,
    hint: hints.filter(Boolean).join(' '),
    onBlur: () => setLeft(true),
    onChange: (event: { currentTarget: { value: string } }) => {
      // What is right is not called wrong again while it is typed.
      if (!error) setLeft(false);
      onChange(event.currentTarget.value);
    },
  };
  return (
    <div data-path={path}>
      {rows ? <TextAreaField {...field} rows={rows} /> : <InputField {...field} type={type} />}
    </div>
  );
}
