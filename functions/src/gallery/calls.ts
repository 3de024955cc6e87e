import { uuid } from '@theni/contract';
import type { MutexInterface } from 'async-mutex';
import type { Request } from 'express';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { sendCacheable } from '../http/cached.ts';
import { HttpProblem, notFound } from '../http/problem.ts';
import { createItem } from './create-item.ts';
import { countFilters, ItemList, pageForAdmin, pageOfItems } from './item-list.ts';
import { layoutIsGone } from './photos-of-layout.ts';

/** @param mutex held while a file is processed */
export function galleryCalls(dependencies: Dependencies, mutex: MutexInterface) {
  const { items, objects, layouts, layoutVersions, now, cacheMs } = dependencies;
  const list = new ItemList(items, () => layoutVersions.publishedVersions(), { cacheMs });

  return {
    async list({ query, request, response }: CallInput<'GET /api/file'>) {
      const page = pageOfItems(await list.shown(), query);
      if (!page) throw new HttpProblem(400, 'The item that `before` names is not in the gallery.');
      sendCacheable(request, response, page);
    },

    async filters({ query, request, response }: CallInput<'GET /api/file/filters'>) {
      sendCacheable(request, response, countFilters(await list.shown(), query));
    },

    async item({ request, response }: CallInput<'GET /api/file/:id'>) {
      const id = requireItemId(request);
      const item = (await list.shown()).find(({ _id }) => _id === id);
      if (!item) throw notFound('photo');
      sendCacheable(request, response, item);
    },

    async listForAdmin({ query, response }: CallInput<'GET /api/admin/file'>) {
      const [all, names] = await Promise.all([
        list.all(),
        query.search ? layouts.names() : new Map<string, string>(),
      ]);
      response.json(pageForAdmin(all, query, names));
    },

    async create({ body, response }: CallInput<'POST /api/file'>) {
      await requireLayout(body.Layout);
      const { item, created } = await createItem(dependencies, mutex, body);
      response.status(created ? 201 : 200).json(item);
    },

    async change({ body, request, response }: CallInput<'PATCH /api/file/:id'>) {
      await requireLayout(body.Layout);
      const item = await items.change(requireItemId(request), body);
      if (!item) throw notFound('photo');
      response.json(item);
    },

    /**
     * The record first: no visitor meets one without its files. What a killed deletion leaves is
     * deleted by the same call again, or by the sweep.
     */
    async delete({ request, response }: CallInput<'DELETE /api/file/:id'>) {
      const id = requireItemId(request);
      const hadRecord = await items.remove(id, now());
      const files = await objects.deleteAll(id);
      if (!hadRecord && files === 0) throw notFound('photo');
      response.status(204).end();
    },
  };

  /** No file is processed for a layout that is not there. */
  async function requireLayout(slug = ''): Promise<void> {
    if (slug !== '' && !(await layouts.exists(slug))) throw layoutIsGone();
  }
}

function requireItemId(request: Request): string {
  const { success, data } = uuid.safeParse(request.params.id);
  if (!success) throw notFound('photo');
  return data;
}
