import type { LayoutResponse } from '@theni/contract';
import { layoutSchemaAt, layoutValueAt } from '@theni/contract/layout-values';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { type SaveTarget, saverOf } from '../editor/saver.ts';
import { unsavedDraftNames } from '../editor/unsaved-values.ts';
import { parseStored, storage } from '../storage.ts';
import { layoutQuery, layoutsQuery } from './layout-queries.ts';
import { doubtOfPrice } from './plots/plot-price.ts';
import { notSetYet, sheetStatuses, statusesKey } from './sheet/asked-statuses.ts';

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

/** Something has to be done before a layout can be published, which `message` says. */
export class NotReadyError extends Error {
  override name = 'NotReadyError';
}

/**
 * Saves what is typed into any layout, and waits for what is being sent already.
 * @throws what the last call threw, when the server lacks more than the values that it refuses
 * @throws {NotReadyError} while plots are taken in a pasted list, and not here
 */
export async function saveLayouts(): Promise<void> {
  const names = unsavedDraftNames(storage).filter((name) => name.startsWith(NAME));
  await Promise.all(names.map((name) => saveLayout(name.slice(NAME.length))));
  if (!storage.keys().some((key) => key.startsWith(statusesKey('')))) return;
  for (const { slug, name, statuses } of await call('GET /api/admin/layouts')) {
    const asked = sheetStatuses.safeParse(parseStored(storage.get(statusesKey(slug)))).data;
    const { length } = notSetYet(asked ?? [], statuses);
    if (length > 0)
      throw new NotReadyError(
        `${name.en || slug}: the list that you pasted names plots that are sold, booked or held (${length}), which are not set yet. Open its plots first.`,
      );
  }
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
