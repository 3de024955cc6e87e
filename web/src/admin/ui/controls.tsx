import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
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

interface FileButtonProps extends ComponentProps<typeof Button> {
  /** Which files are offered: '.jpg,.png'. */
  accept: string;
  onChoose: (file: File) => void;
}

/** Opens the device's own choice of files. */
export function FileButton({ accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onChoose(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button variant="outline" {...button} onClick={() => input.current?.click()} />
    </>
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

interface DisclosureProps {
  summary: ReactNode;
  /** It opens when this becomes true, or another key. Only the owner closes it. */
  isOpen?: boolean | string;
  children: ReactNode;
}

export function Disclosure({ summary, isOpen = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Before what is in it may be focused.
  useLayoutEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <details ref={details} className={common.disclosure}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

export const BIN = 'M4 7h16M9 7V4h6v3m-8 0 1 13h8l1-13M10 11v5m4-5v5';

export function AdminIcon({ d }: { d: string }) {
  const style = { width: '1.375rem', height: '1.375rem' };
  return (
    <svg className="icon" viewBox="0 0 24 24" style={style} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

interface Props extends ComponentProps<'button'> {
  name: string;
  icon: 'previous' | 'next' | 'close' | 'remove';
  isUpright?: boolean;
}

export function IconButton({ name, icon, isUpright = false, ...button }: Props) {
  return (
    <button
      {...button}
      type="button"
      className={common.tool}
      style={isUpright ? { rotate: '90deg' } : undefined}
      aria-label={name}
      title={name}
    >
      {icon === 'remove' ? <AdminIcon d={BIN} /> : <Icon name={icon} size={22} />}
    </button>
  );
}
