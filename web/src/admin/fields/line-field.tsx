import type { ContentIssue } from '@theni/contract';
import { useId, useState } from 'react';
import { InputField, TextAreaField } from '../../ui/field.tsx';
import { fieldText } from './words.ts';

/** What is wrong with the value of a field. */
export interface FieldIssue {
  /** Why it is not saved. */
  refusal?: string | undefined;
  /** What keeps it from being public: said once the field is left. */
  lack?: string | undefined;
}

interface Props extends FieldIssue {
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
  /** Suggested while it is typed. */
  choices?: readonly string[] | undefined;
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
}

/** A line or a text. */
export function LineField({ path, value, limit, rows, refusal, lack, ...props }: Props) {
  const { label, lang, type, hint, choices, onChange, onLeave } = props;
  const { error, leave, begin } = useShownIssue(value !== '', { refusal, lack });
  const list = useId();
  const isNear = value.length >= limit * 0.8;
  const hints = [hint, isNear && fieldText.letters(value.length, limit)];

  const field = {
    label,
    lang,
    value,
    error,
    hint: hints.filter(Boolean).join(' '),
    onBlur: () => {
      leave();
      onLeave?.();
    },
    onChange: (event: { currentTarget: { value: string } }) => {
      begin();
      onChange(event.currentTarget.value);
    },
  };
  return (
    <div data-path={path}>
      {rows ? (
        <TextAreaField {...field} rows={rows} />
      ) : (
        <InputField {...field} type={type} list={choices && list} />
      )}
      {choices && (
        <datalist id={list}>
          {choices.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </div>
  );
}

/** What is lacking is said once a field was left; what is right is not called wrong while it is typed. */
export function useShownIssue(isThere: boolean, { refusal, lack }: FieldIssue) {
  const [isLeft, setLeft] = useState(isThere);
  const error = refusal ?? (isLeft ? lack : undefined);
  return { error, leave: () => setLeft(true), begin: () => !error && setLeft(false) };
}

/** 'is missing', said of a field by its name → 'Is missing', under it */
export function sentenceAt(path: string, issues: ContentIssue[]): string | undefined {
  const { message } = issues.find((issue) => issue.path === path) ?? {};
  return message && message.slice(0, 1).toUpperCase() + message.slice(1);
}
