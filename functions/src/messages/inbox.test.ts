import { randomUUID } from 'node:crypto';
import { FieldValue } from '@google-cloud/firestore';
import type { InboxMessage } from '@theni/contract';
import { expect, test } from 'vitest';
import { samplePost } from '../../test/sample-post.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';
import { testClock } from '../../test/test-api.ts';
import { deliverQueued } from './deliver-queued.ts';
import { sendGridMailer } from './mailer.ts';
import { SPAM_UNDO_MS } from './message-changes.ts';

const clock = testClock();
const api = await sharedTestApi({ now: clock.now, mailer: undefined });

async function received(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const post = samplePost({ email: `visitor${index}@theni.example` });
    await api.send(post);
    ids.unshift(post.id);
    clock.pass(1000);
  }
  return ids;
}

/** With both signs of a program. */
async function receivedSpam(): Promise<string> {
  const post = { ...samplePost(), extra: 'x', startedAt: 0, sentAt: 1 };
  await api.send(post);
  return post.id;
}

const deliverWithMail = () =>
  deliverQueued({
    ...api.dependencies,
    mailer: sendGridMailer(api.mailService.key, { baseUrl: api.mailService.url }),
  });

const idsOf = async (response: Response) =>
  ((await response.json()) as InboxMessage[]).map(({ _id }) => _id);

/** The path of the next page, without `/api`; empty on the last. */
const nextOf = (response: Response) =>
  /^<\/api(.+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1] ?? '';

test('the admin reads messages newest first, page by page', async () => {
  const ids = await received(5);
  const first = await api.asAdmin('GET', '/messages?limit=2');
  expect(first.headers.get('X-Unread-Count')).toBe('5');
  expect(first.headers.get('Cache-Control')).toBe('no-store');
  expect(await idsOf(first)).toEqual(ids.slice(0, 2));
  const second = await api.asAdmin('GET', nextOf(first));
  expect(await idsOf(second)).toEqual(ids.slice(2, 4));
  const last = await api.asAdmin('GET', nextOf(second));
  expect(last.headers.get('Link')).toBeNull();
  expect(await idsOf(last)).toEqual(ids.slice(4));
});

test('the admin who deleted the last message loaded still gets the older ones', async () => {
  const ids = await received(3);
  const first = await api.asAdmin('GET', '/messages?limit=1');
  await api.asAdmin('DELETE', `/messages/${ids[0]}`);
  const second = await api.asAdmin('GET', nextOf(first));
  expect(second.status).toBe(200);
  expect(await idsOf(second)).toEqual([ids[1]]);
});

test('messages of the same instant are all on some page', async () => {
  const posts = Array.from({ length: 5 }, (_, index) =>
    samplePost({ email: `visitor${index}@theni.example` }),
  );
  await Promise.all(posts.map((post) => api.send(post)));
  const seen: string[] = [];
  let path = '/messages?limit=2';
  while (path) {
    const response = await api.asAdmin('GET', path);
    path = nextOf(response);
    seen.push(...(await idsOf(response)));
  }
  expect(seen.sort()).toEqual(posts.map(({ id }) => id).sort());
});

test('the admin marks a message read and called', async () => {
  const [id] = await received(1);
  const response = await api.asAdmin('PATCH', `/messages/${id}`, { Read: true, Stage: 'called' });
  expect(await response.json()).toMatchObject({ _id: id, Read: true, Stage: 'called' });
  const list = await api.asAdmin('GET', '/messages');
  expect(list.headers.get('X-Unread-Count')).toBe('0');
  expect(await list.json()).toMatchObject([{ _id: id, Read: true, Stage: 'called' }]);
});

test('caught spam is listed, and its unread messages are counted apart', async () => {
  await received(1);
  await receivedSpam();
  const list = await api.asAdmin('GET', '/messages');
  expect(list.headers.get('X-Unread-Count')).toBe('1');
  expect(list.headers.get('X-Unread-Spam-Count')).toBe('1');
  expect(await list.json()).toMatchObject([{ State: 'spam', Read: false }, { State: 'queued' }]);
});

test.each([
  ['caught today', { Read: false }],
  ['stored as read before spam was counted', { Read: true, Suspect: FieldValue.delete() }],
])('what the admin takes out of spam, %s, is mailed', async (_when, fields) => {
  const id = await receivedSpam();
  await api.firestore.doc(`messages/${id}`).update(fields);
  const response = await api.asAdmin('PATCH', `/messages/${id}`, { Spam: false });
  expect(await response.json()).toMatchObject({ _id: id, State: 'queued', Suspect: false });
  clock.pass(SPAM_UNDO_MS);
  await deliverWithMail();
  expect(api.mailService.timesTaken(id)).toBe(1);
  expect((await api.stored()).get(id)).toMatchObject({ State: 'sent', Attempts: 1 });
});

