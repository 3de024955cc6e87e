import type { Item, Project, ProjectAnswer } from '@theni/contract';
import { beforeEach, expect, test } from 'vitest';
import { FakePublisher } from '../../test/fake-dependencies.ts';
import { failAfter } from '../../test/fault-injection.ts';
import { projectApi, SLUG } from '../../test/project-api.ts';
import { sampleItem } from '../../test/sample-item.ts';
import { sampleProject } from '../../test/sample-project.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';
import { testClock } from '../../test/test-api.ts';
import { LEASE_MS } from '../publishing/lease.ts';
import { publish } from '../publishing/publish.ts';
import { HostingError } from '../publishing/publisher.ts';
import { RenderFault } from '../publishing/render-fault.ts';
import { noteWhatIsLive } from '../publishing/what-is-live.ts';

const clock = testClock();
const publisher = new FakePublisher();
const api = await sharedTestApi({ publisher, now: clock.now });
const { content, projectVersions, releases } = api.dependencies;
const { create, get, put, remove, patch, importCsv, withPlots } = projectApi(api);

beforeEach(async () => {
  Object.assign(publisher, new FakePublisher());
  for (const record of await api.firestore.collection('files').listDocuments())
    await record.delete();
  await create();
});

async function ready(changes: Partial<Project> = {}): Promise<ProjectAnswer> {
  const { Version } = await get();
  const answer = await put({ Project: sampleProject(changes), Ready: true }, Version);
  expect(answer.status).toBe(200);
  return answer.json();
}
async function publishNow(): Promise<number> {
  const { Version } = await content.draft();
  const headers = { 'If-Match': `"${Version}"` };
  return (await api.asAdmin('POST', '/content/publish', undefined, headers)).status;
}
const shown = () => publisher.releases.at(-1)?.shown ?? [];
const publicly = async () => (await fetch(`${api.url}/api/projects/${SLUG}/plots`)).status;
const snapshots = async () =>
  (await api.firestore.collection('projectVersions').listDocuments()).map(({ id }) => id);

test('a ready project is published with the content, as it was when it was marked ready', async () => {
  await withPlots();
  const { Version } = await ready({ name: { en: ' Garden ', ta: 'தோட்டம்' } });
  await put({ Project: sampleProject({ name: { en: '', ta: '' } }) }, Version);
  await importCsv('number,sq_ft\n1,7', (await get()).PlotsVersion);
  expect([await publicly(), await publishNow(), await publicly()]).toEqual([404, 200, 200]);
  expect(shown()).toMatchObject([
    {
      Slug: SLUG,
      Project: { name: { en: 'Garden', ta: 'தோட்டம்' } },
      Plots: [{ Number: '1', SqFt: 1200, State: 'available' }, { Number: '2' }, { Number: '3' }],
      AsOf: clock.now().toISOString(),
      Photos: [],
    },
  ]);
  expect(await get()).toMatchObject({ ReadyVersion: Version, PublishedVersion: Version });
});

test('a project that cannot be shown keeps no phone number from visitors, and stays as they see it', async () => {
  const cannotShow = (name: string) => {
    publisher.before = (step, shown = []) => {
      const found = shown.find(({ Project }) => Project.name.en === name);
      if (step === 'prepare' && found)
        throw new RenderFault(`projects.${found.Slug}`, found.Slug, {});
    };
  };
  await ready();
  cannotShow(sampleProject().name.en);
  expect([await publishNow(), await publicly(), shown()]).toEqual([200, 404, []]);

  publisher.before = () => {};
  expect([await publishNow(), await publicly()]).toEqual([200, 200]);
  await ready({ name: { en: 'Impossible', ta: 'முடியாது' } });
  cannotShow('Impossible');
  expect([await publishNow(), await publicly()]).toEqual([200, 200]);
  expect(shown()).toMatchObject([{ Slug: SLUG, Project: { name: sampleProject().name } }]);
});

test('states of plots are those of the moment, and a hold that is over is none', async () => {
  const [first, second] = await withPlots();
  await ready();
  await patch('1', { State: 'sold' }, first?.Version);
  const HeldUntil = new Date(clock.now().getTime() + 1000).toISOString();
  await patch('2', { State: 'held', HeldUntil }, second?.Version);
  const states = () => shown()[0]?.Plots.map(({ State }) => State);
  await publishNow();
  expect(states()).toEqual(['sold', 'held', 'available']);
  clock.pass(1000);
  await publishNow();
  expect(states()).toEqual(['sold', 'available', 'available']);
});

