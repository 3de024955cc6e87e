import { randomUUID } from 'node:crypto';
import type { Plot, ProjectAnswer } from '@theni/contract';
import { beforeEach, expect, test } from 'vitest';
import { projectApi } from '../../test/project-api.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';
import { testClock } from '../../test/test-api.ts';

const clock = testClock();
const api = await sharedTestApi({ now: clock.now });
const { create, get, importCsv, patch, withPlots, versionOf } = projectApi(api);

let made: ProjectAnswer;
beforeEach(async () => {
  made = await (await create()).json();
});

test('of a plot’s states, those that belong to somebody name a message and no more', async () => {
  const [first] = await withPlots();
  const Message = randomUUID();
  const HeldUntil = '2026-03-05T12:30:00Z';
  const held = await patch('1', { State: 'held', HeldUntil, Message }, first?.Version);
  expect(held.status).toBe(200);
  const plot: Plot = await held.json();
  expect(plot).toMatchObject({ State: 'held', HeldUntil: '2026-03-05T12:30:00.000Z', Message });
  const booked: Plot = await (await patch('1', { State: 'booked' }, plot.Version)).json();
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
  const states = async () => (await get()).AllPlots.map(({ State, Message }) => [State, !!Message]);
  clock.pass(999);
  expect((await states())[0]).toEqual(['held', true]);
  clock.pass(1);
  expect((await states())[0]).toEqual(['available', false]);
  expect((await get()).Plots).toEqual({ available: 3, held: 0, booked: 0, sold: 0 });
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

test('two tabs that book one plot: one wins, the other is told', async () => {
  const [first] = await withPlots();
  const book = () => patch('1', { State: 'booked' }, first?.Version);
  const answers = await Promise.all(Array.from({ length: 6 }, book));
  const [winner = Response.error()] = answers.filter(({ status }) => status === 200);
  const losers = answers.filter(({ status }) => status === 412);
  expect(losers).toHaveLength(5);
  const { Version } = await winner.json();
  expect(await losers[0]?.json()).toMatchObject({ version: Version });
  // Beside each other, other plots are changed without a conflict.
  const [, second, third] = (await get()).AllPlots;
  const others = [patch('2', { State: 'sold' }, second?.Version)];
  others.push(patch('3', { State: 'sold' }, third?.Version));
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
});

test('a booking that is sent again, because its answer was lost, is one booking', async () => {
  const [first, second] = await withPlots();
  const Id = randomUUID();
  const book = (change: object) => patch('1', { State: 'booked', ...change }, first?.Version);
  const booked: Plot = await (await book({ Id })).json();
  const again = await book({ Id });
  expect([again.status, await again.json()]).toEqual([200, booked]);
  expect(booked).not.toHaveProperty('Change');
  expect((await get()).AllPlots[0]).not.toHaveProperty('Change');
  for (const other of [{}, { Id: randomUUID() }, { Id, Message: randomUUID() }])
    expect((await book(other)).status).toBe(412);
  const hold = (HeldUntil: string) => patch('2', { State: 'held', HeldUntil, Id }, second?.Version);
  const held: Plot = await (await hold('2026-03-05T12:30:00Z')).json();
  expect(await (await hold('2026-03-05T12:30:00Z')).json()).toEqual(held);
  expect((await hold('2026-03-06T12:30:00Z')).status).toBe(412);
  const free = () => patch('2', { State: 'available', Message: null, Id }, held.Version);
  expect([(await free()).status, (await free()).status]).toEqual([200, 200]);
});

test('a plot that is sold stays sold, however a later table writes its number', async () => {
  await importCsv('number,sq_ft\nA-17,1200\n1,900', made.PlotsVersion);
  await patch('A-17', { State: 'sold' }, await versionOf('A-17'));
  await patch('1', { State: 'sold' }, await versionOf('1'));
  for (const number of [
    'a-17',
    'A -17',
    'A-17\u200B',
    'Ａ－１７',
    'A-017',
    '01',
    '１',
    '௧',
    '\u2067 1',
  ])
    for (const mode of ['merge', 'replace'] as const) {
      const rows = mode === 'merge' ? [number] : [number, 'A-17', '1'];
      const sheet = ['number,sq_ft', ...rows.map((row) => `${row},1500`)].join('\n');
      const answer = await importCsv(sheet, (await get()).PlotsVersion, mode);
      expect([number, mode, answer.status]).toEqual([number, mode, mode === 'merge' ? 200 : 422]);
      expect((await get()).AllPlots.map((plot) => [plot.Number, plot.State])).toEqual([
        ['A-17', 'sold'],
        ['1', 'sold'],
      ]);
    }
});

test.each(['.', '..', '12/A', '50%', '#1', 'மனை 1', '-', 'A--1', 'x'.repeat(21), ' '])(
  'a table with a plot named %j is refused at its row',
  async (number) => {
    const answer = await importCsv(`number,sq_ft\n"${number}",1200`, made.PlotsVersion);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'rows.2.number' }] });
  },
);

