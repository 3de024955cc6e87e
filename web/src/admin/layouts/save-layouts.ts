import type { LayoutResponse } from '@theni/contract';
import { layoutSchemaAt, layoutValueAt } from '@theni/contract/layout-values';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { type SaveTarget, saverOf } from '../editor/saver.ts';
import { unsavedDraftNames } from '../editor/unsaved-values.ts';
import { storage } from '../storage.ts';
import { layoutQuery, layoutsQuery } from './layout-queries.ts';
import { doubtOfPrice } from './plots/plot-price.ts';

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

/**
 * Saves what is typed into any layout, and waits for what is being sent already.
 * @throws what the last call threw, when the server lacks more than the values that it refuses
 */
export async function saveLayouts(): Promise<void> {
  const names = unsavedDraftNames(storage).filter((name) => name.startsWith(NAME));
  await Promise.all(names.map((name) => saveLayout(name.slice(NAME.length))));
}

/** What was typed into a layout that was deleted since is discarded. */
async function saveLayout(slug: string): Promise<void> {
  const saver = saverOf(layoutTarget(slug));
  try {
    await call('GET /api/admin/layouts/:slug', { params: { slug } });
  } catch (error) {
    if (!isGone(error)) throw error;
    saver.discard();
  }
  await saver.saveAll();
}
