import { randomUUID } from 'node:crypto';
import type { InboxMessage } from '@theni/contract';
import { expect, test } from 'vitest';
import { addMessages } from '../../test/sample-messages.ts';
import { samplePost } from '../../test/sample-post.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';
import { testClock } from '../../test/test-api.ts';
import { deleteExpired } from './delete-expired.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const clock = testClock();
const api = await sharedTestApi({ now: clock.now, mailer: undefined });

type Post = { name: string; phone?: string; email?: string; project?: string; spam?: true };

/** Sends one after the other. @returns their ids, in that order */
async function write(...posts: Post[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, email = 'asha@theni.example', spam, ...rest } of posts) {
    clock.pass(MINUTE_MS);
    const signs = spam && { extra: 'x', startedAt: 0, sentAt: 1 };
    const post = { ...samplePost({ name, email }), ...rest, ...signs };
    expect((await api.send(post)).status).toBe(202);
    ids.push(post.id);
  }
  return ids;
}

async function list(query = ''): Promise<InboxMessage[]> {
  const response = await api.asAdmin('GET', `/messages${query && `?${query}`}`);
  expect(response.status).toBe(200);
  return response.json();
}

/** Each line as the name that stands there, and how many messages it has. */
const lines = async (query?: string) =>
  (await list(query)).map(({ Name, Messages }) => `${Name} ${Messages}`);

const change = async (id: string | undefined, fields: object) =>
  expect((await api.asAdmin('PATCH', `/messages/${id}`, fields)).status).toBe(200);

const phone = '+919876543210';

test('who writes again stands on one line with his newest message, by the number or the address, however they are typed', async () => {
  await write(
    { name: 'Asha', phone: '098765 43210' },
    { name: 'Another', email: 'another@theni.example' },
    { name: 'Asha again', phone, email: 'other@theni.example' },
    { name: 'Asha once more', email: 'OTHER@theni.example' },
  );
  expect(await lines()).toEqual(['Asha once more 3', 'Another 1']);
});

test('a person with 40 messages is one line, of which all 40 are read', async () => {
  await addMessages(api.firestore, ...Array.from({ length: 39 }, () => ({ Email: 'a@b.example' })));
  clock.pass(MINUTE_MS);
  const [id] = await write({ name: 'Asha', email: 'a@b.example' });
  expect(await lines()).toEqual(['Asha 40']);
  expect(await list(`person=${id}`)).toHaveLength(40);
  expect(await list(`person=${randomUUID()}`)).toEqual([]);
});

test.each([0, 1, 25, 500, 2000])(
  'of %i messages each person is on one page, once',
  async (count) => {
    const people = 60;
    await addMessages(
      api.firestore,
      ...Array.from({ length: count }, (_, index) => ({
        Email: `visitor${index % people}@b.example`,
      })),
    );
    const seen: InboxMessage[] = [];
    for (let path = '/messages?limit=25&spam=0'; path; ) {
      const response = await api.asAdmin('GET', path);
      seen.push(...(await response.json()));
      path = /^<\/api(.+)>/.exec(response.headers.get('Link') ?? '')?.[1] ?? '';
    }
    expect(new Set(seen.map(({ Email }) => Email)).size).toBe(Math.min(count, people));
    expect(seen).toHaveLength(Math.min(count, people));
    expect(seen.reduce((sum, { Messages }) => sum + Messages, 0)).toBe(count);
  },
);

test('messages of one person that arrive at the same instant are one line', async () => {
  const posts = Array.from({ length: 5 }, () => samplePost());
  await Promise.all(posts.map((post) => api.send(post)));
  expect(await list()).toMatchObject([{ Messages: 5 }]);
});

test('filters and numbers count a person once, by the newest message', async () => {
  const [first] = await write({ name: 'Asha', project: 'green-acres' });
  await change(first, { Stage: 'called', Read: true });
  expect(await lines('stage=called&spam=0')).toEqual(['Asha 1']);
  await write({ name: 'Asha again' });
  expect(await lines('stage=called&spam=0')).toEqual([]);
  expect(await lines('stage=new&spam=0&unread=1')).toEqual(['Asha again 2']);
  expect(await lines('project=green-acres&spam=0')).toEqual(['Asha again 2']);
  expect((await api.asAdmin('GET', '/messages')).headers.get('X-Unread-Count')).toBe('1');
});

