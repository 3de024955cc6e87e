import { randomUUID } from 'node:crypto';
import {
  type ForgottenResponse,
  type InboxMessage,
  MESSAGE_MAX_LENGTH,
  NO_SERVICES,
} from '@theni/contract';
import { expect, test, vi } from 'vitest';
import { layoutApi } from '../../test/layout-api.ts';
import { addMessages } from '../../test/sample-messages.ts';
import { samplePost } from '../../test/sample-post.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';
import { testClock } from '../../test/test-api.ts';
import { deleteExpired } from './delete-expired.ts';
import { deliverQueued } from './deliver-queued.ts';
import { sendGridMailer } from './mailer.ts';

const clock = testClock();
const api = await sharedTestApi({ now: clock.now, mailer: undefined });

const add = (...messages: Parameters<typeof addMessages>[1][]) =>
  addMessages(api.firestore, ...messages);

async function namesAt(path: string): Promise<string[]> {
  const response = await api.asAdmin('GET', path);
  expect(response.status).toBe(200);
  return ((await response.json()) as InboxMessage[]).map(({ Name }) => Name);
}

test.each([
  ['stage=called', ['b']],
  ['stage=new&spam=0', ['a', 'd']],
  ['project=green-acres', ['a', 'b', 'c']],
  ['project=green-acres&spam=0', ['a', 'b']],
  ['unread=1&spam=0', ['a', 'b']],
  ['spam=1', ['c']],
  ['spam=1&project=green-acres&unread=1&stage=new', ['c']],
  ['limit=50', ['a', 'b', 'c', 'd']],
])('the inbox filters on the server: %s', async (query, names) => {
  await add(
    { Name: 'a', Project: 'green-acres' },
    { Name: 'b', Project: 'green-acres', Stage: 'called', State: 'queued' },
    { Name: 'c', Project: 'green-acres', State: 'spam' },
    { Name: 'd', Read: true, State: 'failed' },
    { Name: 'e', Deleted: '2026-03-02T04:00:00.000Z' },
  );
  expect(await namesAt(`/messages?${query}`)).toEqual(names);
});

