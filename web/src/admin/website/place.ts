import { shipped } from '@theni/content';
import { isPicture } from '@theni/content/pictures';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { type PageName, pageNames } from '../../pages.ts';

const ADDRESS = '/admin/content';
export const PUBLISH_ADDRESS = `${ADDRESS}?part=publish`;

/** What of the site is open in the editor; it stands in the address. */
export interface SitePlace {
  page: PageName;
  lang: Language;
  /** Paths of what is open in the sheet: one to be changed, or several to choose from. */
  edit: string[];
  /** What is searched for; undefined: there is no search. */
  find: string | undefined;
  /** The section whose texts are listed. */
  section: string;
}

export function sitePlace(search: string): SitePlace {
  const query = new URLSearchParams(search);
  return {
    page: pageNames.find((name) => name === query.get('page')) ?? 'home',
    lang: LANGUAGES.find((language) => language === query.get('lang')) ?? 'en',
    edit: query.getAll('edit'),
    find: query.get('find') ?? undefined,
    section: query.get('section') ?? '',
  };
}

export function siteAddress({ page, lang, edit, find, section }: Partial<SitePlace>): string {
  const query = new URLSearchParams();
  if (page && page !== 'home') query.set('page', page);
  if (lang && lang !== 'en') query.set('lang', lang);
  for (const path of edit ?? []) query.append('edit', path);
  if (find !== undefined) query.set('find', find);
  if (section) query.set('section', section);
  const text = query.toString();
  return text ? `${ADDRESS}?${text}` : ADDRESS;
}

/** What the sheet opens for a path, and where in it. */
export interface Opened {
  /** A text in both languages, a line, a picture, the place on the map, or a whole list. */
  path: string;
  /** Of a list: the element that was meant. */
  element: number | undefined;
}

/** 'people.jointDirectors.1.name.ta' → the list, and its second element */
export function openedAt(path: string): Opened {
  const [, list = '', element] = /^(.+?)\.(\d+)(?:\.|$)/.exec(path) ?? [];
  if (list) return { path: list, element: Number(element) };
  const parts = path.split('.');
  const whole = parts.findIndex((_, at) => isWhole(parts.slice(0, at + 1).join('.')));
  return { path: parts.slice(0, whole + 1).join('.') || path, element: undefined };
}

/** It is opened as one, whatever is in it. */
function isWhole(path: string): boolean {
  const [sample] = samplesAt(path);
  if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return true;
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

/** A text, which may stand beside others under the finger. */
export function isLine(path: string): boolean {
  const [sample] = samplesAt(path);
  if (typeof sample !== 'object' || sample === null) return true;
  return 'en' in sample && typeof sample.en === 'string' && !/\{\w+\}/.test(sample.en);
}
