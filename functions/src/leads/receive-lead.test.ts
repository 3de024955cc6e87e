import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { NO_SERVICES } from '../../test/samples.ts';
import { setTotals, sharedTestApi } from '../../test/test-api.ts';

const api = await sharedTestApi({ mailer: undefined });
afterEach(() => void vi.restoreAllMocks());

const nowIs = (iso: string) => vi.spyOn(api.dependencies, 'now').mockReturnValue(new Date(iso));
const stored = async () => [...(await api.stored()).values()];

const services = { ...NO_SERVICES, plots: 'plots and approvals' };
const formData = {
  name: 'முத்து',
  email: 'visitor@theni.example',
  message: 'Say Hi\nவணக்கம்',
  services,
};

test('a message is stored before its visitor is told that it was received', async () => {
  const response = await api.send({ formData });
  expect(response.status).toBe(202);
  const [message, ...others] = await stored();
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    name: 'முத்து',
    email: 'visitor@theni.example',
    message: 'Say Hi\nவணக்கம்',
    services,
    mailState: 'queued',
    mailAttempts: 0,
    isRingDone: false,
    ringAttempts: 0,
    stage: 'new',
    folder: 'open',
  });
});

test('a question about a layout is taken with a telephone number alone', async () => {
  const { email: _, ...withoutEmail } = plain;
  const ways = { layout: 'green-acres', phone: '98765 43210' };
  const asked = { ...ways, formData: { ...formData, email: '' } };
  expect((await api.send(asked)).status).toBe(202);
  await sendPlain({ ...withoutEmail, ...ways });
  const messages = await stored();
  expect(messages).toMatchObject([{ phone: '+919876543210' }, { phone: '+919876543210' }]);
  for (const message of messages) expect(message).not.toHaveProperty('email');
});

test.each([
  ['without an address where it is about no layout', 'formData.email', {}],
  ['about a layout with neither number nor address', 'phone', { layout: 'green-acres', phone: '' }],
  ['whose number has six digits', 'phone', { layout: 'green-acres', phone: 'at 987654' }],
])('a message %s is refused by its field', async (_what, path, about) => {
  const response = await api.send({ formData: { ...formData, email: '' }, ...about });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ path }] });
  expect(await stored()).toEqual([]);
});

test('a message says which page, layout, plot and campaign led to it', async () => {
  const origin = {
    page: '/ta/service-plots',
    layout: 'green-acres',
    plot: '12  A',
    campaign: 'facebook / paid / monsoon',
  };
  const stores = {
    page: '/service-plots',
    layout: 'green-acres',
    plot: '12 A',
    campaign: 'facebook / paid / monsoon',
  };
  await api.send({ formData, ...origin });
  await sendPlain({ ...plain, ...origin });
  expect(await stored()).toMatchObject([stores, stores]);
});

test.each([
  ['are not said', {}],
  ['make no sense', { page: 'https://evil.example/', layout: '../x', campaign: ['a'] }],
  ['are too long', { page: `/${'x'.repeat(200)}`, layout: 'x'.repeat(80) }],
])('a message whose page, layout and campaign %s is taken without them', async (_how, origin) => {
  expect((await api.send({ formData, ...origin })).status).toBe(202);
  expect(await stored()).toMatchObject([{ page: null, layout: null, campaign: null }]);
});

test.each(['12 & 13', 'மூலை மனை', 'the one beside the temple, or 14'])(
  'the plot "%s", which is no number, arrives as it was typed',
  async (plot) => {
    await api.send({ formData, layout: 'green-acres', plot });
    await sendPlain({ ...plain, layout: 'green-acres', plot });
    expect(await stored()).toMatchObject([{ plot }, { plot }]);
  },
);

test('a plot that is longer than any is refused by its field, and an empty one is none', async () => {
  const refused = await api.send({ formData, plot: '1'.repeat(101) });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'plot' }] });
  const { headers } = await sendPlain({ ...plain, plot: '1'.repeat(101) });
  expect(headers.get('Location')).toBe('/contact-us/failed#wrong-plot');
  await sendPlain({ ...plain, plot: ' ' });
  expect(await stored()).toMatchObject([{ plot: null }]);
});

test.each<[when: string, comeOn: string, stored?: null]>([
  ['of today in India', '2026-03-02'],
  ['in 90 days', '2026-05-31'],
  ['that is not named', '', null],
])(
  'a day to come %s is stored, from both kinds of form',
  async (_when, day, comeOn: string | null = day) => {
    nowIs('2026-03-01T18:31:00Z');
    expect((await api.send({ formData, comeOn: day })).status).toBe(202);
    await sendPlain({ ...plain, comeOn: day });
    expect(await stored()).toMatchObject([{ comeOn }, { comeOn }]);
  },
);

