import { type ReactNode, useEffect, useState } from 'react';
import { InputField } from '../../ui/field.tsx';
import common from './common.module.css';

/** A search begins when the typing has paused, because it reads hundreds of messages. */
const TYPING_MS = 400;

interface SearchProps {
  label: string;
  placeholder?: string;
  query: string;
  onSearch: (query: string) => void;
}

export function SearchField({ query, onSearch, ...field }: SearchProps) {
  const [typed, setTyped] = useState(query);
  useEffect(() => {
    if (typed === query) return;
    const timer = setTimeout(onSearch, TYPING_MS, typed);
    return () => clearTimeout(timer);
  }, [typed, query, onSearch]);
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

interface ToggleProps<Key extends string> {
  label: string;
  options: (readonly [Key, ReactNode])[];
  chosen: Key;
  onChoose: (key: Key) => void;
}

export function ToggleGroup<Key extends string>({
  label,
  options,
  chosen,
  onChoose,
}: ToggleProps<Key>) {
  return (
    <fieldset className={common.row} aria-label={label}>
      {options.map(([key, name]) => (
        <button
          key={key}
          type="button"
          className={common.tool}
          aria-pressed={chosen === key}
          onClick={() => onChoose(key)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
