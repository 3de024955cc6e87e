import { expect, test } from 'vitest';
import { alerts, deliveryApi } from '../../test/delivery-api.ts';
import { samplePost } from '../../test/samples.ts';
import { setTotals } from '../../test/test-api.ts';
import { FOURTH_TRY_FAILED, GIVEN_UP } from './mail.ts';

const MINUTE_MS = 60_000;
const { api, clock, mailService, pushService, run, phone } = await deliveryApi();

async function pass(minutes: number, step = 1): Promise<void> {
  for (let minute = 0; minute < minutes; minute += step) {
    clock.pass(step * MINUTE_MS);
    await run();
  }
}
async function send(count: number, headers?: Record<string, string>): Promise<void> {
  for (let index = 0; index < count; index += 1)
    expect((await api.send(samplePost(), headers)).status).toBe(202);
}
const isFull = () => setTotals(api.firestore, { ofHour: 60 }, clock.now());
const SUBJECT = 'New lead: முத்து <b>Muthu</b>, visitor@theni.example';
const subjects = () => mailService.taken.map(({ subject }) => subject);
const texts = () => mailService.taken.map(({ content: [part] }) => part?.value);
const states = async () => [...(await api.stored()).values()].map(({ mailState }) => mailState);
const titles = () =>
  pushService.taken.map(({ notifications }) => notifications.map(({ title }) => title));

