import { randomUUID } from 'node:crypto';
import { type Plot, type PlotStatus, plotPath, plotValues } from '@theni/contract';
import { beforeEach, expect, test } from 'vitest';
import { samplePlotId } from '../../../config/sample-plan.ts';
import { layoutApi, SLUG } from '../../test/layout-api.ts';
import { addMessages } from '../../test/samples.ts';
import { sharedTestApi, testClock } from '../../test/test-api.ts';

const clock = testClock();
const api = await sharedTestApi({ now: clock.now });
const {
  change,
  create,
  draft,
  get,
  makePublic,
  patch,
  patchById,
  setPlots,
  statusOf,
  withPlots,
  revisionOf,
} = layoutApi(api);

beforeEach(async () => {
  await create();
});

const pathOf = (number: string) => plotPath(samplePlotId(number));

test('of a plot’s states, those that belong to somebody name a message and no more', async () => {
  const [first] = await withPlots();
  const messageId = randomUUID();
  const heldUntil = '2026-03-05T12:30:00Z';
  const held = await patch('1', { state: 'held', heldUntil, messageId }, first?.revision);
  expect(held.status).toBe(200);
  const plot: PlotStatus = await held.json();
  expect(plot).toMatchObject({ state: 'held', heldUntil: '2026-03-05T12:30:00.000Z', messageId });
  const booked: PlotStatus = await (await patch('1', { state: 'booked' }, plot.revision)).json();
  expect(booked).toMatchObject({ state: 'booked', heldUntil: null, messageId });
  const free = await patch('1', { state: 'available', messageId }, booked.revision);
  expect(await free.json()).toMatchObject({ state: 'available', messageId: null });
  const words = { state: 'sold', name: 'A buyer', phone: '+91 98765 43210' };
  expect((await patch('1', words, await revisionOf('1'))).status).toBe(400);
});

test('a lead and a time that a change does not name stay', async () => {
  const [first] = await withPlots();
  const [messageId] = await addMessages(api.firestore, {});
  const heldUntil = '2026-03-05T12:30:00.000Z';
  await patch('1', { state: 'held', heldUntil, messageId }, first?.revision);
  const [other] = await addMessages(api.firestore, {});
  const held = await patch('1', { state: 'held', messageId: other }, await revisionOf('1'));
  expect(await held.json()).toMatchObject({ state: 'held', heldUntil, messageId: other });
  const sold = await patch('1', { state: 'sold' }, await revisionOf('1'));
  expect(await sold.json()).toMatchObject({ state: 'sold', heldUntil: null, messageId: other });
  const nobodys = await patch('1', { state: 'sold', messageId: null }, await revisionOf('1'));
  expect(await nobodys.json()).toMatchObject({ messageId: null });
});

const stageOf = async (id = '') => (await api.stored()).get(id)?.stage;

test('booking a plot for a lead books both, and the answer says how to take both back', async () => {
  const [first] = await withPlots();
  const [messageId] = await addMessages(api.firestore, { stage: 'visit' });
  const booked = await (await patch('1', { state: 'booked', messageId }, first?.revision)).json();
  expect(booked).toMatchObject({ number: '1', state: 'booked', messageId });
  expect(booked.undo).toEqual({
    state: 'available',
    messageId: null,
    stage: 'visit',
  });
  expect([await stageOf(messageId), (await api.stored()).get(messageId ?? '')?.folder]).toEqual([
    'booked',
    'done',
  ]);
  expect((await patch('1', booked.undo, booked.revision)).status).toBe(200);
  expect([await stageOf(messageId), (await statusOf('1'))?.state]).toEqual(['visit', 'available']);
});

test('a lead that loses its held plot to nobody is not booked', async () => {
  const [first] = await withPlots();
  const [messageId] = await addMessages(api.firestore, { stage: 'visit' });
  const heldUntil = '2026-03-05T12:30:00.000Z';
  await patch('1', { state: 'held', heldUntil, messageId }, first?.revision);
  const booked = { state: 'booked', messageId: null };
  expect((await patch('1', booked, await revisionOf('1'))).status).toBe(200);
  expect(await stageOf(messageId)).toBe('visit');
});

