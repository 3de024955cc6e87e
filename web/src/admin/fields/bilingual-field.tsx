import { LANGUAGE_NAMES, LANGUAGES } from '@theni/contract/site-map';
import common from '../ui/common.module.css';
import type { FieldProps } from './field-issue.tsx';
import css from './fields.module.css';
import { TextField } from './text-field.tsx';

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