test('a plot that is dropped after the project was marked ready is not for sale', async () => {
  await withPlots();
  await ready();
  const dropped = await importCsv(
    'number,sq_ft\n1,1200\n4,900',
    (await get()).PlotsVersion,
    'replace',
  );
  expect(dropped.status).toBe(200);
  await publishNow();
  expect(shown()[0]?.Plots.map((plot) => [plot.Number, plot.State])).toEqual([
    ['1', 'available'],
    ['2', 'held'],
    ['3', 'held'],
  ]);
});

test('a project that is not ready neither goes live nor keeps a phone number from going live', async () => {
  const { Version } = await get();
  await put({ Project: sampleProject({ name: { en: '', ta: '' } }) }, Version);
  expect(await publishNow()).toBe(200);
  expect(shown()).toEqual([]);
  expect(await publicly()).toBe(404);
});

test('a project that is taken back or deleted is gone with the next publication', async () => {
  const { Version } = await ready();
  await publishNow();
  await put({ Project: sampleProject(), Ready: false }, Version);
  expect(await publicly()).toBe(200);
  await publishNow();
  expect([shown(), await publicly()]).toEqual([[], 404]);
  await ready();
  await publishNow();
  await remove((await get()).Version);
  expect(await publicly()).toBe(404);
  await publishNow();
  expect(shown()).toEqual([]);
});

test('its photos are the items that visitors may see, in the owner’s order', async () => {
  const items: Item[] = [sampleItem(), sampleItem({ Hidden: true }), sampleItem()];
  for (const { _id, ...fields } of items) await api.firestore.doc(`files/${_id}`).set(fields);
  const photos = items.map(({ _id }) => _id).reverse();
  await ready({ photos: [...photos, '00000000-0000-4000-8000-000000000000'] });
  await publishNow();
  expect(shown()[0]?.Photos.map(({ _id }) => _id)).toEqual([items[2]?._id, items[0]?._id]);
});

test('what a project was is kept as long as a release of it may come back, and no longer', async () => {
  const versions: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    versions.push((await ready({ place: `Place ${round}` })).Version);
    await ready({ place: `Never published ${round}` });
    clock.pass(1);
    versions.push((await get()).Version);
    await publishNow();
  }
  const kept = versions.filter((_version, at) => at % 2 === 1).slice(-10);
  expect((await snapshots()).sort()).toEqual(kept.map((version) => `${SLUG}.${version}`).sort());
});

test('after a rollback in the console the projects of that release are the public ones', async () => {
  const first = await ready();
  await publishNow();
  await ready({ place: 'Cumbum' });
  await create('second-garden');
  await publishNow();
  publisher.releases.push({ ...publisher.releases.at(-2), version: 'rolled back' } as never);
  const live = await publisher.live();
  if (live) await noteWhatIsLive(api.dependencies, live);
  expect(await projectVersions.published()).toEqual({ [SLUG]: first.Version });
});

test('wherever a publication dies, the next one knows what is public, and publishes', async () => {
  let calls = 0;
  for (let isDone = false; !isDone; calls += 1) {
    const { Version } = await ready({ place: `Place ${calls}` });
    const life = { count: calls };
    const crashing = {
      ...api.dependencies,
      releases: failAfter(releases, life),
      projectVersions: failAfter(projectVersions, life),
      publisher: failAfter(publisher, life),
    };
    isDone = await publish(crashing, await content.draft()).then(
      () => true,
      () => false,
    );
    const isLive = shown()[0]?.Project.place === `Place ${calls}`;
    clock.pass(LEASE_MS + 1);
    const live = await publisher.live();
    if (live) await noteWhatIsLive(api.dependencies, live);
    const known = (await projectVersions.published())[SLUG];
    expect([calls, known === Version]).toEqual([calls, isLive]);
    expect(await publishNow()).toBe(200);
    expect((await get()).PublishedVersion).toBe(Version);
  }
  expect(calls).toBeGreaterThan(12);
});

test('a publication that fails leaves what is public as it was', async () => {
  const first = await ready();
  await publishNow();
  await ready({ place: 'Cumbum' });
  publisher.before = (step) => {
    if (step === 'release') throw new HostingError('busy', 503);
  };
  expect(await publishNow()).toBe(503);
  expect((await get()).PublishedVersion).toBe(first.Version);
});

test('the files that drafts and kept versions of projects name are in use', async () => {
  const file = '11111111-1111-4111-8111-111111111111';
  await api.firestore.doc(`contentFiles/${file}`).set({ Kind: 'picture' });
  const { Version } = await ready({ plan: { file, width: 10, height: 10 } });
  await put({ Project: sampleProject() }, Version);
  expect(await projectVersions.fileIds()).toEqual(new Set([file]));
});
