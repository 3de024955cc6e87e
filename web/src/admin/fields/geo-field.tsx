import { isSame } from '@theni/contract/is-same';
import { useState } from 'react';
import { InputField } from '../../ui/field.tsx';
import { isUnreadable, type Unreadable } from '../editor/unsaved-values.ts';
import common from '../ui/common.module.css';
import { type FieldIssue, useShownIssue } from './field-issue.tsx';

const NO_POINT =
  'No place can be read from this. Open the link, press and hold on the place in Google Maps, and copy the two numbers that appear: 10.0104, 77.4768';

interface Props extends FieldIssue {
  path: string;
  label: string;
  value: MapPoint | null | Unreadable;
  mayBeEmpty?: boolean;
  onChange: (value: MapPoint | null | Unreadable) => void;
}

/** Two numbers in one field, or a link, because that is how they are copied from maps. */
export function GeoField({ path, label, value, mayBeEmpty = false, onChange, ...issue }: Props) {
  const shown = textOf(value);
  const isWrong = isUnreadable(value);
  const { shown: issueShown, onBlur } = useShownIssue(shown !== '', issue);
  const [typed, setTyped] = useState(shown);

  function read(text: string): MapPoint | null | Unreadable {
    if (mayBeEmpty && text.trim() === '') return null;
    return mapPointOf(text) ?? { unreadable: text };
  }

  return (
    <div data-path={path}>
      <InputField
        label={label}
        hint="In Google Maps, press and hold on the place and copy the two numbers. Or paste the link from the browser."
        error={isWrong ? NO_POINT : issueShown}
        // It may have been changed elsewhere.
        value={isSame(read(typed), value) ? typed : shown}
        onChange={({ currentTarget: { value: next } }) => {
          setTyped(next);
          onChange(read(next));
        }}
        onBlur={() => {
          onBlur();
          if (!isWrong) setTyped(shown);
        }}
      />
      {value && !isWrong && (
        <a className={common.link} href={mapAddress(value)} target="_blank" rel="noreferrer">
          Look at it on Google Maps
        </a>
      )}
    </div>
  );
}

function textOf(value: MapPoint | null | Unreadable): string {
  if (isUnreadable(value)) return value.unreadable;
  return value ? `${value.latitude}, ${value.longitude}` : '';
}

function mapAddress({ latitude, longitude }: MapPoint): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

export interface MapPoint {
  latitude: number;
  longitude: number;
}

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';
const PAIR = `${NUMBER},\\s*${NUMBER}`;

/** The middle of the map that was open (`@…`) is none of them: it may be far from the place. */
const FORMS = [
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&](?:q|query|destination|daddr)=(?:loc:)?\\s*${PAIR}`,
  `/(?:search|place)/${PAIR}`,
  `^\\(?${NUMBER}(?:°?\\s*N)?[\\s,]+${NUMBER}(?:°?\\s*E)?\\)?$`,
].map((form) => new RegExp(form, 'i'));

/** The place of a link to a map, or of two numbers. */
export function mapPointOf(typed: string): MapPoint | undefined {
  const text = decoded(typed);
  const [, north, east] = FORMS.map((form) => form.exec(text)).find(Boolean) ?? [];
  const point = { latitude: Number(north), longitude: Number(east) };
  const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
  return isOnEarth ? point : undefined;
}

function decoded(typed: string): string {
  const spaced = typed.trim().replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
