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
  /** Shown when the browser refuses the value, instead of its bubble, which covers our words. */
  invalidMessage?: string | undefined;
  /** What a visitor can do instead, below what is wrong. */
  otherWay?: (() => ReactNode) | undefined;
}

type Props<Control extends 'input' | 'textarea' | 'select'> = Frame &
  Omit<ComponentProps<Control>, 'id'>;

export function InputField(props: Props<'input'>) {
  const [frame, input] = frameAndControl(props);
  return <LabelledField {...frame}>{(tied) => <input {...input} {...tied} />}</LabelledField>;
}

export function TextAreaField(props: Props<'textarea'>) {
  const [frame, textArea] = frameAndControl(props);
  return <LabelledField {...frame}>{(tied) => <textarea {...textArea} {...tied} />}</LabelledField>;
}

type SelectProps = Props<'select'> & {
  /** Value and name of each. */
  options: readonly (readonly [string, string])[];
};

export function SelectField({ options, ...props }: SelectProps) {
  const [frame, select] = frameAndControl(props);
  return (
    <LabelledField {...frame}>
      {(tied) => (
        <select {...select} {...tied}>
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

function frameAndControl<FieldProps extends Frame>(props: FieldProps) {
  const { label, hint, error, invalidMessage, otherWay, ...control } = props;
  const frame: Frame = { label, hint, error, invalidMessage, otherWay };
  return [frame, control] as const;
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
  /** Draws the control with what ties it to label and note. */
  children: (tied: {
    id: string;
    className: string | undefined;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

function LabelledField(props: LabelledFieldProps) {
  const { label, hint, error, invalidMessage, otherWay, children } = props;
  const id = useId();
  const { notice, checks } = useInvalidMessage(invalidMessage);
  const shown = error ?? notice;
  const note = shown ?? hint;
  const noteId = `${id}note`;
  return (
    <div className={css.field} {...checks}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children({
        id,
        className: css.control,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': shown ? true : undefined,
      })}
      {note && (
        <p id={noteId} className={shown ? css.error : css.hint}>
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
  // Script may have corrected the value, too.
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
