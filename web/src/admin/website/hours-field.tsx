import { labelAt } from '@theni/content/labels';
import { InputField } from '../../ui/field.tsx';
import css from '../fields/fields.module.css';
import common from '../ui/common.module.css';
import { SelectField } from '../ui/select-field.tsx';
import { websiteText } from './words.ts';

const text = websiteText.hours;

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Days and times of schema.org's form ('Mo-Sa 09:30-19:00'), which nobody has to know. */
export function HoursField({
  path,
  value,
  error,
  onChange,
}: {
  path: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const [days = '', times = ''] = value.split(' ');
  const [first = 'Mo', last = first] = days.split('-');
  const [opens = '', closes = ''] = times.split('-');
  const parts = { first, last, opens, closes };
  const field = (label: string, part: keyof typeof parts) => ({
    label,
    value: parts[part],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const next = { ...parts, [part]: currentTarget.value };
      const span = next.first === next.last ? next.first : `${next.first}-${next.last}`;
      onChange(`${span} ${next.opens}-${next.closes}`);
    },
  });
  const options = DAYS.map((day) => (
    <option key={day} value={day}>
      {labelAt(`frame.hours.days.${day}`)}
    </option>
  ));
  return (
    <fieldset className={css.hours} data-path={path}>
      <legend>{labelAt(path)}</legend>
      <SelectField {...field(text.from, 'first')}>{options}</SelectField>
      <SelectField {...field(text.to, 'last')}>{options}</SelectField>
      <InputField {...field(text.opens, 'opens')} type="time" required />
      <InputField {...field(text.closes, 'closes')} type="time" required />
      {error && (
        <p role="alert" className={common.issue}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