test('above 60 an hour one mail and one ring each ten minutes tell of all that came', async () => {
  await phone();
  await setTotals(api.firestore, { ofHour: 58 }, clock.now());
  await send(6);
  await run();
  expect(subjects().sort()).toEqual(['4 more messages have come', ...Array(2).fill(SUBJECT)]);
  expect(titles()).toEqual([['4 more leads', 'New lead', 'New lead']]);
  expect((await states()).sort()).toEqual([...Array(4).fill('listed'), 'sent', 'sent']);

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

test('a listing has names and numbers, and no texts', async () => {
  await isFull();
  await api.send({ ...samplePost({ name: 'Kumar' }), phone: '98765 43210' });
  clock.pass(MINUTE_MS);
  await api.send(samplePost({ name: 'Rani\u2028Bcc', message: 'My secret' }));
  await run();
  expect(texts()).toEqual([
    expect.stringMatching(
      /\n\d+:\d\d [ap]m {2}Kumar, \+91 98765 43210\n\d+:\d\d [ap]m {2}Rani Bcc, visitor@theni\.example\n/,
    ),
  ]);
  expect(texts()[0]).not.toMatch(/secret|Say Hi/);
});

test('what the owner deletes or marks as spam is not listed any more', async () => {
  await isFull();
  await send(2);
  const [id, other] = [...(await api.stored()).keys()];
  await api.asAdmin('DELETE', `/messages/${id}`);
  await api.asAdmin('PATCH', `/messages/${other}`, { verdict: 'spam' });
  await pass(20);
  expect(mailService.taken).toEqual([]);
});

test.each([
  ['deleted', (id: string) => api.asAdmin('DELETE', `/messages/${id}`), { deleted: false }],
  [
    'marked as spam',
    (id: string) => api.asAdmin('PATCH', `/messages/${id}`, { verdict: 'spam' }),
    { verdict: 'clean' },
  ],
])(
  'a message that was %s while the others were listed is mailed when it comes back',
  async (_how, away, back) => {
    await isFull();
    await send(2);
    const [id = ''] = [...(await api.stored()).keys()];
    await away(id);
    await pass(1);
    expect(subjects()).toEqual(['1 more message has come']);
    await api.asAdmin('PATCH', `/messages/${id}`, back);
    await pass(20);
    expect(subjects().slice(1)).toEqual([SUBJECT]);
  },
);

test('in the next hour messages are mailed by themselves again', async () => {
  await isFull();
  await send(1);
  await run();
  clock.pass(60 * MINUTE_MS);
  await send(1);
  await run();
  expect(subjects()).toEqual(['1 more message has come', SUBJECT]);
});

test('the next mail says how many were held back, and names who has sent nothing else', async () => {
  const peer = '203.0.113.9';
  await send(40, { 'X-Forwarded-For': `198.51.100.1, ${peer}` });
  await api.send(samplePost({ name: 'Kumar' }), { 'X-Forwarded-For': `198.51.100.2, ${peer}` });
  await pass(1);
  const told = texts().filter((text) => text?.includes('held back'));
  expect(told).toEqual([expect.stringContaining('31 messages were held back')]);
  expect(told[0]).toMatch(/from:\n\S+ [ap]m {2}Kumar, visitor@theni\.example\n/);
  expect(told[0]?.match(/visitor@/g)).toHaveLength(1);
  mailService.taken.length = 0;
  await send(1, { 'X-Forwarded-For': `198.51.100.3, ${peer}` });
  await pass(9);
  expect(mailService.taken, 'not before its time').toEqual([]);
  await pass(1);
  expect(subjects()).toEqual(['1 message was held back']);
  await pass(20);
  expect(mailService.taken).toHaveLength(1);
});

test('one mail lists what came above 60 an hour, and says how many were held back', async () => {
  await isFull();
  await api.send(samplePost({ name: 'Kumar' }));
  const flood = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.10' };
  await send(13, flood);
  await pass(1);
  expect(subjects()).toEqual(['11 more messages have come']);
  expect(texts()[0]).toMatch(/\n\S+ [ap]m {2}Kumar, visitor@theni\.example\n/);
  expect(texts()[0]).toContain('\n\n3 messages were held back and not e-mailed');
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

test('a listing that is refused for what visitors typed is sent at once without it', async () => {
  await isFull();
  await send(2);
  mailService.behave(({ content: [part] }) => (part?.value.includes('Muthu') ? 400 : 'accept'));
  await run();
  expect(subjects()).toEqual(['2 more messages have come']);
  expect(texts()[0]?.match(/\n\d+:\d\d [ap]m\n/g)).toHaveLength(1);
  expect(texts()[0]).not.toContain('visitor@');
  expect(await states()).toEqual(['listed', 'listed']);
});

test('a listing that always fails raises an alert, is given up after a day, and raises another', async () => {
  await isFull();
  await send(1);
  mailService.behave(() => 500);
  await pass(40, 10);
  expect(alerts()).toEqual([FOURTH_TRY_FAILED]);
  // What is left of the day counts, not how often it is tried.
  await pass(24 * 60, 120);
  expect(alerts()).toEqual([FOURTH_TRY_FAILED, GIVEN_UP]);
  expect(await states()).toEqual(['failed']);
  const { attempts } = mailService;
  await pass(20);
  expect(mailService.attempts).toBe(attempts);
});

test('of what is given up after a day, a message that came later is still told', async () => {
  await isFull();
  await send(2);
  mailService.behave(() => 500);
  clock.pass(24 * 60 * MINUTE_MS);
  await isFull();
  await send(1);
  await run();
  mailService.behave(() => 'accept');
  await pass(10);
  expect(subjects()).toEqual(['1 more message has come']);
});

test('where no phone has rung for a listing, one lead rings for all of it until one has', async () => {
  await phone();
  await isFull();
  await send(3);
  pushService.behave(() => 500);
  await run();
  expect(subjects()).toEqual(['3 more messages have come']);
  await pass(3);
  pushService.behave(() => 'accept');
  await pass(10);
  expect(titles()).toEqual([['New lead']]);
});

test('a listing that cannot be written costs a try', async () => {
  await isFull();
  await send(1);
  await run({ releases: { content: () => Promise.reject(new TypeError('no text')) } });
  expect([...(await api.stored()).values()]).toMatchObject([
    { mailState: 'to-list', mailAttempts: 1, lastError: 'the mail could not be written' },
  ]);
});

test('on a local stack nobody waits for a mail about many', async () => {
  await isFull();
  await send(1);
  await run({ mailer: undefined });
  await pass(10);
  expect(mailService.taken).toEqual([]);
  expect(alerts()).toEqual([]);
});
