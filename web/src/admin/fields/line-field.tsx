import { useId, useState } from 'react';
import { InputField, TextAreaField } from '../../ui/field.tsx';
import { fieldText } from './words.ts';

export interface LineProps {
  path: string;
  label: string;
  lang?: string | undefined;
  value: string;
  /** In UTF-16 units. */
  limit: number;
  /** Of a text that has more than one line. */
  rows?: number | undefined;
  type?: 'text' | 'tel' | 'email' | 'url' | 'date' | undefined;
  hint?: string | undefined;
  /** Why it is not saved. */
  refusal?: string | undefined;
  /** What keeps it from being public: said once the field is left. */
  lack?: string | undefined;
  /** Suggested while it is typed. */
  choices?: readonly string[] | undefined;
  /** What was typed, as it should be written; undefined where that is not known. */
  tidy?: ((typed: string) => Promise<string | undefined>) | undefined;
  onChange: (value: string) => void;
}

/** A line or a text. */
export function LineField({ path, value, limit, rows, refusal, lack, tidy, ...props }: LineProps) {
  const { label, lang, type, hint, choices, onChange } = props;
  const [isLeft, setLeft] = useState(value !== '');
  const list = useId();
  const error = refusal ?? (isLeft ? lack : undefined);
  const isNear = value.length >= limit * 0.8;
  const hints = [hint, isNear && fieldText.letters(value.length, limit)];

  async function leave() {
    setLeft(true);
    const tidied = await tidy?.(value);
    if (tidied && tidied !== value) onChange(tidied);
  }

  const field = {
    label,
    lang,
    value,
    error,
    hint: hints.filter(Boolean).join(' '),
    onBlur: leave,
    onChange: (event: { currentTarget: { value: string } }) => {
      // What is right is not called wrong again while it is typed.
      if (!error) setLeft(false);
      onChange(event.currentTarget.value);
    },
  };
  return (
    <div data-path={path}>
      {rows ? (
        <TextAreaField {...field} rows={rows} />
      ) : (
        <InputField {...field} type={type} {...(choices && { list })} />
      )}
      {choices && (
        <datalist id={list}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </div>
  );
}
