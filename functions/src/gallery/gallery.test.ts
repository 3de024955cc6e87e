import { randomUUID } from 'node:crypto';
import { type Filters, type Item, type NewItem, PHOTOS_MAX } from '@theni/contract';
import { Mutex } from 'async-mutex';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { picture, SECRET, withLocationMetadata } from '../../test/corpus-pictures.ts';
import { memoryBucket } from '../../test/fake-dependencies.ts';
import { layoutApi, SLUG } from '../../test/layout-api.ts';
import { sampleLayout } from '../../test/samples.ts';
import { emptyCollections, readGalleryAnew, showItem, startTestApi } from '../../test/test-api.ts';
import { createItem } from './create-item.ts';

const bucket = memoryBucket();
const api = await startTestApi({ objects: bucket.objects, mailer: undefined });
const reads = { revisions: 0, lists: 0 };
const { items } = api.dependencies;
for (const [method, count] of [
  ['galleryRevision', 'revisions'],
  ['all', 'lists'],
] as const) {
  const read = items[method].bind(items) as () => Promise<never>;
  items[method] = () => {
    reads[count] += 1;
    return read();
  };
}
afterAll(api.stop);
beforeEach(async () => {
  await emptyCollections(api.firestore, ['files', 'layouts', 'plots']);
  await readGalleryAnew(api.firestore);
  bucket.stored.clear();
});

const ask = (path: string, headers = {}) => fetch(`${api.url}/api${path}`, { headers });
const listed = async (query = ''): Promise<Item[]> => (await ask(`/file${query}`)).json();
const idsOf = (list: Item[]) => list.map(({ _id }) => _id);

async function uploaded(bytes?: Buffer, name?: string): Promise<NewItem> {
  const object = bucket.upload(bytes ?? (await picture().jpeg().toBuffer()), name);
  const FileUrl = bucket.objects.urlOf(object);
  return { Location: 'Theni', Service: 'Road Work', FileUrl, FileType: 'image/jpeg' };
}

const post = (body: object) => api.asAdmin('POST', '/file', body);

async function posted(): Promise<Item> {
  const response = await post(await uploaded());
  expect(response.status).toBe(201);
  return response.json();
}

/** So many items, the newest first. @returns their ids */
async function gallery(...fields: Partial<Item>[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, one] of fields.entries()) {
    const CreatedAt = new Date(Date.UTC(2026, 0, 31) - index * 1000).toISOString();
    ids.push(await showItem(api, { CreatedAt, ...one }));
  }
  return ids;
}

test('a posted photo is in the gallery, and its upload with the place is gone', async () => {
  const bytes = await withLocationMetadata(picture().jpeg(), SECRET).toBuffer();
  const response = await post(await uploaded(bytes, 'வீடு 🏠 1.JPG'));
  const item: Item = await response.json();
  expect(item).toMatchObject({ Location: 'Theni', Width: 60, Pinned: false });
  expect(await listed()).toEqual([item]);
  expect([...bucket.stored.keys()].filter((path) => /IMG|வீடு/.test(path))).toEqual([]);
  for (const file of bucket.stored.values()) expect(file.bytes.includes(SECRET)).toBe(false);
});

test('the same post again is the same item, changed or not, and leaves no upload', async () => {
  const same = await uploaded();
  const first: Item = await (await post(same)).json();
  await api.asAdmin('PATCH', `/file/${first._id}`, { Location: 'Cumbum' });
  bucket.upload(await picture().jpeg().toBuffer(), 'IMG_2024.jpg', first._id);
  const count = bucket.stored.size;
  const again = await post(same);
  expect([again.status, await again.json()]).toEqual([200, { ...first, Location: 'Cumbum' }]);
  expect(bucket.stored.size).toBe(count - 1);
});

test('a post that died before its record was written is made good by the same post again', async () => {
  const same = await uploaded();
  vi.spyOn(items, 'create').mockRejectedValueOnce(Object.assign(new Error('away'), { code: 14 }));
  expect((await post(same)).status).toBe(503);
  expect(await listed()).toEqual([]);
  const again = await post(same);
  expect([again.status, await listed()]).toEqual([201, [await again.json()]]);
  expect([...bucket.stored.keys()].filter((path) => path.includes('IMG'))).toEqual([]);
  expect((await api.firestore.collection('processedFiles').get()).size).toBe(0);
});

test('a late post of a photo that was deleted before its record was written makes no item', async () => {
  const same = await uploaded();
  vi.spyOn(items, 'create').mockRejectedValueOnce(Object.assign(new Error('away'), { code: 14 }));
  expect((await post(same)).status).toBe(503);
  const { id } = bucket.objects.locate(same.FileUrl) ?? {};
  expect((await api.asAdmin('DELETE', `/file/${id}`)).status).toBe(204);
  expect((await post(same)).status).toBe(422);
  expect((await api.firestore.collection('files').get()).size).toBe(0);
});

