import { randomUUID } from 'node:crypto';
import {
  dayOf,
  daysAfter,
  type EarlierRelease,
  type EarlierVersion,
  type Item,
  type Plot,
  type Publication,
  type PublishedResponse,
  plotPath,
  plotValues,
  type ValuesByPath,
} from '@theni/contract';
import { beforeEach, expect, test } from 'vitest';
import { samplePlotId } from '../../../config/sample-plan.ts';
import { PageError } from '../../../web/build/page-error.ts';
import { FakeHosting } from '../../test/fake-dependencies.ts';
import { layoutApi, SLUG } from '../../test/layout-api.ts';
import { sampleFacts, sampleItem, sampleLayout } from '../../test/samples.ts';
import { sharedTestApi, testClock } from '../../test/test-api.ts';
import { HttpProblem } from '../http/problem.ts';

const clock = testClock();
const hosting = new FakeHosting();
const api = await sharedTestApi({ hosting, now: clock.now });
const { layoutVersions } = api.dependencies;
const { change, create, draft, get, setPlots, remove, patch, withPlots, revisionOf } =
  layoutApi(api);

beforeEach(async () => {
  Object.assign(hosting, new FakeHosting());
  await create();
});

/** Changes the draft. @returns its version */
async function save(changes: ValuesByPath): Promise<string> {
  const response = await change(changes);
  expect(response.status).toBe(200);
  return (await response.json()).version;
}
/** @returns the layouts that stay as they were */
async function publishAll(): Promise<PublishedResponse['skipped']> {
  clock.pass(1);
  const response = await api.asAdmin('POST', '/content/publish');
  expect(response.status).toBe(200);
  return (await response.json()).skipped;
}
const shown = () => hosting.releases.at(-1)?.shown ?? [];
const publicly = async () => (await fetch(`${api.url}/api/layouts/${SLUG}/plots`)).status;
const snapshots = async () =>
  (await api.firestore.collection('layoutVersions').listDocuments()).map(({ id }) => id);

test('a publication takes a public layout as it is then, without later changes', async () => {
  await withPlots();
  const version = await save({ name: { en: ' Garden ', ta: 'தோட்டம்' } });
  expect(await publicly()).toBe(404);
  expect([await publishAll(), await publicly()]).toEqual([[], 200]);
  await setPlots([{ number: '1', price: 7 }, { number: '2' }, { number: '3' }]);
  expect(shown()).toMatchObject([
    {
      slug: SLUG,
      fields: { name: { en: 'Garden', ta: 'தோட்டம்' } },
      plots: [
        { number: '1', price: 850_000, state: 'available' },
        { number: '2' },
        { number: '3' },
      ],
      asOf: clock.now().toISOString(),
      photos: [],
    },
  ]);
  expect(await get()).toMatchObject({
    publishedVersion: version,
    published: { name: { en: 'Garden' }, plots: [{ price: 850_000 }, {}, {}] },
    draft: { [plotPath(samplePlotId('1'))]: { price: 7 } },
  });
  const website = await (await api.asAdmin('GET', '/content')).json();
  expect(website.layouts).toEqual({ [SLUG]: (await get()).published });
});

test('a date after the day of the publication keeps a layout from visitors', async () => {
  const tomorrow = dayOf(daysAfter(clock.now(), 1));
  await save({ 'approval.date': tomorrow });
  expect(await publishAll()).toMatchObject([{ errors: [{ path: 'approval.date' }] }]);
  clock.pass(24 * 60 * 60 * 1000);
  expect(await publishAll()).toEqual([]);
});

test('an incomplete layout stays as visitors see it, and all it lacks is named', async () => {
  const first = await save({ place: 'Cumbum' });
  await publishAll();
  await save({ name: { en: 'Half', ta: '' }, geo: null, place: 'Theni' });
  await create('second-garden');
  await setPlots([{ number: '5' }, { number: '05-A', squareFeet: null as never }]);
  const [skipped, ...others] = await publishAll();
  expect(others).toEqual([]);
  expect([skipped?.slug, skipped?.errors.map(({ path }) => path)]).toEqual([
    SLUG,
    ['name.ta', 'geo', `${plotPath(samplePlotId('05-A'))}.squareFeet`],
  ]);
  expect(shown().map(({ slug, fields }) => [slug, fields.place])).toEqual([
    [SLUG, 'Cumbum'],
    ['second-garden', expect.any(String)],
  ]);
  expect((await get()).publishedVersion).toBe(first);
});

