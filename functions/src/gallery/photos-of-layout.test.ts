import { randomUUID } from 'node:crypto';
import { daysAfter, type Item, type ItemPage, PHOTOS_MAX } from '@theni/contract';
import { expect, test } from 'vitest';
import { layoutApi, SLUG } from '../../test/layout-api.ts';
import { sampleLayout } from '../../test/samples.ts';
import { sharedTestApi, showItem } from '../../test/test-api.ts';

const api = await sharedTestApi();
const { change, create, get, makePublic, remove } = layoutApi(api);

const save = (photos: string[]) => change({ photos });
const photosOf = async (slug = SLUG): Promise<string[]> =>
  (await (await api.asAdmin('GET', `/admin/layouts/${slug}`)).json()).draft.photos;
/** As the admin sees it. */
const layoutOf = async (id: string) => {
  const { items }: ItemPage = await (await api.asAdmin('GET', `/admin/file?id=${id}`)).json();
  return items[0]?.Layout;
};
/** As visitors see it, alone and in the list. */
async function publicLayoutsOf(id: string) {
  const one: Item = await (await fetch(`${api.url}/api/file/${id}`)).json();
  const all: Item[] = await (await fetch(`${api.url}/api/file`)).json();
  return [one.Layout, all.find((item) => item._id === id)?.Layout];
}

test('a chosen photo belongs to its layout, and no longer when it is taken out', async () => {
  const [one, other, apart] = [await showItem(api), await showItem(api), await showItem(api)];
  await create();
  expect(await layoutOf(one)).toBeUndefined();
  await save([one, other]);
  expect([await layoutOf(one), await layoutOf(other)]).toEqual([SLUG, SLUG]);
  await save([other]);
  expect([await layoutOf(one), await layoutOf(other)]).toEqual([undefined, SLUG]);
  expect(await layoutOf(apart)).toBeUndefined();
});

test('visitors read of a photo’s layout once that is public', async () => {
  const photo = await showItem(api);
  await create();
  await save([photo]);
  expect(await publicLayoutsOf(photo)).toEqual([undefined, undefined]);
  await makePublic();
  expect(await publicLayoutsOf(photo)).toEqual([SLUG, SLUG]);
});

test('photos of a deleted layout stay, and no later layout at its address has them', async () => {
  const [chosen, said] = [await showItem(api), await showItem(api)];
  await create(SLUG, sampleLayout({ photos: [chosen] }));
  await makePublic();
  await api.asAdmin('PATCH', `/file/${said}`, { Layout: SLUG });
  expect(await publicLayoutsOf(said)).toEqual([SLUG, SLUG]);
  await api.dependencies.layoutVersions.setPublished({});
  expect((await remove()).status).toBe(204);
  expect(await layoutOf(chosen)).toBe(SLUG);
  const tomorrow = daysAfter(new Date(), 1);
  await api.dependencies.layouts.deleteForGood(tomorrow);
  await create();
  await makePublic();
  for (const id of [chosen, said]) {
    expect(await layoutOf(id)).toBeUndefined();
    expect(await publicLayoutsOf(id)).toEqual([undefined, undefined]);
  }
});

test('a photo gets no layout that was deleted while the photo was processed', async () => {
  const photo = await showItem(api);
  const change = api.dependencies.items.change(photo, { Layout: SLUG });
  await expect(change).rejects.toMatchObject({ status: 422 });
  expect(await layoutOf(photo)).toBeUndefined();
});

test('a layout with a moved photo is not taken for changed by a value that it has already', async () => {
  await create();
  const photo = await showItem(api);
  await api.asAdmin('PATCH', `/file/${photo}`, { Layout: SLUG });
  const before = await get();
  await change({ photos: [photo] });
  expect(await get()).toEqual({ ...before, revision: expect.any(String) });
});

test('a photo that is uploaded with its layout stands last, and stays', async () => {
  const first = await showItem(api);
  await create();
  await save([first]);
  const uploaded = await showItem(api, { Layout: SLUG });
  expect(await photosOf()).toEqual([first, uploaded]);
  await change({ place: 'Cumbum' });
  expect(await photosOf()).toEqual([first, uploaded]);
});