test.each([
  ['is booked for another lead', { state: 'booked', messageId: 'second' }],
  ['is sold', { state: 'sold' }],
  ['is sold to another lead', { state: 'sold', messageId: 'second' }],
  ['is made available', { state: 'available' }],
])('a booked plot that %s is by the change back as it was, with both leads', async (_, made) => {
  const [first] = await withPlots();
  const [one, second] = await addMessages(api.firestore, {}, { stage: 'called' });
  await patch('1', { state: 'booked', messageId: one }, first?.revision);
  // The owner knows better what has become of the first one.
  await api.asAdmin('PATCH', `/messages/${one}`, { stage: 'not-interested' });
  const before = { plot: await statusOf('1'), leads: await api.stored() };
  const named = 'messageId' in made && { messageId: second };
  const changed = await (await patch('1', { ...made, ...named }, before.plot?.revision)).json();
  expect((await patch('1', changed.undo, changed.revision)).status).toBe(200);
  expect(await statusOf('1')).toEqual({ ...before.plot, revision: expect.any(String) });
  expect(await api.stored()).toEqual(before.leads);
});

test('a lead that is gone stops neither a booking nor its change back', async () => {
  const [first] = await withPlots();
  const messageId = randomUUID();
  const booked = await (await patch('1', { state: 'booked', messageId }, first?.revision)).json();
  expect(booked).toMatchObject({ messageId, undo: { state: 'available', messageId: null } });
  const [lead] = await addMessages(api.firestore, {});
  const second = { state: 'booked', messageId: lead };
  const others = await (await patch('2', second, await revisionOf('2'))).json();
  await api.firestore.doc(`messages/${lead}`).delete();
  expect((await patch('2', others.undo, others.revision)).status).toBe(200);
  expect((await statusOf('2'))?.state).toBe('available');
});

test('of two bookings at once neither books the lead of the one that is refused', async () => {
  const [first] = await withPlots();
  const leads = await addMessages(api.firestore, {}, {});
  const book = (messageId: string) =>
    patchById(first?.id ?? '', { state: 'booked', messageId }, first?.revision);
  await Promise.all(leads.map(book));
  const winner = (await statusOf('1'))?.messageId;
  const stages = await Promise.all(leads.map(async (id) => [id === winner, await stageOf(id)]));
  expect(stages.toSorted()).toEqual([
    [false, 'new'],
    [true, 'booked'],
  ]);
});

test('a hold ends by itself at its time', async () => {
  const [first] = await withPlots();
  const heldUntil = new Date(clock.now().getTime() + 1000).toISOString();
  await patch('1', { state: 'held', heldUntil, messageId: randomUUID() }, first?.revision);
  const states = async () =>
    (await get()).statuses.map(({ state, messageId }) => [state, !!messageId]);
  clock.pass(999);
  expect((await states())[0]).toEqual(['held', true]);
  clock.pass(1);
  expect((await states())[0]).toEqual(['available', false]);
  const booked = await patch('1', { state: 'booked' }, await revisionOf('1'));
  expect(await booked.json()).toMatchObject({ state: 'booked', messageId: null });
});

test('a form that still shows a hold loses no lead when the hold has ended meanwhile', async () => {
  const [first] = await withPlots();
  const [messageId] = await addMessages(api.firestore, {});
  const heldUntil = new Date(clock.now().getTime() + 1000).toISOString();
  const held = await patch('1', { state: 'held', heldUntil, messageId }, first?.revision);
  const { revision } = await held.json();
  expect(await revisionOf('1')).toBe(revision);
  clock.pass(1000);
  expect((await patch('1', { state: 'booked' }, revision)).status).toBe(412);
  expect(await statusOf('1')).toMatchObject({ state: 'available', messageId: null });
  const booked = await patch('1', { state: 'booked', messageId }, await revisionOf('1'));
  expect(await booked.json()).toMatchObject({ state: 'booked', messageId });
});

test('the change of a held plot is taken back after the hold’s end, too: to available', async () => {
  const [first] = await withPlots();
  const [messageId] = await addMessages(api.firestore, { stage: 'visit' });
  const heldUntil = new Date(clock.now().getTime() + 1000).toISOString();
  await patch('1', { state: 'held', heldUntil, messageId }, first?.revision);
  const booked = await (await patch('1', { state: 'booked' }, await revisionOf('1'))).json();
  expect(await stageOf(messageId)).toBe('booked');
  clock.pass(1000);
  const undone = await patch('1', booked.undo, booked.revision);
  const available = { state: 'available', heldUntil: null, messageId: null };
  expect([undone.status, await undone.json()]).toEqual([200, expect.objectContaining(available)]);
  expect([await statusOf('1'), await stageOf(messageId)]).toEqual([
    expect.objectContaining(available),
    'visit',
  ]);
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
  expect((await patch('1', change, first?.revision)).status).toBe(400);
  expect(await revisionOf('1')).toBe(first?.revision);
});

