import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Content, shipped } from '@theni/content';
import { changedPaths, contentFrom, shippedValues } from '@theni/content/changes';
import { isEditable } from '@theni/content/labels';
import { valueSchemas } from '@theni/content/schema';
import { valuesIn } from '@theni/content/text';
import type {
  Changes,
  ContentIssue,
  ContentResponse,
  KeptLayout,
  LayoutSummary,
} from '@theni/contract';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { trimmed } from '@theni/contract/trimmed';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { type PageName, pageNames } from '../../pages.ts';
import { call } from '../api/call.ts';
import { contentQuery } from '../api/content.ts';
import { AdminApiError, SessionEndedError } from '../api/errors.ts';
import type { Draft, DraftDocument } from '../editor/draft.ts';
import type { DraftState } from '../editor/use-draft.ts';
import { type FieldIssue, sentenceAt } from '../fields/line-field.tsx';
import { saveLayouts } from '../layouts/layout.ts';
import { layoutsQuery } from '../layouts/layout-queries.ts';
import { noticeSessionEnd } from '../session/session.ts';
import { textsIn } from './shown-texts.ts';
import { websiteText } from './words.ts';

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
  const asked = query.getAll('edit');
  const edit = asked.filter(canBeOpened);
  // An old link may name a text that is gone: it may be found by its words.
  const isGone = asked.length > 0 && edit.length === 0;
  return {
    page: pageNames.find((name) => name === query.get('page')) ?? 'home',
    lang: LANGUAGES.find((language) => language === query.get('lang')) ?? 'en',
    edit,
    find: query.get('find') ?? (isGone ? '' : undefined),
  };
}

export function siteAddress({ page = 'home', lang = 'en', edit = [], find }: Partial<SitePlace>) {
  const query = new URLSearchParams({ page, lang, ...(find !== undefined && { find }) });
  for (const path of edit) query.append('edit', path);
  return `${ADDRESS}?${query}`;
}

