import { randomUUID } from 'node:crypto';
import type { PlotStatus } from '@theni/contract';
import { beforeEach, expect, test } from 'vitest';
import { layoutApi, SLUG } from '../../test/layout-api.ts';
import { sharedTestApi, testClock } from '../../test/test-api.ts';

const clock = testClock();
const api = await sharedTestApi({ now: clock.now });
const { change, create, draft, get, makePublic, patch, setPlots, statusOf, withPlots, versionOf } =
  layoutApi(api);

beforeEach(async () => {
  await create();
});

test('of a plot’s states, those that belong to somebody name a message and no more', async () => {
  const [first] = await withPlots();
  const Message = randomUUID();
  const HeldUntil = '2026-03-05T12:30:00Z';
  const held = await patch('1', { State: 'held', HeldUntil, Message }, first?.Version);
  expect(held.status).toBe(200);
  const plot: PlotStatus = await held.json();
  expect(plot).toMatchObject({ State: 'held', HeldUntil: '2026-03-05T12:30:00.000Z', Message });
  const booked: PlotStatus = await (await patch('1', { State: 'booked' }, plot.Version)).json();
  expect(booked).toMatchObject({ State: 'booked', HeldUntil: null, Message });
  const free = await patch('1', { State: 'available', Message }, booked.Version);
  expect(await free.json()).toMatchObject({ State: 'available', Message: null });
  const words = { State: 'sold', Name: 'A buyer', Phone: '+91 98765 43210' };
  expect((await patch('1', words, await versionOf('1'))).status).toBe(400);
});

test('a hold ends by itself at its time', async () => {
  const [first] = await withPlots();
  const HeldUntil = new Date(clock.now().getTime() + 1000).toISOString();
  await patch('1', { State: 'held', HeldUntil, Message: randomUUID() }, first?.Version);
  const states = async () => (await get()).Statuses.map(({ State, Message }) => [State, !!Message]);
  clock.pass(999);
  expect((await states())[0]).toEqual(['held', true]);
  clock.pass(1);
  expect((await states())[0]).toEqual(['available', false]);
  const booked = await patch('1', { State: 'booked' }, await versionOf('1'));
  expect(await booked.json()).toMatchObject({ State: 'booked', Message: null });
});

test.each([
  [{ State: 'held' }],
  [{ State: 'held', HeldUntil: '2020-01-01T00:00:00Z' }],
  [{ State: 'held', HeldUntil: 'tomorrow' }],
  [{ State: 'sold', HeldUntil: '2099-01-01T00:00:00Z' }],
  [{ State: 'gone' }],
  [{ State: 'sold', Message: 'Muthu, 98765 43210' }],
])('%j is no state of a plot', async (change) => {
  const [first] = await withPlots();
  expect((await patch('1', change, first?.Version)).status).toBe(400);
  expect(await versionOf('1')).toBe(first?.Version);
});

test('fifty bookings of one plot at once: one wins, the others are told', async () => {
  const [first] = await withPlots();
  expect((await patch('1', { State: 'sold' })).status).toBe(428);
  const book = () => patch('1', { State: 'booked' }, first?.Version);
  const responses = await Promise.all(Array.from({ length: 50 }, book));
  const [winner = Response.error()] = responses.filter(({ status }) => status === 200);
  const losers = responses.filter(({ status }) => status === 412);
  expect(losers).toHaveLength(49);
  const { Version } = await winner.json();
  expect(await losers[0]?.json()).toMatchObject({ version: Version });
  // Beside each other, other plots are changed without a conflict.
  const [, second, third] = (await get()).Statuses;
  const sell = (plot?: PlotStatus) => patch(plot?.Number ?? '', { State: 'sold' }, plot?.Version);
  const others = await Promise.all([second, third].map(sell));
  expect(others.map(({ status }) => status)).toEqual([200, 200]);
});

test('a plot that is sold stays sold, however its number is written later', async () => {
  await setPlots([{ Number: 'A-17' }, { Number: '1' }]);
  await patch('A-17', { State: 'sold' }, await versionOf('A-17'));
  await patch('1', { State: 'sold' }, await versionOf('1'));
  for (const [one, other] of [
    ['a-17', '01'],
    ['A -17', '１'],
    ['Ａ－１７', '௧'],
    ['A-017', '\u2067 1'],
  ] as const) {
    expect((await setPlots([{ Number: one }, { Number: other }])).status).toBe(200);
    expect((await get()).Statuses.map(({ State }) => State)).toEqual(['sold', 'sold']);
  }
});

test('plots may go while they are available, and not while somebody has them', async () => {
  const [first, second] = await withPlots();
  await patch('1', { State: 'sold' }, first?.Version);
  const HeldUntil = new Date(clock.now().getTime() + 1000).toISOString();
  await patch('2', { State: 'held', HeldUntil }, second?.Version);
  const before = await get();
  const refused = await setPlots([{ Number: '3' }]);
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual([
    { path: 'Plots.1', message: expect.stringContaining('Plot 1 is sold and is missing here.') },
    { path: 'Plots.2', message: expect.stringContaining('Plot 2 is held') },
  ]);
  expect(await get()).toEqual(before);
  clock.pass(1000);
  await setPlots([{ Number: '1' }]);
  expect((await get()).Statuses).toMatchObject([{ Number: '1', State: 'sold' }]);
});

