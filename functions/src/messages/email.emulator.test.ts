import { randomUUID } from 'node:crypto';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../testing/running-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  for (const { ref } of (await stored()).docs) await ref.delete();
});
afterAll(() => api.stop());

const stored = () => getFirestore().collection('messages').get();
const send = (body: unknown) => api.visitor.ask('POST', '/email', body);

const services = { construction: '', plans: '', plots: 'plots and approvals', others: '' };
const formData = {
  name: 'முத்து',
  email: 'visitor@theni.example',
  message: 'Say Hi\nவணக்கம்',
  services,
};

test('a message is stored before its visitor is told that it was received', async () => {
  const answer = await send({ formData });
  expect(answer.status).toBe(202);
  const [message, ...others] = (await stored()).docs;
  expect(others).toEqual([]);
  expect(message?.data()).toMatchObject({
    Name: 'முத்து',
    Email: 'visitor@theni.example',
    Message: 'Say Hi\nவணக்கம்',
    Services: services,
    State: 'queued',
    Read: false,
  });
});

test('the same message sent again is one message', async () => {
  const id = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => send({ formData, id })));
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect((await stored()).size).toBe(1);
});

test('a message of 5,000 Tamil letters arrives whole, from both kinds of form', async () => {
  const message = 'அ'.repeat(5000);
  expect((await send({ formData: { ...formData, message } })).status).toBe(202);
  expect((await sendPlain({ ...plain, message })).headers.get('Location')).toBe('/contact-us/sent');
  expect((await stored()).docs.map((document) => document.get('Message'))).toEqual([
    message,
    message,
  ]);
});

const plain = { name: 'Muthu', email: 'visitor@theni.example', message: 'Hi' };
const sendPlain = (fields: Record<string, string>) =>
  fetch(`${api.url}/api/email`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

test('a browser without JavaScript sends its form and is led to a page', async () => {
  const answer = await sendPlain({ ...plain, plots: 'plots and approvals' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe('/contact-us/sent');
  expect((await stored()).docs[0]?.get('Services')).toEqual(services);
});

test('a plain form without a ticked service is for a general purpose', async () => {
  await sendPlain(plain);
  expect((await stored()).docs[0]?.get('Services')).toMatchObject({
    construction: 'general purpose',
  });
});

test('a plain form that is not valid leads to the page that offers other ways, and stores nothing', async () => {
  for (const fields of [
    { ...plain, email: 'x' },
    { ...plain, plots: 'castles' },
    { ...plain, message: 'x'.repeat(70_000) },
  ]) {
    const answer = await sendPlain(fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/contact-us/failed');
  }
  expect((await stored()).size).toBe(0);
});

test.each([
  ['no name', { name: '' }],
  ['a name of two lines', { name: 'a\r\nBcc: b@theni.example' }],
  ['an over-long name', { name: 'x'.repeat(101) }],
  ['no e-mail address', { email: 'hello' }],
  ['an over-long address', { email: `${'x'.repeat(250)}@theni.example` }],
  ['no message', { message: ' \n ' }],
  ['an over-long message', { message: 'x'.repeat(5001) }],
  ['control characters', { message: 'a\u0000b' }],
  ['an unknown service', { services: { ...services, plots: 'castles' } }],
  ['a service too many', { services: { ...services, bridges: '' } }],
])('a message with %s is refused and not stored', async (_what, change) => {
  const answer = await send({ formData: { ...formData, ...change } });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('Content-Type')).toContain('application/problem+json');
  expect((await stored()).size).toBe(0);
});

test('a body that is no message at all is refused', async () => {
  for (const body of [undefined, null, [], 'hi', {}, { formData: null }, { formData, extra: 1 }]) {
    expect((await send(body)).status).toBe(400);
  }
  expect((await api.visitor.ask('GET', '/email')).status).toBe(405);
  expect((await stored()).size).toBe(0);
});
