import type { LeadPage } from '@theni/contract';
import { afterEach, expect, test } from 'vitest';
import { samplePost } from '../../test/samples.ts';
import { setTotals, sharedTestApi, testClock } from '../../test/test-api.ts';
import { deliverLeads } from './deliver-leads.ts';

const clock = testClock();
const api = await sharedTestApi({ now: clock.now });
afterEach(() => {
  api.mailService.taken.length = 0;
});

const REAL = { name: 'Selvi', email: 'selvi@theni.example' };

/** Each from an address of its own. @returns the answers */
async function flood(count: number, postOf: (index: number) => object): Promise<number[]> {
  const statuses: number[] = [];
  for (let begin = 0; begin < count; begin += 20)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, count - begin) }, async (_, at) => {
          const index = begin + at;
          const visitor = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
          const headers = { 'X-Forwarded-For': `${visitor}, 203.0.113.1` };
          return (await api.send(postOf(index), headers)).status;
        }),
      )),
    );
  return statuses;
}

/** By all pages of All. */
async function listed() {
  const all: LeadPage['Messages'] = [];
  for (let next: string | null = ''; next !== null; ) {
    const query = `?folder=all${next && `&before=${next}`}`;
    const page: LeadPage = await (await api.asAdmin('GET', `/messages${query}`)).json();
    all.push(...page.Messages);
    next = page.Next;
  }
  return all;
}
const counts = async () => (await api.asAdmin('GET', '/messages/counts')).json();
const mailed = () => api.mailService.taken.length;

/** What was stored is listed once each and counted, the real visitor among it. */
async function expectAllListed(count: number): Promise<void> {
  const all = await listed();
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(count);
  expect(all).toHaveLength(count);
  expect(all.filter(({ Name }) => Name === REAL.name)).toHaveLength(1);
  expect((await api.stored()).size).toBe(count);
  expect(await counts()).toEqual({ New: count, Spam: 0 });
}

test.each([
  ['one number', () => '98765 43210', () => ({})],
  ['five numbers', (index: number) => `98765 4321${index % 5}`, () => ({})],
  [
    'numbers and addresses that join each other',
    (index: number) => `98765 432${10 + Math.floor(index / 2)}`,
    (index: number) => ({ email: `a${Math.ceil(index / 2)}@theni.example` }),
  ],
])(
  '40 messages of %s hide nobody: each is a row, and so is one real visitor with that number',
  async (_what, phoneOf, fieldsOf) => {
    const statuses = await flood(41, (index) => ({
      ...samplePost(index === 20 ? REAL : fieldsOf(index)),
      phone: phoneOf(index),
    }));
    expect(new Set(statuses)).toEqual(new Set([202]));
    await expectAllListed(41);
    const [newest] = await listed();
    const earlier = await api.asAdmin('GET', `/messages/${newest?._id}/earlier`);
    const { Messages } = (await earlier.json()) as LeadPage;
    for (const { Phone, Email } of Messages)
      expect([newest?.Phone, newest?.Email]).toContain(Phone === newest?.Phone ? Phone : Email);
  },
);

test('of 300 messages in an hour all are listed and 61 mailed, the last says so', async () => {
  const statuses = await flood(300, (index) => samplePost(index === 200 ? REAL : {}));
  expect(new Set(statuses)).toEqual(new Set([202]));
  await expectAllListed(300);
  for (let minute = 0; minute < 3; minute += 1) {
    await deliverLeads(api.dependencies);
    clock.pass(60_000);
  }
  expect(mailed()).toBe(61);
  const telling = api.mailService.taken.filter(({ content: [part] }) =>
    part?.value.includes('the next ones are not mailed, only listed'),
  );
  expect(telling).toHaveLength(1);
  const states = Object.groupBy(await listed(), ({ State }) => State);
  expect(states.sent).toHaveLength(61);
  expect(states['not-mailed']).toHaveLength(239);

  clock.pass(60 * 60_000);
  await flood(1, () => samplePost());
  await deliverLeads(api.dependencies);
  expect(mailed(), 'the next hour is mailed again').toBe(62);
});

test('of 1,200 messages in a day 1,000 are stored; the others are led to WhatsApp', async () => {
  await setTotals(api.firestore, { OfDay: 900 }, clock.now());
  const statuses = await flood(300, (index) => samplePost(index === 50 ? REAL : {}));
  expect(statuses.filter((status) => status === 202)).toHaveLength(100);
  expect(statuses.filter((status) => status === 429)).toHaveLength(200);
  await expectAllListed(100);
  const refused = await api.send(samplePost());
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('3600');
  expect((await refused.json()).detail).toMatch(/Please call us, or write on WhatsApp/);

  clock.pass(24 * 60 * 60_000);
  expect(await flood(1, () => samplePost())).toEqual([202]);
});

test('spam has no share in either limit', async () => {
  const spam = { extra: 'x', startedAt: 0, sentAt: 1 };
  await flood(80, () => ({ ...samplePost(), ...spam }));
  await flood(2, () => samplePost(REAL));
  await deliverLeads(api.dependencies);
  expect(mailed()).toBe(2);
  expect(await counts()).toEqual({ New: 2, Spam: 80 });
  await setTotals(api.firestore, { OfDay: 1000 }, clock.now());
  expect(await flood(1, () => ({ ...samplePost(), ...spam }))).toEqual([202]);
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

test('a plain form over the limit leads to the page that offers other ways', async () => {
  await setTotals(api.firestore, { OfDay: 1000 }, clock.now());
  const body = new URLSearchParams({ name: 'a', email: 'a@theni.example', message: 'Hi' });
  const sent = await fetch(`${api.url}/api/email`, { method: 'POST', body, redirect: 'manual' });
  expect(sent.headers.get('Location')).toBe('/contact-us/failed');
});
