import { fieldsOf } from '@theni/contract/fields';
import { formatPhone } from '@theni/contract/phone';
import { withFullYear } from '@theni/contract/times';
import { useRef, useState } from 'react';
import { CheckboxField, InputField, SelectField } from '../../ui/field.tsx';
import { isUnreadable, type Unreadable } from '../editor/unsaved-values.ts';
import { type Amount, AmountField } from './amount-field.tsx';
import { FieldIssueLine, type FieldProps } from './field-issue.tsx';
import { FieldQuestion } from './field-question.tsx';
import css from './fields.module.css';
import { GeoField, type MapPoint } from './geo-field.tsx';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';
import { BilingualField, TextField } from './text-field.tsx';
import { TOWN_LIST, TownSuggestions } from './town-suggestions.tsx';

/** What the owner is asked for a value, of the website, a layout or a plot, as its schema says. */
export function FormField(props: FieldProps) {
  const { question } = props.issueAt(props.field.path);
  const [isTyping, setTyping] = useState(false);
  if (props.field.kind === 'fixed') return null;
  // The first digits of a price are no price: he is asked once he has typed it.
  const isAsked = question && (question.theirs || !question.mayKeep || !isTyping);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the field inside
    <div className={css.asking} onInput={() => setTyping(true)} onBlur={() => setTyping(false)}>
      <FieldOfKind {...props} />
      {isAsked && <FieldQuestion {...question} />}
    </div>
  );
}

function FieldOfKind(props: FieldProps) {
  const { field, value, issueAt, onChange } = props;
  const { path, kind, label, hint, limit, rows, options, defaultValue } = field;
  const { error, toCorrect } = issueAt(path);
  const line = { path, label, hint, limit, rows, options, onChange, error, toCorrect };
  switch (kind) {
    case 'bilingual':
      return <BilingualField {...props} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'hours':
      return <HoursField {...props} />;
    case 'element':
      return <GroupFields {...props} />;
    case 'list':
    case 'documents':
      return <ListField {...props}>{(element) => <FormField {...element} />}</ListField>;
    case 'amount':
      return <AmountField {...line} value={value as Amount} />;
    case 'geo':
      return (
        <GeoField
          {...line}
          value={value as MapPoint | null | Unreadable}
          mayBeEmpty={defaultValue === null}
        />
      );
    case 'tick':
      return <TickField {...props} />;
    case 'town':
      return (
        <>
          <TextField {...line} list={TOWN_LIST} value={value as string} />
          <TownSuggestions />
        </>
      );
    case 'tel':
      return <PhoneField {...line} value={value as string} />;
    case 'date':
      return <DateField {...line} value={value as string | Unreadable} />;
    case 'email':
    case 'url':
      return <TextField {...line} type={kind} value={value as string} />;
    default:
      return <TextField {...line} value={value as string} />;
  }
}

/** The fields of an element, whose list has named it already. */
function GroupFields({ field, name = field.label, value, issueAt, onChange }: FieldProps) {
  const values = value as Record<string, unknown>;
  return fieldsOf(field.schema, `${field.path}.`).map((inner) => {
    const key = inner.path.slice(field.path.length + 1);
    return (
      <FormField
        key={key}
        field={inner}
        name={`${name} › ${inner.label}`}
        value={values[key]}
        issueAt={issueAt}
        onChange={(next) => onChange({ ...values, [key]: next })}
      />
    );
  });
}

function TickField({ field, value, onChange }: FieldProps) {
  return (
    <div data-path={field.path}>
      <CheckboxField
        label={field.label}
        checked={value as boolean}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

type DateProps = Omit<Parameters<typeof TextField>[0], 'value' | 'onChange'> & {
  value: string | Unreadable;
  onChange: (value: string | Unreadable) => void;
};

/**
 * Whoever types two digits as the year means this century. A browser tells of no change while the
 * date lacks a part, before and after: such a date is found when its field is left.
 */
function DateField({ value, onChange, ...line }: DateProps) {
  const isHalf = isUnreadable(value);
  const wasHalfHere = useRef(false);
  function change(day: string, isTypedHalf: boolean) {
    wasHalfHere.current = isTypedHalf;
    onChange(isTypedHalf ? { unreadable: '' } : day);
  }
  return (
    <TextField
      {...line}
      {...(isHalf && { error: 'Please enter day, month and year.' })}
      type="date"
      value={isHalf ? '' : value}
      onChange={change}
      onBlur={(isTypedHalf) => {
        if (isTypedHalf ? !isHalf : isHalf && wasHalfHere.current) change('', isTypedHalf);
        else if (!isHalf && withFullYear(value) !== value) change(withFullYear(value), false);
      }}
    />
  );
}

/** Visitors read the number as it is formatted here. */
function PhoneField(line: Parameters<typeof TextField>[0]) {
  const phone = formatPhone(line.value);
  return (
    <TextField
      {...line}
      type="tel"
      onBlur={() => {
        if (phone !== undefined && phone !== line.value) line.onChange(phone, false);
      }}
    />
  );
}

const DAYS = [
  ['Mo', 'Monday'],
  ['Tu', 'Tuesday'],
  ['We', 'Wednesday'],
  ['Th', 'Thursday'],
  ['Fr', 'Friday'],
  ['Sa', 'Saturday'],
  ['Su', 'Sunday'],
] as const;

const LABELS = { first: 'From', last: 'to', opens: 'Opens', closes: 'Closes' };

/** Days and times of schema.org's form ('Mo-Sa 09:30-19:00'), which nobody has to know. */
function HoursField({ field, value, issueAt, onChange }: FieldProps) {
  const [days = '', times = ''] = String(value).split(' ');
  const [first = 'Mo', last = first] = days.split('-');
  const [opens = '', closes = ''] = times.split('-');
  const parts = { first, last, opens, closes };
  const input = (part: keyof typeof parts) => ({
    label: LABELS[part],
    value: parts[part],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const next = { ...parts, [part]: currentTarget.value };
      const span = next.first === next.last ? next.first : `${next.first}-${next.last}`;
      onChange(`${span} ${next.opens}-${next.closes}`);
    },
  });
  return (
    <fieldset className={css.hours} data-path={field.path}>
      <legend className="visually-hidden">{field.label}</legend>
      <SelectField {...input('first')} options={DAYS} />
      <SelectField {...input('last')} options={DAYS} />
      <InputField {...input('opens')} type="time" required />
      <InputField {...input('closes')} type="time" required />
      <FieldIssueLine issue={issueAt(field.path)} />
    </fieldset>
  );
}
