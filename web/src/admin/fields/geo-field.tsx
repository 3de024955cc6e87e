import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import common from '../ui/common.module.css';
import { type FieldIssue, useShownIssue } from './field-issue.ts';

const NO_POINT =
  'This is not a place on the map. Please paste the link from Google Maps, or two numbers with a comma between them: 10.0104, 77.4768';
const ONLY_MIDDLE =
  'This link gives only the middle of the map you had open. Please check whether it is the right place.';
const SHORT_LINK =
  'A short link does not show the place. Open it, press and hold on the place in Google Maps, and copy the two numbers that appear.';

interface Props extends FieldIssue {
  path: string;
  label: string;
  value: MapPoint | null;
  mayBeEmpty?: boolean;
  onChange: (value: MapPoint | null) => void;
}

/** Two numbers in one field, or a link, because that is how they are copied from maps. */
export function GeoField({ path, label, value, mayBeEmpty = false, onChange, ...issue }: Props) {
  const shown = value ? `${value.latitude}, ${value.longitude}` : '';
  const { shown: issueShown, onBlur } = useShownIssue(shown !== '', issue);
  const [typed, setTyped] = useState(shown);
  const isEmpty = mayBeEmpty && typed.trim() === '';
  const found = mapPointOf(typed);
  const middle = typeof found === 'object' && found.isMiddle ? found.point : undefined;
  const unread = found === 'short' ? SHORT_LINK : NO_POINT;
  const wrong = isEmpty || typeof found === 'object' ? undefined : unread;
  const seen = middle ?? value;

  function put(next: string) {
    setTyped(next);
    const read = mapPointOf(next);
    if (mayBeEmpty && next.trim() === '') onChange(null);
    else if (typeof read === 'object' && !read.isMiddle) onChange(read.point);
  }

  return (
    <div data-path={path}>
      <InputField
        label={label}
        hint="In Google Maps, press and hold on the place and copy the two numbers. Or paste the link from the browser."
        error={wrong ?? (middle ? ONLY_MIDDLE : issueShown)}
        value={typed}
        onChange={(event) => put(event.currentTarget.value)}
        onBlur={() => {
          onBlur();
          if (!wrong && !middle) setTyped(shown);
        }}
      />
      <p className={common.row}>
        {seen && !wrong && (
          <a className={common.link} href={mapAddress(seen)} target="_blank" rel="noreferrer">
            Look at it on Google Maps
          </a>
        )}
        {middle && (
          <Button variant="outline" onClick={() => put(`${middle.latitude}, ${middle.longitude}`)}>
            Yes, this is the place
          </Button>
        )}
      </p>
    </div>
  );
}

function mapAddress({ latitude, longitude }: MapPoint): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

export interface MapPoint {
  latitude: number;
  longitude: number;
}

type FoundPoint = { point: MapPoint; isMiddle: boolean };

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';
const PAIR = `${NUMBER},\\s*${NUMBER}`;
const ANGLE = '(\\d{1,3})°\\s*(\\d{1,2})[\'’′]\\s*(\\d{1,2}(?:\\.\\d+)?)["”″]\\s*';

const ANGLES = new RegExp(`${ANGLE}([NS])[\\s,]*${ANGLE}([EW])`, 'i');

/** In the data of a route: longitude and latitude of each stop. The last one is its destination. */
const STOPS = new RegExp(`/dir/.*!1d${NUMBER}!2d${NUMBER}`, 'i');

const FORMS = [
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&](?:destination|daddr)=(?:loc:)?\\s*${PAIR}`,
  `[?&](?:q|query)=(?:loc:)?\\s*${PAIR}`,
  `/(?:search|place)/${PAIR}`,
  `/dir/(?:[^/@]*/)*${PAIR}/?(?:[@?]|data|am=|$)`,
  `^geo:(?!0,0)${PAIR}`,
  `^\\(?${NUMBER}(?:°?\\s*N)?[\\s,]+${NUMBER}(?:°?\\s*E)?\\)?$`,
].map((form) => new RegExp(form, 'i'));

const MIDDLE = new RegExp(`(?:@|[?&](?:center|ll)=)${PAIR}`, 'i');

/**
 * The place of a link to a map, or of two numbers.
 * @returns 'short' for a link that only the network can tell the place of
 */
export function mapPointOf(typed: string): FoundPoint | 'short' | undefined {
  const text = decoded(typed);
  const exact =
    pointInAngles(text) ??
    pointIn(STOPS, text, true) ??
    FORMS.map((form) => pointIn(form, text)).find(Boolean);
  if (exact) return { point: exact, isMiddle: false };
  const middle = pointIn(MIDDLE, text);
  if (middle) return { point: middle, isMiddle: true };
  return /\b(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs)\b/i.test(text) ? 'short' : undefined;
}

function pointIn(form: RegExp, text: string, isReversed = false): MapPoint | undefined {
  const [, first, second] = form.exec(text) ?? [];
  return isReversed ? onEarth(second, first) : onEarth(first, second);
}

function pointInAngles(text: string): MapPoint | undefined {
  const parts = ANGLES.exec(text)?.slice(1);
  if (!parts) return undefined;
  const degrees = ([whole, minutes, seconds, side]: string[]) => {
    const size = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
    return (/[SW]/i.test(side ?? '') ? -size : size).toFixed(6);
  };
  return onEarth(degrees(parts.slice(0, 4)), degrees(parts.slice(4)));
}

function onEarth(north: string | undefined, east: string | undefined): MapPoint | undefined {
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
