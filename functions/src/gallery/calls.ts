import { itemId } from '@theni/contract';
import type { MutexInterface } from 'async-mutex';
import type { Request } from 'express';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { sendCacheable } from '../http/cacheable.ts';
import { nextLink } from '../http/next-link.ts';
import { HttpProblem } from '../http/problem.ts';
import { createItem } from './create-item.ts';
import { deleteItem } from './delete-item.ts';
import { ItemList } from './item-list.ts';

/** @param mutex held while a file is processed */
export function galleryCalls(dependencies: Dependencies, mutex: MutexInterface) {
  const list = new ItemList(dependencies.items, () => dependencies.layoutVersions.published());

  return {
    async list({ query, request, response }: CallInput<'GET /api/file'>) {
      const result = await list.respond(query);
      if (!result) throw new HttpProblem(400, 'The item that `after` names is not in the gallery.');
      if (result.next) response.set('Link', nextLink(request, result.next));
      sendCacheable(request, response, result);
    },

    async filters({ query, request, response }: CallInput<'GET /api/file/filters'>) {
      sendCacheable(request, response, await list.filters(query));
    },

    async item({ request, response }: CallInput<'GET /api/file/:id'>) {
      const result = await list.item(knownId(request));
      if (!result) throw unknownItem();
      sendCacheable(request, response, result);
    },

    async listForAdmin({ response }: CallInput<'GET /api/admin/file'>) {
      response.json(await list.all());
    },

    async create({ body, response }: CallInput<'POST /api/file'>) {
      await requireLayout(dependencies, body.Project);
      const { item, created } = await createItem(dependencies, mutex, body);
      response.status(created ? 201 : 200).json(item);
    },

    async change({ body, request, response }: CallInput<'PATCH /api/file/:id'>) {
      await requireLayout(dependencies, body.Project);
      const item = await dependencies.items.change(knownId(request), body);
      if (item === 'too many pinned') throw new HttpProblem(409, 'Six items are pinned already.');
      if (!item) throw unknownItem();
      response.json(item);
    },

    async delete({ request, response }: CallInput<'DELETE /api/file/:id'>) {
      if (!(await deleteItem(dependencies, knownId(request)))) throw unknownItem();
      response.status(204).end();
    },
  };
}

/** An item of a layout that never was would never be shown with one. */
async function requireLayout({ layouts }: Dependencies, slug = ''): Promise<void> {
  if (slug !== '' && !(await layouts.exists(slug)))
    throw new HttpProblem(422, `There is no layout ${slug}; it may be deleted already.`);
}

function knownId(request: Request): string {
  const { success, data } = itemId.safeParse(request.params.id);
  if (!success) throw unknownItem();
  return data;
}

function unknownItem(): HttpProblem {
  return new HttpProblem(404, 'There is no such item; it may be deleted already.');
}