test.each(['2026-03-01', '2026-06-01', '2026-02-30', 'Sunday', 7])(
  'the day %j, on which nobody can come, is refused by its field',
  async (comeOn) => {
    nowIs('2026-03-01T18:31:00Z');
    const response = await api.send({ formData, comeOn });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'comeOn' }] });
    const refused = await sendPlain({ ...plain, comeOn: String(comeOn) });
    expect(refused.headers.get('Location')).toBe('/contact-us/failed#wrong-comeOn');
    expect(await stored()).toEqual([]);
  },
);

test('the same message sent again is one message', async () => {
  const id = randomUUID();
  const responses = await Promise.all([1, 2, 3].map(() => api.send({ formData, id })));
  responses.push(await api.send({ formData, id }));
  expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
  expect(await stored()).toHaveLength(1);
});

test('a double tap on Send without script is one message, also over the end of a minute', async () => {
  nowIs('2026-03-02T04:30:59.9Z');
  await Promise.all([sendPlain(plain), sendPlain(plain)]);
  nowIs('2026-03-02T04:31:00.4Z');
  const responses = [await sendPlain(plain), await sendPlain({ ...plain, message: 'And a road?' })];
  for (const { headers } of responses) expect(headers.get('Location')).toBe('/contact-us/sent');
  expect((await stored()).map(({ message }) => message)).toEqual(['Hi', 'And a road?']);
});

test('so is a tap before the script is there, and one that the script takes', async () => {
  nowIs('2026-03-02T04:30:10Z');
  await sendPlain({ ...plain, plots: services.plots });
  const { name, email, message } = plain;
  const post = { id: randomUUID(), formData: { name, email, message, services } };
  expect((await api.send({ ...post, phone: '' })).status).toBe(202);
  expect(await stored()).toHaveLength(1);
  nowIs('2026-03-02T05:30:00Z');
  expect((await api.send({ ...post, phone: '' })).status).toBe(202);
  expect(await stored()).toHaveLength(2);
});

test('a message that is sent again after midnight is stored, though its day is over', async () => {
  const post = { id: randomUUID(), formData, comeOn: '2026-03-01' };
  nowIs('2026-03-01T18:29:00Z');
  expect((await api.send(post)).status).toBe(202);
  nowIs('2026-03-01T18:31:00Z');
  expect((await api.send(post)).status).toBe(202);
  expect(await stored()).toHaveLength(1);
});

test('so is one that was changed after a lost response', async () => {
  const id = randomUUID();
  const changed = { id, formData, comeOn: '2026-03-01' };
  nowIs('2026-03-01T18:29:00Z');
  for (const post of [{ id, formData }, changed]) expect((await api.send(post)).status).toBe(202);
  nowIs('2026-03-01T18:31:00Z');
  expect((await api.send(changed)).status).toBe(202);
  expect(await stored()).toHaveLength(2);
});

test.each<[what: string, change: object]>([
  ['a text', { formData: { ...formData, message: 'and one thing more' } }],
  ['a day', { comeOn: '2026-03-08' }],
  ['a layout', { layout: 'green-acres' }],
  ['a plot', { plot: '12' }],
])(
  '%s that was changed after a lost response is not lost, however often it is sent',
  async (_what, change) => {
    nowIs('2026-03-02T04:30:00Z');
    const first = { id: randomUUID(), formData: { ...formData, services: NO_SERVICES } };
    for (const post of [first, { ...first, ...change }, { ...first, ...change }])
      expect((await api.send(post)).status).toBe(202);
    expect(await stored()).toHaveLength(2);
  },
);

test('a message of 5,000 Tamil letters arrives whole, from both kinds of form', async () => {
  const message = 'அ'.repeat(5000);
  expect((await api.send({ formData: { ...formData, message } })).status).toBe(202);
  expect((await sendPlain({ ...plain, message })).headers.get('Location')).toBe('/contact-us/sent');
  expect((await stored()).map((lead) => lead.message)).toEqual([message, message]);
});

test('a line break counts once, however the browser sends it', async () => {
  const lines = (lineBreak: string) => `${'x'.repeat(4990)}${`${lineBreak}y`.repeat(5)}`;
  await sendPlain({ ...plain, message: lines('\r\n') });
  expect(await stored()).toMatchObject([{ message: lines('\n') }]);
});