interface Website {
  draft: Draft;
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

export const websiteDocument: DraftDocument<ContentResponse> = {
  name: 'website',
  query: contentQuery,
  patch: (changes) => call('PATCH /api/content', { body: { changes } }),
  rules: { schemaAt: (path) => valueSchemas.get(path) },
};

/** @param path of a value, or of what has several, such as a picture */
export function changesAt(path: string, value: unknown): Changes {
  return isValue(path) ? { [path]: value } : valuesIn(value as object, path);
}

export function valueAt(changes: Changes, path: string): unknown {
  const whole = valuePath(path);
  const at = (key: string) =>
    (Object.hasOwn(changes, key) ? changes[key] : null) ?? shippedValues[key];
  if (whole) return partOf(at(whole), path.slice(whole.length + 1));
  const inner = Object.keys(shippedValues).filter((key) => key.startsWith(`${path}.`));
  return Object.fromEntries(inner.map((key) => [key.slice(path.length + 1), at(key)]));
}

/**
 * What the sheet opens for a path: a text in both languages, a line, a picture, a place, or a list
 * and the element that was meant: 'people.jointDirectors.1.name.ta' → the list, and 1.
 */
export function fieldForPath(path: string): { path: string; element: number | undefined } {
  const whole = valuePath(path);
  if (!whole) return { path, element: undefined };
  const element = /^\.(\d+)/.exec(path.slice(whole.length))?.[1];
  const around = whole.slice(0, whole.lastIndexOf('.'));
  const isPart = isValue(`${around}.file`) || isValue(`${around}.latitude`);
  return { path: isPart ? around : whole, element: element ? Number(element) : undefined };
}

function canBeOpened(path: string): boolean {
  const paths = Object.keys(shippedValues);
  return valuePath(path) !== undefined || paths.some((key) => key.startsWith(`${path}.`));
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

type LayoutChange = 'new' | 'changed' | 'leaving';

export function useUnpublished() {
  const { changes, server } = useWebsite().state;
  const { published } = server;
  const layoutsAsked = useQuery(layoutsQuery);
  const paths = useMemo(() => unpublishedPaths(published ?? {}, changes), [published, changes]);
  const layouts = (layoutsAsked.data ?? []).flatMap((layout) => {
    const change = changeOf(layout);
    return change ? [{ layout, change }] : [];
  });
  return { paths, layouts, layoutsAsked, count: paths.length + layouts.length };
}

/** As the sheet opens them: a picture is one path. Publishing takes blanks off. */
function unpublishedPaths(published: Changes, changes: Changes): string[] {
  const changed = changedPaths(trimmed(published), trimmed(changes));
  // A build may have dropped or renamed a text that is published.
  const paths = changed.filter((path) => isValue(path) && isEditable(path));
  return [...new Set(paths.map((path) => fieldForPath(path).path))];
}

function changeOf({
  public: isPublic,
  version,
  publishedVersion,
}: LayoutSummary): LayoutChange | undefined {
  if (publishedVersion === null) return isPublic ? 'new' : undefined;
  if (!isPublic) return 'leaving';
  return version === publishedVersion ? undefined : 'changed';
}

const CONTACT = /^company\.(phones|whatsapp|email)|^people\..*phone$/;

export function stillOld(published: Changes, changes: Changes): { old: string; paths: string[] }[] {
  const [before = [], now = []] = [published, changes].map((values) => {
    const content = contentFrom(values);
    return LANGUAGES.flatMap((language) => textsIn(content, language));
  });
  const gone = before.filter(
    ({ path, text }) => CONTACT.test(path) && text && !standsAt(changes, path, text),
  );
  return [...new Set(gone.map(({ text }) => text))].flatMap((old) => {
    const places = now.filter(({ text }) => bare(text).includes(bare(old)));
    const paths = [...new Set(places.map(({ path }) => path))];
    return paths.length > 0 ? [{ old, paths }] : [];
  });
}

/** Where it stood, or in another element of the same list. */
function standsAt(changes: Changes, path: string, text: string): boolean {
  const now = valueAt(changes, fieldForPath(path).path);
  return bare(JSON.stringify(now)).includes(bare(text));
}

/** A number is the same, however it is grouped. */
function bare(text: string): string {
  return text.replace(/[\s()-]/g, '').toLowerCase();
}

const text = websiteText.publish;

const ASK_EVERY_MS = 2000;

interface Outcome {
  isGood: boolean;
  message: string;
  /** What is missing in the content, which was `changes`. */
  missing: ContentIssue[];
  changes: Changes;
  kept: KeptLayout[];
}

type Publishing = ReturnType<typeof usePublishing>;

export function usePublishing(draft: Draft, state: DraftState<ContentResponse>) {
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function follow(publication: () => Promise<Outcome>) {
    setOutcome(undefined);
    setRunning(true);
    try {
      const ended = await publication();
      await draft.refresh();
      await client.invalidateQueries(layoutsQuery);
      client.invalidateQueries({ queryKey: ['content versions'] });
      setOutcome(ended);
    } catch (error) {
      if (error instanceof SessionEndedError) noticeSessionEnd(error);
      else setOutcome(failed(text.notSaved));
    }
    setRunning(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what runs already
  useEffect(() => {
    if (state.server.publication?.result === 'running') follow(watch);
  }, []);
  return { isRunning, outcome, publish: () => follow(() => publish(draft, client)) };
}

async function publish(draft: Draft, client: QueryClient): Promise<Outcome> {
  const isSaved = await Promise.all([draft.saveAll(), saveLayouts()]);
  if (isSaved.includes(false)) return failed(text.notSaved);
  // Another device may have published since this page was opened.
  const { publication, changes } = await client.fetchQuery({ ...contentQuery, staleTime: 0 });
  try {
    const { kept } = await call('POST /api/content/publish');
    return { ...done, kept };
  } catch (error) {
    if (error instanceof SessionEndedError) throw error;
    // Without an answer it may go on all the same.
    if (!(error instanceof AdminApiError) || error.status >= 500) return watch(publication?.id);
    if (error.status !== 422) return failed(error.message);
    return {
      ...failed(''),
      missing: error.issues,
      changes: { ...changes, ...draft.read().values },
    };
  }
}

/** Asks how it stands until it has ended. @param before the publication that ran last */
async function watch(before?: string): Promise<Outcome> {
  await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  const publication = await call('GET /api/content/publish').catch((error: unknown) => {
    if (error instanceof SessionEndedError) throw error;
    return undefined;
  });
  if (publication === undefined || publication?.result === 'running') return watch(before);
  if (publication === null || publication.id === before) return failed(text.notBegun);
  return publication.result === 'failed' ? failed(publication.message ?? '') : done;
}

const done: Outcome = { isGood: true, message: text.published, missing: [], changes: {}, kept: [] };

function failed(reason: string): Outcome {
  return { ...done, isGood: false, message: text.failed(reason) };
}
