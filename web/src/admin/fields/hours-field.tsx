import { InputField, SelectField } from '../../ui/field.tsx';
import type { FieldProps } from './field-issue.tsx';
import { FieldIssueLine } from './field-issue.tsx';
import css from './fields.module.css';

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
export function HoursField({ field, value, issueAt, onChange }: FieldProps) {
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
