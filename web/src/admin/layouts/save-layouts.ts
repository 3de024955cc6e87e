import { queryOptions } from '@tanstack/react-query';
import type { LayoutResponse } from '@theni/contract';
import { layoutFrom, layoutSchemaAt, layoutValueAt } from '@theni/contract/layout-values';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { type SaveTarget, saverOf } from '../editor/saver.ts';
import { unsavedDraftNames } from '../editor/unsaved-values.ts';
import { storage } from '../storage.ts';
import type { ListedLink } from '../ui/links.tsx';
import { layoutIssueLinks } from './field-names.ts';
import { layoutQuery, layoutsQuery } from './layout-queries.ts';
import { doubtOfPrice } from './plots/plot-price.ts';
import { listedStatusLinks } from './sheet/listed-statuses.ts';

const NAME = 'layout/';

export function layoutTarget(slug: string): SaveTarget<LayoutResponse> {
  const params = { slug };
  return {
    name: NAME + slug,
    query: layoutQuery(slug),
    patch: (changes, before, ifMatch) =>
      call('PATCH /api/admin/layouts/:slug', { params, body: { changes, before }, ifMatch }),
    schemaAt: layoutSchemaAt,
    valueAt: layoutValueAt,
    doubtAt: doubtOfPrice,
    outdates: layoutsQuery.queryKey,
  };
}

/** Visitors would see plots as available that are taken in a pasted list; `links` lead to them. */
export class NotReadyError extends Error {
  override name = 'NotReadyError';
  readonly links: ListedLink[];

  constructor(links: ListedLink[]) {
    super(
      'Visitors would see plots as available that your list calls taken. First please set them:',
    );
    this.links = links;
  }
}

/** @throws {NotReadyError} while plots are taken in a pasted list, and not here */
export async function requireListedStatuses(): Promise<void> {
  const links = await listedStatusLinks();
  if (links.length > 0) throw new NotReadyError(links);
}

/**
 * Saves what is typed into any layout, and waits for what is being sent already.
 * @returns links to what is not saved, because it is refused or the owner is asked about it: it
 * holds up nothing else
 * @throws what the last call threw, when the server lacks more than that
 */
export async function saveLayouts(): Promise<ListedLink[]> {
  const names = unsavedDraftNames(storage).filter((name) => name.startsWith(NAME));
  const links = await Promise.all(names.map((name) => saveLayout(name.slice(NAME.length))));
  return links.flat();
}

/**
 * What is typed into layouts and cannot be saved: it lies on this device, and is not published. Only
 * the server can tell, so to ask is to try to save it, as each layout's own page does.
 */
export const unsavedInLayoutsQuery = queryOptions({
  queryKey: ['unsaved in layouts'],
  queryFn: saveLayouts,
});

/**
 * What was typed into a layout that was deleted since is discarded.
 * @returns links to what could not be saved
 */
async function saveLayout(slug: string): Promise<ListedLink[]> {
  const saver = saverOf(layoutTarget(slug));
  const server = await call('GET /api/admin/layouts/:slug', { params: { slug } }).catch((error) => {
    if (!isGone(error)) throw error;
    saver.discard();
  });
  await saver.saveAll();
  const { issues, questions, readable } = saver.read();
  const { name, plots } = layoutFrom({ ...server?.draft, ...readable });
  const unanswered = questions.map(({ path, sentence }) => ({ path, message: sentence }));
  const links = layoutIssueLinks(slug, [...issues, ...unanswered], plots);
  return links.map((link) => ({ ...link, note: name.en || slug }));
}
