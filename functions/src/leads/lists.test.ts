import { BOOKED_KEEP_DAYS, type Lead, type LeadPage } from '@theni/contract';
import { dayOf, daysBefore } from '@theni/contract/times';
import { expect, test } from 'vitest';
import { site } from '../../../config/chosen.ts';
import { layoutApi } from '../../test/layout-api.ts';
import { addMessages } from '../../test/samples.ts';
import { sharedTestApi, testClock } from '../../test/test-api.ts';
import { deleteExpired } from './lead-store.ts';

const clock = testClock();
const api = await sharedTestApi({ now: clock.now });
const add = (...leads: Parameters<typeof addMessages>[1][]) => addMessages(api.firestore, ...leads);

async function page(query = ''): Promise<LeadPage> {
  const response = await api.asAdmin('GET', `/messages${query}`);
  expect(response.status).toBe(200);
  return response.json();
}
const names = async (query = '') => (await page(query)).Messages.map(({ Name }) => Name);
const get = (id?: string) => api.asAdmin('GET', `/messages/${id}`);
const change = (id: string | undefined, body: object) =>
  api.asAdmin('PATCH', `/messages/${id}`, body);
const counts = async () => (await api.asAdmin('GET', '/messages/counts')).json();

test('Open has what is neither booked nor off, Spam what is held back, All all', async () => {
  const leads = await add(
    { Name: 'new' },
    { Name: 'called', Stage: 'called' },
    { Name: 'visit', Stage: 'visit' },
    { Name: 'booked', Stage: 'booked' },
    { Name: 'not interested', Stage: 'not-interested' },
    { Name: 'marked', Verdict: 'suspect' },
    { Name: 'spam', Verdict: 'spam' },
    { Name: 'deleted', Deleted: '2026-03-02T00:00:00.000Z' },
    { Name: 'not mailed', State: 'not-mailed' },
  );
  expect(await names()).toEqual(['new', 'called', 'visit', 'marked', 'not mailed']);
  expect(await names('?folder=spam')).toEqual(['spam']);
  expect((await page('?folder=all')).Messages.map(({ _id }) => _id)).toEqual(leads);
  expect(await counts()).toEqual({ New: 3, Spam: 1 });
});

test.each([0, 1, 49, 50, 51, 120])(
  'of %i leads each is on one page, newest first',
  async (count) => {
    const CreatedAt = '2026-03-01T00:00:00.000Z';
    const ids = await add(
      ...Array.from({ length: count }, (_, at) => (at % 3 === 0 ? { CreatedAt } : {})),
    );
    const seen: Lead[] = [];
    for (const folder of ['open', 'all']) {
      seen.length = 0;
      let next: string | null = '';
      while (next !== null) {
        const { Messages, Next } = await page(`?folder=${folder}${next && `&before=${next}`}`);
        expect(Messages.length).toBeLessThanOrEqual(50);
        seen.push(...Messages);
        next = Next;
      }
      expect(seen.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted());
      const times = seen.map(({ CreatedAt }) => CreatedAt);
      expect(times).toEqual(times.toSorted().toReversed());
    }
  },
);

test('a page goes on after a deleted lead; after a forgotten one it is loaded anew', async () => {
  await add(...Array.from({ length: 60 }, () => ({})));
  const { Next } = await page();
  await api.asAdmin('DELETE', `/messages/${Next}`);
  expect((await page(`?before=${Next}`)).Messages).toHaveLength(10);
  await api.dependencies.leads.removeAll([Next ?? '']);
  expect((await api.asAdmin('GET', `/messages?before=${Next}`)).status).toBe(404);
});

test('what is due comes with the first page of Open, the longest due first', async () => {
  const day = dayOf(clock.now());
  await add(
    { Name: 'new' },
    { Name: 'today', NextStepOn: day, Stage: 'called' },
    { Name: 'tomorrow', NextStepOn: dayOf(daysBefore(clock.now(), -1)) },
    { Name: 'booked', NextStepOn: day, Stage: 'booked' },
    { Name: 'deleted', NextStepOn: day, Deleted: clock.now().toISOString() },
    { Name: 'last week', NextStepOn: dayOf(daysBefore(clock.now(), 7)), Stage: 'visit' },
  );
  const { Due, Messages } = await page();
  expect(Due?.map(({ Name }) => Name)).toEqual(['last week', 'today']);
  expect(Messages.map(({ Name }) => Name)).toEqual(['new', 'today', 'tomorrow', 'last week']);
  for (const query of ['?folder=all', '?search=today', `?before=${Messages[0]?._id}`])
    expect(await page(query)).not.toHaveProperty('Due');
});

