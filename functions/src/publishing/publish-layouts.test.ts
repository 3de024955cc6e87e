import { randomUUID } from 'node:crypto';
import type { Item, Layout } from '@theni/contract';
import { beforeEach, expect, test } from 'vitest';
import { FakePublisher } from '../../test/fake-dependencies.ts';
import { failAfter } from '../../test/fault-injection.ts';
import { layoutApi, SLUG } from '../../test/layout-api.ts';
import { sampleItem } from '../../test/sample-item.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';
import { testClock } from '../../test/test-api.ts';
import { LEASE_MS } from './lease.ts';
import { publish } from './publish.ts';
import { HostingError } from './publisher.ts';
import { reconcilePublishedState } from './what-is-live.ts';

const clock = testClock();
const publisher = new FakePublisher();
const api = await sharedTestApi({ publisher, now: clock.now });
const { content, layoutVersions, releases } = api.dependencies;
const { create, get, put, putPlots, remove, patch, withPlots, versionOf } = layoutApi(api);

beforeEach(async () => {
  Object.assign(publisher, new FakePublisher());
  for (const record of await api.firestore.collection('files').listDocuments())
    await record.delete();
  await create();
});

/** Changes the draft. @returns its version */
async function save(changes: Partial<Layout> = {}): Promise<number> {
  const { Project, Version } = await get();
  const response = await put({ Project: { ...Project, ...changes } }, Version);
  expect(response.status).toBe(200);
  return (await response.json()).Version;
}
async function publishWith(order: object | undefined): Promise<Response> {
  const { Version } = await content.draft();
  return api.asAdmin('POST', '/content/publish', order, { 'If-Match': `"${Version}"` });
}
const publishIt = async () => (await publishWith({ Layouts: [SLUG] })).status;
const publishNothing = async () => (await publishWith(undefined)).status;
const shown = () => publisher.releases.at(-1)?.shown ?? [];
const publicly = async () => (await fetch(`${api.url}/api/projects/${SLUG}/plots`)).status;
const livePages = async () =>
  (await (await api.asAdmin('GET', '/content')).json()).PublishedLayouts;
const snapshots = async () =>
  (await api.firestore.collection('projectVersions').listDocuments()).map(({ id }) => id);

test('a layout goes public when it is named, as it is then; what is typed later does not', async () => {
  await withPlots();
  expect([await publishNothing(), await publicly(), shown()]).toEqual([200, 404, []]);
  const Version = await save({ name: { en: ' Garden ', ta: 'தோட்டம்' } });
  expect([await publishIt(), await publicly()]).toEqual([200, 200]);
  await save({ name: { en: '', ta: '' } });
  await putPlots([{ Number: '1', Price: 7 }]);
  expect(await publishNothing()).toBe(200);
  expect(shown()).toMatchObject([
    {
      Slug: SLUG,
      Project: { name: { en: 'Garden', ta: 'தோட்டம்' } },
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
    Project: { Plots: [{ Price: 7 }] },
  });
});

test('what a layout lacks is told with its path, and nothing goes public; without it the phone number does', async () => {
  await save({ name: { en: 'Half', ta: '' }, geo: null });
  await putPlots([{ Number: '5' }, { Number: '05' }]);
  const refused = await publishWith({ Layouts: [SLUG, 'none-such'] });
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors.map(({ path }: { path: string }) => path)).toEqual([
    `projects.${SLUG}.name.ta`,
    `projects.${SLUG}.geo`,
    `projects.${SLUG}.Plots.1.Number`,
    'projects.none-such',
  ]);
  expect(await publicly()).toBe(404);
  expect(await publishNothing()).toBe(200);
  for (const wrong of [{ Layouts: 'all' }, { Layouts: ['../meta'] }, { Layout: [SLUG] }, []])
    expect((await publishWith(wrong)).status).toBe(400);
});

test('plan and documents of a layout that goes public are files that there are', async () => {
  const [plan, paper] = [randomUUID(), randomUUID()];
  await save({
    plan: { file: plan, width: 10, height: 10 },
    documents: [{ file: paper, title: { en: 'Approval', ta: 'அங்கீகாரம்' } }],
  });
  const issues = async () => (await (await publishWith({ Layouts: [SLUG] })).json()).errors;
  expect((await issues()).map(({ path }: { path: string }) => path)).toEqual([
    `projects.${SLUG}.plan`,
    `projects.${SLUG}.documents.0`,
  ]);
  await api.firestore.doc(`contentFiles/${plan}`).set({ Kind: 'picture' });
  await api.firestore.doc(`contentFiles/${paper}`).set({ Kind: 'picture' });
  expect(await issues()).toHaveLength(1);
  await api.firestore.doc(`contentFiles/${paper}`).set({ Kind: 'document' });
  expect(await publishIt()).toBe(200);
});

test('states of plots are those of the moment, and a hold that is over is none', async () => {
  const [first, second] = await withPlots();
  await publishIt();
  await patch('1', { State: 'sold' }, first?.Version);
  const HeldUntil = new Date(clock.now().getTime() + 1000).toISOString();
  await patch('2', { State: 'held', HeldUntil }, second?.Version);
  const states = () => shown()[0]?.Plots.map(({ State }) => State);
  await publishNothing();
  expect(states()).toEqual(['sold', 'held', 'available']);
  clock.pass(1000);
  await publishNothing();
  expect(states()).toEqual(['sold', 'available', 'available']);
});

