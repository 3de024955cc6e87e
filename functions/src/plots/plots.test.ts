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
  const messageId = randomUUID();
  const heldUntil = '2026-03-05T12:30:00Z';
  const held = await patch('1', { state: 'held', heldUntil, messageId }, first?.version);
  expect(held.status).toBe(200);
  const plot: PlotStatus = await held.json();
  expect(plot).toMatchObject({ state: 'held', heldUntil: '2026-03-05T12:30:00.000Z', messageId });
  const booked: PlotStatus = await (await patch('1', { state: 'booked' }, plot.version)).json();
  expect(booked).toMatchObject({ state: 'booked', heldUntil: null, messageId });
  const free = await patch('1', { state: 'available', messageId }, booked.version);
  expect(await free.json()).toMatchObject({ state: 'available', messageId: null });
  const words = { state: 'sold', name: 'A buyer', phone: '+91 98765 43210' };
  expect((await patch('1', words, await versionOf('1'))).status).toBe(400);
});

test('a hold ends by itself at its time', async () => {
  const [first] = await withPlots();
  const heldUntil = new Date(clock.now().getTime() + 1000).toISOString();
  await patch('1', { state: 'held', heldUntil, messageId: randomUUID() }, first?.version);
  const states = async () =>
    (await get()).statuses.map(({ state, messageId }) => [state, !!messageId]);
  clock.pass(999);
  expect((await states())[0]).toEqual(['held', true]);
  clock.pass(1);
  expect((await states())[0]).toEqual(['available', false]);
  const booked = await patch('1', { state: 'booked' }, await versionOf('1'));
  expect(await booked.json()).toMatchObject({ state: 'booked', messageId: null });
});

test.each([
  [{ state: 'held' }],
  [{ state: 'held', heldUntil: '2020-01-01T00:00:00Z' }],
  [{ state: 'held', heldUntil: 'tomorrow' }],
  [{ state: 'sold', heldUntil: '2099-01-01T00:00:00Z' }],
  [{ state: 'gone' }],
  [{ state: 'sold', messageId: 'Muthu, 98765 43210' }],
])('%j is no state of a plot', async (change) => {
  const [first] = await withPlots();
  expect((await patch('1', change, first?.version)).status).toBe(400);
  expect(await versionOf('1')).toBe(first?.version);
});

test('fifty bookings of one plot at once: one wins, the others are told', async () => {
  const [first] = await withPlots();
  expect((await patch('1', { state: 'sold' })).status).toBe(428);
  const book = () => patch('1', { state: 'booked' }, first?.version);
  const responses = await Promise.all(Array.from({ length: 50 }, book));
  const [winner = Response.error()] = responses.filter(({ status }) => status === 200);
  const losers = responses.filter(({ status }) => status === 412);
  expect(losers).toHaveLength(49);
  const { version } = await winner.json();
  expect(await losers[0]?.json()).toMatchObject({ version });
  // Beside each other, other plots are changed without a conflict.
  const [, second, third] = (await get()).statuses;
  const sell = (plot?: PlotStatus) => patch(plot?.number ?? '', { state: 'sold' }, plot?.version);
  const others = await Promise.all([second, third].map(sell));
  expect(others.map(({ status }) => status)).toEqual([200, 200]);
});

test('a plot that is sold stays sold, however its number is written later', async () => {
  await setPlots([{ number: 'A-17' }, { number: '1' }]);
  await patch('A-17', { state: 'sold' }, await versionOf('A-17'));
  await patch('1', { state: 'sold' }, await versionOf('1'));
  for (const [one, other] of [
    ['a-17', '01'],
    ['A -17', '１'],
    ['Ａ－１７', '௧'],
    ['A-017', '\u2067 1'],
  ] as const) {
    expect((await setPlots([{ number: one }, { number: other }])).status).toBe(200);
    expect((await get()).statuses.map(({ state }) => state)).toEqual(['sold', 'sold']);
  }
});

test('plots may go while they are available, and not while somebody has them', async () => {
  const [first, second] = await withPlots();
  await patch('1', { state: 'sold' }, first?.version);
  const heldUntil = new Date(clock.now().getTime() + 1000).toISOString();
  await patch('2', { state: 'held', heldUntil }, second?.version);
  const before = await get();
  const refused = await setPlots([{ number: '3' }]);
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual([
    { path: 'plots.1', message: expect.stringContaining('Plot 1 is sold and is missing here.') },
    { path: 'plots.2', message: expect.stringContaining('Plot 2 is held') },
  ]);
  expect(await get()).toEqual(before);
  clock.pass(1000);
  await setPlots([{ number: '1' }]);
  expect((await get()).statuses).toMatchObject([{ number: '1', state: 'sold' }]);
});