test('a search finds all its words anywhere in a lead, and numbers in any spelling', async () => {
  await add(
    { Name: 'Selvi', Phone: '+919876543210', Layout: 'green-acres', Plot: '12' },
    { Name: 'முத்து', Message: 'தேனியில் மனை வேண்டும்' },
    { Name: 'Kumar', Note: 'with SELVI', Stage: 'booked' },
    { Name: 'Selvi Program', Verdict: 'spam' },
  );
  const found = (words: string, folder = 'all') =>
    names(`?folder=${folder}&search=${encodeURIComponent(words)}`);
  expect(await found('selvi')).toEqual(['Selvi', 'Kumar', 'Selvi Program']);
  expect(await found('selvi', 'open')).toEqual(['Selvi']);
  expect(await found('selvi', 'spam')).toEqual(['Selvi Program']);
  for (const words of ['98765 43210', '09876543210', '43210', 'selvi green', 'green-acres 12'])
    expect(await found(words)).toEqual(['Selvi']);
  expect(await found('மனை தேனி')).toEqual(['முத்து']);
  expect(await found('visitor2@')).toEqual(['முத்து']);
  expect(await found('castle')).toEqual([]);
});

test('a search reads 300 a call, says how far back it went, and goes on from there', async () => {
  await add(...Array.from({ length: 310 }, (_, at) => ({ Name: at === 305 ? 'Selvi' : 'Asha' })));
  const first = await page('?search=selvi');
  const back = (at: number) => new Date(Date.UTC(2026, 2, 2) - at * 60_000).toISOString();
  expect(first).toMatchObject({ Messages: [], SearchedBackTo: back(299) });
  const second = await page(`?search=selvi&before=${first.Next}`);
  expect(second).toMatchObject({
    Messages: [{ Name: 'Selvi' }],
    SearchedBackTo: back(309),
    Next: null,
  });
});

test('an opened lead has the earlier messages of the same number or address', async () => {
  const Phone = '+919876543210';
  const [id, , older] = await add(
    { Name: 'Asha', Phone, Email: 'asha@theni.example' },
    { Name: 'another' },
    { Name: 'by number', Phone, Stage: 'booked' },
    { Name: 'by address', Email: 'ASHA@theni.example', Verdict: 'spam' },
  );
  const earlier = async (of?: string) =>
    (await (await api.asAdmin('GET', `/messages/${of}/earlier`)).json()) as LeadPage;
  expect((await earlier(id)).Messages.map(({ Name }) => Name)).toEqual(['by number', 'by address']);
  expect((await earlier(older)).Messages).toEqual([]);
});

test('a lead gets stage, next step and note, and loses them again', async () => {
  const [id] = await add({ Name: 'Asha' });
  const step = { Stage: 'visit', NextStepOn: '2026-03-05', Note: 'with her brother' };
  expect(await (await change(id, step)).json()).toMatchObject({ ...step, Folder: 'open' });
  await change(id, { Stage: 'booked' });
  expect(await (await get(id)).json()).toMatchObject({ ...step, Stage: 'booked', Folder: 'done' });
  await change(id, { NextStepOn: null, Note: '' });
  expect(await (await get(id)).json()).toMatchObject({ NextStepOn: null, Note: null });
});

test.each([
  {},
  { Stage: 'sold' },
  { NextStepOn: '2026-02-30' },
  { Note: 'x'.repeat(2001) },
  { Verdict: 'spam' },
  { Deleted: true },
  { Name: 'Other' },
  { Folder: 'open' },
])('the change %j is refused', async (body) => {
  const [id] = await add({});
  const before = await api.stored();
  expect((await change(id, body)).status).toBe(400);
  expect(await api.stored()).toEqual(before);
});

test('a lead that is deleted can be taken back until the next day, then it is gone', async () => {
  const [id] = await add({ Stage: 'called' });
  expect((await api.asAdmin('DELETE', `/messages/${id}`)).status).toBe(204);
  expect(await names()).toEqual([]);
  expect((await page('?folder=all')).Messages).toMatchObject([{ _id: id, Folder: 'deleted' }]);
  await deleteExpired(api.dependencies);
  const back = await (await change(id, { Deleted: false })).json();
  expect(back).toMatchObject({ Deleted: null, Folder: 'open', Stage: 'called' });
  await api.asAdmin('DELETE', `/messages/${id}`);
  await deleteExpired(api.dependencies, daysBefore(clock.now(), -1));
  expect((await get(id)).status).toBe(404);
  for (const response of [await change(id, { Deleted: false }), await get('1')])
    expect(response.status).toBe(404);
});

