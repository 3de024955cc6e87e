import { labelAt } from '@theni/content/labels';
import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import fieldCss from '../../ui/field.module.css';
import { CheckboxField, InputField } from '../../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import css from './fields.module.css';
import { useLack } from './use-website.ts';
import { websiteText } from './words.ts';

const text = websiteText.hours;

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const ALL_DAY = '00:00-23:59';
const USUAL = '09:00-18:00';

/** Days and times of schema.org's form ('Mo-Sa 09:30-19:00'), which nobody has to know. */
export function HoursField({
  path,
  value,
  onChange,
}: {
  path: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const error = useLack(path);
  const errorId = useId();
  const [days = 'Mo-Su', times = USUAL] = value.split(' ');
  const [first = 'Mo', last = first] = days.split('-');
  const [opens = '', closes = ''] = times.split('-');
  const put = (from: string, to: string, at: string) =>
    onChange(`${from === to ? from : `${from}-${to}`} ${at}`);
  return (
    <fieldset className={css.hours} data-path={path} aria-describedby={error ? errorId : undefined}>
      <legend>{labelAt(path)}</legend>
      <DaySelect label={text.from} value={first} onChange={(day) => put(day, last, times)} />
      <DaySelect label={text.to} value={last} onChange={(day) => put(first, day, times)} />
      <div className={css.wide}>
        <CheckboxField
          label={text.allDay}
          checked={times === ALL_DAY}
          onChange={(event) => put(first, last, event.currentTarget.checked ? ALL_DAY : USUAL)}
        />
      </div>
      {times !== ALL_DAY && (
        <>
          <InputField
            label={text.opens}
            type="time"
            required
            value={opens}
            onChange={(event) => put(first, last, `${event.currentTarget.value}-${closes}`)}
          />
          <InputField
            label={text.closes}
            type="time"
            required
            value={closes}
            onChange={(event) => put(first, last, `${opens}-${event.currentTarget.value}`)}
          />
        </>
      )}
      {error && (
        <p id={errorId} className={classNames(fieldCss.error, css.wide)}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function DaySelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
}) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {DAYS.map((day) => (
        <option key={day} value={day}>
          {labelAt(`frame.hours.days.${day}`)}
        </option>
      ))}
    </SelectField>
  );
}
