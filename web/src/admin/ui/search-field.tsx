import { useEffect, useState } from 'react';
import { InputField } from '../../ui/field.tsx';

/** A search reads hundreds of messages: it begins when the typing has paused. */
const TYPING_MS = 400;

export function SearchField({
  words,
  onSearch,
  ...field
}: {
  label: string;
  hint?: string;
  placeholder?: string;
  /** Those that are searched for. */
  words: string;
  onSearch: (words: string) => void;
}) {
  const [typed, setTyped] = useState(words);
  useEffect(() => setTyped(words), [words]);
  useEffect(() => {
    if (typed === words) return;
    const timer = setTimeout(() => onSearch(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, words, onSearch]);
  return (
    <InputField
      {...field}
      type="search"
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
