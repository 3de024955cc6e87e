import {
  BOOKED_KEEP_DAYS,
  dayOf,
  daysAfter,
  daysBefore,
  type Lead,
  type LeadPage,
  type ValueIssue,
} from '@theni/contract';
import { expect, test } from 'vitest';
import { site } from '../../../config/current-config.ts';
import { layoutApi } from '../../test/layout-api.ts';
import { addMessages, samplePost } from '../../test/samples.ts';
import { sharedTestApi, testClock } from '../../test/test-api.ts';
import { deleteExpired } from './delete-expired.ts';

const clock = testClock();
const api = await sharedTestApi({ now: clock.now });
const add = (...leads: Parameters<typeof addMessages>[1][]) => addMessages(api.firestore, ...leads);

async function page(query = ''): Promise<LeadPage> {
  const response = await api.asAdmin('GET', `/messages${query}`);
  expect(response.status).toBe(200);
  return response.json();
}
const names = async (query = '') => (await page(query)).messages.map(({ name }) => name);
const get = (id?: string) => api.asAdmin('GET', `/messages/${id}`);
const change = (id: string | undefined, body: object) =>
  api.asAdmin('PATCH', `/messages/${id}`, body);

test('Open has what is neither booked nor off, Spam what is held back, All all', async () => {
  const leads = await add(
    { name: 'new' },
    { name: 'called', stage: 'called' },
    { name: 'visit', stage: 'visit' },
    { name: 'booked', stage: 'booked' },
    { name: 'not interested', stage: 'not-interested' },
    { name: 'marked', verdict: 'suspect' },
    { name: 'spam', verdict: 'spam' },
    { name: 'deleted', deleted: '2026-03-02T00:00:00.000Z' },
    { name: 'not mailed', mailState: 'not-mailed' },
  );
  expect(await names()).toEqual(['new', 'called', 'visit', 'marked', 'not mailed']);
  expect(await names('?list=spam')).toEqual(['spam']);
  expect((await page('?list=all')).messages.map(({ id }) => id)).toEqual(leads);
});

test.each([0, 1, 49, 50, 51, 120])(
  'of %i leads each is on one page, newest first',
  async (count) => {
    const createdAt = '2026-03-01T00:00:00.000Z';
    const ids = await add(
      ...Array.from({ length: count }, (_, at) => (at % 3 === 0 ? { createdAt } : {})),
    );
    const seen: Lead[] = [];
    for (const folder of ['open', 'all']) {
      seen.length = 0;
      let before: string | null = '';
      while (before !== null) {
        const { messages, next } = await page(`?list=${folder}${before && `&before=${before}`}`);
        expect(messages.length).toBeLessThanOrEqual(50);
        seen.push(...messages);
        before = next;
      }
      expect(seen.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      const times = seen.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted().toReversed());
    }
  },
);

test('a page goes on after a deleted lead; after a forgotten one it is loaded anew', async () => {
  await add(...Array.from({ length: 60 }, () => ({})));
  const { next } = await page();
  await api.asAdmin('DELETE', `/messages/${next}`);
  expect((await page(`?before=${next}`)).messages).toHaveLength(10);
  await api.dependencies.leads.remove([next ?? '']);
  expect((await api.asAdmin('GET', `/messages?before=${next}`)).status).toBe(404);
});

test('what is due comes with the first page of Open, the longest due first', async () => {
  const day = dayOf(clock.now());
  await add(
    { name: 'new' },
    { name: 'today', nextStepOn: day, stage: 'called' },
    { name: 'tomorrow', nextStepOn: dayOf(daysAfter(clock.now(), 1)) },
    { name: 'booked', nextStepOn: day, stage: 'booked' },
    { name: 'deleted', nextStepOn: day, deleted: clock.now().toISOString() },
    { name: 'last week', nextStepOn: dayOf(daysBefore(clock.now(), 7)), stage: 'visit' },
  );
  const { due, messages } = await page();
  expect(due?.map(({ name }) => name)).toEqual(['last week', 'today']);
  expect(messages.map(({ name }) => name)).toEqual(['new', 'today', 'tomorrow', 'last week']);
  for (const query of ['?list=all', '?search=today', `?before=${messages[0]?.id}`])
    expect(await page(query)).not.toHaveProperty('due');
});

