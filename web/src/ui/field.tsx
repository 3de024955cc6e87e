import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import css from './field.module.css';

interface Frame {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Said when the browser refuses the value, instead of its bubble, which covers our words. */
  invalidMessage?: string | undefined;
  /** What a visitor can do instead, below what is wrong. */
  otherWay?: (() => ReactNode) | undefined;
}

type Props<Control extends 'input' | 'textarea' | 'select'> = Frame &
  Omit<ComponentProps<Control>, 'id'>;

export function InputField({
  label,
  hint,
  error,
  invalidMessage,
  otherWay,
  ...input
}: Props<'input'>) {
  return (
    <LabelledField {...{ label, hint, error, invalidMessage, otherWay }}>
      {(controlProps) => <input {...input} {...controlProps} className={css.control} />}
    </LabelledField>
  );
}

type TextAreaProps = Omit<Props<'textarea'>, 'otherWay'>;

export function TextAreaField({ label, hint, error, invalidMessage, ...textArea }: TextAreaProps) {
  return (
    <LabelledField label={label} hint={hint} error={error} invalidMessage={invalidMessage}>
      {(controlProps) => <textarea {...textArea} {...controlProps} className={css.control} />}
    </LabelledField>
  );
}

type SelectProps = Omit<Props<'select'>, 'otherWay'> & {
  /** Value and name of each. */
  options: readonly (readonly [string, string])[];
};

export function SelectField({
  label,
  hint,
  error,
  invalidMessage,
  options,
  ...select
}: SelectProps) {
  return (
    <LabelledField label={label} hint={hint} error={error} invalidMessage={invalidMessage}>
      {(controlProps) => (
        <select {...select} {...controlProps} className={css.control}>
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
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

interface LabelledFieldProps extends Frame {
  children: (controlProps: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** Ties label, control, hint and error together for screen readers. */
function LabelledField(props: LabelledFieldProps) {
  const { label, hint, error, invalidMessage, otherWay, children } = props;
  const id = useId();
  const { notice, checks } = useInvalidMessage(invalidMessage);
  const shown = error ?? notice;
  const note = shown ?? hint;
  const controlProps: ControlProps = { id };
  if (note) controlProps['aria-describedby'] = `${id}note`;
  if (shown) controlProps['aria-invalid'] = true;
  return (
    <div className={css.field} {...checks}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children(controlProps)}
      {note && (
        <p id={`${id}note`} className={shown ? css.error : css.hint}>
          {note}
        </p>
      )}
      {shown && otherWay?.()}
    </div>
  );
}

/** The browser checks a field when its form is sent; until it is right, we say what is wrong. */
function useInvalidMessage(invalidMessage: string | undefined) {
  const [isInvalid, setInvalid] = useState(false);
  const refused = useRef<HTMLInputElement>(null);
  // It may have become right without being typed into.
  useEffect(() => {
    if (isInvalid && refused.current?.validity.valid) setInvalid(false);
  });
  const checks = {
    onInvalid: (event: FormEvent) => {
      if (invalidMessage === undefined) return;
      event.preventDefault();
      setInvalid(true);
      const control = event.target as HTMLInputElement;
      refused.current = control;
      if (control.form?.querySelector(':invalid:not(fieldset)') === control) control.focus();
    },
    onInput: () => setInvalid(false),
  };
  return { notice: isInvalid ? invalidMessage : undefined, checks };
}
