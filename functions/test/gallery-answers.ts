import { type Item, listQuery } from '@theni/contract';
import { countFilters, pageOfItems } from '../src/gallery/item-list.ts';
import { problemBody } from './problem.ts';

/** What the API answers about these items. @param address below /api/file */
export function galleryAnswer(items: Item[], address: string): { status: number; json: object } {
  const { pathname, searchParams } = new URL(address, 'https://localhost');
  const id = /^\/api\/file\/([0-9a-f-]{36})$/.exec(pathname)?.[1];
  if (id) return found(items.find(({ _id }) => _id === id)) ?? refused(404);
  const query = listQuery.parse(Object.fromEntries(parametersOf(searchParams)));
  if (pathname === '/api/file/filters') return { status: 200, json: countFilters(items, query) };
  return found(pageOfItems(items, query)) ?? refused(400);
}

function found(json: object | undefined) {
  return json && { status: 200, json };
}

function refused(status: number) {
  return { status, json: problemBody(status) };
}

/** As Express reads them: what stands there more than once is a list. */
export function parametersOf(query: URLSearchParams): [string, string | string[]][] {
  return [...new Set(query.keys())].map((name) => {
    const values = query.getAll(name);
    return [name, values.length > 1 ? values : (values[0] ?? '')];
  });
}
