import type { Filters, Item } from '@theni/contract';
import { expect, test } from 'vitest';
import { apiForTests, emptyGallery, posted } from '../../test/running-api.ts';

const api = await apiForTests();
await emptyGallery(api);
const items = [
  await posted(api, { Service: 'Consturction ', Location: 'Theni' }),
  await posted(api, { Service: '2d,3d plans', Location: 'Cumbum' }),
  await posted(api, { Service: 'Road Work', Location: 'Cumbum' }),
  await posted(api, { Service: 'Road Work', Location: 'cumbum' }),
].reverse();

const SITE = process.env.SITE_URL;
const request = (path: string) => api.visitor.request('GET', path);
const list = async (query: string): Promise<Item[]> => (await request(`/file?${query}`)).json();

test('a visitor sees the items of one place, however it is spelt', async () => {
  expect(await list('place=CUMBUM')).toEqual(items.slice(0, 3));
  expect(await list('place=Cumbum&service=Road+Work')).toEqual(items.slice(0, 2));
  expect(await list(`place=${encodeURIComponent('கம்பம்')}`)).toEqual(items.slice(0, 3));
  expect(await list('place=Nowhere')).toEqual([]);
});

test('a page of several services leads on to the next page of the same services', async () => {
  const response = await request('/file?service=Consturction+&service=2d%2C3d+plans&limit=1');
  expect(await response.json()).toEqual([items[2]]);
  const [, next] = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('Link') ?? '') ?? [];
  expect(await (await fetch(api.url + next)).json()).toEqual([items[3]]);
});

test('the filters say what there is to choose and how much of it', async () => {
  const response = await request('/file/filters?place=Cumbum');
  const filters: Filters = await response.json();
  expect(filters.Count).toBe(3);
  expect(filters.Services).toEqual([
    { Service: 'Road Work', Count: 2 },
    { Service: '2d,3d plans', Count: 1 },
  ]);
  const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
  expect((await fetch(`${api.url}/api/file/filters?place=Cumbum`, { headers })).status).toBe(304);
  expect((await request('/file/filters?limit=3')).status).toBe(400);
});

test('no unknown parameter passes, not even one that the platform leaves out of what it parses', async () => {
  for (const path of ['/file', '/file/filters', `/file/${items[0]?._id}`]) {
    expect((await fetch(`${SITE}/api${path}?__proto__=1`)).status).toBe(400);
  }
});

test('one item is found by its id', async () => {
  const [item] = items;
  const response = await request(`/file/${item?._id}`);
  expect([response.status, await response.json()]).toEqual([200, item]);
});