test('"Empty spam" deletes what the owner has seen: spam that came since stays', async () => {
  const [, seen] = await add(
    { Name: 'came since', Verdict: 'spam' },
    { Name: 'newest shown', Verdict: 'spam' },
    { Name: 'lead' },
    ...Array.from({ length: 320 }, () => ({ Verdict: 'spam' as const })),
  );
  const emptied = await api.asAdmin('POST', '/messages/empty-spam', { Newest: seen });
  expect(await emptied.json()).toEqual({ Messages: 321 });
  expect(await names('?folder=all')).toEqual(['came since', 'lead']);
});

test('a person is forgotten everywhere: in spam, among deleted ones and on plots', async () => {
  const Phone = '+919876543210';
  const [id] = await add(
    { Name: 'Asha', Phone, Email: 'a@theni.example' },
    { Name: 'Asha', Email: 'Asha@theni.example', Verdict: 'spam' },
    { Name: 'Asha', Phone, Deleted: clock.now().toISOString() },
    { Name: 'another' },
  );
  const layout = layoutApi(api);
  await layout.create();
  const [plot] = await layout.withPlots();
  await layout.patch('1', { State: 'booked', Message: id }, plot?.Version);
  const forget = (body: object) => api.asAdmin('POST', '/messages/forget', body);
  const response = await forget({ Phone: '98765 43210', Email: 'asha@theni.example' });
  expect(await response.json()).toEqual({ Messages: 3, Plots: 1 });
  expect(await names('?folder=all')).toEqual(['another']);
  const again = await forget({ Phone: '98765 43210' });
  expect(await again.json()).toEqual({ Messages: 0, Plots: 0 });
  // A number that cannot be read is known by its digits.
  await add({ Name: 'Muthu', Phone: '+91 98765 43210 ext 5' });
  const other = await forget({ Phone: '91-98765-43210 ext. 5' });
  expect(await other.json()).toEqual({ Messages: 1, Plots: 0 });
  expect((await forget({})).status).toBe(400);
});

test('the CSV has each lead once, readable numbers and no formula', async () => {
  await add(
    {
      Name: '=1+1',
      Phone: '+919876543210',
      Note: 'say "hello"',
      CreatedAt: '2026-03-01T20:00:00.000Z',
    },
    { Name: '\t@SUM(A1)', Phone: '12345', Message: 'one\ntwo' },
    { Name: 'Program', Verdict: 'spam' },
    { Name: 'Deleted', Deleted: clock.now().toISOString() },
    ...Array.from({ length: 510 }, () => ({ Name: 'Asha' })),
  );
  const response = await api.asAdmin('GET', '/messages.csv');
  expect(response.headers.get('Content-Disposition')).toBe(
    'attachment; filename=leads-2026-03-02.csv',
  );
  const file = await response.text();
  expect(file.match(/"Asha"/g)).toHaveLength(510);
  expect(file).toContain(`"2026-03-02 01:30","91 98765 43210","plots and approvals","'=1+1","`);
  expect(file).toContain(`"say ""hello"""`);
  expect(file).toContain(`"12345","plots and approvals","'\t@SUM(A1)"`);
  expect(file).toContain('"one\ntwo"');
  expect(file).toMatch(/"Program".*"spam"\r\n/);
  expect(file).not.toContain('"Deleted"');
});

test('old leads are deleted, those that have booked after five years', async () => {
  const ago = (days: number) => daysBefore(clock.now(), days).toISOString();
  await add(
    { Name: 'kept', CreatedAt: ago(site.keepMessagesDays - 1) },
    { Name: 'old', CreatedAt: ago(site.keepMessagesDays + 1), Stage: 'called' },
    { Name: 'old spam', CreatedAt: ago(site.keepMessagesDays + 1), Verdict: 'spam' },
    { Name: 'buyer', CreatedAt: ago(BOOKED_KEEP_DAYS - 1), Stage: 'booked' },
    { Name: 'old buyer', CreatedAt: ago(BOOKED_KEEP_DAYS + 1), Stage: 'booked' },
  );
  await deleteExpired(api.dependencies);
  expect(await names('?folder=all')).toEqual(['kept', 'buyer']);
});
