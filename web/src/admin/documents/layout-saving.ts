import type { Layout, LayoutResponse } from '@theni/contract';
import { call } from '../api/call.ts';

const underWay = new Set<Promise<unknown>>();

/** @throws {AdminApiError} 412 when the draft is no longer of this version; 422 when a plot would go that somebody has */
export async function putLayout(
  slug: string,
  layout: Layout,
  version: number,
): Promise<LayoutResponse> {
  const saving = call('PUT /api/admin/projects/:slug', {
    params: { slug },
    body: { Project: layout },
    ifMatch: version,
  });
  underWay.add(saving);
  return saving.finally(() => underWay.delete(saving));
}

export const areLayoutsSaving = () => underWay.size > 0;

/** What was typed on a page that was left a moment ago is on its way still. */
export async function layoutsSettled(): Promise<void> {
  await Promise.allSettled(underWay);
}
