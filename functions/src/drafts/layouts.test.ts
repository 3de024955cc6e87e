import { randomUUID } from 'node:crypto';
import {
  CONTENT_MAX_BYTES,
  type Layout,
  type LayoutResponse,
  layoutValues,
  plotPath,
} from '@theni/contract';
import { beforeEach, expect, test } from 'vitest';
import { samplePlotId } from '../../../config/sample-plan.ts';
import { ifMatch, LAYOUT_PATH, layoutApi, SLUG } from '../../test/layout-api.ts';
import { sampleLayout } from '../../test/samples.ts';
import { sharedTestApi, testClock } from '../../test/test-api.ts';
import { toLayoutDraftRecord } from './layout-draft.ts';

const clock = testClock();
const api = await sharedTestApi({ now: clock.now });
const { change, create, draft, get, remove, patch, withPlots, setPlots, revisionOf } =
  layoutApi(api);
const dayLater = () => clock.pass(24 * 60 * 60 * 1000);

let made: LayoutResponse;
beforeEach(async () => {
  made = await (await create()).json();
});

const pathsIn = async (response: Response) =>
  (await response.json()).errors.map(({ path }: { path: string }) => path);

test('a layout that no record has room for is refused with words', () => {
  const description = { en: 'அ'.repeat(CONTENT_MAX_BYTES / 3), ta: '' };
  expect(() => toLayoutDraftRecord(sampleLayout({ description }))).toThrow(
    expect.objectContaining({ status: 413, message: expect.stringContaining('shorten') }),
  );
});

test('a new layout is a draft without plots, and may be half typed', async () => {
  const name = { en: 'Half', ta: '' };
  const post = { slug: 'half', changes: { name } };
  const response = await api.asAdmin('POST', '/admin/layouts', post);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    slug: 'half',
    name,
    status: 'selling',
    public: false,
    publishedVersion: null,
    published: null,
    statuses: [],
    draft: { name, place: '', geo: null, 'approval.authority': 'DTCP' },
  });
  const list = await (await api.asAdmin('GET', '/admin/layouts')).json();
  expect(list.map(({ slug }: LayoutResponse) => slug)).toEqual(['half', SLUG]);
  expect(list[0]).not.toHaveProperty('draft');
});

test('every number of a plot that cannot be is refused with a sentence of ours', async () => {
  const plot = { number: '1', squareFeet: 0, road: 0, price: 0 };
  const response = await change({ [plotPath(samplePlotId('1'))]: plot });
  const { errors } = await response.json();
  expect(errors.map(({ message }: { message: string }) => message)).toEqual([
    'must be more than zero',
    'must be more than zero; leave it empty if you do not know it',
    'must be more than zero; leave it empty if you do not know it',
  ]);
});

test('what is pasted into a layout or a plot is kept without the control characters that came along', async () => {
  const id = samplePlotId('1');
  await change({
    place: 'The\u0000ni\u0007',
    [plotPath(id)]: { number: '1\u000b', squareFeet: 960 },
  });
  const { draft: saved } = await get();
  expect([saved.place, saved[plotPath(id)]]).toMatchObject(['Theni', { number: '1' }]);
});

test('two layouts never share an address of small letters, digits and dashes', async () => {
  const other = await create(SLUG, sampleLayout({ place: 'Cumbum' }));
  expect([other.status, await get()]).toEqual([409, made]);
  for (const slug of ['', 'ab', 'A-b-c', 'a--b', '-ab', 'ab-', 'a/b/c', 'தேனி', '__proto__'])
    expect([slug, (await create(slug)).status]).toEqual([slug, 400]);
});

test('a new layout that is sent again, because its response was lost, is one layout', async () => {
  const again = await create();
  expect([again.status, await again.json()]).toEqual([201, made]);
});