test('fifty bookings of one plot at once: one wins, the others are told', async () => {
  const [first] = await withPlots();
  expect((await patch('1', { state: 'sold' })).status).toBe(428);
  const book = () => patchById(samplePlotId('1'), { state: 'booked' }, first?.revision);
  const responses = await Promise.all(Array.from({ length: 50 }, book));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 412)).toHaveLength(49);
  // Beside each other, other plots are changed without a conflict.
  const [, second, third] = (await get()).statuses;
  const sell = (plot?: PlotStatus) => patchById(plot?.id ?? '', { state: 'sold' }, plot?.revision);
  const others = await Promise.all([second, third].map(sell));
  expect(others.map(({ status }) => status)).toEqual([200, 200]);
});

test('a plot that is sold stays sold, however its number is written later', async () => {
  await setPlots([{ number: 'A-17' }, { number: '1' }]);
  await patch('A-17', { state: 'sold' }, await revisionOf('A-17'));
  await patch('1', { state: 'sold' }, await revisionOf('1'));
  for (const [one, other] of [
    ['a-17', '01'],
    ['A -17', '１'],
    ['a - 17', ' 001'],
    ['Ａ－１７', '௧'],
    ['A-017', '\u2067 1'],
  ] as const) {
    expect((await setPlots([{ number: one }, { number: other }])).status).toBe(200);
    expect((await get()).statuses.map(({ state }) => state)).toEqual(['sold', 'sold']);
  }
});

test('a plot has the number that people write, and is changed whatever that is', async () => {
  const written = ['12/1', 'Corner  7', 'மூலை 4', '99 & 100', 'அ-1', '12.A'];
  expect((await setPlots(written.map((number) => ({ number })))).status).toBe(200);
  const statuses = (await get()).statuses;
  expect(statuses.map(({ number }) => number).sort()).toEqual(
    written.map((number) => number.replace('  ', ' ')).sort(),
  );
  for (const { id, number, revision } of statuses) {
    const sold = await patchById(id, { state: 'sold' }, revision);
    expect(await sold.json()).toMatchObject({ number, state: 'sold' });
  }
});

test('plots may go while they are available, and not while somebody has them', async () => {
  const [first, second] = await withPlots();
  await patch('1', { state: 'sold' }, first?.revision);
  const heldUntil = new Date(clock.now().getTime() + 1000).toISOString();
  await patch('2', { state: 'held', heldUntil }, second?.revision);
  const before = await get();
  const refused = await setPlots([{ number: '3' }]);
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual([
    { path: pathOf('1'), message: expect.stringContaining('Plot 1 is sold,') },
    { path: pathOf('2'), message: expect.stringContaining('Plot 2 is held,') },
  ]);
  expect(await get()).toEqual(before);
  clock.pass(1000);
  await setPlots([{ number: '1' }]);
  expect((await get()).statuses).toMatchObject([{ number: '1', state: 'sold' }]);
});

test('a plot that is booked while it is dropped is either booked or gone', async () => {
  await withPlots();
  for (let round = 0; round < 10; round += 1) {
    const revision = await revisionOf('1');
    const [dropped, booked] = await Promise.all([
      setPlots([{ number: '2' }, { number: '3' }]),
      patchById(samplePlotId('1'), { state: 'booked' }, revision),
    ]);
    const isThere = (await draft()).plots.some((plot) => plot.number === '1');
    expect([dropped.status, booked.status, isThere]).toEqual(
      isThere ? [422, 200, true] : [200, 404, false],
    );
    if (isThere) await patch('1', { state: 'available' }, (await statusOf('1'))?.revision);
    await withPlots();
  }
});

test('a public plot that the draft lacks is taken by nobody, and may be made available', async () => {
  const [first] = await withPlots();
  await makePublic();
  await setPlots([{ number: '2' }, { number: '3' }]);
  for (const state of ['booked', 'sold', 'held']) {
    const heldUntil = state === 'held' && { heldUntil: '2099-01-01T00:00:00Z' };
    const refused = await patch('1', { state, ...heldUntil }, first?.revision);
    expect([refused.status, (await refused.json()).detail]).toEqual([
      422,
      'Plot 1 is not in the layout any more. Add it again first.',
    ]);
  }
  expect((await patch('1', { state: 'available' }, first?.revision)).status).toBe(200);
  await setPlots([{ number: '1' }, { number: '2' }, { number: '3' }]);
  expect((await patch('1', { state: 'booked' }, await revisionOf('1'))).status).toBe(200);
});

