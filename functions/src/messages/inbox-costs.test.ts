import { DocumentReference, Query } from '@google-cloud/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleMessages } from '../../test/sample-messages.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';
import { testClock } from '../../test/test-api.ts';

const STORED = 400;
const clock = testClock();
const api = await sharedTestApi({ now: clock.now });

/** 400 messages, 40 of the same person, all with a reminder. */
const messages = sampleMessages(
  Array.from({ length: STORED }, (_, index) => ({
    Email: index % 10 === 0 ? 'asha@theni.example' : `visitor${index}@theni.example`,
    RemindAt: '2026-03-01',
  })),
);
const [newest] = messages.keys();

beforeEach(async () => {
  const batch = api.firestore.batch();
  for (const [id, message] of messages) batch.create(api.firestore.doc(`messages/${id}`), message);
  await batch.commit();
});
afterEach(() => void vi.restoreAllMocks());

/** Documents that a call reads. A count costs one read a thousand. */
async function readsOf(path: string): Promise<number> {
  let reads = 0;
  const { get: query } = Query.prototype;
  const { get: one } = DocumentReference.prototype;
  vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    const found = await query.call(this);
    reads += Math.max(1, found.size);
    return found;
  });
  vi.spyOn(DocumentReference.prototype, 'get').mockImplementation(async function (
    this: DocumentReference,
  ) {
    reads += 1;
    return one.call(this);
  });
  expect((await api.asAdmin('GET', path)).status).toBe(200);
  vi.restoreAllMocks();
  return reads;
}

// docs/operating.md tells these figures.
test.each([
  ['/messages?limit=50', 51],
  ['/messages?limit=50&stage=new&spam=0', 51],
  ['/messages', 101],
  ['/messages?limit=50&search=castle', 300],
  // Reminders, and one empty answer of the visits.
  ['/messages?due=1', 100 + 1],
  // The line, and the 40 messages on it.
  [`/messages?person=${newest}`, 1 + 1 + 40],
])('of 400 messages %s reads %i', async (path, reads) => {
  expect(await readsOf(path)).toBe(reads);
});
