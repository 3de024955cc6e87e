import { randomUUID } from 'node:crypto';
import { type Item, PHOTOS_MAX } from '@theni/contract';
import { expect, test } from 'vitest';
import { projectApi, SLUG } from '../../test/project-api.ts';
import { sampleProject } from '../../test/sample-project.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';
import { showItem } from '../../test/shown-items.ts';

const api = await sharedTestApi();
const { create, get, makePublic, put, remove } = projectApi(api);

const save = async (photos: string[]) =>
  put({ Project: sampleProject({ photos }) }, (await get()).Version);
const photosOf = async (slug = SLUG): Promise<string[]> =>
  (await (await api.asAdmin('GET', `/admin/projects/${slug}`)).json()).Project.photos;
/** As the admin sees it. */
const projectOf = async (id: string) => {
  const items: Item[] = await (await api.asAdmin('GET', '/admin/file')).json();
  return items.find((item) => item._id === id)?.Project;
};
/** As visitors see it, alone and in the list. */
async function publicProjectsOf(id: string) {
  const one: Item = await (await fetch(`${api.url}/api/file/${id}`)).json();
  const all: Item[] = await (await fetch(`${api.url}/api/file`)).json();
  return [one.Project, all.find((item) => item._id === id)?.Project];
}

test('a photo that is chosen for a project belongs to it, and no longer when it is taken out', async () => {
  const [one, other, apart] = [await showItem(api), await showItem(api), await showItem(api)];
  await create();
  expect(await projectOf(one)).toBeUndefined();
  await save([one, other]);
  expect([await projectOf(one), await projectOf(other)]).toEqual([SLUG, SLUG]);
  await save([other]);
  expect([await projectOf(one), await projectOf(other)]).toEqual([undefined, SLUG]);
  expect(await projectOf(apart)).toBeUndefined();
});

test('visitors read of a photo’s project once that is public', async () => {
  const photo = await showItem(api);
  await create();
  await save([photo]);
  expect(await publicProjectsOf(photo)).toEqual([undefined, undefined]);
  await makePublic();
  expect(await publicProjectsOf(photo)).toEqual([SLUG, SLUG]);
});

test('the photos of a project that is deleted stay, and no later project at its address has them', async () => {
  const [chosen, said] = [await showItem(api), await showItem(api)];
  await create(SLUG, sampleProject({ photos: [chosen] }));
  await makePublic();
  await api.asAdmin('PATCH', `/file/${said}`, { Project: SLUG });
  expect(await publicProjectsOf(said)).toEqual([SLUG, SLUG]);
  expect((await remove((await get()).Version)).status).toBe(204);
  await create();
  await makePublic();
  for (const id of [chosen, said]) {
    expect(await projectOf(id)).toBeUndefined();
    expect(await publicProjectsOf(id)).toEqual([undefined, undefined]);
  }
});

test('a new project that is made with photos has them at once', async () => {
  const photo = await showItem(api);
  await create(SLUG, sampleProject({ photos: [photo] }));
  expect(await projectOf(photo)).toBe(SLUG);
});

test('what the admin has said of an item itself stays, until its project takes it in or out', async () => {
  const [photo, belongs] = [await showItem(api), await showItem(api)];
  await create('other-garden');
  await create();
  await save([photo]);
  await api.asAdmin('PATCH', '/file', { Ids: [photo, belongs], Project: 'other-garden' });
  await save([belongs]);
  expect([await projectOf(photo), await projectOf(belongs)]).toEqual(['other-garden', SLUG]);
  await save([]);
  expect([await projectOf(photo), await projectOf(belongs)]).toEqual(['other-garden', undefined]);
});

test('a photo that is uploaded with its project stands among the photos, last; who has the project open merges', async () => {
  const first = await showItem(api);
  await create();
  await save([first]);
  const { Version } = await get();
  const uploaded = await showItem(api, { Project: SLUG });
  expect(await photosOf()).toEqual([first, uploaded]);
  expect((await put({ Project: sampleProject() }, Version)).status).toBe(412);
});

test('photos whose project is changed or cleared move from page to page, the newest last', async () => {
  await create('other-garden');
  await create();
  const old = await showItem(api, { Project: SLUG, CreatedAt: '2026-03-01T00:00:00.000Z' });
  const young = await showItem(api, { Project: SLUG, CreatedAt: '2026-03-02T00:00:00.000Z' });
  const move = { Ids: [young, old], Project: 'other-garden' };
  expect((await api.asAdmin('PATCH', '/file', move)).status).toBe(200);
  expect([await photosOf(), await photosOf('other-garden')]).toEqual([[], [old, young]]);
  await api.asAdmin('PATCH', `/file/${old}`, { Location: 'Cumbum' });
  const { Version } = await get();
  await api.asAdmin('PATCH', `/file/${old}`, { Project: '' });
  expect([await photosOf(), await photosOf('other-garden')]).toEqual([[], [young]]);
  expect((await get()).Version).toBe(Version);
});

test('a photo that finds no place among those of its project belongs to it all the same', async () => {
  await create();
  const photos = Array.from({ length: PHOTOS_MAX }, () => randomUUID());
  await save(photos);
  const photo = await showItem(api, { Project: SLUG });
  expect([await photosOf(), await projectOf(photo)]).toEqual([photos, SLUG]);
});

test('a photo that was deleted meanwhile stays away, and a save that is refused changes no item', async () => {
  const [photo, gone] = [await showItem(api), randomUUID()];
  await create();
  const refused = sampleProject({ photos: [photo] });
  expect((await put({ Project: refused }, 99)).status).toBe(412);
  expect(await projectOf(photo)).toBeUndefined();
  expect((await save([gone, photo])).status).toBe(200);
  expect((await fetch(`${api.url}/api/file/${gone}`)).status).toBe(404);
  expect((await api.firestore.doc(`files/${gone}`).get()).exists).toBe(false);
});