const plain = {
  name: 'Muthu',
  email: 'visitor@theni.example',
  message: 'Hi',
  extra: '',
  phone: '',
};
const sendPlain = (fields: Record<string, string>) =>
  fetch(`${api.url}/api/email`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

test('a browser without JavaScript sends its form and is led to a page', async () => {
  const response = await sendPlain({
    ...plain,
    plots: 'plots and approvals',
    phone: '98765 43210',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/contact-us/sent');
  expect(await stored()).toMatchObject([{ services, phone: '+919876543210' }]);
});

test('a plain form without a ticked service is for a general purpose', async () => {
  await sendPlain(plain);
  expect(await stored()).toMatchObject([{ services: { construction: 'general purpose' } }]);
});

test('a plain form of a Tamil page leads to Tamil pages, received or not', async () => {
  const received = await sendPlain({ ...plain, language: 'ta' });
  expect(received.headers.get('Location')).toBe('/ta/contact-us/sent');
  expect(await stored()).toMatchObject([{ language: 'ta' }]);
  const refused = await sendPlain({ ...plain, language: 'ta', plots: 'castles' });
  expect(refused.headers.get('Location')).toBe('/ta/contact-us/failed');
});

test.each<[field: string, change: Record<string, string>]>([
  ['email', { email: '' }],
  ['email', { email: 'x', layout: 'green-acres' }],
  ['name', { name: ' ', email: '' }],
  ['phone', { phone: '9'.repeat(200) }],
  ['phoneOrEmail', { email: '', layout: 'green-acres' }],
  ['phoneOrEmail', { email: '', layout: 'green-acres', phone: 'at home' }],
])(
  'a visitor without script is led to what is wrong with his %s, and nothing is stored',
  async (field, change) => {
    const { headers } = await sendPlain({ ...plain, ...change });
    expect(headers.get('Location')).toBe(`/contact-us/failed#wrong-${field}`);
    expect(await stored()).toEqual([]);
  },
);

test('an invalid plain form leads to the page of other ways, and stores nothing', async () => {
  for (const fields of [
    { ...plain, plots: 'castles' },
    { ...plain, language: 'fr' },
    { ...plain, message: 'x'.repeat(70_000) },
  ]) {
    const response = await sendPlain(fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/contact-us/failed');
  }
  expect(await stored()).toEqual([]);
});

test('a visitor without script who is over a limit is led to the page of other ways', async () => {
  await setTotals(api.firestore, { ofDay: 20_000 });
  expect((await sendPlain(plain)).headers.get('Location')).toBe('/contact-us/failed');
  expect(await stored()).toEqual([]);
});

test.each([
  ['no name', { name: '' }],
  ['a name of a blank that is no white space', { name: '\u2800' }],
  ['a name that shows nothing', { name: '\u200b\u3164 \u00ad\ufe0f' }],
  ['a message that shows nothing', { message: '\u2800\n\u180e' }],
  ['no e-mail address', { email: 'hello' }],
  ['an address without a dot in its domain', { email: 'a@localhost' }],
  ['an address with a name', { email: 'A <a@theni.example>' }],
  ['no message', { message: ' \n ' }],
  ['an over-long message', { message: 'x'.repeat(5001) }],
  ['an unknown service', { services: { ...services, plots: 'castles' } }],
])('a message with %s is refused and not stored', async (_what, change) => {
  const response = await api.send({ formData: { ...formData, ...change } });
  expect(response.status).toBe(400);
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
  expect(await stored()).toEqual([]);
});

const tooFast = { startedAt: 5_000, sentAt: 6_900 };

test.each([
  ['in no time', { extra: 'x', ...tooFast }],
  ['before it was opened', { extra: 'x', startedAt: 9_000, sentAt: 5_000 }],
])('a program that fills the hidden field %s is kept from the mailbox', async (_when, signs) => {
  expect((await api.send({ formData, ...signs })).status).toBe(202);
  const [message] = await stored();
  expect(message).toMatchObject({ mailState: 'not-mailed', verdict: 'spam', folder: 'spam' });
  expect(message).not.toHaveProperty('dueAt');
});

test('a visitor with one sign of a program is mailed all the same, with a mark', async () => {
  for (const sign of [{ extra: 'Asha' }, tooFast]) {
    expect((await api.send({ id: randomUUID(), formData, ...sign })).status).toBe(202);
  }
  await sendPlain({ ...plain, extra: 'Asha' });
  const messages = await stored();
  expect(messages).toHaveLength(3);
  for (const message of messages) {
    expect(message).toMatchObject({ mailState: 'queued', verdict: 'suspect', folder: 'open' });
    expect(message).toHaveProperty('dueAt');
  }
});

test('a person is no program: not with a wrong clock, not with an empty hidden field', async () => {
  const now = Date.now();
  for (const honest of [
    { extra: '' },
    { startedAt: now - 2_500, sentAt: now },
    { startedAt: now + 3_600_000 },
    { startedAt: now + 3_600_000, sentAt: now + 3_610_000 },
    { startedAt: 0, sentAt: 2_000 },
  ]) {
    await api.send({ id: randomUUID(), formData, ...honest });
  }
  const messages = await stored();
  expect(messages).toHaveLength(5);
  for (const message of messages) {
    expect(message).toMatchObject({ mailState: 'queued', verdict: 'clean' });
  }
});

test('while the database is away nobody is told that a message was received', async () => {
  const issue = Object.assign(new Error('Firestore'), { code: 14 });
  vi.spyOn(api.dependencies.leads, 'add').mockRejectedValue(issue);
  expect((await api.send({ formData })).status).toBe(503);
  expect((await sendPlain(plain)).headers.get('Location')).toBe('/contact-us/failed');
});