test('texts that a stricter build cannot show any more are named with those of the draft', async () => {
  await publishAll();
  const [live] = (await api.firestore.collection('releases').get()).docs;
  const changes = JSON.stringify({ 'company.email': 'office' });
  await live?.ref.update({ changes });
  await api.firestore
    .doc('content/draft')
    .set({ changes: '{"company.name":{"en":"","ta":""}}' }, { merge: true });
  await save({ place: 'Cumbum' });
  const response = await api.asAdmin('POST', '/content/publish');
  const { errors } = await response.json();
  expect([response.status, errors.map(({ path }: { path: string }) => path)]).toEqual([
    422,
    ['company.name.en', 'company.name.ta', 'company.email'],
  ]);
});

/** The renderer cannot make the page of a layout in this place. */
function failAtPlace(place: string, isLive = true, slug = SLUG) {
  const address = `/layouts/${slug}`;
  hosting.beforeRender = (layouts) => {
    if (layouts.some((layout) => layout.slug === slug && layout.fields.place === place))
      throw new PageError(address, new Error('a bug'), { layout: slug });
  };
  return {
    slug,
    isLive,
    errors: [
      {
        path: 'public',
        message: expect.stringContaining(`The page ${address} could not be made.`),
      },
    ],
  };
}

test('a layout whose page cannot be made stays as visitors see it, and is named', async () => {
  const first = await save({ place: 'Cumbum' });
  await publishAll();
  await create('second-garden');
  await save({ place: 'Theni' });
  const skipped = failAtPlace('Theni');
  expect(await publishAll()).toEqual([skipped]);
  const last = await api.asAdmin('GET', '/content/publish');
  expect(await last.json()).toMatchObject({ result: 'published', skipped: [skipped] });
  expect(shown().map(({ slug, fields }) => [slug, fields.place])).toEqual([
    [SLUG, 'Cumbum'],
    ['second-garden', expect.any(String)],
  ]);
  expect((await get()).publishedVersion).toBe(first);
});

test('a layout whose page cannot be made, nor that of before, is left out, and the others go public', async () => {
  await save({ place: 'Cumbum' });
  await publishAll();
  await create('second-garden');
  const skipped = failAtPlace('Cumbum', false);
  expect(await publishAll()).toEqual([skipped]);
  expect(shown().map(({ slug }) => slug)).toEqual(['second-garden']);
  expect([await publicly(), (await get()).published]).toEqual([404, null]);
  // An incomplete one is shown as before: that, too, may not be made any more.
  hosting.beforeRender = () => {};
  await publishAll();
  await save({ geo: null });
  failAtPlace('Cumbum');
  const [{ errors = [] } = {}] = await publishAll();
  expect(errors.map(({ path }) => path)).toEqual(['geo', 'public']);
});

const half = { 'home.hero.headline': { en: 'Plots', ta: '' } };
const outcome = async (): Promise<Publication> =>
  (await api.asAdmin('GET', '/content/publish')).json();

test('half-typed texts hold up all changed texts and no layout: the release has the texts that are live', async () => {
  const { contentDraft, releases } = api.dependencies;
  await contentDraft.change({ changes: { 'company.email': 'old@theni.example' } });
  await publishAll();
  await contentDraft.change({ changes: { 'company.email': 'new@theni.example', ...half } });
  await save({ place: 'Cumbum' });
  await publishAll();
  expect(shown()).toMatchObject([{ fields: { place: 'Cumbum' } }]);
  expect(hosting.releases.at(-1)?.content?.company.email).toBe('old@theni.example');
  expect((await releases.published())?.changes).toEqual({ 'company.email': 'old@theni.example' });
  expect(await outcome()).toMatchObject({
    result: 'published',
    texts: [],
    layouts: [SLUG],
    leftLayouts: [],
    skipped: [],
    textErrors: [{ path: 'home.hero.headline.ta', message: 'is missing' }],
  });
  // Without a layout that changes there is nothing to publish.
  expect((await api.asAdmin('POST', '/content/publish')).status).toBe(422);
});

