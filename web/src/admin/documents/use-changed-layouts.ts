import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentIssue, Layout, LayoutResponse, LayoutSummary } from '@theni/contract';
import { layoutIssues } from '@theni/contract/layout-issues';
import { type Difference, differences, isSame, valueAt, withValue } from '@theni/contract/tree';
import { trimmed } from '@theni/contract/trimmed';
import { useCallback } from 'react';
import { call } from '../api/call.ts';
import { AdminApiError, isGone } from '../api/errors.ts';
import { editorText } from './editor-words.ts';
import { layoutsSettled, putLayout } from './layout-saving.ts';
import { keptChanges } from './local-draft.ts';
import { keptAs } from './use-layout.ts';

/** Visitors do not see it, or not as it is. */
export interface ChangedLayout {
  slug: string;
  name: string;
  response: LayoutResponse;
  /** Paths within the layout; none of one that visitors have never seen. */
  changes: Difference[];
  /** What it lacks before it may be public, and what has to be saved first. */
  missing: ContentIssue[];
  /** How many changes visitors do not see. */
  count: number;
}

export interface LayoutsBesideLive {
  all: LayoutResponse[];
  changed: ChangedLayout[];
  /** Those that visitors see. */
  shown: LayoutSummary[];
}

const KEY = 'layouts beside live';
const NONE: LayoutsBesideLive = { all: [], changed: [], shown: [] };

/** @param seen what tells of a change that this page knows of: the last publication, a save */
export function useLayoutsBesideLive(...seen: unknown[]) {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: [KEY, ...seen],
    queryFn: compareLayouts,
    // What was known before, until it is asked anew.
    placeholderData: () => lastKnown(client),
    meta: { failure: 'the layouts could not be loaded' },
  });
  return { ...(data ?? NONE), isKnown: data !== undefined, isError, refetch };
}

function lastKnown(client: QueryClient): LayoutsBesideLive | undefined {
  const found = client.getQueriesData<LayoutsBesideLive>({ queryKey: [KEY] });
  return found.findLast(([, data]) => data !== undefined)?.[1];
}

async function compareLayouts(): Promise<LayoutsBesideLive> {
  await layoutsSettled();
  const slugs = (await call('GET /api/admin/projects')).map(({ Slug }) => Slug);
  const all = (await Promise.all(slugs.sort().map(findLayout))).filter((found) => found !== null);
  return {
    all,
    changed: all.flatMap(changedLayout),
    shown: all.filter(({ PublishedVersion }) => PublishedVersion !== null),
  };
}

/** Another tab may have deleted it meanwhile. */
function findLayout(slug: string): Promise<LayoutResponse | null> {
  return call('GET /api/admin/projects/:slug', { params: { slug } }).catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });
}

function changedLayout(response: LayoutResponse): ChangedLayout[] {
  const { Slug: slug, Name, Project, Published } = response;
  const unsaved = unsavedOf(response);
  if (isSame(Published, trimmed(Project)) && unsaved.length === 0) return [];
  const changes = Published ? differencesOf(Published, trimmed(Project)) : [];
  const missing = [...unsaved, ...layoutIssues(Project)];
  const count = Math.max(1, changes.length + unsaved.length);
  return [{ slug, name: Name.en || slug, response, changes, missing, count }];
}

/** What this device alone has: it was refused, or there was no connection. */
function unsavedOf({ Slug, Project }: LayoutResponse): ContentIssue[] {
  return keptChanges(keptAs(Slug))
    .filter(({ path, after }) => !isSame(valueAt(Project, path), after))
    .map(({ path }) => ({ path, message: editorText.changes.layout.unsaved }));
}

/** What is one thing to the owner: the table of plots, a place, a picture. */
const WHOLE = /^(Plots|photos|documents|plan|geo)\..*$/;

function differencesOf(before: Layout, after: Layout): Difference[] {
  const paths = differences(before, after).map(({ path }) => path.replace(WHOLE, '$1'));
  return [...new Set(paths)].map((path) => ({
    path,
    before: valueAt(before, path),
    after: valueAt(after, path),
  }));
}

/** Puts a value into a layout that is not open. */
export function useLayoutChange() {
  const client = useQueryClient();
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: [KEY] }), [client]);
  return useMutation({
    // One after the other: each names the version that the one before has made.
    scope: { id: 'layouts' },
    mutationFn: async ({ response, path, value }: LayoutChange) => {
      const { Slug, Project, Version } = await call('GET /api/admin/projects/:slug', {
        params: { slug: response.Slug },
      });
      if (!isSame(valueAt(Project, path), valueAt(response.Project, path)))
        throw new AdminApiError(412, 'Another tab was faster.');
      return putLayout(Slug, withValue(Project, path, value), Version);
    },
    meta: { failure: 'a layout could not be changed' },
    onSettled: refresh,
  });
}

interface LayoutChange {
  response: LayoutResponse;
  /** Within the layout. */
  path: string;
  value: unknown;
}
