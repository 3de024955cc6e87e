import type { Language } from '@theni/contract/limits';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { InputField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import common from './common.module.css';

export const BIN = 'M4 7h16M9 7V4h6v3m-8 0 1 13h8l1-13M10 11v5m4-5v5';

export function AdminIcon({ d, size = 22 }: { d: string; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
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

/** A search reads hundreds of messages: it begins when the typing has paused. */
const TYPING_MS = 400;

interface SearchProps {
  label: string;
  placeholder?: string;
  words: string;
  onSearch: (words: string) => void;
}

export function SearchField({ words, onSearch, ...field }: SearchProps) {
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

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={common.link}>
      <Icon name="previous" size={20} />
      {children}
    </Link>
  );
}

export interface ListedLink {
  to: string;
  name: string;
  note?: string;
  lang?: Language | undefined;
}

/** @param props.replace for links to what stands in the place of the list */
export function LinkList({ links, replace = false }: { links: ListedLink[]; replace?: boolean }) {
  return (
    <ul className={common.links}>
      {links.map(({ to, name, note, lang }) => (
        <li key={to}>
          <Link to={to} replace={replace}>
            <strong>{name}</strong>
            {note && (
              <span lang={lang} className={common.note}>
                {note}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