test('of each thing that was to go live the record says whether it did', async () => {
  await api.dependencies.contentDraft.change({ changes: { 'company.email': 'new@theni.example' } });
  await create('never-live', { ...sampleLayout(), geo: null });
  await publishAll();
  expect(await outcome()).toMatchObject({
    texts: ['company.email'],
    textErrors: [],
    layouts: [SLUG],
    skipped: [{ slug: 'never-live', isLive: false }],
  });
  await save({ public: false });
  await publishAll();
  expect(await outcome()).toMatchObject({ texts: [], layouts: [], leftLayouts: [SLUG] });
});

test('plan and documents of a layout that goes public are files that there are', async () => {
  const [plan, paper] = [randomUUID(), randomUUID()];
  await save({
    plan: { file: plan, width: 10, height: 10 },
    documents: [{ file: paper, title: { en: 'Approval', ta: 'அங்கீகாரம்' } }],
  });
  const lacking = async () => (await publishAll())[0]?.errors.map(({ path }) => path);
  expect(await lacking()).toEqual(['plan', 'documents.0']);
  await api.firestore.doc(`contentFiles/${plan}`).set({ kind: 'picture' });
  await api.firestore.doc(`contentFiles/${paper}`).set({ kind: 'picture' });
  expect(await lacking()).toEqual(['documents.0']);
  await api.firestore.doc(`contentFiles/${paper}`).set({ kind: 'document' });
  expect(await lacking()).toBeUndefined();
});

const states = async () => (await fetch(`${api.url}/api/layouts/${SLUG}/plots`)).json();

test('a publication of what has not changed has the time of the one before, in every layout', async () => {
  await withPlots();
  await publishAll();
  const [before] = shown();
  clock.pass(60 * 60_000);
  await publishAll();
  expect(shown()).toEqual([before]);
  await patch('1', { state: 'booked' }, await revisionOf('1'));
  await publishAll();
  expect(shown()).toMatchObject([{ asOf: clock.now().toISOString() }]);
});

test('a plot that was removed and added again is booked for whoever still sees the old one', async () => {
  await withPlots();
  await publishAll();
  await change({
    [plotPath(samplePlotId('1'))]: null,
    [plotPath(randomUUID())]: sampleFacts({ number: '01' }),
  });
  expect((await patch('1', { state: 'booked' }, await revisionOf('01'))).status).toBe(200);
  expect((await states())[0]).toEqual({ number: '1', state: 'booked' });
  await save({ geo: null });
  await publishAll();
  expect(shown()[0]?.plots[0]).toMatchObject({ number: '1', state: 'booked' });
});

test('a plot that got another number is the same one on the page of before', async () => {
  await withPlots();
  await publishAll();
  const [first] = (await draft()).plots;
  await change(plotValues([{ ...first, number: 'B-1' } as Plot]));
  expect((await patch('b-1', { state: 'sold' }, await revisionOf('B-1'))).status).toBe(200);
  expect((await states())[0]).toEqual({ number: '1', state: 'sold' });
});

test('a layout made private leaves with the next publication, then can be deleted', async () => {
  await publishAll();
  await save({ public: false });
  expect([(await remove()).status, await publicly()]).toEqual([409, 200]);
  expect(await publishAll()).toEqual([]);
  expect([shown(), await publicly(), (await get()).published]).toEqual([[], 404, null]);
  expect((await remove()).status).toBe(204);
});

test('a layout stays while a publication runs, which may be about to show it', async () => {
  const seen: number[] = [];
  hosting.before = async () => {
    seen.push((await remove()).status);
  };
  await publishAll();
  expect(seen).toEqual([409, 409, 409]);
  expect([await publicly(), (await get()).publishedVersion]).toEqual([200, expect.any(String)]);
});

