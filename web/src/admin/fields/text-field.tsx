import { cleanText } from '@theni/contract/characters';
import { LANGUAGE_NAMES, LANGUAGES } from '@theni/contract/site-map';
import type { ComponentProps } from 'react';
import { InputField, SelectField, TextAreaField } from '../../ui/field.tsx';
import common from '../ui/common.module.css';
import { type FieldIssue, type FieldProps, useShownIssue } from './field-issue.tsx';
import css from './fields.module.css';

type Input = Pick<
  ComponentProps<typeof InputField>,
  'inputMode' | 'lang' | 'list' | 'pattern' | 'type' | 'invalidMessage'
>;

type Typed = Pick<HTMLInputElement, 'value' | 'validity'>;

interface Props extends Omit<FieldIssue, 'question'>, Input {
  path: string;
  label: string;
  hint?: string | undefined;
  value: string;
  /** Characters that it has room for. */
  limit?: number | undefined;
  /** Lines of a text that has several. */
  rows?: number | undefined;
  /** Names of the values to choose from: nothing else can be typed. */
  options?: Record<string, string> | undefined;
  /** @param isHalf whether a date lacks a part, which the browser gives as an empty value */
  onChange: (value: string, isHalf: boolean) => void;
  onBlur?: (isHalf: boolean) => void;
}

/** One text that is typed or chosen: a line, several lines, or one of some values. */
export function TextField({ path, label, value, limit = 500, error, toCorrect, ...props }: Props) {
  const { hint, rows, options, onChange, onBlur, ...input } = props;
  const issue = useShownIssue(value !== '', { error, toCorrect });
  const counted = value.length >= limit * 0.8 && `${value.length} of ${limit} characters`;
  const common = {
    label,
    value,
    error: issue.shown,
    hint: [hint, counted].filter(Boolean).join(' '),
    onBlur: ({ currentTarget }: { currentTarget: Typed }) => {
      issue.onBlur();
      onBlur?.(currentTarget.validity.badInput);
    },
    onChange: ({ currentTarget }: { currentTarget: Typed }) => {
      issue.onTyping();
      const typed = cleanText(currentTarget.value);
      onChange(rows ? typed : typed.replaceAll('\n', ' '), currentTarget.validity.badInput);
    },
  };
  return (
    <div data-path={path}>
      {options ? (
        <SelectField {...common} options={Object.entries(options)} />
      ) : rows ? (
        <TextAreaField {...common} lang={input.lang} rows={rows} />
      ) : (
        <InputField {...common} {...input} />
      )}
    </div>
  );
}

export function BilingualField({ field, value, issueAt, onChange }: FieldProps) {
  const { path, label, hint, limit, rows } = field;
  const texts = value as Record<string, string>;
  return (
    <div className={`${common.stack} ${css.both}`}>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          hint={hint}
          limit={limit}
          rows={rows}
          path={`${path}.${language}`}
          label={`${label} (${LANGUAGE_NAMES[language]})`}
          lang={language}
          value={texts[language] ?? ''}
          {...issueAt(`${path}.${language}`)}
          onChange={(typed) => onChange({ ...texts, [language]: typed })}
        />
      ))}
    </div>
  );
}