test.each(['before it', 'while it renders'])(
  'a plot that the draft lacks and that is booked %s keeps the layout from going public',
  async (when) => {
    await withPlots();
    await publishIt();
    await putPlots([{ Number: '2' }, { Number: '3' }]);
    const book = async () => patch('1', { State: 'booked' }, await versionOf('1'));
    if (when === 'before it') await book();
    else publisher.before = (step) => (step === 'page' ? book() : undefined);
    const refused = await publishWith({ Layouts: [SLUG] });
    expect([refused.status, (await refused.json()).errors]).toEqual([
      422,
      [
        {
          path: `projects.${SLUG}.Plots`,
          message: expect.stringContaining('Plot 1 is booked and is missing here.'),
        },
      ],
    ]);
    expect(shown()[0]?.Plots.map((plot) => plot.Number)).toEqual(['1', '2', '3']);
    expect(await publishNothing()).toBe(200);
  },
);

test('a layout that is withdrawn or deleted is gone with the next publication', async () => {
  await publishIt();
  expect((await publishWith({ Withdraw: [SLUG] })).status).toBe(200);
  expect([shown(), await publicly()]).toEqual([[], 404]);
  expect((await get()).Published).toBeNull();
  await publishIt();
  await remove((await get()).Version);
  expect(await publicly()).toBe(404);
  // Its page is still there, and the owner is told of it.
  expect(await livePages()).toEqual([SLUG]);
  await publishNothing();
  expect(await livePages()).toEqual([]);
  expect(shown()).toEqual([]);
});

test('its photos are items of the gallery, in the owner’s order', async () => {
  const items: Item[] = [sampleItem(), sampleItem()];
  for (const { _id, ...fields } of items) await api.firestore.doc(`files/${_id}`).set(fields);
  const photos = items.map(({ _id }) => _id).reverse();
  await save({ photos: [...photos, '00000000-0000-4000-8000-000000000000'] });
  await publishIt();
  expect(shown()[0]?.Photos.map(({ _id }) => _id)).toEqual([items[1]?._id, items[0]?._id]);
});

test('what a layout was is kept as long as a release of it may come back, and no longer', async () => {
  const versions: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    versions.push(await save({ place: `Place ${round}` }));
    clock.pass(1);
    await publishIt();
    await save({ place: `Never published ${round}` });
  }
  const kept = versions.slice(-10);
  expect((await snapshots()).sort()).toEqual(kept.map((version) => `${SLUG}.${version}`).sort());
});

test('after a rollback in the console the layouts of that release are the public ones', async () => {
  const first = await save();
  await publishIt();
  await save({ place: 'Cumbum' });
  await create('second-garden');
  await publishWith({ Layouts: [SLUG, 'second-garden'] });
  publisher.releases.push({ ...publisher.releases.at(-2), version: 'rolled back' } as never);
  const live = await publisher.live();
  if (live) await reconcilePublishedState(api.dependencies, live);
  expect(await layoutVersions.published()).toEqual({ [SLUG]: first });
});

test('wherever a publication dies, the next one knows what is public, and publishes', async () => {
  const order = { Layouts: [SLUG], Withdraw: [] };
  let calls = 0;
  for (let isDone = false; !isDone; calls += 1) {
    const version = await save({ place: `Place ${calls}` });
    const life = { count: calls };
    const crashing = {
      ...api.dependencies,
      releases: failAfter(releases, life),
      layoutVersions: failAfter(layoutVersions, life),
      publisher: failAfter(publisher, life),
    };
    isDone = await publish(crashing, await content.draft(), order).then(
      () => true,
      () => false,
    );
    const isLive = shown()[0]?.Project.place === `Place ${calls}`;
    clock.pass(LEASE_MS + 1);
    const live = await publisher.live();
    if (live) await reconcilePublishedState(api.dependencies, live);
    const known = (await layoutVersions.published())[SLUG];
    expect([calls, known === version]).toEqual([calls, isLive]);
    expect(await publishIt()).toBe(200);
    expect((await get()).PublishedVersion).toBe(version);
  }
  expect(calls).toBeGreaterThan(12);
});

test('a publication that fails leaves what is public as it was', async () => {
  const first = await save();
  await publishIt();
  await save({ place: 'Cumbum' });
  publisher.before = (step) => {
    if (step === 'release') throw new HostingError('busy', 503);
  };
  expect(await publishIt()).toBe(503);
  expect((await get()).PublishedVersion).toBe(first);
});

test('the files that drafts and kept versions of layouts name are in use', async () => {
  const file = '11111111-1111-4111-8111-111111111111';
  await api.firestore.doc(`contentFiles/${file}`).set({ Kind: 'picture' });
  await save({ plan: { file, width: 10, height: 10 } });
  expect(await api.dependencies.layouts.fileIds()).toEqual(new Set([file]));
  await publishIt();
  await save({ plan: null });
  expect(await api.dependencies.layouts.fileIds()).toEqual(new Set());
  expect(await layoutVersions.fileIds()).toEqual(new Set([file]));
});
