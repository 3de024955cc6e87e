import { useState } from 'react';
import { InputField } from '../../ui/field.tsx';
import common from '../ui/common.module.css';
import { editorText } from './editor-words.ts';
import { type Place, placeOf } from './map-place.ts';
import { useEditor, useField, useIssue } from './use-editor.ts';

const text = editorText.geo;

/** A place on the map: two numbers in one field, or a link, because that is how they are copied from Google Maps. */
export function GeoField({ path, mayBeEmpty = false }: { path: string; mayBeEmpty?: boolean }) {
  const { names } = useEditor();
  const { value, change, error, onBlur } = useField<Place | null>(path);
  const latitudeError = useIssue(`${path}.latitude`);
  const longitudeError = useIssue(`${path}.longitude`);
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const shown = value ? `${value.latitude}, ${value.longitude}` : '';

  function put(next: string) {
    setTyped(next);
    const place = placeOf(next);
    const isLeftEmpty = mayBeEmpty && next.trim() === '';
    if (isLeftEmpty) change(null);
    else if (typeof place === 'object') change(place);
    setWrong(isLeftEmpty || typeof place === 'object' ? undefined : messageOf(place));
  }

  return (
    <div data-path={path}>
      <InputField
        label={names.labelAt(path)}
        hint={text.hint}
        error={wrong ?? error ?? latitudeError ?? longitudeError}
        value={typed ?? shown}
        onChange={(event) => put(event.currentTarget.value)}
        onBlur={() => {
          onBlur();
          if (!wrong) setTyped(undefined);
        }}
      />
      {value && !wrong && (
        <a className={common.link} href={mapAddress(value)} target="_blank" rel="noreferrer">
          {text.look}
        </a>
      )}
    </div>
  );
}

function messageOf(place: 'short' | undefined): string {
  return place === 'short' ? text.short : text.wrong;
}

function mapAddress({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
