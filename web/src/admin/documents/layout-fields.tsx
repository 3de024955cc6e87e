import { useId, useState } from 'react';
import fieldCss from '../../ui/field.module.css';
import { CheckboxField, InputField } from '../../ui/field.tsx';
import { BothLanguages } from './both-languages.tsx';
import { editorText } from './editor-words.ts';
import { hintAt } from './layout-parts.ts';
import { layoutText } from './layout-words.ts';
import { useEditor, useValue } from './use-editor.ts';

/** @param limit in letters */
export function BothField({
  path,
  limit = 200,
  isLong = false,
}: {
  path: string;
  limit?: number;
  isLong?: boolean;
}) {
  const hintFor = (value: string, at: string) =>
    [hintAt(at), value.length > limit * 0.8 && editorText.letters(value.length, limit)]
      .filter(Boolean)
      .join(' ');
  return <BothLanguages path={path} rows={isLong ? 4 : undefined} hintFor={hintFor} />;
}

/** What is the same in both languages. */
export function LineField({
  path,
  type = 'text',
}: {
  path: string;
  type?: 'text' | 'url' | 'date';
}) {
  const { names } = useEditor();
  const { value = '', change, error } = useValue<string>(path);
  const hint = hintAt(path);
  return (
    <div data-path={path}>
      <InputField
        label={names.labelAt(path)}
        {...(hint && { hint })}
        error={error}
        type={type}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </div>
  );
}

/** A number, or nothing. */
export function AmountField({ path, isNeeded = false }: { path: string; isNeeded?: boolean }) {
  const { names } = useEditor();
  const { value, change, error } = useValue<number | null>(path);
  const hint = hintAt(path);
  const put = (typed: string, asNumber: number) =>
    change(typed === '' && !isNeeded ? null : asNumber);
  return (
    <div data-path={path}>
      <InputField
        label={names.labelAt(path)}
        {...(hint && { hint })}
        error={Number.isNaN(value) ? editorText.number : error}
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        value={value === null || Number.isNaN(value) ? '' : value}
        onChange={({ currentTarget }) => put(currentTarget.value, currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** Two numbers in one field, because that is how they are copied from a map. */
export function GeoField({ path }: { path: string }) {
  const { names } = useEditor();
  const { value, change, error } = useValue<{ latitude: number; longitude: number } | null>(path);
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const shown = value ? `${value.latitude}, ${value.longitude}` : '';

  function put(text: string) {
    setTyped(text);
    const [, latitude, longitude] =
      /^\s*\(?\s*(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)\s*\)?\s*$/.exec(text) ?? [];
    const geo = { latitude: Number(latitude), longitude: Number(longitude) };
    const isPlace = Math.abs(geo.latitude) <= 90 && Math.abs(geo.longitude) <= 180;
    setWrong(text.trim() !== '' && !isPlace);
    if (text.trim() === '') change(null);
    else if (isPlace) change(geo);
  }

  return (
    <div data-path={path}>
      <InputField
        label={names.labelAt(path)}
        hint={hintAt(path) ?? ''}
        error={isWrong ? layoutText.geoWrong : error}
        value={typed ?? shown}
        onChange={(event) => put(event.currentTarget.value)}
        onBlur={() => !isWrong && setTyped(undefined)}
      />
    </div>
  );
}

export function ChoiceField({ path, options }: { path: string; options: [string, string][] }) {
  const { names } = useEditor();
  const { value, change, error } = useValue<string>(path);
  const id = useId();
  const hint = error ?? hintAt(path);
  return (
    <div className={fieldCss.field} data-path={path}>
      <label htmlFor={id} className={fieldCss.label}>
        {names.labelAt(path)}
      </label>
      <select
        id={id}
        className={fieldCss.control}
        value={value}
        aria-describedby={hint && `${id}note`}
        onChange={(event) => change(event.currentTarget.value)}
      >
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}note`} className={error ? fieldCss.error : fieldCss.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function TickField({ path, label }: { path: string; label: string }) {
  const { value, change } = useValue<boolean>(path);
  return (
    <div data-path={path}>
      <CheckboxField
        label={label}
        checked={value}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </div>
  );
}