test('a search finds all its words anywhere in a lead, and numbers in any spelling', async () => {
  await add(
    { name: 'Selvi', phone: '+919876543210', layout: 'green-acres', plot: '12' },
    { name: 'முத்து', message: 'தேனியில் மனை வேண்டும்' },
    { name: 'Kumar', note: 'with SELVI', stage: 'booked' },
    { name: 'Selvi Program', verdict: 'spam' },
  );
  const found = (words: string, folder = 'all') =>
    names(`?list=${folder}&search=${encodeURIComponent(words)}`);
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
  await add(...Array.from({ length: 310 }, (_, at) => ({ name: at === 305 ? 'Selvi' : 'Asha' })));
  const first = await page('?search=selvi');
  const back = (at: number) => new Date(Date.UTC(2026, 2, 2) - at * 60_000).toISOString();
  expect(first).toMatchObject({ messages: [], searchedBackTo: back(299) });
  const second = await page(`?search=selvi&before=${first.next}`);
  expect(second).toMatchObject({
    messages: [{ name: 'Selvi' }],
    searchedBackTo: back(309),
    next: null,
  });
});

test('a search that finds very many answers with fifty, and goes on behind the last of them', async () => {
  await add(...Array.from({ length: 260 }, (_, at) => ({ name: at % 2 ? 'Selvi' : 'Asha' })));
  const found: number[] = [];
  let before: string | null = '';
  while (before !== null) {
    const { messages, next, searchedBackTo } = await page(
      `?search=selvi${before && `&before=${before}`}`,
    );
    found.push(messages.length);
    if (next) expect(searchedBackTo).toBe(messages.at(-1)?.createdAt);
    before = next;
  }
  expect(found).toEqual([50, 50, 30]);
});

test('a search for a number that only texts name goes on beyond its first page', async () => {
  const number = '98430 12345';
  await add(...Array.from({ length: 310 }, (_, at) => (at === 309 ? { note: number } : {})));
  const search = `?search=${encodeURIComponent(number)}`;
  const { next } = await page(search);
  expect(await page(`${search}&before=${next}`)).toMatchObject({
    messages: [{ note: number }],
    next: null,
  });
});

test('an opened lead has the earlier messages of the same number or address', async () => {
  const phone = '+919876543210';
  const [id, , older] = await add(
    { name: 'Asha', phone, email: 'asha@theni.example' },
    { name: 'another' },
    { name: 'by number', phone, stage: 'booked' },
    { name: 'by address', email: 'ASHA@theni.example', verdict: 'spam' },
  );
  const earlier = async (of?: string) =>
    (await (await api.asAdmin('GET', `/messages/${of}/earlier`)).json()) as LeadPage;
  expect((await earlier(id)).messages.map(({ name }) => name)).toEqual(['by number', 'by address']);
  expect((await earlier(older)).messages).toEqual([]);
});

test('a lead gets stage, next step and note, and loses them again', async () => {
  const [id] = await add({ name: 'Asha' });
  const step = { stage: 'visit', nextStepOn: '2026-03-05', note: 'with her brother' };
  expect(await (await change(id, step)).json()).toMatchObject({ ...step, folder: 'open' });
  await change(id, { stage: 'booked' });
  expect(await (await get(id)).json()).toMatchObject({ ...step, stage: 'booked', folder: 'done' });
  await change(id, { nextStepOn: null, note: '' });
  expect(await (await get(id)).json()).toMatchObject({ nextStepOn: null, note: null });
});

test('a note and a next step that another device has changed meanwhile are named with their values, and stay', async () => {
  const theirs = { note: 'wants plot 8', nextStepOn: '2026-12-02' };
  const [id] = await add(theirs);
  const mine = { note: 'wants plot 7', nextStepOn: '2026-12-01', stage: 'called' };
  const send = (before: object) => change(id, { ...mine, before });
  const refused = await send({ note: [null, 'asked'], nextStepOn: [null] });
  const errors: ValueIssue[] = (await refused.json()).errors;
  expect([
    refused.status,
    Object.fromEntries(errors.map(({ path, value }) => [path, value])),
  ]).toEqual([409, theirs]);
  expect(await (await get(id)).json()).toMatchObject({ ...theirs, stage: 'new' });
  const known = { note: [null, theirs.note], nextStepOn: [theirs.nextStepOn] };
  expect((await send(known)).status).toBe(200);
  expect(await (await get(id)).json()).toMatchObject(mine);
});

