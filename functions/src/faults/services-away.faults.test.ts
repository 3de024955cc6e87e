import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverQueued } from '../messages/deliver-queued.ts';
import { expectRow, type FaultyStack, startFaultyStack } from '../testing/faulty-stack.ts';
import { startRefusingFirestore } from '../testing/refusing-firestore.ts';
import type { LinkState } from '../testing/weak-link.ts';

let stack: FaultyStack;
beforeAll(async () => {
  stack = await startFaultyStack();
});
afterAll(() => stack.stop());

const HOUR_MS = 3_600_000;

test('with everything at its place every call is answered', async () => {
  const nothing = async () => {};
  await expectRow('nothing', await stack.during(nothing, nothing));
  await stack.expectWhole();
});

test.each<[string, 'firestore' | 'storage' | 'mail', LinkState]>([
  ['Firestore slow', 'firestore', 'slow'],
  ['Firestore stopped', 'firestore', 'stopped'],
  ['Firestore silent', 'firestore', 'silent'],
  ['Storage slow', 'storage', 'slow'],
  ['Storage stopped', 'storage', 'stopped'],
  ['Storage silent', 'storage', 'silent'],
  ['mail service stopped', 'mail', 'stopped'],
  ['mail service silent', 'mail', 'silent'],
])(
  '%s: everyone is told in time, and afterwards nothing is lost or left',
  async (name, part, state) => {
    const link = stack[part];
    const seen = await stack.during(
      () => link.become(state),
      () => link.become('whole'),
    );
    await expectRow(name, seen);
    await stack.expectWhole();
  },
);

test.each([
  ['Firestore refusing: its quota is used up', 8],
  ['Firestore refusing: no permission', 7],
])('%s: everyone is told in time, and afterwards nothing is lost or left', async (name, status) => {
  const refusing = await startRefusingFirestore(status);
  const seen = await stack.during(
    () => stack.firestore.leadTo(refusing.address),
    () => stack.firestore.become('whole'),
  );
  refusing.stop();
  await expectRow(name, seen);
  await stack.expectWhole();
});

test('messages that came while the mail service was away are mailed when it is back', async () => {
  const { api, mailService, accepted } = stack;
  expect(accepted.length).toBeGreaterThan(4);
  const inADay = new Date(Date.now() + 24 * HOUR_MS);
  await deliverQueued({ ...api.dependencies, now: () => inADay });
  for (const id of accepted) expect(mailService.timesTaken(id)).toBeGreaterThan(0);
});
