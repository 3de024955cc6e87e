import type { ContentIssue } from '@theni/contract';
import { cleanText } from '@theni/contract/clean-text';
import { type ComponentProps, useId, useState } from 'react';
import { InputField, SelectField, TextAreaField } from '../../ui/field.tsx';
import { fieldText } from './words.ts';

export interface FieldIssue {
  refusal?: string | undefined;
  lack?: string | undefined;
}

type Input = Pick<ComponentProps<typeof InputField>, 'inputMode' | 'pattern' | 'wrong' | 'type'>;

interface Props extends FieldIssue, Input {
  path: string;
  label: string;
  lang?: string | undefined;
  value: string;
  limit?: number;
  rows?: number | undefined;
  hint?: string | undefined;
  choices?: readonly string[] | undefined;
  options?: Record<string, string> | undefined;
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
}

export function LineField({ path, value, limit = 500, refusal, lack, ...props }: Props) {
  const { hint, rows, choices, options, onChange, onLeave, ...input } = props;
  const { error, leave, begin } = useShownIssue(value !== '', { refusal, lack });
  const list = useId();
  const isNear = value.length >= limit * 0.8;
  const hints = [hint, isNear && fieldText.letters(value.length, limit)];
  const field = {
    ...input,
    value,
    error,
    hint: hints.filter(Boolean).join(' '),
    onBlur: () => {
      leave();
      onLeave?.();
    },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      begin();
      const typed = cleanText(currentTarget.value);
      onChange(rows ? typed : typed.replaceAll('\n', ' '));
    },
  };
  const { label, lang, onBlur } = field;
  return (
    <div data-path={path}>
      {options ? (
        <SelectField
          {...{ label, error, hint, value, onBlur }}
          options={Object.entries(options)}
          onChange={field.onChange}
        />
      ) : rows ? (
        <TextAreaField
          {...{ label, lang, error, value, onBlur, rows }}
          hint={field.hint}
          onChange={field.onChange}
        />
      ) : (
        <InputField {...field} list={choices && list} />
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

/** What is lacking is said once a field was left, and no more while it is typed. */
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
