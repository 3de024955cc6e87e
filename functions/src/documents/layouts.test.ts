import { randomUUID } from 'node:crypto';
import type { Layout, LayoutResponse, PlotStatus } from '@theni/contract';
import { beforeEach, expect, test } from 'vitest';
import { ifMatch, layoutApi, PROJECT_PATH, SLUG } from '../../test/layout-api.ts';
import { sampleLayout } from '../../test/sample-layout.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';

const api = await sharedTestApi();
const { create, get, put, remove, patch, withPlots } = layoutApi(api);

let made: LayoutResponse;
beforeEach(async () => {
  made = await (await create()).json();
});

test('a new layout is a draft without plots, and may be half typed', async () => {
  const name = { en: 'Half', ta: '' };
  const response = await create('half', sampleLayout({ name, place: '', geo: null }));
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    Slug: 'half',
    Name: name,
    Status: 'selling',
    PublishedVersion: null,
    Plots: { available: 0, held: 0, booked: 0, sold: 0 },
    Published: null,
    Statuses: [],
    Project: { name },
  });
  const list = await (await api.asAdmin('GET', '/admin/projects')).json();
  expect(list.map(({ Slug }: LayoutResponse) => Slug)).toEqual(['half', SLUG]);
  expect(list[0]).not.toHaveProperty('Project');
});

test('two layouts never share an address, and an address is small letters, digits and dashes', async () => {
  const other = await create(SLUG, sampleLayout({ place: 'Cumbum' }));
  expect([other.status, await get()]).toEqual([409, made]);
  for (const slug of ['', 'ab', 'A-b-c', 'a--b', '-ab', 'ab-', 'a/b/c', 'தேனி', '__proto__'])
    expect([slug, (await create(slug)).status]).toEqual([slug, 400]);
});

test('a new layout that is sent again, because its response was lost, is one layout', async () => {
  const again = await create();
  expect([again.status, await again.json()]).toEqual([201, made]);
});

test('there is room for 100 layouts', async () => {
  const before = api.firestore.batch();
  for (let at = 1; at < 100; at += 1)
    before.set(api.firestore.doc(`projects/p${at}`), { Version: 1 });
  await before.commit();
  expect((await create('one-too-many')).status).toBe(409);
});

test('a change names the version that was seen; of two tabs the slower one is told and loses nothing', async () => {
  const faster = { Project: sampleLayout({ place: 'Cumbum' }) };
  const saved = await put(faster, made.Version);
  expect(saved.status).toBe(200);
  const { Version } = await saved.json();
  expect(Version).toBeGreaterThan(made.Version);
  const slower = await put({ Project: sampleLayout({ place: 'Bodi' }) }, made.Version);
  expect([slower.status, await slower.json()]).toEqual([
    412,
    expect.objectContaining({ version: Version }),
  ]);
  // Its response may have been lost.
  expect((await put(faster, made.Version)).status).toBe(200);
  expect(await get()).toMatchObject({ Version, Project: { place: 'Cumbum' } });
});

test('without If-Match nothing of a layout is changed', async () => {
  await withPlots();
  const before = await get();
  const responses = await Promise.all([
    put({ Project: sampleLayout() }),
    patch('1', { State: 'sold' }),
    remove(),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([428, 428, 428]);
  expect(await get()).toEqual(before);
});

test('what is no layout is refused with the path of each fault', async () => {
  const wrong = { ...sampleLayout(), status: 'gone', extent: -1, extra: 1 };
  const response = await put({ Project: wrong }, made.Version);
  expect(response.status).toBe(400);
  const { errors } = await response.json();
  expect(errors.map(({ path }: { path: string }) => path)).toEqual([
    'Project.status',
    'Project.extent',
    'Project',
  ]);
});

test('a layout with each of its texts at full length, in Tamil, is kept', async () => {
  const text = (length: number) => ({ en: 'அ'.repeat(length), ta: 'அ'.repeat(length) });
  const long: Partial<Layout> = {
    description: text(5000),
    directions: text(2000),
    amenities: Array.from({ length: 40 }, () => text(200)),
    distances: Array.from({ length: 20 }, () => ({ metres: 1, to: text(200) })),
    documents: Array.from({ length: 20 }, () => ({ file: randomUUID(), title: text(200) })),
    photos: Array.from({ length: 60 }, () => randomUUID()),
  };
  expect((await put({ Project: sampleLayout(long) }, made.Version)).status).toBe(200);
});

test('a layout is deleted with the version that was seen, but not while plots are booked or sold', async () => {
  const [first] = await withPlots();
  const { Version } = await get();
  expect((await remove(Version + 100)).status).toBe(412);
  const sold: PlotStatus = await (await patch('1', { State: 'sold' }, first?.Version)).json();
  const refused = await remove(Version);
  expect(refused.status).toBe(409);
  expect((await refused.json()).detail).toContain('Make them available first');
  await patch('1', { State: 'available' }, sold.Version);
  expect((await remove(Version)).status).toBe(204);
  expect((await remove(Version)).status).toBe(404);
  expect((await api.asAdmin('GET', PROJECT_PATH)).status).toBe(404);
});

test('a slug that is used again never meets an old version', async () => {
  const [first] = await withPlots();
  const old = await get();
  await remove(old.Version);
  made = await (await create()).json();
  await withPlots();
  expect((await put({ Project: sampleLayout({ place: 'x' }) }, old.Version)).status).toBe(412);
  expect((await patch('1', { State: 'sold' }, first?.Version)).status).toBe(412);
});

test.each([
  ['GET', '/admin/projects/none-such'],
  ['PUT', '/admin/projects/none-such'],
  ['DELETE', '/admin/projects/none-such'],
  ['PATCH', '/admin/projects/none-such/plots/1'],
  ['PATCH', `${PROJECT_PATH}/plots/99`],
  ['GET', '/admin/projects/__proto__'],
  ['DELETE', '/admin/projects/..%2fmeta'],
])('%s %s leads to nothing', async (method, path) => {
  const bodies: Record<string, object> = {
    PUT: { Project: sampleLayout() },
    PATCH: { State: 'sold' },
  };
  expect((await api.asAdmin(method, path, bodies[method], ifMatch(1))).status).toBe(404);
});
