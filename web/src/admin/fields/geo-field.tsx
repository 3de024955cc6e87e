import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import common from '../ui/common.module.css';
import { type Place, placeOf } from './map-place.ts';
import { fieldText } from './words.ts';

const text = fieldText.geo;

/** Two numbers in one field, or a link, because that is how they are copied from maps. */
export function GeoField({
  path,
  label,
  value,
  error,
  mayBeEmpty = false,
  onChange,
  onBlur,
}: {
  path: string;
  label: string;
  value: Place | null;
  error?: string | undefined;
  mayBeEmpty?: boolean;
  onChange: (value: Place | null) => void;
  onBlur?: () => void;
}) {
  const shown = value ? `${value.latitude}, ${value.longitude}` : '';
  const [typed, setTyped] = useState(shown);
  const isEmpty = mayBeEmpty && typed.trim() === '';
  const found = placeOf(typed);
  const middle = typeof found === 'object' && found.isMiddle ? found.place : undefined;
  const wrong =
    isEmpty || typeof found === 'object' ? undefined : text[found === 'short' ? 'short' : 'wrong'];
  const seen = middle ?? value;

  function put(next: string) {
    setTyped(next);
    const read = placeOf(next);
    if (mayBeEmpty && next.trim() === '') onChange(null);
    else if (typeof read === 'object' && !read.isMiddle) onChange(read.place);
  }

  return (
    <div data-path={path}>
      <InputField
        label={label}
        hint={text.hint}
        error={wrong ?? (middle ? text.middle : error)}
        value={typed}
        onChange={(event) => put(event.currentTarget.value)}
        onBlur={() => {
          onBlur?.();
          if (!wrong && !middle) setTyped(shown);
        }}
      />
      <p className={common.row}>
        {seen && !wrong && (
          <a className={common.link} href={mapAddress(seen)} target="_blank" rel="noreferrer">
            {text.look}
          </a>
        )}
        {middle && (
          <Button variant="outline" onClick={() => put(`${middle.latitude}, ${middle.longitude}`)}>
            {text.isPlace}
          </Button>
        )}
      </p>
    </div>
  );
}

function mapAddress({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