test('a plot is booked by its number in any of its spellings', async () => {
  await importCsv('number,sq_ft\nA-17,1200', made.PlotsVersion);
  const answer = await patch('a -017', { State: 'booked' }, await versionOf('A-17'));
  expect(await answer.json()).toMatchObject({ Number: 'A-17', State: 'booked' });
});

test('a CSV changes what is known of plots, and never who has them', async () => {
  const [first] = await withPlots();
  const Message = randomUUID();
  await patch('1', { State: 'booked', Message }, first?.Version);
  const { PlotsVersion } = await get();
  const answer = await importCsv('number,price\n1,850000\n2,', PlotsVersion);
  expect(answer.status).toBe(200);
  const { AllPlots } = await answer.json();
  expect(AllPlots[0]).toMatchObject({ Price: 850_000, State: 'booked', Message });
  const columns = await importCsv('number,state\n1,available', (await get()).PlotsVersion);
  expect(columns.status).toBe(422);
});

test('a sheet with bad rows changes nothing and names each', async () => {
  await withPlots();
  const before = await get();
  const answer = await importCsv('number,sq_ft\n1,7\n2,wide\n,3\n4,', before.PlotsVersion);
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors.map(({ path }: { path: string }) => path)).toEqual([
    'rows.3.sq_ft',
    'rows.4.number',
    'rows.5.sq_ft',
  ]);
  expect(await get()).toEqual(before);
});

test('a replacement drops available plots, and no plot that somebody has', async () => {
  const [first, second] = await withPlots();
  await patch('1', { State: 'sold' }, first?.Version);
  const HeldUntil = new Date(clock.now().getTime() + 1000).toISOString();
  await patch('2', { State: 'held', HeldUntil }, second?.Version);
  const { PlotsVersion } = await get();
  const refused = await importCsv('number,sq_ft\n3,1', PlotsVersion, 'replace');
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual([
    { path: 'plots.1', message: expect.stringContaining('Plot 1 is sold and has no row.') },
    { path: 'plots.2', message: expect.stringContaining('Plot 2 is held') },
  ]);
  clock.pass(1000);
  const done = await importCsv('number,sq_ft\n1,1', PlotsVersion, 'replace');
  expect((await done.json()).AllPlots).toMatchObject([{ Number: '1', State: 'sold' }]);
});

test('of two tabs that bring a sheet the slower one is told', async () => {
  await withPlots();
  const slower = await importCsv('number,sq_ft\n1,5', made.PlotsVersion);
  const { PlotsVersion } = await get();
  expect([slower.status, (await slower.json()).version]).toEqual([412, PlotsVersion]);
});

test('500 plots with shapes fit; shapes that no database could hold are refused', async () => {
  const shape = (corners: number) => Array.from({ length: corners }, () => '1000,1000').join(' ');
  const sheet = (from: number, corners: number) =>
    [
      'number,sq_ft,points',
      ...Array.from({ length: 100 }, (_, at) => `${from + at},1,"${shape(corners)}"`),
    ].join('\n');
  let { PlotsVersion } = made;
  for (const from of [0, 100, 200, 300, 400]) {
    const answer = await importCsv(sheet(from, 90), PlotsVersion);
    expect(answer.status).toBe(200);
    ({ PlotsVersion } = await answer.json());
  }
  expect((await get()).AllPlots).toHaveLength(500);
  const statuses: number[] = [];
  for (const from of [0, 100, 200]) {
    const answer = await importCsv(sheet(from, 190), PlotsVersion);
    statuses.push(answer.status);
    PlotsVersion = (await answer.json()).PlotsVersion ?? PlotsVersion;
  }
  expect(statuses).toEqual([200, 200, 422]);
});
