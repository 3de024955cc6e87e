import { type ReactNode, useEffect, useRef, useState } from 'react';
import { InputField } from '../../ui/field.tsx';
import common from './common.module.css';

/** A search begins when the typing has paused, because it reads hundreds of leads. */
const TYPING_MS = 400;

interface SearchProps {
  label: string;
  placeholder?: string;
  query: string;
  onSearch: (query: string) => void;
}

export function SearchField({ query, onSearch, ...field }: SearchProps) {
  const [typed, setTyped] = useState(query);
  /** The query of this field's last search. A different one was set by the page. */
  const searched = useRef(query);
  useEffect(() => {
    if (query !== searched.current) setTyped(query);
    searched.current = query;
  }, [query]);
  useEffect(() => {
    if (typed === query) return;
    const timer = setTimeout(() => {
      searched.current = typed;
      onSearch(typed);
    }, TYPING_MS);
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
