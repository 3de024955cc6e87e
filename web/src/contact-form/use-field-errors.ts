import { type FormEvent, useState } from 'react';
import { useWords } from '../words/words.ts';
import { type Field, isField } from './use-send.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The browser checks the fields; what it says in passing stays beside the field until that is right. */
export function useFieldErrors() {
  const { contact } = useWords();
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});

  function note({ target }: FormEvent<HTMLFormElement>) {
    const control = target as Control;
    const { name } = control;
    // The browser's own words are in the browser's language, and name a "requested format" that no visitor has been told.
    if (isField(name)) control.setCustomValidity(contact.wrong[name]);
    const { validationMessage } = control;
    setErrors((before) => ({ ...before, [name]: validationMessage }));
  }

  function clear({ target }: FormEvent<HTMLFormElement>) {
    const control = target as Control;
    control.setCustomValidity('');
    setErrors(({ [control.name as Field]: _, ...others }) => others);
  }

  /** Says beside the fields that the server found them wrong, and leads to the first. */
  function refuse(form: HTMLFormElement, wrong: Field[]): void {
    setErrors(Object.fromEntries(wrong.map((field) => [field, contact.wrong[field]])));
    const [first] = wrong;
    if (first) (form.elements.namedItem(first) as Control | null)?.focus();
  }

  return { errors, note, clear, refuse };
}
