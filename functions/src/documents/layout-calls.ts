import { type LayoutResponse, layoutFrom, layoutSchemaAt, layoutValues } from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { slugOf, unknownLayout } from '../plots/calls.ts';
import { changedLayout, type LayoutRecord } from './layout-store.ts';
import { readChanges } from './read-changes.ts';

/** Layouts with the facts of their plots, before they are published. */
export function layoutCalls({
  layouts,
  layoutVersions,
  now,
}: Pick<Dependencies, 'layouts' | 'layoutVersions' | 'now'>) {
  async function responseOf({ Layout, ...summary }: LayoutRecord): Promise<LayoutResponse> {
    const Published = (await layoutVersions.publicLayout(summary.Slug)) ?? null;
    return { ...summary, Changes: layoutValues(Layout), Published };
  }

  return {
    async list({ response }: CallInput<'GET /api/admin/layouts'>) {
      response.json((await layouts.all(now())).map(({ Layout: _, ...summary }) => summary));
    },

    async create({ body, response }: CallInput<'POST /api/admin/layouts'>) {
      const layout = changedLayout(layoutFrom({}), readChanges(body.Changes, layoutSchemaAt));
      response.status(201).json(await responseOf(await layouts.create(body.Slug, layout, now())));
    },

    async get({ request, response }: CallInput<'GET /api/admin/layouts/:slug'>) {
      const found = await layouts.find(slugOf(request), now());
      if (!found) throw unknownLayout();
      response.json(await responseOf(found));
    },

    async change({ body, request, response }: CallInput<'PATCH /api/admin/layouts/:slug'>) {
      const changes = readChanges(body.Changes, layoutSchemaAt);
      response.json(await responseOf(await layouts.change(slugOf(request), changes, now())));
    },

    async delete({ request, response }: CallInput<'DELETE /api/admin/layouts/:slug'>) {
      await layouts.remove(slugOf(request), now());
      response.status(204).end();
    },
  };
}