test('a post whose files are deleted while it runs makes no item', async () => {
  const create = items.create.bind(items);
  vi.spyOn(items, 'create').mockImplementationOnce(async (id, fields) => {
    await items.forgetProcessed(id);
    return create(id, fields);
  });
  expect((await post(await uploaded())).status).toBe(422);
  expect((await api.firestore.collection('files').get()).size).toBe(0);
});

test('a photo that is deleted while its file is still processed never comes', async () => {
  const same = await uploaded();
  const { id } = bucket.objects.locate(same.FileUrl) ?? {};
  const note = items.noteProcessed.bind(items);
  vi.spyOn(items, 'noteProcessed').mockImplementationOnce(async (...processed) => {
    expect((await api.asAdmin('DELETE', `/file/${id}`)).status).toBe(204);
    return note(...processed);
  });
  expect((await post(same)).status).toBe(422);
  expect((await post(same)).status).toBe(422);
  expect(await listed()).toEqual([]);
});

test('a post for a full layout is refused, and made good by the same post again', async () => {
  const { change, create } = layoutApi(api);
  const photos = Array.from({ length: PHOTOS_MAX }, () => randomUUID());
  await create(SLUG, sampleLayout({ photos }));
  const body = { ...(await uploaded()), Layout: SLUG };
  const refused = await post(body);
  expect([refused.status, (await refused.json()).detail]).toEqual([
    409,
    'This layout has 60 photos already. Take one out of it first.',
  ]);
  expect(await listed()).toEqual([]);
  await change({ photos: photos.slice(1) });
  expect((await post(body)).status).toBe(201);
  // It takes no second place.
  expect((await post(body)).status).toBe(200);
});

test('the same post twice at once makes one item', async () => {
  const same = await uploaded();
  const responses = await Promise.all([post(same), post(same)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect(await listed()).toHaveLength(1);
});

test('a post that another instance overtakes is answered with its item', async () => {
  const same = await uploaded();
  vi.spyOn(items, 'findProcessed').mockImplementationOnce(async () => {
    expect((await post(same)).status).toBe(201);
    return undefined;
  });
  const overtaken = await createItem(api.dependencies, new Mutex(), same);
  expect([overtaken.created, await listed()]).toEqual([false, [overtaken.item]]);
});

test('an unusable file is deleted; a video with a broken poster can still be posted', async () => {
  const broken = Buffer.from('<!doctype html>');
  const refused = await post(await uploaded(broken));
  expect(refused.status).toBe(422);
  expect(bucket.stored.size).toBe(0);
  const video = await uploaded();
  const [, id = ''] = /%2F(.+)%2F/.exec(video.FileUrl) ?? [];
  const poster = bucket.upload(broken, 'poster.jpg', id);
  const mp4 = new URL('../../test/corpus/moov-last.mp4', import.meta.url);
  const { readFile } = await import('node:fs/promises');
  bucket.upload(await readFile(mp4), 'IMG_2024.jpg', id);
  const PosterUrl = bucket.objects.urlOf(poster);
  expect((await post({ ...video, PosterUrl })).status).toBe(422);
  expect(bucket.stored.has(poster.path)).toBe(false);
  expect((await post(video)).status).toBe(201);
});

test('a photo for which the server has no memory is kept, and made by the same post again', async () => {
  const same = await uploaded();
  for (const step of ['metadata', 'toBuffer'] as const) {
    const fault = new Error('VipsJpeg: Insufficient memory (case 4)');
    vi.spyOn(sharp.prototype, step).mockRejectedValueOnce(fault);
    expect((await post(same)).status).toBe(503);
  }
  expect((await post(same)).status).toBe(201);
});

test.each<[string, object, number]>([
  ['an address of another site', { FileUrl: 'http://169.254.169.254/computeMetadata/v1/' }, 422],
  ['a file that is not there', { FileUrl: bucket.objects.urlOf(bucket.upload(Buffer.of(1))) }, 422],
  ['a layout that is not there', { Layout: 'green-acres' }, 422],
  ['an empty place', { Location: ' ' }, 400],
  ['a service without its trailing space', { Service: 'Consturction' }, 400],
  ['a field that nobody knows', { Hidden: true }, 400],
])('a post with %s is refused, and its upload stays', async (_what, change, status) => {
  const { FileUrl, ...rest } = await uploaded();
  expect((await post({ FileUrl, ...rest, ...change })).status).toBe(status);
  expect([await listed(), bucket.stored.size]).toEqual([[], 1]);
});

test('an item that is deleted is gone with its files, once', async () => {
  const { _id } = await posted();
  const statuses = [];
  for (const id of [_id, _id, randomUUID(), '1', '..%2Fmeta'])
    statuses.push((await api.asAdmin('DELETE', `/file/${id}`)).status);
  expect(statuses).toEqual([204, 404, 404, 404, 404]);
  expect([await listed(), bucket.stored.size]).toEqual([[], 0]);
});

test('a deletion that was killed half-way is finished by the next one', async () => {
  const { _id } = await posted();
  await items.remove(_id, new Date());
  expect(bucket.stored.size).toBeGreaterThan(0);
  expect((await api.asAdmin('DELETE', `/file/${_id}`)).status).toBe(204);
  expect(bucket.stored.size).toBe(0);
});

test('six items can be pinned for Home, which shows them first; a seventh is refused', async () => {
  const ids = await gallery({}, {}, {}, {}, {}, {}, {}, {});
  const pin = async (id: string) =>
    (await api.asAdmin('PATCH', `/file/${id}`, { Pinned: true })).status;
  expect(await pin(ids[7] ?? '')).toBe(200);
  expect(idsOf(await listed('?home=1'))).toEqual([ids[7], ...ids.slice(0, 5)]);
  const statuses = await Promise.all(ids.map(pin));
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 200, 409, 409]);
  expect((await listed('?home=1')).every(({ Pinned }) => Pinned)).toBe(true);
});

