import { itemId, type ListQuery } from '@theni/contract';
import type { Request, Response } from 'express';
import fresh from 'fresh';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/answer-calls.ts';
import { HttpProblem } from '../http/problem.ts';
import { createItem } from './create-item.ts';
import { deleteItem } from './delete-item.ts';
import { type CacheableAnswer, ItemList } from './item-list.ts';
import { processingMutex } from './processing-mutex.ts';

/** Browsers ask each time, Hosting's CDN keeps the list for a minute. */
const LIST_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, must-revalidate';

export function galleryCalls(dependencies: Dependencies) {
  const list = new ItemList(dependencies.items);
  const mutex = processingMutex();

  return {
    async list({ query, request, response }: CallInput<'GET /api/file'>) {
      const answer = await list.answer(query);
      if (!answer) throw new HttpProblem(400, 'The item that `after` names is not in the gallery.');
      if (answer.next) response.set('Link', `<${listAddress(answer.next)}>; rel="next"`);
      sendCacheable(request, response, answer);
    },

    async filters({ query, request, response }: CallInput<'GET /api/file/filters'>) {
      sendCacheable(request, response, await list.filters(query));
    },

    async item({ request, response }: CallInput<'GET /api/file/:id'>) {
      const answer = await list.item(knownId(request));
      if (!answer) throw unknownItem();
      sendCacheable(request, response, answer);
    },

    async listForAdmin({ response }: CallInput<'GET /api/admin/file'>) {
      response.json(await list.all());
    },

    async create({ body, response }: CallInput<'POST /api/file'>) {
      const { item, created } = await createItem(dependencies, mutex, body);
      response.status(created ? 201 : 200).json(item);
    },

    async change({ body, request, response }: CallInput<'PATCH /api/file/:id'>) {
      const item = await dependencies.items.change(knownId(request), body);
      if (item === 'unknown') throw unknownItem();
      if (item === 'too many pinned') throw new HttpProblem(409, 'Six items are pinned already.');
      response.json(item);
    },

    async delete({ request, response }: CallInput<'DELETE /api/file/:id'>) {
      if (!(await deleteItem(dependencies, knownId(request)))) throw unknownItem();
      response.status(204).end();
    },
  };
}

function sendCacheable(request: Request, response: Response, answer: CacheableAnswer): void {
  response.set({ 'Cache-Control': LIST_CACHE_CONTROL, ETag: answer.etag });
  if (isFresh(request, answer.etag)) response.status(304).end();
  else response.type('json').send(answer.body);
}

/** Compared by hand: Hosting passes `Cache-Control: no-cache` on, at which Express never answers 304. */
function isFresh(request: Request, etag: string): boolean {
  return fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag });
}

function listAddress({ limit, after, service, place }: ListQuery): string {
  const query = new URLSearchParams();
  if (limit !== undefined) query.set('limit', String(limit));
  if (after !== undefined) query.set('after', after);
  for (const one of [service ?? []].flat()) query.append('service', one);
  if (place !== undefined) query.set('place', place);
  return `/api/file?${query}`;
}

function knownId(request: Request): string {
  const { success, data } = itemId.safeParse(request.params.id);
  if (!success) throw unknownItem();
  return data;
}

function unknownItem(): HttpProblem {
  return new HttpProblem(404, 'There is no such item; it may be deleted already.');
}
