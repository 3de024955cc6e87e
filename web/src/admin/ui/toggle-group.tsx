import type { ReactNode } from 'react';
import common from './common.module.css';

interface Props<Key extends string> {
  label: string;
  options: (readonly [Key, ReactNode])[];
  chosen: Key;
  onChoose: (key: Key) => void;
}

/** One of a few, each a button; the chosen one is pressed. */
export function ToggleGroup<Key extends string>({ label, options, chosen, onChoose }: Props<Key>) {
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
