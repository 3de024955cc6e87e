import type { Lead } from '@theni/contract';
import { expect, test, vi } from 'vitest';
import { samplePost } from '../../test/samples.ts';
import { setTotals, sharedTestApi, testClock } from '../../test/test-api.ts';

const clock = testClock();
const api = await sharedTestApi({ now: clock.now });

const SPAM = { extra: 'x', startedAt: 0, sentAt: 1 };

/** Each test has peers of its own: the limits are in the API's memory. */
let peers = 0;
function newPeer(): string {
  peers += 1;
  return `203.0.113.${peers}`;
}

type Headers = Record<string, string>;

/** @returns the statuses, in order */
async function flood(count: number, headersOf: (index: number) => Headers, fields: object = {}) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1)
    statuses.push((await api.send({ ...samplePost(), ...fields }, headersOf(index))).status);
  return statuses;
}
const eachFromItsOwnPeer = (count: number, fields: object = {}) =>
  flood(count, () => ({ 'X-Forwarded-For': newPeer() }), fields);
const times = <T>(count: number, value: T): T[] => Array(count).fill(value);

const listed = async (folder: string): Promise<Lead[]> =>
  (await (await api.asAdmin('GET', `/messages?list=${folder}`)).json()).messages;
const counts = async () => ({
  open: (await listed('open')).length,
  spam: (await listed('spam')).length,
});

test('a visitor sends ten messages in ten minutes, whatever others of his peer send', async () => {
  const peer = newPeer();
  const from = (visitor: string) => () => ({ 'X-Forwarded-For': `${visitor}, ${peer}` });
  const visitor = '2001:db8::1';
  expect(await flood(12, from(visitor))).toEqual([...times(10, 202), 429, 429]);
  expect(await flood(1, from('2001:db8:1::1'))).toEqual([202]);
  const refused = await api.send(samplePost(), from(visitor)());
  const seconds = Number(refused.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(600);
  const minutes = Math.ceil(seconds / 60);
  expect((await refused.json()).detail).toContain(
    `again in ${minutes} minutes, call us, or write on WhatsApp`,
  );
});

test('the eleventh try of a message that is stored is told so, and counts for nothing', async () => {
  const peer = newPeer();
  const post = samplePost();
  const headers = { 'X-Forwarded-For': `2001:db8::2, ${peer}` };
  for (let tries = 0; tries < 15; tries += 1)
    expect((await api.send({ ...post, sentAt: 3000 + tries }, headers)).status).toBe(202);
  expect(await listed('all')).toHaveLength(1);
});

test('a flood that waits to be stored holds up no honest message', async () => {
  const { firestore } = api;
  const run = firestore.runTransaction.bind(firestore);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const stuck = vi.spyOn(firestore, 'runTransaction');
  const peer = newPeer();
  await flood(30, (at) => ({ 'X-Forwarded-For': `198.51.100.${at}, ${peer}` }));
  stuck.mockImplementationOnce(async (...transaction) => {
    await released;
    return run(...transaction);
  });
  const flooding = flood(3, (at) => ({ 'X-Forwarded-For': `192.0.2.${at}, ${peer}` }));
  await vi.waitUntil(() => stuck.mock.calls.length > 30);
  expect(await eachFromItsOwnPeer(1)).toEqual([202]);
  release();
  expect(await flooding).toEqual(times(3, 202));
  stuck.mockRestore();
});

test('a local stack, which sees one address alone, limits nobody', async () => {
  expect(await flood(40, () => ({}))).toEqual(times(40, 202));
  expect(await counts()).toEqual({ open: 40, spam: 0 });
});

test('over 20,000 messages a day visitors are led to WhatsApp until midnight', async () => {
  await setTotals(api.firestore, { ofDay: 19_998 }, clock.now());
  expect(await eachFromItsOwnPeer(4)).toEqual([202, 202, 429, 429]);
  expect(await listed('all')).toHaveLength(2);
  const refused = await api.send(samplePost());
  // The clock of the tests begins at ten in the morning.
  expect(refused.headers.get('Retry-After')).toBe(String(14 * 60 * 60));
  expect((await refused.json()).detail).toMatch(/Please call us, or write on WhatsApp/);

  clock.pass(14 * 60 * 60_000);
  expect(await eachFromItsOwnPeer(1)).toEqual([202]);
});

test('spam and what is held back have no share in the totals of the others', async () => {
  await setTotals(api.firestore, { ofHour: 59, ofDay: 19_998 }, clock.now());
  expect(await eachFromItsOwnPeer(3, SPAM)).toEqual(times(3, 202));
  const [last] = await eachFromItsOwnPeer(1);
  expect(last).toBe(202);
  expect((await listed('open'))[0]).toMatchObject({ mailState: 'queued' });
  expect(await counts()).toEqual({ open: 1, spam: 3 });
});
