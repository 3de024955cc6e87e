import { randomUUID } from 'node:crypto';
import type { Changes, Item, PublishedResponse } from '@theni/contract';
import { beforeEach, expect, test } from 'vitest';
import { FakePublisher } from '../../test/fake-dependencies.ts';
import { layoutApi, SLUG } from '../../test/layout-api.ts';
import { sampleItem } from '../../test/samples.ts';
import { sharedTestApi, testClock } from '../../test/test-api.ts';

const clock = testClock();
const publisher = new FakePublisher();
const api = await sharedTestApi({ publisher, now: clock.now });
const { layoutVersions } = api.dependencies;
const { change, create, get, setPlots, remove, patch, withPlots, versionOf } = layoutApi(api);

beforeEach(async () => {
  Object.assign(publisher, new FakePublisher());
  for (const record of await api.firestore.collection('files').listDocuments())
    await record.delete();
  await create();
});

/** Changes the draft. @returns its version */
async function save(changes: Changes = {}): Promise<number> {
  const response = await change(changes);
  expect(response.status).toBe(200);
  return (await response.json()).Version;
}
/** @returns the layouts that stay as they were */
async function publishAll(): Promise<PublishedResponse['Kept']> {
  clock.pass(1);
  const response = await api.asAdmin('POST', '/content/publish');
  expect(response.status).toBe(200);
  return (await response.json()).Kept;
}
const shown = () => publisher.releases.at(-1)?.shown ?? [];
const publicly = async () => (await fetch(`${api.url}/api/layouts/${SLUG}/plots`)).status;
const snapshots = async () =>
  (await api.firestore.collection('layoutVersions').listDocuments()).map(({ id }) => id);

test('a publication takes a public layout as it is then, without later changes', async () => {
  await withPlots();
  const Version = await save({ name: { en: ' Garden ', ta: 'தோட்டம்' } });
  expect(await publicly()).toBe(404);
  expect([await publishAll(), await publicly()]).toEqual([[], 200]);
  await setPlots([{ Number: '1', Price: 7 }, { Number: '2' }, { Number: '3' }]);
  expect(shown()).toMatchObject([
    {
      Slug: SLUG,
      Layout: { name: { en: 'Garden', ta: 'தோட்டம்' } },
      Plots: [
        { Number: '1', Price: 850_000, State: 'available' },
        { Number: '2' },
        { Number: '3' },
      ],
      AsOf: clock.now().toISOString(),
      Photos: [],
    },
  ]);
  expect(await get()).toMatchObject({
    PublishedVersion: Version,
    Published: { name: { en: 'Garden' }, Plots: [{ Price: 850_000 }, {}, {}] },
    Changes: { 'Plots.1': { Price: 7 } },
  });
});

test('an incomplete layout stays as visitors see it, and all it lacks is named', async () => {
  const first = await save({ place: 'Cumbum' });
  await publishAll();
  await save({ name: { en: 'Half', ta: '' }, geo: null, place: 'Theni' });
  await create('second-garden');
  await setPlots([{ Number: '5' }, { Number: '05-A', SquareFeet: null as never }]);
  const [kept, ...others] = await publishAll();
  expect(others).toEqual([]);
  expect([kept?.Layout, kept?.errors.map(({ path }) => path)]).toEqual([
    SLUG,
    ['name.ta', 'geo', 'Plots.5-a.SquareFeet'],
  ]);
  expect(shown().map(({ Slug, Layout }) => [Slug, Layout.place])).toEqual([
    [SLUG, 'Cumbum'],
    ['second-garden', expect.any(String)],
  ]);
  expect((await get()).PublishedVersion).toBe(first);
});

