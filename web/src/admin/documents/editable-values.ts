import { type Content, shipped } from '@theni/content';
import { isPicture, picturesIn } from '@theni/content/pictures';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { listOf } from '@theni/contract/tree';
import { isEdited, isOpenList, nameAt, type Section } from './sections.ts';
import { normalized, textsIn } from './shown-texts.ts';

/** What the sheet opens for a path, and where in it. */
export interface Opened {
  /** A text in both languages, a picture, a place, or a whole list. */
  path: string;
  /** Of a list: the element that was meant. */
  element: number | undefined;
}

/** 'people.jointDirectors.1.name.ta' → the list, and its second element */
export function openedAt(path: string): Opened {
  const [, list = '', element] = /^(.+?)\.(\d+)(?:\.|$)/.exec(path) ?? [];
  if (list && isOpenList(list)) return { path: list, element: Number(element) };
  const parts = path.split('.');
  const whole = parts.findIndex((_, at) => isWhole(parts.slice(0, at + 1).join('.')));
  return { path: parts.slice(0, whole + 1).join('.') || path, element: undefined };
}

/** It has one field, whatever is in it. */
function isWhole(path: string): boolean {
  const [sample] = samplesAt(path);
  if (typeof sample !== 'object' || sample === null) return true;
  return 'en' in sample || isPicture(sample) || 'latitude' in sample;
}

/** What is shipped at a path; in a list, in all its elements. */
export function samplesAt(path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (samples, key) =>
        /^\d+$/.test(key)
          ? samples.flat()
          : samples.map((sample) => (sample as Record<string, unknown> | undefined)?.[key]),
      [shipped],
    );
}

/** A line of a search or of a group. */
export interface Value {
  path: string;
  /** Of a text, in one language or the other. */
  text: string;
  lang?: Language;
}

interface Searched extends Value {
  /** Its words and its name, in small letters. */
  words: string;
}

/** Every text in both languages, to be searched. */
export function searchedValues(content: Content): Searched[] {
  return LANGUAGES.flatMap((lang) =>
    textsIn(content, lang)
      .filter(({ path }) => isEdited(path))
      .map(({ path, text }) => {
        const words = `${normalized(text)} ${nameAt(path)}`.toLowerCase();
        return { path, text, lang, words };
      }),
  );
}

/** Those that have all the words that are searched for, each path once; what has them in this order comes first. */
export function findValues(values: Searched[], words: string): Value[] {
  const phrase = normalized(words).toLowerCase();
  const wanted = phrase.split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  const found = values.filter((value) => wanted.every((word) => value.words.includes(word)));
  const isApart = (value: Searched) => Number(!value.words.includes(phrase));
  const byPath = new Map<string, Value>();
  for (const value of found.toSorted((a, b) => isApart(a) - isApart(b)))
    if (!byPath.has(value.path)) byPath.set(value.path, value);
  return [...byPath.values()];
}

/** All that can be changed of a group: texts, lists, pictures, and the place on the map. */
export function valuesIn(content: Content, { parts }: Section, lang: Language): Value[] {
  const isInGroup = (path: string) =>
    parts.some((part) => path === part || path.startsWith(`${part}.`)) && isEdited(path);
  const paths = [
    ...textsIn(content, lang),
    ...picturesIn(content).map(([path]) => ({ path, text: '' })),
    { path: 'company.geo', text: '' },
    ...emptyLists(content).map((path) => ({ path, text: '' })),
  ].filter(({ path }) => isInGroup(path));
  const seen = new Set<string>();
  return paths.flatMap(({ path, text }) => {
    const list = listOf(path);
    const shown = list !== path && isOpenList(list) ? list : path;
    if (seen.has(shown)) return [];
    seen.add(shown);
    return [{ path: shown, text: shown === path ? text : '', lang }];
  });
}

function emptyLists(value: unknown, path = ''): string[] {
  if (Array.isArray(value) && value.length === 0) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    emptyLists(inner, path ? `${path}.${key}` : key),
  );
}

/** A text with places to fill, which a page shows filled. */
export function isTemplate(path: string): boolean {
  const [sample] = samplesAt(path) as ({ en?: unknown } | undefined)[];
  return /\{\w+\}/.test(String(sample?.en ?? ''));
}

/** And not a picture, a place or a list. */
export function isText(path: string): boolean {
  const [sample] = samplesAt(path);
  return typeof sample !== 'object' || sample === null || 'en' in sample;
}
