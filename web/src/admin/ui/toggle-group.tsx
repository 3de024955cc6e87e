import type { ReactNode } from 'react';
import css from './toggle-group.module.css';

/** One of a few, each a button; the chosen one is pressed. */
export function ToggleGroup<Key extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string;
  options: (readonly [Key, ReactNode])[];
  chosen: Key;
  onChoose: (key: Key) => void;
}) {
  return (
    <fieldset className={css.group} aria-label={label}>
      {options.map(([key, name]) => (
        <button key={key} type="button" aria-pressed={chosen === key} onClick={() => onChoose(key)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
