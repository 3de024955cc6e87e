import type { LayoutResponse } from '@theni/contract';
import { layoutSchemaAt, type PlotDraft, plotPath } from '@theni/contract/layout-fields';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { Draft } from './draft.ts';

const KEPT_AS = 'layout ';

export function layoutDraftOf(server: LayoutResponse): Draft<LayoutResponse> {
  const params = { slug: server.Slug };
  return new Draft(server, {
    keptAs: KEPT_AS + server.Slug,
    get: () => call('GET /api/admin/layouts/:slug', { params }),
    patch: (Changes) => call('PATCH /api/admin/layouts/:slug', { params, body: { Changes } }),
    schemaAt: layoutSchemaAt,
    // A plot that has another number.
    savedAt: (path, plot) =>
      path.startsWith('Plots.') && plot ? plotPath((plot as PlotDraft).Number) : path,
  });
}

/**
 * Saves what this device keeps of every layout, also what is on its way already.
 * @returns whether the server has all of it but what it refuses
 */
export async function saveLayouts(): Promise<boolean> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(KEPT_AS));
  const unsaved = names.filter((name) => localStorage.getItem(name) !== '{}');
  const saved = await Promise.all(unsaved.map(saveLayout));
  return saved.every(Boolean);
}

async function saveLayout(name: string): Promise<boolean> {
  const params = { slug: name.slice(KEPT_AS.length) };
  try {
    return await layoutDraftOf(await call('GET /api/admin/layouts/:slug', { params })).saveAll();
  } catch (error) {
    if (!isGone(error)) throw error;
    localStorage.removeItem(name);
    return true;
  }
}