test('a mailed message loses its mark, is not mailed again, and may get its mark back', async () => {
  const post = samplePost();
  await api.send({ ...post, extra: 'x' });
  await deliverWithMail();
  const response = await api.asAdmin('PATCH', `/messages/${post.id}`, { Spam: false });
  expect(await response.json()).toMatchObject({ State: 'sent', Suspect: false });
  await deliverWithMail();
  expect(api.mailService.timesTaken(post.id)).toBe(1);
  const back = await api.asAdmin('PATCH', `/messages/${post.id}`, { Suspect: true });
  expect(await back.json()).toMatchObject({ State: 'sent', Suspect: true });
});

test('"Not spam" can be taken back for five minutes, and then nothing is mailed', async () => {
  const id = await receivedSpam();
  await api.asAdmin('PATCH', `/messages/${id}`, { Spam: false });
  clock.pass(SPAM_UNDO_MS - 1);
  await deliverWithMail();
  const response = await api.asAdmin('PATCH', `/messages/${id}`, { Spam: true });
  expect(await response.json()).toMatchObject({ State: 'spam', Suspect: true });
  clock.pass(SPAM_UNDO_MS);
  await deliverWithMail();
  expect(api.mailService.timesTaken(id)).toBe(0);
});

test('once its mail may have gone, "Not spam" is not taken back, and the admin is told', async () => {
  const [id, other] = [await receivedSpam(), await receivedSpam()];
  const Ids = [id, other];
  await api.asAdmin('PATCH', `/messages/${id}`, { Spam: false });
  clock.pass(SPAM_UNDO_MS);
  await deliverWithMail();
  const response = await api.asAdmin('PATCH', '/messages', { Ids, Spam: true, Read: true });
  expect(response.status).toBe(409);
  const stored = await api.stored();
  expect(stored.get(id)).toMatchObject({ State: 'sent', Read: false });
  expect(stored.get(other)).toMatchObject({ State: 'spam', Read: false });
});

test('all spam up to the newest that was shown can be deleted page by page; what came later stays', async () => {
  const [one, two, shown] = [await receivedSpam(), await receivedSpam(), await receivedSpam()];
  const until = (await api.stored()).get(shown)?.CreatedAt;
  clock.pass(1000);
  await receivedSpam();
  const deleted: string[] = [];
  let path = `/messages?spam=1&limit=2&after=${until}_ffffffff-ffff-ffff-ffff-ffffffffffff`;
  while (path) {
    const page = await api.asAdmin('GET', path);
    const Ids = await idsOf(page);
    await api.asAdmin('PATCH', '/messages', { Ids, Deleted: true });
    deleted.push(...Ids);
    path = nextOf(page);
  }
  expect(deleted.sort()).toEqual([one, two, shown].sort());
});

test('a deleted message is gone for good', async () => {
  const [id] = await received(1);
  expect((await api.asAdmin('DELETE', `/messages/${id}`)).status).toBe(204);
  expect((await api.asAdmin('DELETE', `/messages/${id}`)).status).toBe(404);
  expect((await api.asAdmin('PATCH', `/messages/${id}`, { Read: true })).status).toBe(404);
  expect((await api.stored()).size).toBe(0);
});

test.each([
  ['GET', '/messages?limit=101', undefined, 400],
  ['GET', '/messages?colour=red', undefined, 400],
  ['GET', `/messages?after=${randomUUID()}`, undefined, 400],
  ['PATCH', `/messages/${randomUUID()}`, { Suspect: false }, 400],
  ['PATCH', `/messages/${randomUUID()}`, {}, 400],
  ['PATCH', `/messages/${randomUUID()}`, { State: 'sent' }, 400],
  ['PATCH', `/messages/${randomUUID()}`, { Read: true }, 404],
  ['PATCH', '/messages/x', { Read: true }, 404],
  ['DELETE', '/messages/..%2Ffiles%2Fx', undefined, 404],
  ['POST', '/messages', {}, 405],
])('%s %s with %j is answered with %4$i', async (method, path, body, status) => {
  const response = await api.asAdmin(method, path, body);
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
});
