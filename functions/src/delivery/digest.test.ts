import { expect, test } from 'vitest';
import { alerts, deliveryApi } from '../../test/delivery-api.ts';
import { samplePost } from '../../test/samples.ts';
import { setTotals } from '../../test/test-api.ts';
import { FOURTH_TRY_FAILED, GIVEN_UP } from './delivery-alerts.ts';

const MINUTE_MS = 60_000;
const { api, clock, mailService, pushService, run, phone } = await deliveryApi();

async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    clock.pass(MINUTE_MS);
    await run();
  }
}
/** As after so many tries, of 144 in a day. */
const failed = (of: 'mailFailure' | 'ringFailure', attempts: number) =>
  api.firestore.doc('totals/digest').set({ [of]: { attempts } }, { merge: true });
async function send(count: number, headers?: Record<string, string>): Promise<void> {
  for (let index = 0; index < count; index += 1)
    expect((await api.send(samplePost(), headers)).status).toBe(202);
}
const isFull = () => setTotals(api.firestore, { ofHour: 60 }, clock.now());
const subjects = () => mailService.taken.map(({ subject }) => subject);
const texts = () => mailService.taken.map(({ content: [part] }) => part?.value);
const states = async () => [...(await api.stored()).values()].map(({ mailState }) => mailState);
const titles = () =>
  pushService.taken.map(({ notifications }) => notifications.map(({ title }) => title));

test('above 60 an hour one mail and one ring each ten minutes say how many came', async () => {
  await phone();
  await setTotals(api.firestore, { ofHour: 58 }, clock.now());
  await send(6);
  await run();
  expect(subjects().sort()).toEqual([
    '4 more messages have come',
    ...Array(2).fill('New lead: முத்து <b>Muthu</b>'),
  ]);
  expect(titles()).toEqual([['4 more leads', 'New lead', 'New lead']]);
  expect((await states()).sort()).toEqual([...Array(4).fill('in-digest'), 'sent', 'sent']);

  mailService.taken.length = 0;
  await send(3);
  await pass(9);
  expect(mailService.taken, 'not before its time').toEqual([]);
  await pass(1);
  expect(subjects()).toEqual(['3 more messages have come']);
  expect(titles().slice(1)).toEqual([['3 more leads']]);
  await pass(30);
  expect(mailService.taken).toHaveLength(1);
});

test('in the next hour messages are mailed by themselves again', async () => {
  await isFull();
  await send(1);
  await run();
  clock.pass(60 * MINUTE_MS);
  await send(1);
  await run();
  expect(subjects()).toEqual(['1 more message has come', 'New lead: முத்து <b>Muthu</b>']);
});

test('the next mail says how many messages of one place were held back', async () => {
  for (let index = 0; index < 64; index += 1)
    await send(1, { 'X-Forwarded-For': `198.51.100.${index}, 203.0.113.9` });
  await run();
  const told = texts().filter((text) => text?.includes('held back'));
  expect(told).toEqual([expect.stringContaining('34 messages from one place were held back')]);
  await pass(20);
  expect(mailService.taken).toHaveLength(31);
});

test('what could not be said is said ten minutes later, with what came since', async () => {
  await phone();
  await isFull();
  await send(2);
  mailService.behave(() => 500);
  pushService.behave(() => 500);
  await run();
  await send(1);
  mailService.behave(() => 'accept');
  pushService.behave(() => 'accept');
  await pass(9);
  expect(mailService.taken).toEqual([]);
  await pass(1);
  expect(subjects()).toEqual(['3 more messages have come']);
  expect(titles()).toEqual([['3 more leads']]);
});

test('of two runs at once one tells', async () => {
  await isFull();
  await send(2);
  await Promise.all([run(), run()]);
  expect(subjects()).toEqual(['2 more messages have come']);
});

test('a mail about many that fails four times, and for a day, raises an alert each', async () => {
  await isFull();
  await send(1);
  mailService.behave(() => 500);
  await run();
  clock.pass(10 * MINUTE_MS);
  for (const attempts of [2, 3, 142, 143]) {
    await failed('mailFailure', attempts);
    await run();
    clock.pass(10 * MINUTE_MS);
  }
  expect(alerts()).toEqual([FOURTH_TRY_FAILED, GIVEN_UP]);
  const attempts = mailService.attempts;
  await run();
  expect(mailService.attempts).toBe(attempts);
});

test('of what is given up after a day, a message that came later is still told', async () => {
  await isFull();
  await send(2);
  mailService.behave(() => 500);
  await run();
  await failed('mailFailure', 143);
  await send(1);
  clock.pass(10 * MINUTE_MS);
  await run();
  mailService.behave(() => 'accept');
  await pass(10);
  expect(subjects()).toEqual(['1 more message has come']);
});

test('a try whose note was repeated, because its answer was lost, counts once', async () => {
  const { digests } = api.dependencies;
  await isFull();
  await send(2);
  const claimed = await digests.claim(clock.now());
  if (!claimed) throw new Error('nothing is to be said');
  for (let times = 0; times < 2; times += 1) {
    await digests.noteMail(claimed, { mailed: true });
    await digests.noteRing(claimed, true);
  }
  await send(1);
  await pass(10);
  expect(subjects()).toEqual(['1 more message has come']);
});

test('a ring for many that always fails is given up after a day', async () => {
  const { attempts } = pushService;
  await phone();
  await isFull();
  await send(1);
  pushService.behave(() => 500);
  for (const earlier of [0, 142, 143, 0]) {
    if (earlier > 0) await failed('ringFailure', earlier);
    await run();
    clock.pass(10 * MINUTE_MS);
  }
  expect(pushService.attempts - attempts).toBe(3);
});

test('a mail about many that cannot be written costs a try', async () => {
  await isFull();
  await send(1);
  await run({ readPublishedContent: () => Promise.reject(new TypeError('no text')) });
  expect((await api.firestore.doc('totals/digest').get()).get('mailFailure.attempts')).toBe(1);
});

test('on a local stack nobody waits for a mail about many', async () => {
  await isFull();
  await send(1);
  await run({ mailer: undefined });
  await pass(10);
  expect(mailService.taken).toEqual([]);
  expect(alerts()).toEqual([]);
});
