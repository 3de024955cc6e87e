import { type FormEvent, useState } from 'react';
import { useWords } from '../words/words.ts';
import { type Field, isField } from './use-send.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The browser checks the fields; we say beside each what is wrong, until that is right. */
export function useFieldErrors() {
  const { contact } = useWords();
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});

  function note(event: FormEvent<HTMLFormElement>) {
    const control = event.target as Control;
    const { name } = control;
    if (!isField(name)) return;
    // The browser's own bubble would cover our words, in a language that may be another.
    event.preventDefault();
    setErrors((before) => ({ ...before, [name]: contact.wrong[name] }));
    if (event.currentTarget.querySelector(':invalid:not(fieldset)') === control) control.focus();
  }

  function clear({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as Control;
    setErrors(({ [name as Field]: _, ...others }) => others);
  }

  /** Says beside the fields that the server found them wrong, and leads to the first. */
  function refuse(form: HTMLFormElement, wrong: Field[]): void {
    setErrors(Object.fromEntries(wrong.map((field) => [field, contact.wrong[field]])));
    const [first] = wrong;
    if (first) (form.elements.namedItem(first) as Control | null)?.focus();
  }

  return { errors, note, clear, refuse };
}