test('a layout stays while nobody knows whether it is public, and after that as it is found', async () => {
  hosting.losesResponse = true;
  hosting.before = (step) => {
    if (step === 'liveReleaseId' && shown().length > 0) throw new HttpProblem(503, 'no answer');
  };
  expect((await api.asAdmin('POST', '/content/publish')).status).toBe(503);
  const refused = await remove();
  expect([refused.status, (await refused.json()).detail]).toEqual([
    409,
    expect.stringContaining('Open Publish'),
  ]);
  hosting.before = () => {};
  await api.asAdmin('GET', '/content/publish');
  expect([await publicly(), (await remove()).status]).toEqual([200, 409]);
});

test('a layout that is deleted as a publication begins is on the site with its draft, or not at all', async () => {
  for (let round = 0; round < 10; round += 1) {
    const slug = `garden-${round}`;
    await create(slug);
    const [removed] = await Promise.all([
      api.asAdmin('DELETE', `/admin/layouts/${slug}`),
      publishAll(),
    ]);
    const isShown = shown().some((layout) => layout.slug === slug);
    expect([removed.status, isShown]).toEqual(isShown ? [409, true] : [204, false]);
  }
});

test('its photos are the items that visitors may see, in the owner’s order', async () => {
  const items: Item[] = [sampleItem(), sampleItem()];
  for (const { _id, ...fields } of items) await api.firestore.doc(`files/${_id}`).set(fields);
  const photos = items.map(({ _id }) => _id).reverse();
  await save({ photos: [...photos, '00000000-0000-4000-8000-000000000000'] });
  await publishAll();
  expect(shown()[0]?.photos.map(({ _id }) => _id)).toEqual(photos);
});

test('after a rollback in the console that release’s layouts are the public ones', async () => {
  const first = await save({ place: 'Theni' });
  await publishAll();
  await save({ place: 'Cumbum' });
  await create('second-garden');
  await publishAll();
  hosting.releases.push(...hosting.releases.slice(-2, -1));
  await api.asAdmin('GET', '/content/publish');
  expect(await layoutVersions.publishedVersions()).toEqual({ [SLUG]: first });
});

test('an earlier publication has its layouts, and says what it changed of them', async () => {
  await withPlots();
  await publishAll();
  await save({ place: 'Cumbum', status: 'sold-out' });
  await publishAll();
  await save({ public: false });
  await publishAll();
  const all = await (await api.asAdmin('GET', '/content/versions')).json();
  const changes = all.map(({ changedLayouts }: EarlierRelease) => changedLayouts[0]?.changes);
  expect(changes).toEqual([['Taken off the site'], ['Status: Sold out', 'Town'], ['New']]);
  const earlier = await api.asAdmin('GET', `/content/versions/${all[1].releaseId}`);
  const { layouts }: EarlierVersion = await earlier.json();
  expect(layouts[SLUG]).toMatchObject({ place: 'Cumbum', status: 'sold-out' });
});

test('who has a plot is part of no version', async () => {
  const [first] = await withPlots();
  await publishAll();
  await save({ place: 'Cumbum' });
  await publishAll();
  await patch('1', { state: 'booked' }, first?.revision);
  hosting.releases.push(...hosting.releases.slice(-2, -1));
  await api.asAdmin('GET', '/content/publish');
  expect(shown()[0]?.fields.place).not.toBe('Cumbum');
  expect((await states())[0]).toEqual({ number: '1', state: 'booked' });
});

test('the files that drafts and kept versions of layouts name are in use', async () => {
  const file = randomUUID();
  await api.firestore.doc(`contentFiles/${file}`).set({ kind: 'picture' });
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
  expect(new Set(await snapshots())).toEqual(new Set([first, second]));
  for (const { ref } of (await api.firestore.collection('releases').get()).docs) await ref.delete();
  await publishAll();
  expect(await snapshots()).toEqual([second]);
});
