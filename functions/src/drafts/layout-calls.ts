import { type LayoutResponse, layoutSchemaAt, layoutValues } from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { layoutSlugOf } from '../http/layout-slug.ts';
import { notFound } from '../http/problem.ts';
import { ifMatchOf } from '../revisions.ts';
import { layoutAfter } from './layout-draft.ts';
import type { LayoutRecord } from './layout-draft-store.ts';
import { readChanges } from './read-changes.ts';

export function layoutCalls({
  layouts,
  layoutVersions,
  now,
}: Pick<Dependencies, 'layouts' | 'layoutVersions' | 'now'>) {
  async function responseOf({ id: _, layout, ...summary }: LayoutRecord): Promise<LayoutResponse> {
    const published = (await layoutVersions.publishedLayout(summary.slug)) ?? null;
    return { ...summary, draft: layoutValues(layout), published };
  }

  return {
    async list({ response }: CallInput<'GET /api/admin/layouts'>) {
      response.json((await layouts.all(now())).map(({ id: _, layout: __, ...summary }) => summary));
    },

    async deleted({ response }: CallInput<'GET /api/admin/deleted-layouts'>) {
      response.json(await layouts.deleted(now()));
    },

    async restore({ request, response }: CallInput<'POST /api/admin/layouts/:slug/restore'>) {
      response.json(await responseOf(await layouts.restore(layoutSlugOf(request), now())));
    },

    async create({ body, response }: CallInput<'POST /api/admin/layouts'>) {
      const { changes } = readChanges(body, layoutSchemaAt);
      const layout = layoutAfter({}, changes);
      response.status(201).json(await responseOf(await layouts.create(body.slug, layout, now())));
    },

    async get({ request, response }: CallInput<'GET /api/admin/layouts/:slug'>) {
      const found = await layouts.find(layoutSlugOf(request), now());
      if (!found) throw notFound('layout');
      response.json(await responseOf(found));
    },

    async change({ body, request, response }: CallInput<'PATCH /api/admin/layouts/:slug'>) {
      const changes = readChanges(body, layoutSchemaAt);
      const seen = { now: now(), expectedRevision: ifMatchOf(request) };
      response.json(await responseOf(await layouts.change(layoutSlugOf(request), changes, seen)));
    },

    async delete({ request, response }: CallInput<'DELETE /api/admin/layouts/:slug'>) {
      await layouts.remove(layoutSlugOf(request), now());
      response.status(204).end();
    },
  };
}