test('a plot that is booked while it is dropped is either booked or gone', async () => {
  await withPlots();
  for (let round = 0; round < 10; round += 1) {
    const version = await versionOf('1');
    const [dropped, booked] = await Promise.all([
      setPlots([{ number: '2' }, { number: '3' }]),
      patch('1', { state: 'booked' }, version),
    ]);
    const isThere = (await draft()).plots.some((plot) => plot.number === '1');
    expect([dropped.status, booked.status, isThere]).toEqual(
      isThere ? [422, 200, true] : [200, 404, false],
    );
    if (isThere) await patch('1', { state: 'available' }, (await statusOf('1'))?.version);
    await withPlots();
  }
});

test('a public plot can be booked though the draft lacks it', async () => {
  const [first] = await withPlots();
  await makePublic();
  await setPlots([{ number: '2' }, { number: '3' }]);
  expect((await patch('1', { state: 'booked' }, first?.version)).status).toBe(200);
  expect((await statusOf('1'))?.state).toBe('booked');
  expect((await setPlots([{ number: '2', price: 1 }, { number: '3' }])).status).toBe(200);
});

test('a plot gets another number, and never writes over another one', async () => {
  const [first] = await withPlots();
  const [one, two] = (await draft()).plots;
  const renamed = await change({ 'plots.2': { ...two, number: 'B-2', price: 5 } });
  expect((await renamed.json()).changes).toMatchObject({
    'plots.b-2': { number: 'B-2', price: 5 },
  });
  // The same once more: its response was lost.
  expect((await change({ 'plots.2': { ...two, number: 'B-2', price: 5 } })).status).toBe(200);
  for (const over of [
    { 'plots.1': { ...one, number: '3' } },
    { 'plots.9': { ...one, number: '03' } },
  ]) {
    const before = await get();
    const refused = await change({ ...over, place: 'Cumbum' });
    expect([refused.status, (await refused.json()).errors]).toEqual([
      400,
      [{ path: `${Object.keys(over)}.number`, message: expect.stringContaining('already') }],
    ]);
    expect(await get()).toEqual(before);
  }
  // Of two in one call that would be one, too.
  const twice = { 'plots.1': { ...one, number: '7' }, 'plots.3': { ...two, number: '07' } };
  expect((await change(twice)).status).toBe(400);
  expect((await draft()).plots.map((plot) => plot.number)).toEqual(['1', '3', 'B-2']);
  await patch('1', { state: 'held', heldUntil: '2099-01-01T00:00:00Z' }, first?.version);
  expect((await change({ 'plots.1': { ...one, number: '4' } })).status).toBe(422);
  // Nor by changing its number with that of another plot.
  const swapped = { 'plots.1': { ...one, number: '3' }, 'plots.3': { ...two, number: '1' } };
  expect((await change(swapped)).status).toBe(422);
  expect((await change({ 'plots.1': { ...one, number: '001' } })).status).toBe(200);
  expect((await get()).statuses).toMatchObject([{ number: '001', state: 'held' }, {}, {}]);
});

const publicly = (slug = SLUG, headers = {}) =>
  fetch(`${api.url}/api/layouts/${slug}/plots`, { headers });

test('visitors learn the states of public plots, and nothing of buyers', async () => {
  const [first, second] = await withPlots();
  const messageId = randomUUID();
  await patch('1', { state: 'booked', messageId }, first?.version);
  const heldUntil = new Date(clock.now().getTime() + 1000).toISOString();
  await patch('2', { state: 'held', heldUntil, messageId }, second?.version);
  expect((await publicly()).status).toBe(404);
  await makePublic();
  const response = await publicly();
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toContain('s-maxage=60');
  const body = await response.text();
  expect(JSON.parse(body)).toEqual([
    { number: '1', state: 'booked' },
    { number: '2', state: 'held' },
    { number: '3', state: 'available' },
  ]);
  expect(body).not.toContain(messageId);
  clock.pass(1000);
  expect((await (await publicly()).json())[1]).toEqual({ number: '2', state: 'available' });
});

test('states that have not changed are not sent again', async () => {
  const [first] = await withPlots();
  await makePublic();
  const ETag = (await publicly()).headers.get('eTag') ?? '';
  expect((await publicly(SLUG, { 'If-None-Match': ETag })).status).toBe(304);
  await patch('1', { state: 'sold' }, first?.version);
  expect((await publicly(SLUG, { 'If-None-Match': ETag })).status).toBe(200);
});

test.each(['none-such', 'ab', '__proto__', '..%2f..%2fmeta'])(
  'of %s visitors learn nothing',
  async (slug) => {
    const response = await publicly(slug);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  },
);
