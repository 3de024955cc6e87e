import {
  filterQuery,
  itemChange,
  itemId,
  type ListQuery,
  listQuery,
  newItem,
  noQuery,
  TOTAL_HEADER,
} from '@theni/contract';
import { type Request, type Response, Router } from 'express';
import fresh from 'fresh';
import type { Dependencies } from '../dependencies.ts';
import { parse, parseQuery } from '../http/parse.ts';
import { allowOnly, HttpProblem } from '../http/problem.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { createItem } from './create-item.ts';
import { deleteItem } from './delete-item.ts';
import { type CacheableAnswer, ItemList } from './item-list.ts';
import { OneAtATime } from './processing-mutex.ts';

/** Browsers ask each time, Hosting's CDN keeps the list for a minute. */
const LIST_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, must-revalidate';

export function mediaRoutes(dependencies: Dependencies): Router {
  const list = new ItemList(dependencies.items);
  const turns = new OneAtATime();
  const adminOnly = requireAdmin(dependencies);
  const routes = Router({ caseSensitive: true });

  routes
    .route('/file')
    .get(async (request, response) => {
      const query = parseQuery(listQuery, request);
      const answer = await list.answer(query);
      if (!answer) throw new HttpProblem(400, 'The item that `after` names is not in the gallery.');
      if (answer.next) response.set('Link', `<${listAddress(answer.next)}>; rel="next"`);
      response.set(TOTAL_HEADER, String(answer.total));
      sendCacheable(request, response, answer);
    })
    .post(adminOnly, async (request, response) => {
      const { item, created } = await createItem(dependencies, turns, parse(newItem, request.body));
      response.status(created ? 201 : 200).json(item);
    })
    .all(allowOnly('GET', 'HEAD', 'POST'));

  routes
    .route('/admin/file')
    .get(adminOnly, async (_request, response) => {
      response.json(await list.all());
    })
    .all(allowOnly('GET', 'HEAD'));

  routes
    .route('/file/filters')
    .get(async (request, response) => {
      sendCacheable(request, response, await list.filters(parseQuery(filterQuery, request)));
    })
    .all(allowOnly('GET', 'HEAD'));

  routes
    .route('/file/:id')
    .get(async (request, response) => {
      parseQuery(noQuery, request);
      const answer = await list.item(knownId(request));
      if (!answer) throw unknownItem();
      sendCacheable(request, response, answer);
    })
    .patch(adminOnly, async (request, response) => {
      const change = parse(itemChange, request.body);
      const item = await dependencies.items.change(knownId(request), change);
      if (item === 'unknown') throw unknownItem();
      if (item === 'too many pinned') throw new HttpProblem(409, 'Six items are pinned already.');
      response.json(item);
    })
    .delete(adminOnly, async (request, response) => {
      const found = await deleteItem(dependencies, knownId(request));
      if (!found) throw unknownItem();
      noContent(response);
    })
    .all(allowOnly('GET', 'HEAD', 'PATCH', 'DELETE'));

  return routes;
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

function noContent(response: Response): void {
  response.status(204).end();
}
