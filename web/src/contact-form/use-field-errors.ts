import { type FormEvent, useState } from 'react';
import { useWords } from '../words/words.ts';
import type { Field } from './use-send.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What the server found wrong, beside each field, until that is changed. */
export function useFieldErrors() {
  const { contact } = useWords();
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});

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

  return { errors, clear, refuse };
}
