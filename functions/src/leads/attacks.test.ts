import type { Lead } from '@theni/contract';
import { afterEach, expect, test } from 'vitest';
import { samplePost } from '../../test/samples.ts';
import { setTotals, sharedTestApi, testClock } from '../../test/test-api.ts';
import { deliverLeads } from './deliver-leads.ts';

const clock = testClock();
const api = await sharedTestApi({ now: clock.now });
afterEach(() => {
  api.mailService.taken.length = 0;
});

const SPAM = { extra: 'x', startedAt: 0, sentAt: 1 };

/** Each from an address of its own. @returns the statuses, in order */
async function flood(count: number, fields: object = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const headers = { 'X-Forwarded-For': `198.51.100.${index}, 203.0.113.1` };
    statuses.push((await api.send({ ...samplePost(), ...fields }, headers)).status);
  }
  return statuses;
}
const listed = async (): Promise<Lead[]> =>
  (await (await api.asAdmin('GET', '/messages?folder=all')).json()).messages;
const counts = async () => (await api.asAdmin('GET', '/messages/counts')).json();
const mailed = () => api.mailService.taken.length;

test('over 60 messages an hour all are listed, and one more is mailed that says so', async () => {
  await setTotals(api.firestore, { ofHour: 58 }, clock.now());
  expect(await flood(6)).toEqual(Array(6).fill(202));
  await deliverLeads(api.dependencies);
  expect(mailed()).toBe(3);
  const telling = api.mailService.taken.filter(({ content: [part] }) =>
    part?.value.includes('the next ones are not mailed, only listed'),
  );
  expect(telling).toHaveLength(1);
  const states = (await listed()).map(({ state }) => state);
  expect(states.sort()).toEqual([...Array(3).fill('not-mailed'), ...Array(3).fill('sent')]);
  expect(await counts()).toEqual({ new: 6, spam: 0 });

  clock.pass(60 * 60_000);
  await flood(1);
  await deliverLeads(api.dependencies);
  expect(mailed(), 'the next hour is mailed again').toBe(4);
});

test('over 1,000 messages a day none is stored, and visitors are led to WhatsApp', async () => {
  await setTotals(api.firestore, { ofDay: 998 }, clock.now());
  expect(await flood(4)).toEqual([202, 202, 429, 429]);
  expect(await listed()).toHaveLength(2);
  const refused = await api.send(samplePost());
  expect(refused.headers.get('Retry-After')).toBe('3600');
  expect((await refused.json()).detail).toMatch(/Please call us, or write on WhatsApp/);

  clock.pass(24 * 60 * 60_000);
  expect(await flood(1)).toEqual([202]);
});

test('spam has no share in either limit', async () => {
  await setTotals(api.firestore, { ofHour: 59 }, clock.now());
  await flood(3, SPAM);
  await flood(1);
  await deliverLeads(api.dependencies);
  expect(mailed()).toBe(1);
  expect(api.mailService.taken[0]?.content[0]?.value).not.toContain('only listed');
  expect(await counts()).toEqual({ new: 1, spam: 3 });
  await setTotals(api.firestore, { ofDay: 1000 }, clock.now());
  expect(await flood(1, SPAM)).toEqual([202]);
});

test('one visitor sends ten messages in ten minutes; others are not limited by that', async () => {
  const from = (visitor: string) => ({ 'X-Forwarded-For': `${visitor}, 203.0.113.1` });
  const send = async (visitor: string) => (await api.send(samplePost(), from(visitor))).status;
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) statuses.push(await send('192.0.2.1'));
  expect(statuses).toEqual([...Array(10).fill(202), 429, 429]);
  expect(await send('192.0.2.2')).toBe(202);
  const refused = await api.send(samplePost(), from('192.0.2.1'));
  expect(refused.headers.get('Retry-After')).toBe('600');
  expect((await refused.json()).detail).toContain('WhatsApp');
  for (let index = 0; index < 12; index += 1)
    expect((await api.send(samplePost())).status).toBe(202);
});