test('what the admin knows of a person stands on the newest message: note, visit and reminder go with it, and what is due is due once', async () => {
  const [first] = await write({ name: 'Asha' });
  const known = { VisitAt: '2026-03-03', RemindAt: '2026-03-02', Note: 'with her brother' };
  await change(first, { ...known, Stage: 'visit' });
  await write({ name: 'Asha again' });
  expect(await list()).toMatchObject([{ Name: 'Asha again', Stage: 'new', ...known }]);
  expect(await lines('due=1')).toEqual(['Asha again 2']);
});

test('a search finds a person by the words of an earlier message, once, as the line that stands for it', async () => {
  await write({ name: 'Selvi' }, { name: 'Selvi Kumar' }, { name: 'Asha' });
  expect(await lines('search=selvi')).toEqual(['Asha 3']);
  expect(await lines('search=selvi&stage=called')).toEqual([]);
});

test('a search that begins further back finds the line that stands before it', async () => {
  const [old] = await write({ name: 'Selvi' }, { name: 'Asha' });
  const { CreatedAt = '' } = (await api.stored()).get(old ?? '') ?? {};
  const after = `${new Date(new Date(CreatedAt).getTime() + 1).toISOString()}_${old}`;
  expect(await lines(`search=selvi&after=${after}`)).toEqual(['Asha 2']);
});

test('when the newest message is deleted the one before takes its place, and gives it back', async () => {
  const [, newest] = await write({ name: 'Asha' }, { name: 'Asha again' });
  await change(newest, { Deleted: true });
  expect(await lines()).toEqual(['Asha 1']);
  await change(newest, { Deleted: false });
  expect(await lines()).toEqual(['Asha again 2']);
  await api.asAdmin('DELETE', `/messages/${newest}`);
  expect(await lines()).toEqual(['Asha 1']);
});

test('where the message that two people share is deleted, they stand apart again', async () => {
  const [, , shared] = await write(
    { name: 'Asha', email: 'a@b.example', phone },
    { name: 'Selvi', email: 's@b.example' },
    { name: 'Both', email: 's@b.example', phone },
  );
  expect(await lines()).toEqual(['Both 3']);
  await change(shared, { Deleted: true });
  expect(await lines()).toEqual(['Selvi 1', 'Asha 1']);
});

test('spam in the name of a person neither hides nor joins the line, until it is none', async () => {
  const [, spam] = await write({ name: 'Asha' }, { name: 'Program', spam: true });
  expect(await lines('spam=0')).toEqual(['Asha 1']);
  expect(await lines('spam=1')).toEqual(['Program 1']);
  expect(await lines(`person=${spam}`)).toEqual(['Program 1']);
  await change(spam, { Spam: false });
  expect(await lines()).toEqual(['Program 2']);
  await change(spam, { Spam: true });
  expect(await lines('spam=0')).toEqual(['Asha 1']);
});

test('what expires or is forgotten leaves no count, number or address on the line that stays', async () => {
  const [old] = await write({ name: 'Asha', phone });
  clock.pass(364 * DAY_MS);
  await write({ name: 'Asha again' });
  clock.pass(2 * DAY_MS);
  await deleteExpired(api.dependencies);
  expect(await lines()).toEqual(['Asha again 1']);
  expect([...(await api.stored()).values()]).toMatchObject([
    { LinePersons: ['asha@theni.example'] },
  ]);
  expect(old).toBeDefined();
  await write({ name: 'Asha calls', phone });
  await api.asAdmin('POST', '/messages/forget', { Phone: phone });
  expect(await lines()).toEqual(['Asha again 1']);
  expect(JSON.stringify([...(await api.stored()).values()])).not.toContain(phone);
});
