import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { newerOf, partsOf } from './newer-features.ts';

/** Where a newer feature stands in a style sheet: its name comes after what the pattern names. */
const places: [names: string[], before: string, after: string][] = [
  [newerOf(bcd.css.properties ?? {}), '(?<=[{;(\\s])', '(?=\\s*:)'],
  [newerOf(bcd.css.selectors ?? {}), '(?<=:)', '(?![\\w-])(?=[^;{}]*{)'],
  [newerOf(bcd.css['at-rules'] ?? {}), '(?<=@)', '(?![\\w-])'],
  [newerOf(bcd.css['at-rules']?.media ?? {}), '(?<=\\()', '(?=[:)])'],
  [partsOf(bcd.css.types ?? {}).flatMap(([, type]) => newerOf(type)), '(?<![\\w-])', '(?=\\()'],
  [newerUnits(), '(?<=[\\s:(,][\\d.]+)', '(?![\\w-])'],
];

const patterns = places.map(
  ([names, before, after]) => new RegExp(`${before}(?:${names.join('|')})${after}`, 'g'),
);

/** The sheet with names that no browser knows for those that an old one does not know. */
export function withoutNewerStyles(sheet: string): string {
  return patterns.reduce((text, pattern) => text.replace(pattern, '-unknown-$&'), sheet);
}

/** MDN lists some units by their kind. */
function newerUnits(): string[] {
  const ofKind: Record<string, string> = {
    container_query_length_units: 'cq(?:[whib]|min|max)',
    viewport_percentage_units_dynamic: 'dv(?:[whib]|min|max)',
    viewport_percentage_units_large: 'lv(?:[whib]|min|max)',
    viewport_percentage_units_small: 'sv(?:[whib]|min|max)',
  };
  return newerOf(bcd.css.types?.length ?? {}).map((name) => ofKind[name] ?? name);
}