test('a plot may get any number that no other plot of its layout has', async () => {
  await withPlots();
  const [one, two, three] = (await draft()).plots as [Plot, Plot, Plot];
  const renamed = plotValues([{ ...two, number: 'B-2', price: 5 }]);
  expect((await change(renamed)).status).toBe(200);
  // The same once more, and then another one: the responses were lost.
  expect((await change(renamed)).status).toBe(200);
  expect((await change(plotValues([{ ...two, number: 'B-3', price: 6 }]))).status).toBe(200);
  expect((await get()).draft).toMatchObject({ [pathOf('2')]: { number: 'B-3', price: 6 } });
  for (const over of [
    { ...one, number: '3' },
    { ...one, id: samplePlotId('9'), number: '03' },
  ]) {
    const before = await get();
    const refused = await change({ ...plotValues([over]), place: 'Cumbum' });
    expect([refused.status, (await refused.json()).errors]).toEqual([
      400,
      [{ path: `${plotPath(over.id)}.number`, message: expect.stringContaining('already') }],
    ]);
    expect(await get()).toEqual(before);
  }
  // Of two in one call that would have one number the second is refused.
  const seventh = [
    { ...one, number: '7' },
    { ...three, number: '07' },
  ];
  const twice = await change(plotValues(seventh));
  expect((await twice.json()).errors).toMatchObject([{ path: `${pathOf('3')}.number` }]);
  const swapped = [
    { ...one, number: '3' },
    { ...three, number: '1' },
  ];
  expect((await change(plotValues(swapped))).status).toBe(200);
  expect((await draft()).plots.map(({ id, number }) => [number, id])).toEqual([
    ['1', three.id],
    ['3', one.id],
    ['B-3', two.id],
  ]);
});

test('the number of a plot stays while somebody has it, and its spelling may change', async () => {
  const [first] = await withPlots();
  const [one, , three] = (await draft()).plots as [Plot, Plot, Plot];
  await patch('1', { state: 'held', heldUntil: '2099-01-01T00:00:00Z' }, first?.revision);
  const swapped = [
    { ...one, number: '3' },
    { ...three, number: '1' },
  ];
  for (const plots of [[{ ...one, number: '4' }], swapped]) {
    const refused = await change(plotValues(plots));
    expect([refused.status, (await refused.json()).errors]).toEqual([
      422,
      [{ path: `${pathOf('1')}.number`, message: expect.stringContaining('Plot 1 is held,') }],
    ]);
  }
  expect((await change(plotValues([{ ...one, number: '001', price: 7 }]))).status).toBe(200);
  expect((await get()).statuses).toMatchObject([{ number: '001', state: 'held' }, {}, {}]);
});

const publicly = (slug = SLUG, headers = {}) =>
  fetch(`${api.url}/api/layouts/${slug}/plots`, { headers });

test('visitors learn the states of public plots, and nothing of buyers', async () => {
  const [first, second] = await withPlots();
  const messageId = randomUUID();
  await patch('1', { state: 'booked', messageId }, first?.revision);
  const heldUntil = new Date(clock.now().getTime() + 1000).toISOString();
  await patch('2', { state: 'held', heldUntil, messageId }, second?.revision);
  expect((await publicly()).status).toBe(404);
  await makePublic();
  const response = await publicly();
  expect(response.status).toBe(200);
  const body = await response.text();
  expect(JSON.parse(body)).toEqual([
    { number: '1', state: 'booked' },
    { number: '2', state: 'held' },
    { number: '3', state: 'available' },
  ]);
  expect(body).not.toContain(messageId);
  await setPlots([{ number: '1' }, { number: '2' }, { number: '3' }, { number: '4' }]);
  expect(await (await publicly()).json(), 'a plot of the draft alone').toHaveLength(3);
  clock.pass(1000);
  expect((await (await publicly()).json())[1]).toEqual({ number: '2', state: 'available' });
});

test('the CDN keeps the states for half a minute: an open page asks as often, and is a minute old at most', async () => {
  await makePublic();
  expect((await publicly()).headers.get('Cache-Control')).toBe(
    'public, max-age=0, s-maxage=30, must-revalidate',
  );
});

test('states that have not changed are not sent again', async () => {
  const [first] = await withPlots();
  await makePublic();
  const ETag = (await publicly()).headers.get('eTag') ?? '';
  expect((await publicly(SLUG, { 'If-None-Match': ETag })).status).toBe(304);
  await patch('1', { state: 'sold' }, first?.revision);
  expect((await publicly(SLUG, { 'If-None-Match': ETag })).status).toBe(200);
});

test.each(['none-such', 'ab', '__proto__', '..%2f..%2fmeta'])(
  'of %s visitors learn nothing',
  async (slug) => {
    const response = await publicly(slug);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  },
);