test('the admin corrects service and place; what is not said stays', async () => {
  const [id = ''] = await gallery({ Pinned: true });
  const change = { Location: 'தேனி', Service: '2d,3d plans' };
  expect((await api.asAdmin('PATCH', `/file/${id}`, change)).status).toBe(200);
  expect(await listed()).toMatchObject([{ ...change, Pinned: true }]);
  for (const [wrong, status] of [
    [{}, 400],
    [{ FileUrl: 'x' }, 400],
    [{ Layout: 'green-acres' }, 422],
  ] as const)
    expect((await api.asAdmin('PATCH', `/file/${id}`, wrong)).status).toBe(status);
  expect((await api.asAdmin('PATCH', `/file/${randomUUID()}`, change)).status).toBe(404);
});

test('without a query the list has all items; pages follow each other without a gap', async () => {
  const ids = await gallery({}, {}, {}, {}, {});
  expect(idsOf(await listed())).toEqual(ids);
  expect(idsOf(await listed('?limit=2'))).toEqual(ids.slice(0, 2));
  expect(idsOf(await listed(`?limit=2&before=${ids[1]}`))).toEqual(ids.slice(2, 4));
  expect(idsOf(await listed(`?limit=2&before=${ids[3]}`))).toEqual(ids.slice(4));
  expect((await ask(`/file?before=${randomUUID()}`)).status).toBe(400);
});

test('a photo has one address: another spelling of its id names none', async () => {
  const [id = ''] = await gallery({});
  expect((await ask(`/file/${id}`)).status).toBe(200);
  const spelt = `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
  expect((await ask(`/file/${spelt}`)).status).toBe(404);
});

test('a visitor filters by service and town in either language, and sees the choices', async () => {
  const ids = await gallery(
    { Service: 'Road Work', Location: 'Cumbum' },
    { Service: 'Road Work', Location: 'கம்பம்' },
    { Service: '2d,3d plans', Location: 'CUMBUM' },
    { Service: 'Consturction ', Location: 'Theni' },
  );
  expect(idsOf(await listed('?town=cumbum'))).toEqual(ids.slice(0, 3));
  expect(idsOf(await listed('?town=Cumbum&service=Road+Work&limit=1'))).toEqual(ids.slice(0, 1));
  expect(idsOf(await listed('?service=Consturction+&service=2d%2C3d+plans'))).toEqual(ids.slice(2));
  expect(idsOf(await listed('?service=Consturction%20'))).toEqual(ids.slice(3));
  const filters: Filters = await (await ask('/file/filters?town=Cumbum')).json();
  expect(filters.services).toEqual([
    { service: 'Road Work', count: 2 },
    { service: '2d,3d plans', count: 1 },
  ]);
});

test('an unchanged list costs one read and is not sent again, however a cache asks', async () => {
  const [id = ''] = await gallery({}, {});
  const first = await ask('/file');
  const etag = first.headers.get('eTag') ?? '';
  expect(first.headers.get('Cache-Control')).toBe(
    'public, max-age=0, s-maxage=60, must-revalidate',
  );
  Object.assign(reads, { revisions: 0, lists: 0 });
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask('/file', { 'If-None-Match': known, 'Cache-Control': 'no-cache' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  await Promise.all(['/file?limit=1', '/file/filters', '/file?home=1'].map((path) => ask(path)));
  expect(reads).toEqual({ revisions: 6, lists: 0 });
  await items.change(id, { Pinned: true });
  const { status } = await ask('/file', { 'If-None-Match': etag });
  expect([status, reads]).toEqual([200, { revisions: 7, lists: 0 }]);
});

/** Hosting's CDN keeps a response for each spelling: none may mean the same as another. */
test.each([
  '/file?limit=005',
  '/file?limit=5&&',
  '/file?limit=5%00',
  '/file?town=Theni%01',
  '/file?',
  '/file?zz=1',
  '/file?%6cimit=5',
  '/file?town=%54heni',
  '/file?town=%e0%ae%a4',
  '/file?service=Bridges',
  '/file?service=Road+Work&service=Road+Work',
  '/file?__proto__=1',
  `/file/${randomUUID()}?zz=1`,
])('GET %s is refused, and kept by nobody', async (path) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([400, 'no-store']);
});