test('a change is saved path by path: on other paths both stay, on one the last', async () => {
  const responses = await Promise.all([
    change({ place: 'Cumbum', 'price.perCent': 5 }),
    change({ extent: 90_000 }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await draft()).toMatchObject({ place: 'Cumbum', extent: 90_000, price: { perCent: 5 } });
  const last = await (await change({ place: 'Bodi', extent: null, description: null })).json();
  expect(last.version).not.toBe(made.version);
  const none = { place: 'Bodi', extent: null, description: { en: '', ta: '' } };
  expect(last.draft).toEqual({ ...made.draft, 'price.perCent': 5, ...none });
  // The same again is no other version: its response was lost.
  expect((await (await change(none)).json()).version).toBe(last.version);
});

test('a wrong value of a layout is refused with its path, and nothing is kept', async () => {
  const plot = { number: '1', squareFeet: -1 };
  const refused = await change({
    place: 'Cumbum',
    status: 'gone',
    extent: -1,
    extra: 1,
    approval: {},
    plots: [],
    ...{
      name: { en: 'x'.repeat(121), ta: '' },
      'name.en': 'A',
      [plotPath(samplePlotId('1'))]: plot,
      'plots.1': plot,
    },
  });
  expect(refused.status).toBe(400);
  expect(await pathsIn(refused)).toEqual([
    ...['status', 'extent', 'extra', 'approval', 'plots', 'name.en', 'name.en'],
    ...[`${plotPath(samplePlotId('1'))}.squareFeet`, 'plots.1'],
  ]);
  expect(await get()).toEqual(made);
});

test('a saving that arrives after a newer one of the same page changes nothing', async () => {
  const late = ifMatch(made.revision);
  const asBefore: LayoutResponse = await (await change({ place: made.draft.place })).json();
  expect(asBefore).toEqual({ ...made, revision: expect.any(String) });
  const response = await api.asAdmin('PATCH', LAYOUT_PATH, { changes: { place: 'Older' } }, late);
  expect([response.status, await get()]).toEqual([412, asBefore]);
});

test('the largest layout, long texts in Tamil and 500 plots of 60 corners, has room', async () => {
  const text = (length: number) => ({ en: 'அ'.repeat(length), ta: 'அ'.repeat(length) });
  const long: Partial<Layout> = {
    description: text(5000),
    directions: text(2000),
    amenities: Array.from({ length: 40 }, () => text(200)),
    distances: Array.from({ length: 20 }, () => ({ metres: 1, to: text(200) })),
    documents: Array.from({ length: 20 }, () => ({ file: randomUUID(), title: text(200) })),
    photos: Array.from({ length: 60 }, () => randomUUID()),
  };
  expect((await change(layoutValues(sampleLayout(long)))).status).toBe(200);
  const shape = Array.from({ length: 60 }, () => '10000.123,10000.123').join(' ');
  const sides = Array.from({ length: 8 }, () => '1000.11').join(' × ');
  const plots = (from: number) =>
    Array.from({ length: 250 }, (_, at) => [
      plotPath(randomUUID()),
      { number: `${from + at}`, shape, sides },
    ]);
  expect((await change(Object.fromEntries(plots(1)))).status).toBe(200);
  const { draft: saved } = await (await change(Object.fromEntries(plots(251)))).json();
  expect(Buffer.byteLength(JSON.stringify(saved))).toBeLessThan(CONTENT_MAX_BYTES);
});

test('a layout is deleted, but not while plots are held, booked or sold', async () => {
  const [first] = await withPlots();
  let revision = first?.revision;
  for (const state of ['held', 'booked', 'sold']) {
    const heldUntil = state === 'held' && { heldUntil: '2099-01-01T00:00:00Z' };
    revision = (await (await patch('1', { state, ...heldUntil }, revision)).json()).revision;
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toContain('Make them available first');
  }
  await patch('1', { state: 'available' }, revision);
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
  expect((await api.asAdmin('GET', LAYOUT_PATH)).status).toBe(404);
});

test('a slug that is used again never meets an old revision of a plot', async () => {
  const [first] = await withPlots();
  await remove();
  dayLater();
  await api.dependencies.layouts.deleteForGood(clock.now());
  await create();
  await withPlots();
  expect((await patch('1', { state: 'sold' }, first?.revision)).status).toBe(412);
});

test.each([
  ['GET', '/admin/layouts/none-such'],
  ['PATCH', '/admin/layouts/none-such'],
  ['DELETE', '/admin/layouts/none-such'],
  ['PATCH', '/admin/layouts/none-such/plots/1'],
  ['PATCH', `${LAYOUT_PATH}/plots/99`],
  ['GET', '/admin/layouts/__proto__'],
  ['DELETE', '/admin/layouts/..%2fmeta'],
])('%s %s leads to nothing', async (method, path) => {
  const body = path.includes('plots') ? { state: 'sold' } : { changes: { place: 'Theni' } };
  const sent = method === 'PATCH' ? body : undefined;
  expect((await api.asAdmin(method, path, sent, ifMatch('none'))).status).toBe(404);
});

const restore = () => api.asAdmin('POST', `${LAYOUT_PATH}/restore`);
const slugsAt = async (path: string) =>
  (await (await api.asAdmin('GET', path)).json()).map(({ slug }: { slug: string }) => slug);

test('a deleted layout is in no list and takes no change, and comes back as it was for a day', async () => {
  const { layouts, contentFiles } = api.dependencies;
  await setPlots([{ number: '1' }]);
  const file = randomUUID();
  await api.firestore.doc(`contentFiles/${file}`).set({ kind: 'picture' });
  await change({ plan: { file, width: 10, height: 10 } });
  const [before, revision] = [await get(), await revisionOf('1')];
  expect((await remove()).status).toBe(204);
  expect(await slugsAt('/admin/layouts')).toEqual([]);
  expect(await slugsAt('/admin/deleted-layouts')).toEqual([SLUG]);
  const plot = `${LAYOUT_PATH}/plots/${samplePlotId('1')}`;
  const refused = [
    await change({ place: 'Theni' }),
    await api.asAdmin('PATCH', plot, { state: 'sold' }, ifMatch(revision)),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404]);
  // Its address and its files stay its own.
  expect((await create()).status).toBe(409);
  expect((await contentFiles.usedIds()).has(file)).toBe(true);
  await layouts.deleteForGood(clock.now());
  expect((await restore()).status).toBe(200);
  expect(await get()).toEqual(before);
  expect((await restore()).status).toBe(404);
});

test('a day after its deletion a layout is gone for good, and its address is free', async () => {
  expect((await remove()).status).toBe(204);
  dayLater();
  await api.dependencies.layouts.deleteForGood(clock.now());
  expect((await restore()).status).toBe(404);
  expect((await create()).status).toBe(201);
});

test('a day after its deletion a layout is over, also before the nightly job has taken it', async () => {
  expect((await remove()).status).toBe(204);
  dayLater();
  expect(await slugsAt('/admin/deleted-layouts')).toEqual([]);
  const late = await restore();
  expect([late.status, (await late.json()).detail]).toEqual([
    404,
    'This was deleted more than a day ago and cannot be restored.',
  ]);
  expect((await create()).status).toBe(201);
  expect((await restore()).status).toBe(404);
});

test('a field of a plot is changed by itself, and asks only where another device has changed it', async () => {
  await withPlots();
  const [plot] = (await draft()).plots;
  const at = (field: string) => plotPath(plot?.id ?? '', field);
  const send = (changes: object, before: object) =>
    api.asAdmin('PATCH', LAYOUT_PATH, { changes, before });
  expect((await change({ [at('price')]: 900_000 })).status).toBe(200);
  expect((await send({ [at('facing')]: 'NW' }, { [at('facing')]: [plot?.facing] })).status).toBe(
    200,
  );
  expect((await draft()).plots[0]).toEqual({ ...plot, price: 900_000, facing: 'NW' });
  const refused = await send({ [at('price')]: 5 }, { [at('price')]: [plot?.price] });
  expect([refused.status, (await refused.json()).errors]).toEqual([
    409,
    [{ path: at('price'), message: 'was changed on another device', value: 900_000 }],
  ]);
  const gone = { [plotPath(plot?.id ?? '')]: null };
  const asSeen = { [plotPath(plot?.id ?? '')]: [plot] };
  expect((await send(gone, asSeen)).status).toBe(409);
  // Each field may be from another state that the device knew.
  const { id: _, ...draftOfPlot } = plot as Layout['plots'][0];
  const known = [
    { ...draftOfPlot, price: 900_000 },
    { ...draftOfPlot, facing: 'NW' },
  ];
  expect((await send(gone, { [plotPath(plot?.id ?? '')]: known })).status).toBe(200);
  const late = await send({ [at('price')]: 5 }, {});
  expect([late.status, (await late.json()).errors]).toEqual([
    409,
    [{ path: at('price'), message: 'stands in a plot that was removed' }],
  ]);
});

test('a list that another device has changed meanwhile is named as a whole, and stays', async () => {
  const [water, park] = ['Water', 'Park'].map((en) => ({ en, ta: '' }));
  await change({ amenities: [water] });
  const mine = { changes: { amenities: [park] }, before: { amenities: [made.draft.amenities] } };
  const refused = await api.asAdmin('PATCH', LAYOUT_PATH, mine);
  expect([refused.status, (await refused.json()).errors]).toEqual([
    409,
    [expect.objectContaining({ path: 'amenities', value: [water] })],
  ]);
  expect((await draft()).amenities).toEqual([water]);
});

test('a call names a plot, or fields of it, and not both', async () => {
  await withPlots();
  const [plot] = (await draft()).plots;
  const id = plot?.id ?? '';
  const response = await change({ [plotPath(id)]: null, [plotPath(id, 'price')]: 5 });
  expect([response.status, await pathsIn(response)]).toEqual([400, [plotPath(id, 'price')]]);
});
