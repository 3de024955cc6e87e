import { randomUUID } from 'node:crypto';
import type { PlotStateResponse } from '@theni/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { layoutApi, SLUG } from '../../test/layout-api.ts';
import { sharedTestApi, testClock } from '../../test/test-api.ts';

const clock = testClock();
const api = await sharedTestApi({ now: clock.now });
const { create, get, makePublic, patch, setPlots, remove, withPlots } = layoutApi(api);

beforeEach(async () => {
  await create();
});

const publicly = (slug = SLUG, headers = {}) =>
  fetch(`${api.url}/api/projects/${slug}/plots`, { headers });

/** What the SDK asks the database. */
type Requests = { requestStream: (...request: unknown[]) => unknown };

test('visitors learn of a public layout which plots are in which state, and nothing of buyers, prices or notes', async () => {
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

test('a plot that the admin books is booked for whoever asks next', async () => {
  const [first] = await withPlots();
  await makePublic();
  const state = async () => (await (await publicly()).json())[0];
  expect(await state()).toEqual({ Number: '1', State: 'available' });
  expect((await patch('1', { State: 'booked' }, first?.Version)).status).toBe(200);
  expect(await state()).toEqual({ Number: '1', State: 'booked' });
});

test('a plot that is added after the publication is public with the next one', async () => {
  await withPlots();
  await makePublic();
  await setPlots(['1', '2', '3', '4'].map((each) => ({ Number: each })));
  const numbers = async () =>
    ((await (await publicly()).json()) as PlotStateResponse[]).map(({ Number: number }) => number);
  expect(await numbers()).toEqual(['1', '2', '3']);
  await makePublic();
  expect(await numbers()).toEqual(['1', '2', '3', '4']);
});

test('a draft at the address of a layout that was public and is deleted stays a draft, also after a rollback to that', async () => {
  await withPlots();
  await makePublic();
  const { PublishedVersion } = await get();
  await api.dependencies.layoutVersions.setPublished({});
  expect((await remove()).status).toBe(204);
  await create();
  await withPlots();
  await api.dependencies.layoutVersions.setPublished({ [SLUG]: PublishedVersion ?? 0 });
  expect((await publicly()).status).toBe(404);
});

test('states that have not changed are not sent again', async () => {
  const [first] = await withPlots();
  await makePublic();
  const ETag = (await publicly()).headers.get('ETag') ?? '';
  expect((await publicly(SLUG, { 'If-None-Match': ETag })).status).toBe(304);
  await patch('1', { State: 'sold' }, first?.Version);
  expect((await publicly(SLUG, { 'If-None-Match': ETag })).status).toBe(200);
});

test('the states of 500 plots are one read of one document', async () => {
  await setPlots(Array.from({ length: 500 }, (_, at) => ({ Number: String(at + 1) })));
  await makePublic();
  const reads = vi.spyOn(api.firestore as unknown as Requests, 'requestStream');
  expect(await (await publicly()).json()).toHaveLength(500);
  expect(reads.mock.calls).toEqual([
    [
      'batchGetDocuments',
      expect.anything(),
      expect.objectContaining({ documents: [expect.stringMatching(/\/plots\/sample-garden$/)] }),
      expect.anything(),
    ],
  ]);
  reads.mockRestore();
});

test.each(['none-such', 'ab', '__proto__', '..%2f..%2fmeta'])(
  'of %s visitors learn nothing',
  async (slug) => {
    const response = await publicly(slug);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  },
);

test('a message that is to be forgotten is named by no plot', async () => {
  const [first, second] = await withPlots();
  const [theirs, another] = [randomUUID(), randomUUID()];
  await patch('1', { State: 'booked', Message: theirs }, first?.Version);
  await patch('2', { State: 'sold', Message: another }, second?.Version);
  expect(await api.dependencies.plots.forgetMessages([theirs])).toBe(1);
  const { Statuses } = await get();
  expect(Statuses.map(({ State, Message }) => [State, Message])).toEqual([
    ['booked', null],
    ['sold', another],
    ['available', null],
  ]);
});
