import type { StatsResponse } from '@theni/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { addMessages } from '../../test/sample-messages.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';
import { testClock } from '../../test/test-api.ts';
import { ContactClickStore } from './contact-click-store.ts';
import { TAP_LIMITS } from './rate-limiter.ts';

const clock = testClock();
const api = await sharedTestApi({ now: clock.now, mailer: undefined });
afterEach(() => void vi.restoreAllMocks());

const tap = { Kind: 'call', Page: '/contact-us', Language: 'en' };

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/api/taps`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const stats = async (days = 7) =>
  (await (await api.asAdmin('GET', `/admin/stats?days=${days}`)).json()) as StatsResponse;

async function publish(slug: string, numbers: string[]): Promise<void> {
  const PublishedNumbers = JSON.stringify(numbers);
  const plots = { PublishedVersion: 1, PublishedNumbers, Since: 1, Statuses: '[]' };
  await api.firestore.doc(`plots/${slug}`).set(plots);
}

test('a tap is counted by kind, page, layout, plot and language, and not who made it', async () => {
  await publish('green-acres', ['12A']);
  const page = { Page: '/projects/green-acres', Project: 'green-acres' };
  for (const each of [
    tap,
    { ...tap, Kind: 'whatsapp', Language: 'ta', Page: '/ta/gallery' },
    { ...tap, ...page, Plot: '12A' },
    { ...tap, ...page, Plot: '12A' },
  ])
    expect((await send(each, { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(204);
  expect((await stats()).Taps).toEqual({
    Total: 4,
    ByDay: { '2026-03-02': 4 },
    ByKind: { call: 3, whatsapp: 1 },
    ByProject: { 'green-acres': 2, '': 2 },
    ByPlot: { 'green-acres 12A': 2 },
    ByLanguage: { en: 3, ta: 1 },
    ByPage: { '/projects/green-acres': 2, '/contact-us': 1, '/gallery': 1 },
  });
  const { docs } = await api.firestore.collection('taps').get();
  expect(JSON.stringify(docs.map((record) => record.data()))).not.toContain('203.0.113');
});

test.each([
  ['another kind', { ...tap, Kind: 'mail' }],
  ['another language', { ...tap, Language: 'fr' }],
  ['a page that is not on the site', { ...tap, Page: '/castles' }],
  ['a page elsewhere', { ...tap, Page: 'https://evil.example' }],
  ['a project that is not offered', { ...tap, Project: 'air-castles' }],
  [
    'another project than its page',
    { ...tap, Page: '/projects/green-acres', Project: 'other-one' },
  ],
  ['a project’s page alone', { ...tap, Page: '/projects/green-acres' }],
  ['a plot of no project', { ...tap, Plot: '12' }],
  ['a field too many', { ...tap, Name: 'Asha' }],
  ['nothing', {}],
])('a tap of %s is refused and counted nowhere', async (_what, body) => {
  expect((await send(body)).status).toBe(400);
  expect((await api.firestore.collection('taps').get()).size).toBe(0);
});

test('a tap is counted for what visitors see: no layout that was never published, no plot that it has not', async () => {
  const Page = '/projects/green-acres';
  const about = { ...tap, Page, Project: 'green-acres' };
  await api.firestore.doc('plots/green-acres').set({ PublishedVersion: null });
  expect((await send(about)).status).toBe(400);
  await publish('green-acres', ['12A']);
  expect((await send(about)).status).toBe(204);
  expect((await send({ ...about, Plot: '13' })).status).toBe(400);
  expect((await send({ ...about, Plot: '12A' })).status).toBe(204);
  await publish('green-acres', ['13']);
  expect((await send({ ...about, Plot: '13' })).status).toBe(204);
  expect((await send({ ...about, Plot: '12A' })).status).toBe(400);
  expect((await stats()).Taps.ByPlot).toEqual({ 'green-acres 12A': 1, 'green-acres 13': 1 });
});

test('nobody is answered before the tap is counted: there is no processor afterwards', async () => {
  const { contactClicks } = api.dependencies;
  const written = Promise.withResolvers<void>();
  const original = contactClicks.count.bind(contactClicks);
  const counting = vi.spyOn(contactClicks, 'count').mockImplementation(async (...args) => {
    await written.promise;
    return original(...args);
  });
  let answered = false;
  const received = send(tap).then((response) => {
    answered = true;
    return response.status;
  });
  await vi.waitFor(() => expect(counting).toHaveBeenCalled());
  expect(answered).toBe(false);
  written.resolve();
  expect(await received).toBe(204);
  expect((await stats()).Taps.Total).toBe(1);
});

test('while the database is away a tap is not said to be counted', async () => {
  const issue = Object.assign(new Error('Firestore'), { code: 14 });
  vi.spyOn(api.dependencies.contactClicks, 'count').mockRejectedValue(issue);
  expect((await send(tap)).status).toBe(503);
});

test('a day begins at midnight in India', async () => {
  const days = testClock('2026-03-02T18:29:00.000Z');
  const contactClicks = new ContactClickStore(api.firestore);
  await contactClicks.count(tap as never, days.now());
  days.pass(60_000);
  await contactClicks.count(tap as never, days.now());
  expect((await contactClicks.since('2026-03-02')).map(({ Day }) => Day)).toEqual([
    '2026-03-02',
    '2026-03-03',
  ]);
});

test('a flood is limited, whoever it claims to be, and writes no more than its limit', async () => {
  const responses: number[] = [];
  for (let index = 0; index < TAP_LIMITS.hop.max + 20; index += 1) {
    const forged = `198.51.100.${index}, 203.0.113.7`;
    responses.push((await send(tap, { 'X-Forwarded-For': forged })).status);
  }
  const taken = responses.filter((status) => status === 204).length;
  expect(taken).toBe(TAP_LIMITS.hop.max);
  expect(responses.at(-1)).toBe(429);
  expect((await stats()).Taps.Total).toBe(taken);
  // One counter a forged visitor, one a server, one in all, and the salt of the day.
  const counters = (await api.firestore.collection('limits').get()).size;
  expect(counters).toBeLessThanOrEqual(taken + 3);
});

test('the statistics tell where leads came from, spam and deleted ones left out, and how many wait for a response', async () => {
  const Deleted = '2026-03-02T00:00:00.000Z';
  await addMessages(
    api.firestore,
    {
      Name: 'a',
      Project: 'green-acres',
      Plot: '12A',
      Page: '/projects/green-acres',
      Language: 'ta',
    },
    { Name: 'b', Campaign: 'facebook', Stage: 'called' },
    { Name: 'c', CreatedAt: '2026-02-20T00:00:00.000Z' },
    { State: 'spam' },
    { Deleted },
  );
  const received = await stats(7);
  expect(received.Leads).toEqual({
    Total: 2,
    ByDay: { '2026-03-02': 2 },
    ByProject: { 'green-acres': 1, '': 1 },
    ByService: { 'plots and approvals': 2 },
    ByLanguage: { ta: 1, en: 1 },
    ByPage: { '/projects/green-acres': 1, '': 1 },
    ByCampaign: { facebook: 1 },
    ByPlot: { 'green-acres 12A': 1 },
  });
  expect(received.Unanswered).toBe(2);
});

test.each(['days=0', 'days=366', 'days=x', 'weeks=1'])(
  'statistics of %s are refused',
  async (query) => {
    expect((await api.asAdmin('GET', `/admin/stats?${query}`)).status).toBe(400);
  },
);
