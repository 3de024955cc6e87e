import { useEffect, useState } from 'react';
import { InputField } from '../../ui/field.tsx';

/** A search reads hundreds of messages: it begins when the typing has paused. */
const TYPING_MS = 400;

interface Props {
  label: string;
  placeholder?: string;
  /** Those that are searched for. */
  words: string;
  onSearch: (words: string) => void;
}

export function SearchField({ words, onSearch, ...field }: Props) {
  const [typed, setTyped] = useState(words);
  useEffect(() => {
    if (typed === words) return;
    const timer = setTimeout(onSearch, TYPING_MS, typed);
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
