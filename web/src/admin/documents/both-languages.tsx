import { LANGUAGES, type Language } from '@theni/contract/limits';
import { classNames } from '../../ui/class-names.ts';
import { InputField, TextAreaField } from '../../ui/field.tsx';
import css from '../fields/fields.module.css';
import { fieldText as text } from '../fields/words.ts';
import common from '../ui/common.module.css';
import { useEditor, useField } from './use-editor.ts';

/** How much of the limit is used, once that matters. */
export function lettersNear(value: string, limit: number): string | undefined {
  return value.length >= limit * 0.8 ? text.letters(value.length, limit) : undefined;
}

interface Props {
  path: string;
  /** Of a text that has more than one line. */
  rows?: number | undefined;
  /** What stands below the field while that is typed in it. */
  hintFor: (value: string, path: string) => string;
}

/** A text in both languages: side by side where there is room. */
export function BothLanguages({ path, ...field }: Props) {
  return (
    <div className={classNames(common.stack, css.both)}>
      {LANGUAGES.map((language) => (
        <TextField key={language} path={path} language={language} {...field} />
      ))}
    </div>
  );
}

function TextField({ path: whole, language, rows, hintFor }: Props & { language: Language }) {
  const { names } = useEditor();
  const path = `${whole}.${language}`;
  const { value = '', change, error, onBlur } = useField<string>(path);
  const hint = hintFor(value, path);
  const field = {
    label: text.label(names.labelAt(whole), text.languages[language]),
    ...(hint && { hint }),
    error,
    value,
    lang: language,
    onBlur,
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
  };
  return (
    <div data-path={path}>
      {rows ? <TextAreaField {...field} rows={rows} /> : <InputField {...field} />}
    </div>
  );
}
