import { towns } from '@theni/content/towns';
import { type Field, fieldsOf } from '@theni/contract/layout-fields';
import { LANGUAGES } from '@theni/contract/limits';
import { type ReactNode, useState } from 'react';
import { CheckboxField, InputField, SelectField } from '../../ui/field.tsx';
import { knownPlace } from '../photos/items.ts';
import common from '../ui/common.module.css';
import css from './fields.module.css';
import { GeoField, type Place } from './geo-field.tsx';
import { type FieldIssue, LineField, useShownIssue } from './line-field.tsx';
import { ListField } from './list-field.tsx';
import { fieldText } from './words.ts';

const TOWNS = towns.map(({ en }) => en);

interface Props {
  field: Field;
  value: unknown;
  /** By path, of the field or of a part of it. */
  issueAt: (path: string) => FieldIssue;
  onChange: (value: unknown) => void;
}

/** A field as its schema describes it. */
export function SchemaField(props: Props) {
  const { field, value, issueAt, onChange } = props;
  const { path, kind, label, hint, limit = 500, rows } = field;
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
    case 'choice':
      return <ChoiceField {...line} value={value as string} options={field.options ?? {}} />;
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
      return <PlaceField {...line} value={value as Place | null} />;
    case 'list':
      return <Elements {...props} />;
    default:
      return <LineField {...line} value={value as string} />;
  }
}

/** A text in both languages: side by side where there is room. */
function BothField({ field, value, issueAt, onChange }: Props) {
  const { path, label, hint, limit = 500, rows } = field;
  const texts = value as Record<string, string>;
  return (
    <div className={`${common.stack} ${css.both}`}>
      {LANGUAGES.map((language) => (
        <LineField
          key={language}
          {...{ hint, limit, rows }}
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

interface Line<Value> extends FieldIssue {
  path: string;
  label: string;
  hint?: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
}

/** What an amount may be typed as. */
const AMOUNT =
  '\\s*(₹|[Rr]s\\.?)?\\s*[\\d,\\s]*(\\.\\d+)?\\s*(sq\\.?\\s*ft\\.?|ft\\.?|feet|/-)?\\s*';

/** A number, or nothing; '4,50,000' may be typed as people write it. What is no number is not taken. */
export function AmountField({ path, label, hint, value, onChange, ...issue }: Line<number | null>) {
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const { error, leave, begin } = useShownIssue(value !== null, issue);
  // It was changed elsewhere.
  const isStale = !Number.isNaN(amountOf(typed)) && amountOf(typed) !== value;
  const shown = isStale ? String(value ?? '') : typed;
  return (
    <div data-path={path}>
      <InputField
        {...{ label, ...(hint && { hint }) }}
        error={Number.isNaN(amountOf(typed)) ? fieldText.number : error}
        inputMode="decimal"
        pattern={AMOUNT}
        wrong={fieldText.number}
        value={shown}
        onBlur={leave}
        onChange={({ currentTarget }) => {
          begin();
          setTyped(currentTarget.value);
          const amount = amountOf(currentTarget.value);
          if (!Number.isNaN(amount)) onChange(amount);
        }}
      />
    </div>
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

function ChoiceField({
  path,
  label,
  hint,
  value,
  options,
  onChange,
  ...issue
}: Line<string> & { options: Record<string, string> }) {
  const { error, leave } = useShownIssue(value !== '', issue);
  return (
    <div data-path={path}>
      <SelectField
        {...{ label, hint, error, value }}
        onBlur={leave}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {Object.entries(options).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function PlaceField({ path, label, value, onChange, ...issue }: Line<Place | null>) {
  const { error, leave } = useShownIssue(value !== null, issue);
  return <GeoField {...{ path, label, value, error, onChange }} mayBeEmpty onBlur={leave} />;
}

/** A list of texts, or of small groups of fields. @param adding in the place of the button that adds an empty element */
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
      none={fieldText.list.none}
      error={issueAt(path).refusal}
    >
      {(part) =>
        fields ? (
          fieldsOf(fields, `${part.path}.`).map((inner) => {
            const key = inner.path.slice(part.path.length + 1);
            const values = part.value as Record<string, unknown>;
            return (
              <SchemaField
                key={key}
                field={inner}
                value={values[key]}
                issueAt={issueAt}
                onChange={(next) => part.onChange({ ...values, [key]: next })}
              />
            );
          })
        ) : (
          <SchemaField
            field={{ kind: 'both', label: element, limit: 200, path: part.path, schema }}
            value={part.value}
            issueAt={issueAt}
            onChange={part.onChange}
          />
        )
      }
    </ListField>
  );
}

function emptyElement(fields: NonNullable<Field['fields']>): unknown {
  const values = fieldsOf(fields).map(({ path, schema }) => [path, schema.parse(undefined)]);
  return Object.fromEntries(values);
}
