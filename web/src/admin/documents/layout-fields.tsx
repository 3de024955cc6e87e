import { valueAt } from '@theni/contract/tree';
import { useId } from 'react';
import fieldCss from '../../ui/field.module.css';
import { CheckboxField, InputField, LabelledField } from '../../ui/field.tsx';
import { GeoField } from '../fields/geo-field.tsx';
import type { Place } from '../fields/map-place.ts';
import { fieldText } from '../fields/words.ts';
import { SelectField } from '../ui/select-field.tsx';
import { BothLanguages, lettersNear } from './both-languages.tsx';
import { hintAt } from './layout-names.ts';
import { AmountInput } from './plot-inputs.tsx';
import { useEditor, useField, useIssue, useValue } from './use-editor.ts';

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
    [hintAt(at), lettersNear(value, limit)].filter(Boolean).join(' ');
  return <BothLanguages path={path} rows={isLong ? 4 : undefined} hintFor={hintFor} />;
}

/** What is the same in both languages. */
export function LineField({
  path,
  type = 'text',
  choices,
  tidy,
  hintFor = () => hintAt(path) ?? '',
}: {
  path: string;
  type?: 'text' | 'url' | 'date' | 'tel' | 'email';
  /** Suggested while it is typed. */
  choices?: readonly string[];
  /** What was typed, as it should be written; undefined where that is not known. */
  tidy?: ((typed: string) => Promise<string | undefined>) | undefined;
  hintFor?: (typed: string) => string;
}) {
  const { names, draft } = useEditor();
  const { value = '', change, error, onBlur } = useField<string>(path);
  const list = useId();

  async function leave() {
    onBlur();
    const tidied = await tidy?.(value);
    if (tidied && tidied !== value && valueAt(draft.mine, path) === value) change(tidied);
  }

  return (
    <div data-path={path}>
      <InputField
        label={names.labelAt(path)}
        hint={hintFor(value)}
        error={error}
        type={type}
        value={value}
        {...(choices && { list })}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
      />
      {choices && (
        <datalist id={list}>
          {choices.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </div>
  );
}

/** A number, or nothing; '4,50,000' may be typed as people write it. */
export function AmountField({ path, isNeeded = false }: { path: string; isNeeded?: boolean }) {
  const { names } = useEditor();
  const { value, change, error, onBlur } = useField<number | null>(path);
  const isNoNumber = Number.isNaN(value);
  return (
    <div data-path={path}>
      <LabelledField
        label={names.labelAt(path)}
        hint={hintAt(path)}
        error={isNoNumber ? fieldText.number : error}
      >
        {(controlProps) => (
          <AmountInput
            {...controlProps}
            className={fieldCss.control}
            value={value}
            onChange={(amount) => change(amount === null && isNeeded ? Number.NaN : amount)}
            onBlur={onBlur}
          />
        )}
      </LabelledField>
    </div>
  );
}

/** A place on the map, or none. */
export function PlaceField({ path }: { path: string }) {
  const { names } = useEditor();
  const { value, change, error, onBlur } = useField<Place | null>(path);
  const latitudeError = useIssue(`${path}.latitude`);
  const longitudeError = useIssue(`${path}.longitude`);
  return (
    <GeoField
      path={path}
      label={names.labelAt(path)}
      value={value}
      error={error ?? latitudeError ?? longitudeError}
      mayBeEmpty
      onChange={change}
      onBlur={onBlur}
    />
  );
}

export function ChoiceField({ path, options }: { path: string; options: [string, string][] }) {
  const { names } = useEditor();
  const { value, change, error, onBlur } = useField<string>(path);
  return (
    <div data-path={path}>
      <SelectField
        label={names.labelAt(path)}
        hint={hintAt(path)}
        error={error}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={onBlur}
      >
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
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
