import { beforeEach, expect, test } from 'vitest';
import { addMessages } from '../../test/sample-messages.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';
import { testClock } from '../../test/test-api.ts';
import { sendReminders } from './send-reminders.ts';

const api = await sharedTestApi();
beforeEach(() => {
  api.mailService.behave(() => 'accept');
  api.mailService.taken.length = 0;
});

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const mails = () => api.mailService.taken.map(({ content }) => content[0]?.value ?? '');
const runAt = (clock: ReturnType<typeof testClock>) =>
  sendReminders({ ...api.dependencies, now: clock.now });

test('what is due is mailed once a day, from eight in the morning in India', async () => {
  await addMessages(
    api.firestore,
    { Name: 'Asha', RemindAt: '2026-03-02', Note: 'call after lunch', Phone: '+910000000001' },
    { Name: 'Muthu', RemindAt: '2026-03-01', Project: 'green-acres', VisitAt: '2026-03-02' },
    { Name: 'Selvi', RemindAt: '2026-03-03' },
    { Name: 'Gomathi', Stage: 'visit', VisitAt: '2026-03-03' },
    { Name: 'Old', RemindAt: '2026-03-01', Deleted: '2026-03-01T00:00:00.000Z' },
  );
  const clock = testClock('2026-03-02T02:29:00.000Z');
  await runAt(clock);
  expect(mails()).toEqual([]);
  clock.pass(MINUTE_MS);
  await runAt(clock);
  await runAt(clock);
  clock.pass(60 * MINUTE_MS);
  await runAt(clock);
  expect(mails()).toHaveLength(1);
  expect(mails()[0]).toMatch(
    /^Muthu\n.*green-acres\nSite visit: 2026-03-02\n.*Asha\n\+910000000001\n.*call after lunch\n.*Gomathi\n.*Site visit: 2026-03-03\n/s,
  );
  expect(mails()[0]).not.toContain('null');
  expect(mails()[0]).not.toMatch(/Selvi|Old/);
  clock.pass(DAY_MS);
  await runAt(clock);
  expect(mails()[1]).toContain('Selvi');
});

test.each([
  [50, 'To call today: 50 people', false],
  [51, 'To call today: more than 50 people', true],
])('of %i reminders the mail says whether it has all', async (count, subject, isMore) => {
  await addMessages(
    api.firestore,
    ...Array.from({ length: count }, () => ({ Name: 'Asha', RemindAt: '2026-03-02' })),
  );
  await runAt(testClock('2026-03-02T02:30:00.000Z'));
  expect(api.mailService.taken[0]?.subject).toBe(subject);
  expect(mails()[0]?.match(/^Asha$/gm)).toHaveLength(50);
  expect(mails()[0]?.includes('There are more; the dashboard has them.')).toBe(isMore);
});

test('nobody is mailed about nothing', async () => {
  await runAt(testClock('2026-03-02T02:30:00.000Z'));
  expect(mails()).toEqual([]);
});

test('a reminder that the mail service does not take is tried again some minutes later', async () => {
  await addMessages(api.firestore, { RemindAt: '2026-03-02' });
  const clock = testClock('2026-03-02T02:30:00.000Z');
  api.mailService.behave(() => 500);
  await runAt(clock);
  api.mailService.behave(() => 'accept');
  await runAt(clock);
  expect(mails()).toEqual([]);
  clock.pass(2 * MINUTE_MS);
  await runAt(clock);
  expect(mails()).toHaveLength(1);
});
