import { towns } from '@theni/content/towns';
import { type Field, fieldsOf } from '@theni/contract/layout-fields';
import { LANGUAGES } from '@theni/contract/limits';
import { type ReactNode, useState } from 'react';
import { CheckboxField } from '../../ui/field.tsx';
import { knownPlace } from '../photos/items.ts';
import common from '../ui/common.module.css';
import css from './fields.module.css';
import { GeoField, type Place } from './geo-field.tsx';
import { type FieldIssue, LineField } from './line-field.tsx';
import { ListField } from './list-field.tsx';
import { fieldText } from './words.ts';

const TOWNS = towns.map(({ en }) => en);

interface Props {
  field: Field;
  value: unknown;
  issueAt: (path: string) => FieldIssue;
  onChange: (value: unknown) => void;
}

export function SchemaField(props: Props) {
  const { field, value, issueAt, onChange } = props;
  const { path, kind, label, hint, limit = 500, rows, options } = field;
  const line = { path, label, hint, limit, rows, onChange, ...issueAt(path) };
  switch (kind) {
    case 'both':
      return <BothField {...props} />;
    case 'date':
    case 'url':
      return <LineField {...line} type={kind} value={value as string} />;
    case 'town':
      return (
        <LineField
          {...line}
          value={value as string}
          choices={TOWNS}
          onLeave={() => onChange(knownPlace(value as string))}
        />
      );
    case 'amount':
      return <AmountField {...line} value={value as number | null} />;
    case 'tick':
      return (
        <div data-path={path}>
          <CheckboxField
            label={label}
            checked={value as boolean}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
        </div>
      );
    case 'geo':
      return <GeoField {...line} mayBeEmpty value={value as Place | null} />;
    case 'list':
      return <Elements {...props} />;
    default:
      return <LineField {...line} options={options} value={value as string} />;
  }
}

function BothField({ field, value, issueAt, onChange }: Props) {
  const { path, label, hint, limit, rows } = field;
  const texts = value as Record<string, string>;
  return (
    <div className={`${common.stack} ${css.both}`}>
      {LANGUAGES.map((language) => (
        <LineField
          key={language}
          {...{ hint, rows, ...(limit && { limit }) }}
          path={`${path}.${language}`}
          label={fieldText.label(label, fieldText.languages[language])}
          lang={language}
          value={texts[language] ?? ''}
          {...issueAt(`${path}.${language}`)}
          onChange={(typed) => onChange({ ...texts, [language]: typed })}
        />
      ))}
    </div>
  );
}

const AMOUNT =
  '\\s*(₹|[Rr]s\\.?)?\\s*[\\d,\\s]*(\\.\\d+)?\\s*(sq\\.?\\s*ft\\.?|ft\\.?|feet|/-)?\\s*';

type AmountProps = Omit<Parameters<typeof LineField>[0], 'value' | 'onChange'> & {
  value: number | null;
  onChange: (value: number | null) => void;
};

/** A number, or nothing; '4,50,000' may be typed as people write it. */
export function AmountField({ value, onChange, refusal, ...line }: AmountProps) {
  const [typed, setTyped] = useState(String(value ?? ''));
  const amount = amountOf(typed);
  const isWrong = Number.isNaN(amount);
  return (
    <LineField
      {...line}
      inputMode="decimal"
      pattern={AMOUNT}
      wrong={fieldText.number}
      refusal={isWrong ? fieldText.number : refusal}
      // It may have been changed elsewhere.
      value={isWrong || amount === value ? typed : String(value ?? '')}
      onChange={(next) => {
        setTyped(next);
        if (!Number.isNaN(amountOf(next))) onChange(amountOf(next));
      }}
    />
  );
}

/** '₹ 8,50,000' → 850000, '30 ft' → 30, '' and '–' → null. NaN for what is no amount. */
function amountOf(typed: string): number | null {
  const plain = typed
    .replace(/₹|rs\.?|sq\.?\s*ft\.?|ft\.?|feet|\/-|[\s,]/gi, '')
    .replace(/^[-–—]$/, '');
  if (plain === '') return null;
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

export function Elements({
  field,
  value,
  issueAt,
  onChange,
  adding,
}: Props & { adding?: ReactNode }) {
  const { path, label, element = '', fields, schema } = field;
  return (
    <ListField
      {...{ path, label, element, adding, onChange }}
      value={value as unknown[]}
      empty={fields ? emptyElement(fields) : { en: '', ta: '' }}
      error={issueAt(path).refusal}
    >
      {(part) => {
        if (!fields) {
          const inner = {
            kind: 'both',
            label: element,
            limit: 200,
            path: part.path,
            schema,
          } as const;
          return <SchemaField {...part} field={inner} issueAt={issueAt} />;
        }
        const values = part.value as Record<string, unknown>;
        return fieldsOf(fields, `${part.path}.`).map((inner) => {
          const key = inner.path.slice(part.path.length + 1);
          return (
            <SchemaField
              key={key}
              field={inner}
              value={values[key]}
              issueAt={issueAt}
              onChange={(next) => part.onChange({ ...values, [key]: next })}
            />
          );
        });
      }}
    </ListField>
  );
}

function emptyElement(fields: NonNullable<Field['fields']>): unknown {
  const values = fieldsOf(fields).map(({ path, schema }) => [path, schema.parse(undefined)]);
  return Object.fromEntries(values);
}