test('photos whose layout is changed move from page to page, the last one to the end', async () => {
  await create('other-garden');
  await create();
  const old = await showItem(api, { Layout: SLUG, CreatedAt: '2026-03-01T00:00:00.000Z' });
  const young = await showItem(api, { Layout: SLUG, CreatedAt: '2026-03-02T00:00:00.000Z' });
  for (const id of [old, young])
    expect((await api.asAdmin('PATCH', `/file/${id}`, { Layout: 'other-garden' })).status).toBe(
      200,
    );
  expect([await photosOf(), await photosOf('other-garden')]).toEqual([[], [old, young]]);
  await api.asAdmin('PATCH', `/file/${old}`, { Location: 'Cumbum' });
  const { version } = await get();
  await api.asAdmin('PATCH', `/file/${old}`, { Layout: '' });
  expect([await photosOf(), await photosOf('other-garden')]).toEqual([[], [young]]);
  expect((await get()).version).toBe(version);
});

test('a photo that is chosen in another layout leaves the first one’s list', async () => {
  await create('other-garden');
  await create();
  const [moved, stays] = [await showItem(api), await showItem(api)];
  await save([moved, stays]);
  const { version } = await get();
  const choose = (photos: string[]) =>
    api.asAdmin('PATCH', '/admin/layouts/other-garden', { changes: { photos } });
  expect((await choose([moved])).status).toBe(200);
  expect([await photosOf(), await photosOf('other-garden')]).toEqual([[stays], [moved]]);
  expect((await get()).version).not.toBe(version);
  expect(await layoutOf(moved)).toBe('other-garden');
  await choose([]);
  expect([await photosOf(), await layoutOf(moved)]).toEqual([[stays], undefined]);
  // A layout that begins with photos takes them, too.
  await create('third-garden', sampleLayout({ photos: [stays] }));
  expect([await photosOf(), await layoutOf(stays)]).toEqual([[], 'third-garden']);
});

test('a layout that is full takes no photo more, and nothing changes', async () => {
  const full = Array.from({ length: PHOTOS_MAX }, () => randomUUID());
  await create('other-garden');
  await create(SLUG, sampleLayout({ photos: full }));
  const photo = await showItem(api, { Layout: 'other-garden' });
  const before = await get();
  const refused = await api.asAdmin('PATCH', `/file/${photo}`, { Layout: SLUG, Location: 'Bodi' });
  expect([refused.status, (await refused.json()).detail]).toEqual([
    409,
    'This layout has 60 photos already. Take one out of it first.',
  ]);
  expect([await get(), await photosOf('other-garden')]).toEqual([before, [photo]]);
  expect(await layoutOf(photo)).toBe('other-garden');
  // Its own photos may be changed, and be taken out.
  await save([...full.slice(1), photo]);
  const toCumbum = { Layout: SLUG, Location: 'Cumbum' };
  expect((await api.asAdmin('PATCH', `/file/${photo}`, toCumbum)).status).toBe(200);
  expect((await api.asAdmin('PATCH', `/file/${photo}`, { Layout: '' })).status).toBe(200);
  expect(await photosOf()).toEqual(full.slice(1));
});

test('a deleted photo stays away, and a save that is refused changes no item', async () => {
  const [photo, gone] = [await showItem(api), randomUUID()];
  await create();
  expect((await change({ photos: [photo], extent: -1 })).status).toBe(400);
  expect(await layoutOf(photo)).toBeUndefined();
  expect((await save([gone, photo])).status).toBe(200);
  expect((await fetch(`${api.url}/api/file/${gone}`)).status).toBe(404);
  expect((await api.firestore.doc(`files/${gone}`).get()).exists).toBe(false);
});

test('a photo that is deleted leaves its layout, and its place to another one', async () => {
  const [photo, other] = [await showItem(api), await showItem(api)];
  await create();
  await save([photo, other]);
  const { version } = await get();
  expect(await api.dependencies.items.remove(photo, new Date())).toBe(true);
  expect(await photosOf()).toEqual([other]);
  expect((await get()).version).not.toBe(version);
});
