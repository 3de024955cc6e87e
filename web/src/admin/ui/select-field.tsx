import type { ComponentProps } from 'react';
import css from '../../ui/field.module.css';
import { LabelledField } from '../../ui/field.tsx';

type Props = Omit<ComponentProps<typeof LabelledField>, 'children'> &
  Omit<ComponentProps<'select'>, 'id'>;

/** One of several, which stand in it as options. */
export function SelectField({ label, hint, error, wrong, children, ...select }: Props) {
  return (
    <LabelledField label={label} hint={hint} error={error} wrong={wrong}>
      {(controlProps) => (
        <select {...select} {...controlProps} className={css.control}>
          {children}
        </select>
      )}
    </LabelledField>
  );
}
