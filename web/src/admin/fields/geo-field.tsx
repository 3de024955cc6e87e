import { isSame } from '@theni/contract/same-values';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { isUnreadable, type Unreadable } from '../editor/unsaved-values.ts';
import common from '../ui/common.module.css';
import { notifyWithUndo } from '../ui/notice.ts';
import { ErrorNotice } from '../ui/query-state.tsx';
import { type FieldIssue, useShownIssue } from './field-issue.tsx';

const NO_POINT =
  'No place can be read from this. Open the link, press and hold on the place in Google Maps, and copy the two numbers that appear: 10.0104, 77.4768';

/** The place stands behind it, at Google, and not in it. */
const SHORT_LINK = /\b(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co)\//i;
const NO_POINT_IN_SHORT_LINK =
  'A short link does not hold the place. Open it, press and hold on the place in Google Maps, and copy the two numbers that appear: 10.0104, 77.4768. Or tap “Here” when you stand on the land.';

const noPointText = (typed: string) => (SHORT_LINK.test(typed) ? NO_POINT_IN_SHORT_LINK : NO_POINT);

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
  const { shown: issueShown, onBlur, onTyping } = useShownIssue(shown !== '', issue);
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
        error={isWrong ? noPointText(shown) : issueShown}
        // It may have been changed elsewhere.
        value={isSame(read(typed), value) ? typed : shown}
        onChange={({ currentTarget: { value: next } }) => {
          onTyping();
          setTyped(next);
          onChange(read(next));
        }}
        onBlur={() => {
          onBlur();
          if (!isWrong) setTyped(shown);
        }}
      />
      <HereButton
        onFound={(point, meters) => {
          onChange(point);
          const text = `The place is where you are now, within ${meters} m.`;
          notifyWithUndo(text, () => onChange(value));
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

/** The phone's own position, which the browser asks the owner for. */
function HereButton({ onFound }: { onFound: (point: MapPoint, meters: number) => void }) {
  const [state, setState] = useState<'busy' | 'failed' | 'refused'>();
  function findPosition() {
    setState('busy');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState(undefined);
        const [latitude, longitude] = [rounded(coords.latitude), rounded(coords.longitude)];
        onFound({ latitude, longitude }, Math.ceil(coords.accuracy));
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      { enableHighAccuracy: true, timeout: HERE_WITHIN_MS },
    );
  }
  return (
    <>
      <p>
        <Button variant="outline" icon="pin" isBusy={state === 'busy'} onClick={findPosition}>
          {state === 'busy' ? 'Loading..' : 'Here'}
        </Button>
      </p>
      <ErrorNotice>
        {state === 'failed' && 'Your phone has not found its position. Try again under open sky.'}
        {state === 'refused' &&
          'This browser may not know your position. Allow it in the settings of this page, and tap again.'}
      </ErrorNotice>
    </>
  );
}

const HERE_WITHIN_MS = 20_000;

/** To a tenth of a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

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

const PART = String.raw`(\d{1,3})°\s*(\d{1,2})['’′]\s*(\d{1,2}(?:\.\d+)?)(?:"|”|″|'')\s*`;
/** Degrees, minutes and seconds, which a map shows of a pin. */
const DEGREES = new RegExp(`${PART}([NS])[\\s,]*${PART}([EW])`, 'gi');

function inDegrees(...[, d, m, s, north, d2, m2, s2, east]: string[]): string {
  const degrees = (parts: (string | undefined)[], isBack: boolean) => {
    const [whole = 0, minutes = 0, seconds = 0] = parts.map(Number);
    return rounded((whole + minutes / 60 + seconds / 3600) * (isBack ? -1 : 1));
  };
  const latitude = degrees([d, m, s], /s/i.test(north ?? ''));
  const longitude = degrees([d2, m2, s2], /w/i.test(east ?? ''));
  return `${latitude}, ${longitude}`;
}

/** The place of a link to a map, or of two numbers. */
export function mapPointOf(typed: string): MapPoint | undefined {
  const text = decoded(typed).replace(DEGREES, inDegrees);
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
