import { afterEach, beforeEach, expect, test } from 'vitest';
import { samplePost } from '../../test/sample-post.ts';
import { startTestApi, type TestApi, testClock } from '../../test/test-api.ts';
import { RateLimiter } from './rate-limiter.ts';

const MINUTE_MS = 60_000;
const clock = testClock();
const limits = {
  visitor: { max: 2, windowMs: 10 * MINUTE_MS },
  hop: { max: 4, windowMs: 10 * MINUTE_MS },
  total: { max: 6, windowMs: 60 * MINUTE_MS },
};
let api: TestApi;

beforeEach(async () => {
  api = await startTestApi({ now: clock.now, mailer: undefined });
  api.dependencies.limiter = new RateLimiter(api.firestore, limits);
});
afterEach(() => api.stop());

/** A visitor behind one of Hosting's servers. */
const from = (visitor: string, hop = '203.0.113.1') => ({
  'X-Forwarded-For': `${visitor}, ${hop}`,
  'Fastly-Client-IP': visitor,
});
const send = (headers: Record<string, string>) => api.send(samplePost(), headers);

/** One message after the other. @returns their statuses */
async function sendMany(
  count: number,
  headersOf: (time: number) => Record<string, string>,
  signs = {},
): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < count; time += 1)
    statuses.push((await api.send({ ...samplePost(), ...signs }, headersOf(time))).status);
  return statuses;
}

test('who sends too often is asked to wait, in words, and is taken again afterwards', async () => {
  await send(from('198.51.100.1'));
  await send(from('198.51.100.1'));
  const refused = await send(from('198.51.100.1'));
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('600');
  expect(await refused.json()).toMatchObject({
    detail: 'Many messages are coming in just now. Please try again in 10 minutes, or call us.',
  });
  expect((await send(from('198.51.100.2'))).status, 'a neighbour').toBe(202);
  clock.pass(10 * MINUTE_MS);
  expect((await send(from('198.51.100.1'))).status).toBe(202);
  expect((await api.stored()).size).toBe(4);
});

test('a visitor without JavaScript is led to the page that offers other ways', async () => {
  const plain = () =>
    fetch(`${api.url}/api/email`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'a', email: 'a@theni.example', message: 'Hi' }),
      headers: from('198.51.100.1'),
      redirect: 'manual',
    });
  const pages = [await plain(), await plain(), await plain()];
  expect(pages.map(({ headers }) => headers.get('Location'))).toEqual([
    '/contact-us/sent',
    '/contact-us/sent',
    '/contact-us/failed',
  ]);
});

test('a message sent again is never over the limit: its visitor learns that it is there', async () => {
  const post = samplePost();
  const responses = [];
  for (let time = 0; time < 5; time += 1)
    responses.push(await api.send(post, from('198.51.100.1')));
  expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
});

test('made-up addresses do not get past the limit of the server that they come through', async () => {
  const statuses = await sendMany(6, (time) => from(`198.51.100.${time}`));
  expect(statuses).toEqual([202, 202, 202, 202, 429, 429]);
  expect((await send(from('198.51.100.9', '203.0.113.2'))).status, 'elsewhere').toBe(202);
});

test('all messages together have a limit too', async () => {
  const statuses = await sendMany(8, (time) => from('198.51.100.1', `203.0.113.${time}`));
  expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429, 429]);
});

test('who waits as many seconds as the response says is taken, though several limits were reached', async () => {
  for (let time = 0; time < 6; time += 1) {
    await send(from(`198.51.100.${time < 2 ? 1 : time}`, `203.0.113.${time < 2 ? 1 : time}`));
  }
  clock.pass(500);
  const refused = await send(from('198.51.100.1'));
  const seconds = Number(refused.headers.get('Retry-After'));
  clock.pass((seconds - 1) * 1000);
  const early = await send(from('198.51.100.1'));
  expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '1']);
  clock.pass(1000);
  expect((await send(from('198.51.100.1'))).status).toBe(202);
});

const sign = { extra: 'x' };
const bothSigns = { extra: 'x', startedAt: 0, sentAt: 1 };

test.each([
  ['spam', bothSigns],
  ['messages with one sign of spam', sign],
])(
  'a flood of %s ends at a limit of its own and refuses no other visitor',
  async (_what, signs) => {
    const visitors = (time: number) => from(`198.51.100.${time}`, `203.0.113.${time % 2}`);
    const statuses = await sendMany(8, visitors, signs);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429, 429]);
    expect((await api.stored()).size).toBe(6);
    expect(await sendMany(6, visitors)).toEqual(Array(6).fill(202));
  },
);

test('a visitor whose browser fills the hidden field is taken and marked, whatever others behind the same server have sent', async () => {
  const visitors = (time: number) => from(`198.51.100.${time}`);
  expect(await sendMany(6, visitors, sign)).toEqual(Array(6).fill(202));
  expect([...(await api.stored()).values()].every(({ Suspect }) => Suspect)).toBe(true);
});

test('a flood of spam does not refuse a visitor whose browser filled the hidden field', async () => {
  await sendMany(4, () => from('198.51.100.1'), bothSigns);
  const response = await api.send({ ...samplePost(), ...sign }, from('198.51.100.1'));
  expect(response.status).toBe(202);
});

test('one IPv6 network is one visitor', async () => {
  for (const visitor of ['2001:db8:0:1::1', '2001:db8::1:0:0:0:2', '2001:0db8:0000:0001:ffff::3']) {
    await send(from(visitor));
  }
  expect((await api.stored()).size).toBe(2);
  expect((await send(from('2001:db8:0:2::1'))).status).toBe(202);
});

test('no address is stored, and its hash is gone after its day', async () => {
  await send(from('198.51.100.1'));
  const before = await api.firestore.collection('limits').get();
  expect(JSON.stringify(before.docs.map((record) => [record.id, record.data()]))).not.toMatch(
    /198\.51|203\.0/,
  );
  clock.pass(24 * 60 * MINUTE_MS);
  await api.dependencies.limiter.removeExpired(clock.now(), 100);
  expect((await api.firestore.collection('limits').get()).size).toBe(0);
});
