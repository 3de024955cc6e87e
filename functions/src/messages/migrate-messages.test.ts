import { FORM_SERVICES, type InboxMessage, NO_SERVICES } from '@theni/contract';
import { expect, test } from 'vitest';
import { addMessages } from '../../test/sample-messages.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';
import { migrateMessages } from './migrate-messages.ts';

const api = await sharedTestApi({ mailer: undefined });

/** As `receiveMessage` of November 2026 has stored it. */
const old = {
  Name: 'Asha',
  Email: 'Asha@theni.example',
  Phone: '+910000000001',
  Message: 'Hi',
  Services: { ...NO_SERVICES, plots: FORM_SERVICES.plots },
  Language: 'ta',
  State: 'sent',
  Suspect: false,
  Attempts: 1,
  Read: false,
  Handled: false,
  CreatedAt: '2026-11-02T04:30:00.000Z',
  SentAt: '2026-11-02T04:30:01.000Z',
};
/** The first ones: without language, number, mark and the service that came later. */
const { Language: _, Phone: __, Suspect: ___, ...first } = old;
const oldest = {
  ...first,
  Name: 'Old sample',
  Handled: true,
  State: 'spam',
  Services: { construction: '', plans: '', others: '' },
};

const put = (id: string, message: object) => api.firestore.doc(`messages/${id}`).set(message);
const namesAt = async (query: string) =>
  ((await (await api.asAdmin('GET', `/messages?${query}`)).json()) as InboxMessage[]).map(
    ({ Name }) => Name,
  );

test('every message of before is found by every filter after the migration, and handled ones count as called', async () => {
  const id = '11111111-1111-4111-8111-111111111111';
  await put(id, old);
  await put('22222222-2222-4222-8222-222222222222', oldest);
  expect(await migrateMessages(api.firestore)).toBe(2);
  expect(await namesAt('limit=50')).toEqual(['Old sample', 'Asha']);
  expect(await namesAt('stage=new&unread=1&spam=0')).toEqual(['Asha']);
  expect(await namesAt('stage=called&unread=1&spam=1')).toEqual(['Old sample']);
  expect(await namesAt('search=asha&spam=0')).toEqual(['Asha']);
  expect(await namesAt(`person=${id}`)).toHaveLength(2);
  const [stored] = [...(await api.stored()).values()];
  expect(stored).not.toHaveProperty('Handled');
  expect(stored).toMatchObject({ Language: 'ta', Page: null, Project: null, Deleted: null });
});

test('the migration leaves alone what it has done, and what the admin did since', async () => {
  const [id = ''] = await addMessages(api.firestore, { Stage: 'booked', Note: 'paid' });
  await put('11111111-1111-4111-8111-111111111111', old);
  expect(await migrateMessages(api.firestore)).toBe(1);
  const before = await api.stored();
  expect(await migrateMessages(api.firestore)).toBe(0);
  expect(await api.stored()).toEqual(before);
  expect(before.get(id)).toMatchObject({ Stage: 'booked', Note: 'paid' });
});

test('the migration reaches messages on every page of the database', async () => {
  await Promise.all(
    Array.from({ length: 305 }, (_, index) => put(`old-${String(index).padStart(3, '0')}`, old)),
  );
  expect(await migrateMessages(api.firestore)).toBe(305);
  expect(await migrateMessages(api.firestore)).toBe(0);
});
