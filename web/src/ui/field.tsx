import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './field.module.css';

interface Frame {
  label: string;
  hint?: string;
  error?: string | undefined;
}

type InputProps = Frame & Omit<ComponentProps<'input'>, 'id'>;
type TextAreaProps = Frame & Omit<ComponentProps<'textarea'>, 'id'>;

export function InputField({ label, hint, error, ...input }: InputProps) {
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(controlProps) => <input {...input} {...controlProps} className={css.control} />}
    </LabelledField>
  );
}

export function TextAreaField({ label, hint, error, ...textArea }: TextAreaProps) {
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(controlProps) => <textarea {...textArea} {...controlProps} className={css.control} />}
    </LabelledField>
  );
}

export function CheckboxField({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className={css.checkbox}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}

interface LabelledFieldProps extends Omit<Frame, 'hint'> {
  hint?: string | undefined;
  children: (controlProps: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** Ties label, control, hint and error together for screen readers. */
function LabelledField({ label, hint, error, children }: LabelledFieldProps) {
  const id = useId();
  const note = error ?? hint;
  const controlProps: ControlProps = { id };
  if (note) controlProps['aria-describedby'] = `${id}note`;
  if (error) controlProps['aria-invalid'] = true;
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children(controlProps)}
      {note && (
        <p id={`${id}note`} className={error ? css.error : css.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
