import type { Item } from '@theni/contract';
import { beforeEach, expect, test } from 'vitest';
import { apiForTests, emptyGallery, photo, posted, uploaded } from '../../test/running-api.ts';

const api = await apiForTests();
beforeEach(() => emptyGallery(api));

async function list(query = ''): Promise<Item[]> {
  return (await api.visitor.request('GET', `/file${query}`)).json();
}

test('a posted photo is in the list with the facts that its bytes tell, and with its pictures', async () => {
  const post = await uploaded(api, {
    name: 'வீடு 🏠 1.JPG',
    bytes: await photo({ width: 700, height: 525 }),
  });
  const response = await api.admin.request('POST', '/file', { ...post, Service: 'Consturction ' });
  expect(response.status).toBe(201);
  const item: Item = await response.json();
  expect(item).toMatchObject({
    FileType: 'image/jpeg',
    Location: 'Bodinayakanur',
    Service: 'Consturction ',
    Width: 700,
    Height: 525,
    Pinned: false,
  });
  expect(await list()).toEqual([item]);
  const file = await fetch(item.FileUrl);
  expect((await file.bytes()).byteLength).toBe(item.Size);
  expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const { Variants, Avif = [] } = item;
  const pictures = await Promise.all([...Variants, ...Avif].map(({ Url }) => fetch(Url)));
  const types = pictures.map(({ headers }) => headers.get('Content-Type'));
  expect(types).toEqual([...Array(3).fill('image/webp'), ...Array(2).fill('image/avif')]);
});

test('the same post again answers with the stored item and changes nothing', async () => {
  const post = await uploaded(api);
  const first = await api.admin.request('POST', '/file', post);
  const before = await api.dependencies.items.version();
  const second = await api.admin.request('POST', '/file', post);
  expect([first.status, second.status]).toEqual([201, 200]);
  const item: Item = await first.json();
  expect(item.FileUrl).not.toBe(post.FileUrl);
  expect(await second.json()).toEqual(item);
  expect(await api.dependencies.items.version()).toBe(before);
});

test('the same file with other content is refused and the stored item stays', async () => {
  const post = await uploaded(api);
  await api.admin.request('POST', '/file', post);
  const response = await api.admin.request('POST', '/file', { ...post, Location: 'Cumbum' });
  expect(response.status).toBe(409);
  expect((await list())[0]?.Location).toBe('Bodinayakanur');
});

test('an unchanged list is 304 for whoever has it, in every form that a cache asks', async () => {
  await posted(api);
  const response = await api.visitor.request('GET', '/file');
  const etag = response.headers.get('ETag') ?? '';
  expect(response.headers.get('Cache-Control')).toBe(
    'public, max-age=0, s-maxage=60, must-revalidate',
  );
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const headers = { 'If-None-Match': known, 'Cache-Control': 'no-cache' };
    const again = await fetch(`${api.url}/api/file`, { headers });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  }
  await posted(api);
  const changed = await fetch(`${api.url}/api/file`, { headers: { 'If-None-Match': etag } });
  expect(changed.status).toBe(200);
});

test('the admin corrects place and service', async () => {
  const { _id } = await posted(api);
  const change = { Location: 'தேனி', Service: '2d,3d plans' };
  const response = await api.admin.request('PATCH', `/file/${_id}`, change);
  expect(await response.json()).toMatchObject(change);
  expect(await list()).toMatchObject([change]);
});

test('six items can be pinned to the home page, a seventh is refused', async () => {
  const items: Item[] = [];
  for (let count = 0; count < 8; count += 1) items.push(await posted(api));
  const pin = (item: Item | undefined) =>
    api.admin.request('PATCH', `/file/${item?._id}`, { Pinned: true });
  const responses = await Promise.all(items.map(pin));
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 409, 409]);
  const home = await list('?home=1');
  expect(home).toHaveLength(6);
  expect(home.every((item) => item.Pinned)).toBe(true);
  expect((await pin(home[0])).status).toBe(200);
});

test('a deleted item is gone with all its objects', async () => {
  const item = await posted(api);
  await api.admin.upload(
    item._id,
    'beside.png',
    await (await import('sharp'))
      .default(await photo())
      .png()
      .toBuffer(),
    'image/png',
  );
  const response = await api.admin.request('DELETE', `/file/${item._id}`);
  expect(response.status).toBe(204);
  expect(await list()).toEqual([]);
  expect((await fetch(item.FileUrl)).status).toBe(404);
  expect(await api.dependencies.objects.deleteAll(item._id)).toBe(0);
  expect((await api.admin.request('DELETE', `/file/${item._id}`)).status).toBe(404);
});

test('a delete that stopped half-way is finished when it is repeated', async () => {
  const item = await posted(api);
  await api.dependencies.items.remove(item._id);
  expect((await api.admin.request('DELETE', `/file/${item._id}`)).status).toBe(204);
  expect((await fetch(item.FileUrl)).status).toBe(404);
});