test('plan and documents of a layout that goes public are files that there are', async () => {
  const [plan, paper] = [randomUUID(), randomUUID()];
  await save({
    plan: { file: plan, width: 10, height: 10 },
    documents: [{ file: paper, title: { en: 'Approval', ta: 'அங்கீகாரம்' } }],
  });
  const lacking = async () => (await publishAll())[0]?.errors.map(({ path }) => path);
  expect(await lacking()).toEqual(['plan', 'documents.0']);
  await api.firestore.doc(`contentFiles/${plan}`).set({ Kind: 'picture' });
  await api.firestore.doc(`contentFiles/${paper}`).set({ Kind: 'picture' });
  expect(await lacking()).toEqual(['documents.0']);
  await api.firestore.doc(`contentFiles/${paper}`).set({ Kind: 'document' });
  expect(await lacking()).toBeUndefined();
});

test('a taken plot that the draft lacks keeps the layout as visitors see it', async () => {
  await withPlots();
  await publishAll();
  await setPlots([{ Number: '2' }, { Number: '3' }]);
  await patch('1', { State: 'booked' }, await versionOf('1'));
  expect(await publishAll()).toEqual([
    {
      Layout: SLUG,
      errors: [
        {
          path: 'Plots.1',
          message: expect.stringContaining('Plot 1 is booked and is missing here.'),
        },
      ],
    },
  ]);
  expect(shown()[0]?.Plots.map((plot) => plot.Number)).toEqual(['1', '2', '3']);
});

test('a plot that goes and is booked while the pages are made stops the publication', async () => {
  await withPlots();
  await publishAll();
  await setPlots([{ Number: '2' }, { Number: '3' }]);
  publisher.before = async (step) => {
    if (step === 'prepare') await patch('1', { State: 'booked' }, await versionOf('1'));
  };
  expect((await api.asAdmin('POST', '/content/publish')).status).toBe(409);
  expect(shown()[0]?.Plots.map((plot) => plot.Number)).toEqual(['1', '2', '3']);
});

test('a layout made private leaves with the next publication, then can be deleted', async () => {
  await publishAll();
  await save({ Public: false });
  expect([(await remove()).status, await publicly()]).toEqual([409, 200]);
  expect(await publishAll()).toEqual([]);
  expect([shown(), await publicly(), (await get()).Published]).toEqual([[], 404, null]);
  expect((await remove()).status).toBe(204);
});

test('its photos are the items that visitors may see, in the owner’s order', async () => {
  const items: Item[] = [sampleItem(), sampleItem()];
  for (const { _id, ...fields } of items) await api.firestore.doc(`files/${_id}`).set(fields);
  const photos = items.map(({ _id }) => _id).reverse();
  await save({ photos: [...photos, '00000000-0000-4000-8000-000000000000'] });
  await publishAll();
  expect(shown()[0]?.Photos.map(({ _id }) => _id)).toEqual(photos);
});

test('after a rollback in the console that release’s layouts are the public ones', async () => {
  const first = await save();
  await publishAll();
  await save({ place: 'Cumbum' });
  await create('second-garden');
  await publishAll();
  publisher.releases.push(...publisher.releases.slice(-2, -1));
  await api.asAdmin('GET', '/content/publish');
  expect(await layoutVersions.published()).toEqual({ [SLUG]: first });
});

test('the files that drafts and kept versions of layouts name are in use', async () => {
  const file = randomUUID();
  await api.firestore.doc(`contentFiles/${file}`).set({ Kind: 'picture' });
  await save({ plan: { file, width: 10, height: 10 } });
  const used = () => api.dependencies.contentFiles.usedIds();
  expect((await used()).has(file)).toBe(true);
  await publishAll();
  await save({ plan: null });
  expect((await used()).has(file)).toBe(true);
  expect((await used()).has(randomUUID())).toBe(false);
});

test('versions of a layout are kept as long as their release may come back', async () => {
  const first = await save({ place: 'Cumbum' });
  await publishAll();
  await save({ place: 'Never published' });
  const second = await save({ place: 'Theni' });
  await publishAll();
  expect((await snapshots()).sort()).toEqual([`${SLUG}.${first}`, `${SLUG}.${second}`]);
  for (const { ref } of (await api.firestore.collection('releases').get()).docs) await ref.delete();
  await publishAll();
  expect(await snapshots()).toEqual([`${SLUG}.${second}`]);
});
