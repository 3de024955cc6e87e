import type { ComponentProps } from 'react';
import css from '../../ui/field.module.css';
import { LabelledField } from '../../ui/field.tsx';

/** @param wrong said when nothing is chosen and something must be */
export function SelectField({
  label,
  wrong,
  children,
  ...select
}: { label: string; wrong?: string | undefined } & ComponentProps<'select'>) {
  return (
    <LabelledField label={label} wrong={wrong}>
      {(controlProps) => (
        <select {...select} {...controlProps} className={css.control}>
          {children}
        </select>
      )}
    </LabelledField>
  );
}