test('a page of spam hides nothing: the next page has the same filters', async () => {
  await add({ State: 'spam' }, { Name: 'a' }, { State: 'spam' }, { Name: 'b' });
  const first = await api.asAdmin('GET', '/messages?limit=1&spam=0&stage=new');
  expect(await first.json()).toMatchObject([{ Name: 'a' }]);
  const next = /^<\/api(.+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
  expect(await namesAt(next)).toEqual(['b']);
});

test('the admin finds a message by any words of it, by its sender, number, service or note', async () => {
  await add(
    { Name: 'Muthu', Message: 'மனை வேண்டும் in Bodi', Phone: '+910000000001' },
    { Name: 'Selvi', Note: 'wants a corner', Project: 'green-acres' },
  );
  const find = (words: string) => namesAt(`/messages?search=${encodeURIComponent(words)}`);
  expect(await find('bodi மனை')).toEqual(['Muthu']);
  expect(await find(' SELVI ')).toEqual(['Selvi']);
  expect(await find('0000001')).toEqual(['Muthu']);
  expect(await find('approvals visitor2@')).toEqual(['Selvi']);
  expect(await find('corner')).toEqual(['Selvi']);
  expect(await find('castle')).toEqual([]);
});

test.each(['098765 43210', '+91 98765 43210', 'muthu 098765 43210'])(
  'the admin finds a number however it is written: %s',
  async (search) => {
    await add({ Name: 'Muthu', Phone: '+919876543210' }, { Name: 'Selvi', Phone: '+919876500000' });
    expect(await namesAt(`/messages?search=${encodeURIComponent(search)}`)).toEqual(['Muthu']);
  },
);

test('a number of another country is found by itself, and one that could not be read as it was typed', async () => {
  await add(
    { Name: 'Abroad', Phone: '+919876543210' },
    { Name: 'Muthu', Phone: '+15876543210' },
    { Name: 'Selvi', Phone: '98765 4321' },
  );
  const find = (words: string) => namesAt(`/messages?search=${encodeURIComponent(words)}`);
  expect(await find('+1 587 654 3210')).toEqual(['Muthu']);
  expect(await find('98765 4321')).toEqual(['Abroad', 'Selvi']);
  expect(await find('98765-4321')).toContain('Selvi');
});

test('the admin finds numbers that are no telephone number', async () => {
  await add({ Message: 'two sites of 30 40 1200 sq ft', Phone: '+919876543210' });
  expect(await namesAt('/messages?search=30%2040%201200')).toHaveLength(1);
});

test('the admin finds a Tamil name, whatever keyboard wrote it, with joiners or without', async () => {
  await add({ Name: 'கோமதி' }, { Name: 'க\u0bc7\u200c\u0bbeமதி' });
  for (const search of ['கோமதி', 'க\u0bc7\u0bbeமதி', 'கோ\u200dமதி'])
    expect(await namesAt(`/messages?search=${encodeURIComponent(search)}`)).toHaveLength(2);
});

test('a search reads 300 messages a call, says how far back that was, and goes on from there', async () => {
  await add(...Array.from({ length: 301 }, () => ({})), { Name: 'Selvi' });
  const first = await api.asAdmin('GET', '/messages?limit=10&search=selvi');
  expect(await first.json()).toEqual([]);
  expect(first.headers.get('X-Searched-Back-To')).toBe('2026-03-01T19:01:00.000Z');
  const next = /^<\/api(.+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
  const second = await api.asAdmin('GET', next);
  expect(await second.json()).toMatchObject([{ Name: 'Selvi' }]);
  expect(second.headers.get('Link')).toBeNull();
});

test('a search that finds more than a page shows continues where the page ended', async () => {
  await add({ Name: 'Selvi 1' }, { Name: 'Selvi 2' }, { Name: 'Selvi 3' });
  const first = await api.asAdmin('GET', '/messages?limit=2&search=selvi');
  expect(await first.json()).toMatchObject([{ Name: 'Selvi 1' }, { Name: 'Selvi 2' }]);
  const next = /^<\/api(.+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
  expect(await namesAt(next)).toEqual(['Selvi 3']);
});

test('a lead goes its way, with a visit, a note and a reminder; what is due stands first, the longest due at the top', async () => {
  const [a, b] = await add({ Name: 'a' }, { Name: 'b' }, { Name: 'c' });
  const visit = { Stage: 'visit', VisitAt: '2026-03-05', Note: 'Sunday is best', Read: true };
  const response = await api.asAdmin('PATCH', `/messages/${a}`, {
    ...visit,
    RemindAt: '2026-03-02',
  });
  expect(await response.json()).toMatchObject({ ...visit, RemindAt: '2026-03-02' });
  await api.asAdmin('PATCH', `/messages/${b}`, { RemindAt: '2026-03-01' });
  expect(await namesAt('/messages?due=1')).toEqual(['b', 'a']);
  await api.asAdmin('PATCH', `/messages/${b}`, { RemindAt: null, Note: '' });
  expect(await namesAt('/messages?due=1')).toEqual(['a']);
});

test('visits of today and tomorrow are due after the reminders, until they have come to something; each once', async () => {
  const visit = { Stage: 'visit' } as const;
  await add(
    { Name: 'tomorrow', ...visit, VisitAt: '2026-03-03' },
    { Name: 'today', ...visit, VisitAt: '2026-03-02' },
    { Name: 'both', ...visit, VisitAt: '2026-03-02', RemindAt: '2026-03-01' },
    { Name: 'later', ...visit, VisitAt: '2026-03-04' },
    { Name: 'over', Stage: 'booked', VisitAt: '2026-03-02' },
  );
  expect(await namesAt('/messages?due=1')).toEqual(['both', 'today', 'tomorrow']);
});

test('the day of a visit makes a lead a site visit, unless it has gone further', async () => {
  const [requested, booked] = await add({ Name: 'a' }, { Name: 'b', Stage: 'booked' });
  const VisitAt = '2026-03-05';
  const stageAfter = async (id: string | undefined, change: object) =>
    (await (await api.asAdmin('PATCH', `/messages/${id}`, change)).json()).Stage;
  expect(await stageAfter(requested, { VisitAt })).toBe('visit');
  expect(await stageAfter(requested, { VisitAt: null, Stage: 'new' })).toBe('new');
  expect(await stageAfter(requested, { VisitAt, Stage: 'called' })).toBe('called');
  expect(await stageAfter(requested, { VisitAt, Note: 'the same day' })).toBe('called');
  expect(await stageAfter(booked, { VisitAt })).toBe('booked');
});

test('the admin sees what has come since a day, as India counts days, on each page of it', async () => {
  await add(
    { Name: 'c', CreatedAt: '2026-03-01T20:00:00.000Z' },
    { Name: 'b', CreatedAt: '2026-03-01T18:30:00.000Z' },
    { Name: 'a', CreatedAt: '2026-03-01T18:29:59.999Z' },
  );
  const first = await api.asAdmin('GET', '/messages?spam=0&since=2026-03-02&limit=1');
  expect(await first.json()).toMatchObject([{ Name: 'c' }]);
  const next = /^<\/api(.+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
  expect(await namesAt(next)).toEqual(['b']);
});

test.each(['booked', 'not-interested'] as const)(
  'a lead that is %s is due no more, unless the admin wants to be reminded all the same',
  async (Stage) => {
    const [id] = await add({ Name: 'a', Stage: 'called', RemindAt: '2026-03-01' });
    const response = await api.asAdmin('PATCH', `/messages/${id}`, { Stage });
    expect(await response.json()).toMatchObject({ Stage, RemindAt: null });
    expect(await namesAt('/messages?due=1')).toEqual([]);
    await api.asAdmin('PATCH', `/messages/${id}`, { RemindAt: '2026-03-02' });
    expect(await namesAt('/messages?due=1')).toEqual(['a']);
    const back = { Stage: 'called', RemindAt: '2026-03-01' };
    const undone = await api.asAdmin('PATCH', `/messages/${id}`, back);
    expect(await undone.json()).toMatchObject(back);
  },
);

test('messages are asked for by their ids; those that are deleted or were never there are left out', async () => {
  const [first, second, deleted] = await add(
    { Name: 'a' },
    { Name: 'b' },
    { Name: 'c', Deleted: '2026-03-01T00:00:00.000Z' },
  );
  expect(await namesAt(`/messages?ids=${[second, randomUUID(), deleted, first]}`)).toEqual([
    'b',
    'a',
  ]);
  for (const wrong of ['', 'x', `${first},`, `${first}&stage=new`, `${first}&person=${first}`])
    expect((await api.asAdmin('GET', `/messages?ids=${wrong}`)).status).toBe(400);
  const many = Array.from({ length: 101 }, () => randomUUID());
  expect((await api.asAdmin('GET', `/messages?ids=${many}`)).status).toBe(400);
});

test('the admin changes many messages at once, in one commit', async () => {
  const ids = await add({}, {}, {});
  const Ids = [...ids.slice(0, 2), randomUUID()];
  const response = await api.asAdmin('PATCH', '/messages', { Ids, Stage: 'not-interested' });
  expect(((await response.json()) as InboxMessage[]).map(({ _id }) => _id)).toEqual(
    ids.slice(0, 2),
  );
  expect([...(await api.stored()).values()].filter(({ Stage }) => Stage === 'new')).toHaveLength(1);
});

test('a deleted message is hidden at once, can be brought back, and is gone the next day', async () => {
  const [kept, gone] = await add({ Name: 'kept' }, { Name: 'gone' });
  await api.asAdmin('PATCH', '/messages', { Ids: [kept, gone], Deleted: true });
  const list = await api.asAdmin('GET', '/messages');
  expect(await list.json()).toEqual([]);
  expect(list.headers.get('X-Unread-Count')).toBe('0');
  const back = await api.asAdmin('PATCH', `/messages/${kept}`, { Deleted: false });
  expect(await back.json()).toMatchObject({ Name: 'kept', Deleted: null });
  await deleteExpired(api.dependencies);
  expect((await api.stored()).size).toBe(2);
  const nextNight = new Date('2026-03-02T22:00:00.000Z');
  await deleteExpired(api.dependencies, nextNight);
  expect([...(await api.stored()).values()]).toMatchObject([{ Name: 'kept' }]);
});

test('a message that is deleted before it was mailed is not mailed, and is once it is back', async () => {
  const post = samplePost();
  await api.send(post);
  const mailer = sendGridMailer(api.mailService.key, { baseUrl: api.mailService.url });
  const deliver = () => deliverQueued({ ...api.dependencies, mailer });
  await api.asAdmin('PATCH', `/messages/${post.id}`, { Deleted: true });
  await deliver();
  expect(api.mailService.timesTaken(post.id)).toBe(0);
  await api.asAdmin('PATCH', `/messages/${post.id}`, { Deleted: false });
  await deliver();
  expect(api.mailService.timesTaken(post.id)).toBe(1);
});

test('a lead is kept for a year whatever its stage, and one that was booked for five', async () => {
  const CreatedAt = '2025-11-01T00:00:00.000Z';
  await add(
    { Stage: 'not-interested', CreatedAt },
    { Stage: 'new', CreatedAt },
    { Stage: 'booked', CreatedAt },
  );
  const stages = async () => [...(await api.stored()).values()].map(({ Stage }) => Stage).sort();
  await deleteExpired(api.dependencies, new Date('2026-10-31T00:00:00.000Z'));
  expect(await stages()).toEqual(['booked', 'new', 'not-interested']);
  await deleteExpired(api.dependencies, new Date('2027-01-02T00:00:00.000Z'));
  expect(await stages()).toEqual(['booked']);
  await deleteExpired(api.dependencies, new Date('2031-01-02T00:00:00.000Z'));
  expect(await stages()).toEqual([]);
});

test('a person who wants to be forgotten goes from all messages and plots, by number or address; nobody else does', async () => {
  const Phone = '+919876543210';
  const [first = '', , other = ''] = await add(
    { Phone, Email: 'asha@theni.example' },
    { Phone, Deleted: '2026-03-01T00:00:00.000Z' },
    { Name: 'another' },
  );
  const project = layoutApi(api);
  await project.create();
  const [one, two] = await project.withPlots();
  await project.patch('1', { State: 'booked', Message: first }, one?.Version);
  await project.patch('2', { State: 'booked', Message: other }, two?.Version);
  const named = async () => (await project.get()).Statuses.map(({ Message }) => Message);
  const response = await api.asAdmin('POST', '/messages/forget', { Phone: '98765 43210' });
  expect(await response.json()).toEqual({ Messages: 2, Plots: 1 } satisfies ForgottenResponse);
  expect([...(await api.stored()).keys()]).toEqual([other]);
  expect(await named()).toEqual([null, other, null]);
  const Email = 'VISITOR3@theni.example';
  const byAddress = await api.asAdmin('POST', '/messages/forget', { Email });
  expect(await byAddress.json()).toEqual({ Messages: 1, Plots: 1 });
  expect(await named()).toEqual([null, null, null]);
});

test('a number that could not be read is the same person however it is spaced; words instead of a number are nobody', async () => {
  const [first] = await add(
    { Name: 'a', Phone: '98765-4321' },
    { Name: 'b', Phone: '98765 4321' },
    { Name: 'c', Phone: 'none' },
    { Name: 'd', Phone: 'none' },
  );
  expect(await namesAt(`/messages?person=${first}`)).toEqual(['a', 'b']);
  const forget = async (Phone: string) =>
    (await api.asAdmin('POST', '/messages/forget', { Phone })).json();
  expect(await forget('none')).toEqual({ Messages: 0, Plots: 0 });
  expect(await forget('987654321')).toEqual({ Messages: 2, Plots: 0 });
});

test('the leads as a file for a spreadsheet: Tamil whole, and no cell that calculates', async () => {
  await add(
    { Name: 'முத்து "M"', Message: 'two\nlines', Phone: '+910000000001', Stage: 'called' },
    { Name: '=HYPERLINK("https://evil.example")', Note: ' @SUM(1)', State: 'spam' },
  );
  const response = await api.asAdmin('GET', '/messages.csv?spam=0');
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toBe(
    'attachment; filename=messages-2026-03-02.csv',
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, row] = bytes.toString('utf8').slice(1).split('\r\n');
  expect(head).toContain('"Received (India)","Name","Phone","Email","Message"');
  expect(row).toContain('"முத்து ""M""","\'+910000000001","visitor1@theni.example","two\nlines"');
  const all = await (await api.asAdmin('GET', '/messages.csv')).text();
  expect(all).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(all).toContain(`"' @SUM(1)"`);
});

test('the file tells the days of India, where a lead of half past midnight is of the new day', async () => {
  await add({ CreatedAt: '2026-03-01T19:00:00.000Z' });
  const file = await (await api.asAdmin('GET', '/messages.csv')).text();
  expect(file).toContain('"2026-03-02 00:30"');
});

test('the file of a search has what the search finds, however far back', async () => {
  await add({ Name: 'Selvi 1' }, ...Array.from({ length: 301 }, () => ({})), { Name: 'Selvi 2' });
  const response = await api.asAdmin('GET', '/messages.csv?search=selvi');
  expect((await response.text()).match(/Selvi \d/g)).toEqual(['Selvi 1', 'Selvi 2']);
  expect(response.headers.get('X-Searched-Back-To')).toBeNull();
});

test('a file that has no room for all says how far back it goes', async () => {
  const [id] = await add({});
  const next = `2026-01-01T00:00:00.000Z_${id}`;
  const page = vi.spyOn(api.dependencies.messages, 'page');
  page.mockResolvedValue({ messages: [], next });
  for (const [query, calls] of [
    ['', 10],
    ['?search=x', 17],
  ] as const) {
    page.mockClear();
    const response = await api.asAdmin('GET', `/messages.csv${query}`);
    expect(response.headers.get('X-Searched-Back-To')).toBe('2026-01-01T00:00:00.000Z');
    expect(page).toHaveBeenCalledTimes(calls);
  }
  page.mockRestore();
});

test('thousands of long Tamil messages come in several files, each of a size that Hosting passes on', async () => {
  const long = { Name: 'செல்வி', Email: 'a@theni.example', Services: NO_SERVICES, Stage: 'new' };
  const Message = 'ம'.repeat(MESSAGE_MAX_LENGTH);
  const all = Array.from({ length: 2500 }, (_, index) => ({
    ...long,
    Message,
    _id: randomUUID(),
    CreatedAt: new Date(Date.UTC(2026, 2, 2) - index * 60_000).toISOString(),
  })) as unknown as InboxMessage[];
  const page = vi
    .spyOn(api.dependencies.messages, 'page')
    .mockImplementation(async ({ after, limit }) => {
      const start = after ? all.findIndex(({ CreatedAt }) => after.startsWith(CreatedAt)) + 1 : 0;
      const messages = all.slice(start, start + limit);
      const last = messages.at(-1);
      const isMore = start + limit < all.length;
      return { messages, next: isMore ? `${last?.CreatedAt}_${last?._id}` : undefined };
    });
  const files: string[] = [];
  for (let path: string | undefined = '/messages.csv?spam=0'; path; ) {
    const response = await api.asAdmin('GET', path);
    const text = await response.text();
    expect(Buffer.byteLength(text)).toBeLessThan(32_000_000);
    files.push(text);
    path = /^<\/api(.+)>/.exec(response.headers.get('Link') ?? '')?.[1];
  }
  page.mockRestore();
  expect(files.length).toBeGreaterThan(1);
  expect(files.map((file) => file.split('\r\n').length - 2).reduce((a, b) => a + b)).toBe(2500);
});

test('the file has all leads, however many pages of the database that are', async () => {
  await add(...Array.from({ length: 520 }, () => ({})));
  const lines = (await (await api.asAdmin('GET', '/messages.csv')).text()).trim().split('\r\n');
  expect(lines).toHaveLength(521);
});

const id = randomUUID();
test.each([
  ['GET', '/messages?stage=lost', 400, undefined],
  ['GET', '/messages?unread=0', 400, undefined],
  ['GET', '/messages?search=', 400, undefined],
  ['GET', '/messages?due=1&stage=new', 400, undefined],
  ['GET', '/messages?since=yesterday', 400, undefined],
  ['GET', '/messages.csv?limit=1', 400, undefined],
  ['PATCH', '/messages', 400, { Ids: [], Read: true }],
  ['PATCH', '/messages', 400, { Ids: [id] }],
  ['PATCH', '/messages', 400, { Ids: Array.from({ length: 101 }, () => id), Read: true }],
  ['PATCH', '/messages', 404, { Ids: [id], Read: true }],
  ['PATCH', `/messages/${id}`, 400, { Stage: 'lost' }],
  ['PATCH', `/messages/${id}`, 400, { VisitAt: '2026-02-30' }],
  ['PATCH', `/messages/${id}`, 400, { Note: 'x'.repeat(2001) }],
  ['POST', '/messages/forget', 400, {}],
  ['POST', '/messages/forget', 400, { Email: 'nobody' }],
  ['PATCH', '/messages/forget', 405, { Read: true }],
])(
  '%s %s is answered with %i where its body or query is not right',
  async (method, path, status, body) => {
    expect((await api.asAdmin(method, path, body)).status).toBe(status);
  },
);
