import { type Content, shipped } from '@theni/content';
import { shippedValues } from '@theni/content/changes';
import { valueSchemas } from '@theni/content/schema';
import { valuesIn } from '@theni/content/values';
import type { Changes, ContentIssue, ContentResponse } from '@theni/contract';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { createContext, useContext } from 'react';
import { type PageName, pageNames } from '../../pages.ts';
import { call } from '../api/call.ts';
import { Draft, type DraftState } from '../fields/draft.ts';
import { type FieldIssue, sentenceAt } from '../fields/line-field.tsx';
import type { Publishing } from './publishing.ts';

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
}

export function sitePlace(search: string): SitePlace {
  const query = new URLSearchParams(search);
  return {
    page: pageNames.find((name) => name === query.get('page')) ?? 'home',
    lang: LANGUAGES.find((language) => language === query.get('lang')) ?? 'en',
    edit: query.getAll('edit'),
    find: query.get('find') ?? undefined,
  };
}

export function siteAddress({ page = 'home', lang = 'en', edit = [], find }: Partial<SitePlace>) {
  const query = new URLSearchParams({ page, lang, ...(find !== undefined && { find }) });
  for (const path of edit) query.append('edit', path);
  return `${ADDRESS}?${query}`;
}

interface Website {
  draft: Draft<ContentResponse>;
  state: DraftState<ContentResponse>;
  publishing: Publishing;
  content: Content;
  lacks: ContentIssue[];
}

export const WebsiteContext = createContext<Website | undefined>(undefined);

export function useWebsite(): Website {
  const website = useContext(WebsiteContext);
  if (!website) throw new Error('This stands in the editor of the website only.');
  return website;
}

export function useIssue(path: string): FieldIssue {
  const { state, lacks } = useWebsite();
  return { refusal: sentenceAt(path, state.issues), lack: sentenceAt(path, lacks) };
}

export const getContent = () => call('GET /api/content');

export function websiteDraft(server: ContentResponse): Draft<ContentResponse> {
  return new Draft(server, {
    keptAs: 'website-draft',
    get: getContent,
    patch: (Changes) => call('PATCH /api/content', { body: { Changes } }),
    schemaAt: (path) => valueSchemas.get(path),
  });
}

/** @param path of a value, or of what has several, such as a picture */
export function changesAt(path: string, value: unknown): Changes {
  return isValue(path) ? { [path]: value } : valuesIn(value as object, path);
}

export function valueAt(changes: Changes, path: string): unknown {
  const whole = valuePath(path);
  const at = (key: string) => (Object.hasOwn(changes, key) ? changes[key] : shippedValues[key]);
  if (whole) return partOf(at(whole), path.slice(whole.length + 1));
  const inner = Object.keys(shippedValues).filter((key) => key.startsWith(`${path}.`));
  return Object.fromEntries(inner.map((key) => [key.slice(path.length + 1), at(key)]));
}

/**
 * What the sheet opens for a path: a text in both languages, a line, a picture, a place, or a list
 * and the element that was meant: 'people.jointDirectors.1.name.ta' → the list, and 1.
 */
export function openedAt(path: string): { path: string; element: number | undefined } {
  const whole = valuePath(path);
  if (!whole) return { path, element: undefined };
  const element = /^\.(\d+)/.exec(path.slice(whole.length))?.[1];
  const around = whole.slice(0, whole.lastIndexOf('.'));
  const isPart = isValue(`${around}.file`) || isValue(`${around}.latitude`);
  return { path: isPart ? around : whole, element: element ? Number(element) : undefined };
}

export function samplesAt(path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (samples, key) =>
        /^\d+$/.test(key) ? samples.flat() : samples.map((sample) => partOf(sample, key)),
      [shipped],
    );
}

/** 'people.jointDirectors.0.name' → 'people.jointDirectors' */
function valuePath(path: string): string | undefined {
  if (isValue(path)) return path;
  return path.includes('.') ? valuePath(path.slice(0, path.lastIndexOf('.'))) : undefined;
}

function isValue(path: string): boolean {
  return Object.hasOwn(shippedValues, path);
}

function partOf(value: unknown, path: string): unknown {
  return path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}