test.each([
  {},
  { stage: 'sold' },
  { nextStepOn: '2026-02-30' },
  { note: 'x'.repeat(2001) },
  { verdict: 'suspect' },
  { verdict: 'flood' },
  { deleted: true },
  { name: 'Other' },
  { folder: 'open' },
])('the change %j is refused', async (body) => {
  const [id] = await add({});
  const before = await api.stored();
  expect((await change(id, body)).status).toBe(400);
  expect(await api.stored()).toEqual(before);
});

test('a lead that is deleted can be taken back for 24 hours, then it is gone', async () => {
  const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
  const day = 24 * 60;
  const [id] = await add({ stage: 'called' });
  const deleted = await (await api.asAdmin('DELETE', `/messages/${id}`)).json();
  expect(deleted).toMatchObject({ id, folder: 'deleted' });
  expect(await names()).toEqual([]);
  expect((await page('?list=all')).messages).toMatchObject([{ id, folder: 'deleted' }]);
  // Also over a midnight, in India and in Greenwich.
  await deleteExpired({ ...api.dependencies, now: () => ago(1 - day) });
  const back = await (await change(id, { deleted: false })).json();
  expect(back).toMatchObject({ deleted: null, folder: 'open', stage: 'called' });
  await api.asAdmin('DELETE', `/messages/${id}`);
  clock.pass((day + 1) * 60_000);
  const late = await change(id, { deleted: false });
  expect([late.status, (await late.json()).detail]).toEqual([
    404,
    'This was deleted more than a day ago and cannot be restored.',
  ]);
  await deleteExpired(api.dependencies);
  expect((await get(id)).status).toBe(404);
  for (const response of [await change(id, { deleted: false }), await get('1')])
    expect(response.status).toBe(404);
});

test('"Empty spam" deletes what the owner has seen: spam that came since stays', async () => {
  const [, seen] = await add(
    { name: 'came since', verdict: 'spam' },
    { name: 'newest shown', verdict: 'spam' },
    { name: 'lead' },
    ...Array.from({ length: 320 }, () => ({ verdict: 'spam' as const })),
  );
  const emptied = await api.asAdmin('POST', '/messages/empty-spam', { newest: seen });
  expect(await emptied.json()).toEqual({ messages: 321 });
  expect(await names('?list=all')).toEqual(['came since', 'lead']);
});

test('"Empty spam" deletes nothing that is marked as no spam meanwhile', async () => {
  const ids = await add(...Array.from({ length: 20 }, () => ({ verdict: 'spam' as const })));
  const [, ...marked] = await Promise.all([
    api.asAdmin('POST', '/messages/empty-spam', { newest: ids[0] }),
    ...ids.map((id) => change(id, { verdict: 'clean' })),
  ]);
  // Each marking comes before the deletion, and saves the lead, or after it, and is told so.
  for (const [index, { status }] of marked.entries())
    expect((await get(ids[index] ?? '')).status).toBe(status);
});

test('a person is forgotten everywhere: in spam, among deleted ones and on plots', async () => {
  const phone = '+919876543210';
  const [id] = await add(
    { name: 'Asha', phone, email: 'a@theni.example' },
    { name: 'Asha', email: 'Asha@theni.example', verdict: 'spam' },
    { name: 'Asha', phone, deleted: clock.now().toISOString() },
    { name: 'another' },
  );
  const layout = layoutApi(api);
  await layout.create();
  const [plot] = await layout.withPlots();
  const booking = { state: 'booked', messageId: id };
  const booked = await (await layout.patch('1', booking, plot?.revision)).json();
  const forget = (body: object) => api.asAdmin('POST', '/messages/forget', body);
  const response = await forget({ phone: '98765 43210', email: 'asha@theni.example' });
  expect(await response.json()).toEqual({ messages: 3, plots: 1 });
  expect(await names('?list=all')).toEqual(['another']);
  // An Undo that is still offered brings no trace of them back.
  expect((await layout.patch('1', booking, booked.revision)).status).toBe(412);
  const again = await forget({ phone: '98765 43210' });
  expect(await again.json()).toEqual({ messages: 0, plots: 0 });
  expect((await forget({})).status).toBe(400);
});