test('a plot that is booked while it is dropped is either booked or gone', async () => {
  await withPlots();
  for (let round = 0; round < 10; round += 1) {
    const version = await versionOf('1');
    const [dropped, booked] = await Promise.all([
      setPlots([{ Number: '2' }, { Number: '3' }]),
      patch('1', { State: 'booked' }, version),
    ]);
    const isThere = (await draft()).Plots.some((plot) => plot.Number === '1');
    expect([dropped.status, booked.status, isThere]).toEqual(
      isThere ? [422, 200, true] : [200, 404, false],
    );
    if (isThere) await patch('1', { State: 'available' }, (await statusOf('1'))?.Version);
    await withPlots();
  }
});

test('a public plot can be booked though the draft lacks it', async () => {
  const [first] = await withPlots();
  await makePublic();
  await setPlots([{ Number: '2' }, { Number: '3' }]);
  expect((await patch('1', { State: 'booked' }, first?.Version)).status).toBe(200);
  expect((await statusOf('1'))?.State).toBe('booked');
  expect((await setPlots([{ Number: '2', Price: 1 }, { Number: '3' }])).status).toBe(200);
});

test('a plot gets another number, and never writes over another one', async () => {
  const [first] = await withPlots();
  const [one, two] = (await draft()).Plots;
  const renamed = await change({ 'Plots.2': { ...two, Number: 'B-2', Price: 5 } });
  expect((await renamed.json()).Changes).toMatchObject({
    'Plots.b-2': { Number: 'B-2', Price: 5 },
  });
  // The same once more: its response was lost.
  expect((await change({ 'Plots.2': { ...two, Number: 'B-2', Price: 5 } })).status).toBe(200);
  for (const over of [
    { 'Plots.1': { ...one, Number: '3' } },
    { 'Plots.9': { ...one, Number: '03' } },
  ]) {
    const before = await get();
    const refused = await change({ ...over, place: 'Cumbum' });
    expect([refused.status, (await refused.json()).errors]).toEqual([
      400,
      [{ path: `${Object.keys(over)}.Number`, message: expect.stringContaining('already') }],
    ]);
    expect(await get()).toEqual(before);
  }
  // Of two in one call that would be one, too.
  const twice = { 'Plots.1': { ...one, Number: '7' }, 'Plots.3': { ...two, Number: '07' } };
  expect((await change(twice)).status).toBe(400);
  expect((await draft()).Plots.map((plot) => plot.Number)).toEqual(['1', '3', 'B-2']);
  await patch('1', { State: 'held', HeldUntil: '2099-01-01T00:00:00Z' }, first?.Version);
  expect((await change({ 'Plots.1': { ...one, Number: '4' } })).status).toBe(422);
  // Nor by changing its number with that of another plot.
  const swapped = { 'Plots.1': { ...one, Number: '3' }, 'Plots.3': { ...two, Number: '1' } };
  expect((await change(swapped)).status).toBe(422);
  expect((await change({ 'Plots.1': { ...one, Number: '001' } })).status).toBe(200);
  expect((await get()).Statuses).toMatchObject([{ Number: '001', State: 'held' }, {}, {}]);
});

const publicly = (slug = SLUG, headers = {}) =>
  fetch(`${api.url}/api/layouts/${slug}/plots`, { headers });

test('visitors learn the states of public plots, and nothing of buyers', async () => {
  const [first, second] = await withPlots();
  const Message = randomUUID();
  await patch('1', { State: 'booked', Message }, first?.Version);
  const HeldUntil = new Date(clock.now().getTime() + 1000).toISOString();
  await patch('2', { State: 'held', HeldUntil, Message }, second?.Version);
  expect((await publicly()).status).toBe(404);
  await makePublic();
  const response = await publicly();
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toContain('s-maxage=60');
  const body = await response.text();
  expect(JSON.parse(body)).toEqual([
    { Number: '1', State: 'booked' },
    { Number: '2', State: 'held' },
    { Number: '3', State: 'available' },
  ]);
  expect(body).not.toContain(Message);
  clock.pass(1000);
  expect((await (await publicly()).json())[1]).toEqual({ Number: '2', State: 'available' });
});

test('states that have not changed are not sent again', async () => {
  const [first] = await withPlots();
  await makePublic();
  const ETag = (await publicly()).headers.get('ETag') ?? '';
  expect((await publicly(SLUG, { 'If-None-Match': ETag })).status).toBe(304);
  await patch('1', { State: 'sold' }, first?.Version);
  expect((await publicly(SLUG, { 'If-None-Match': ETag })).status).toBe(200);
});

test.each(['none-such', 'ab', '__proto__', '..%2f..%2fmeta'])(
  'of %s visitors learn nothing',
  async (slug) => {
    const response = await publicly(slug);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  },
);
