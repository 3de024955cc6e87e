import { type FormEvent, useState } from 'react';
import { contact } from '../../content/contact.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;
export type Field = keyof typeof contact.wrong;

/** The browser checks the fields; what it says in passing stays beside the field until that is right. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});

  function note({ target }: FormEvent<HTMLFormElement>) {
    const { name, validationMessage } = target as Control;
    setErrors((before) => ({ ...before, [name]: validationMessage }));
  }

  function clear({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as Control;
    setErrors(({ [name as Field]: _, ...others }) => others);
  }

  /** Says beside the fields that the server found them wrong, and leads to the first. */
  function refuse(form: HTMLFormElement, fields: string[]): void {
    const known = fields.filter((field): field is Field => field in contact.wrong);
    setErrors(Object.fromEntries(known.map((field) => [field, contact.wrong[field]])));
    const [first] = known;
    if (first) (form.elements.namedItem(first) as Control | null)?.focus();
  }

  return { errors, note, clear, refuse };
}