test.each([
  ['with an extension', '+91 98765 43210 ext 5', '98765 43210'],
  ['with another one', '98430 12345 / 98765 43210', '+91 98765 43210'],
  ['after another one', '98430 12345, 98765 43210', '098430-12345'],
  ['of too few digits', '98 76 54 321', '98-7654321'],
])('a person whose number was written %s is forgotten by it', async (_how, written, asked) => {
  await add({ name: 'Muthu', phone: written }, { name: 'another', phone: '+919843099999' });
  const response = await api.asAdmin('POST', '/messages/forget', { phone: asked });
  expect(await response.json()).toEqual({ messages: 1, plots: 0 });
});

test.each(['98765 43210', '௧௨௩௪௫௬௭ (shop)'])(
  'a person who has left %s and no address is listed, exported and forgotten',
  async (phone) => {
    const post = { ...samplePost({ email: '', name: 'Muthu' }), phone, layout: 'sample-garden' };
    const sent = await api.send(post);
    expect(sent.status).toBe(202);
    const [lead] = (await page()).messages;
    expect(lead).not.toHaveProperty('email');
    const earlier = await api.asAdmin('GET', `/messages/${post.id}/earlier`);
    expect(await earlier.json()).toEqual({ messages: [], next: null });
    const file = await (await api.asAdmin('GET', '/messages.csv')).text();
    expect(file).toMatch(/"Muthu","","/);
    const body = { phone: lead?.phone };
    const forgotten = await api.asAdmin('POST', '/messages/forget', body);
    expect(await forgotten.json()).toEqual({ messages: 1, plots: 0 });
  },
);

test('a person with more messages than one commit takes is forgotten', async () => {
  const email = 'asha@theni.example';
  await add(...Array.from({ length: 310 }, () => ({ email })));
  const response = await api.asAdmin('POST', '/messages/forget', { email });
  expect(await response.json()).toEqual({ messages: 310, plots: 0 });
});

test('what the server alone needs of a lead does not go out', async () => {
  await add({ name: 'Asha', phone: '+919876543210' });
  const [lead] = (await page()).messages;
  expect(Object.keys(lead ?? {}).sort()).toEqual(
    [
      ...['campaign', 'comeOn', 'createdAt', 'deleted', 'email', 'folder', 'id'],
      ...['language', 'layout', 'message', 'name', 'nextStepOn', 'note', 'page', 'phone'],
      ...['mailAttempts', 'mailState', 'plot', 'services', 'stage', 'verdict'],
    ].sort(),
  );
});

test('what the owner marks as spam goes there, and comes back without a second mail', async () => {
  const [id] = await add({ name: 'Casino' });
  const spam = await (await change(id, { verdict: 'spam' })).json();
  expect(spam).toMatchObject({ verdict: 'spam', folder: 'spam', mailState: 'sent' });
  const clean = await (await change(id, { verdict: 'clean' })).json();
  expect(clean).toMatchObject({ verdict: 'clean', folder: 'open', mailState: 'sent' });
  expect((await api.stored()).get(id ?? '')).not.toHaveProperty('dueAt');
});

test('the CSV has each lead but spam once, with its number as people read it', async () => {
  await add(
    {
      name: 'Selvi',
      phone: '+919876543210',
      note: 'say "hello"',
      createdAt: '2026-03-01T20:00:00.000Z',
    },
    { name: 'Mani', phone: '12345', message: 'one\ntwo' },
    { name: 'Buyer', stage: 'booked' },
    { name: 'Program', verdict: 'spam' },
    { name: 'Deleted', deleted: clock.now().toISOString() },
    ...Array.from({ length: 510 }, () => ({ name: 'Asha' })),
  );
  const response = await api.asAdmin('GET', '/messages.csv');
  expect(response.headers.get('Content-Disposition')).toBe(
    `attachment; filename=leads-${dayOf(clock.now())}.csv`,
  );
  const file = await response.text();
  expect(file.match(/"Asha"/g)).toHaveLength(510);
  expect(file.match(/"Buyer"/g)).toHaveLength(1);
  expect(file).toContain(`"2026-03-02 01:30","91 98765 43210","plots and approvals","Selvi","`);
  expect(file).toContain(`"say ""hello"""`);
  expect(file).toContain(`"12345","plots and approvals","Mani"`);
  expect(file).toContain('"one\ntwo"');
  expect(file).not.toMatch(/"Program"|"Deleted"/);
});

test('a search for a whole number or address reads what that person has sent, and no more', async () => {
  await add(
    { name: 'Kumar', phone: '+919876543210' },
    ...Array.from({ length: 400 }, () => ({ name: 'Another' })),
    { name: 'Kumar’s old one', phone: '+919876543210', email: 'kumar@theni.example' },
    { name: 'Spam', email: 'kumar@theni.example', verdict: 'spam' },
  );
  for (const [search, found] of [
    ['098765 43210', ['Kumar', 'Kumar’s old one']],
    ['௯௮௭௬௫௪௩௨௧௦', ['Kumar', 'Kumar’s old one']],
    [' Kumar@theni.example', ['Kumar’s old one']],
  ] as const) {
    const { messages, next } = await page(`?list=open&search=${encodeURIComponent(search)}`);
    expect([messages.map(({ name }) => name), next]).toEqual([found, null]);
  }
});

test('a number that nobody has left is found where a text names it', async () => {
  await add({ name: 'Rani', message: 'My brother has +919843012345' });
  expect(await names('?list=open&search=98430%2012345')).toEqual(['Rani']);
});

test.each([
  ['ஶ்ரீதர்', 'ஸ்ரீதர்'],
  ['கௌரி', 'கெளரி'],
  ['ஔவை', 'ஒளவை'],
  ['Kumar', '\u2066Ku\u200emar\u00ad'],
  ['plot 12', 'plot ௧௨'],
])(
  'a search for %s finds %j, which reads the same, and the other way round',
  async (one, other) => {
    await add({ name: one }, { name: other });
    for (const search of [one, other, `${one}, plots`])
      expect(await names(`?list=open&search=${encodeURIComponent(search)}`)).toHaveLength(2);
  },
);

test('old leads are deleted, those that have booked after five years', async () => {
  const ago = (days: number) => daysBefore(clock.now(), days).toISOString();
  await add(
    { name: 'kept', createdAt: ago(site.keepMessagesDays - 1) },
    { name: 'old', createdAt: ago(site.keepMessagesDays + 1), stage: 'called' },
    { name: 'old spam', createdAt: ago(site.keepMessagesDays + 1), verdict: 'spam' },
    { name: 'buyer', createdAt: ago(BOOKED_KEEP_DAYS - 1), stage: 'booked' },
    { name: 'old buyer', createdAt: ago(BOOKED_KEEP_DAYS + 1), stage: 'booked' },
  );
  await deleteExpired(api.dependencies);
  expect(await names('?list=all')).toEqual(['kept', 'buyer']);
});

test('leads that have booked are kept as long as all others, where that is longer', async () => {
  const keepMessagesDays = BOOKED_KEEP_DAYS + 100;
  const ago = (days: number) => daysBefore(clock.now(), days).toISOString();
  await add(
    { name: 'called', createdAt: ago(keepMessagesDays - 2), stage: 'called' },
    { name: 'buyer', createdAt: ago(keepMessagesDays - 1), stage: 'booked' },
    { name: 'old buyer', createdAt: ago(keepMessagesDays + 1), stage: 'booked' },
  );
  const { config } = api.dependencies;
  const patient = { ...config, site: { ...config.site, keepMessagesDays } };
  await deleteExpired({ ...api.dependencies, config: patient });
  expect(await names('?list=all')).toEqual(['called', 'buyer']);
});
