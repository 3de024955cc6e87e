import * as logger from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { alerts, deliveryApi } from '../../test/delivery-api.ts';
import type { ReceivedMail } from '../../test/mail-service.ts';
import { samplePost } from '../../test/samples.ts';
import type { Dependencies } from '../dependencies.ts';
import { afterClaim, afterMailTry, DELIVERY_TRIES_MAX } from '../leads/lead-states.ts';
import { FOURTH_TRY_FAILED, GIVEN_UP } from './mail.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const { api, clock, mailService, pushService, run, phone } = await deliveryApi();

async function sent(post: object = {}): Promise<string> {
  const { id, ...rest } = { ...samplePost(), ...post };
  expect((await api.send({ id, ...rest })).status).toBe(202);
  return id;
}

const warnings = () => vi.mocked(logger.warn).mock.calls.map(([text]) => text);
const textOf = (mail?: { content: { value: string }[] }) => mail?.content[0]?.value;
const lead = async (id: string) => (await api.stored()).get(id);
const tags = () =>
  pushService.taken.map(({ notifications }) => notifications.map(({ tag }) => tag));

test('a new lead is mailed and rings each phone with the next run of the job, once', async () => {
  const phones = [await phone(), await phone()];
  const id = await sent({ layout: 'green-acres', plot: '12', phone: '98765 43210' });
  expect(mailService.timesTaken(id), 'the visitor does not wait for the mail').toBe(0);
  await run();
  clock.pass(MINUTE_MS);
  await run();
  expect(mailService.timesTaken(id)).toBe(1);
  expect(new Set(pushService.taken.map(({ browser }) => browser))).toEqual(new Set(phones));
  const url = `/admin/dashboard?lead=${id}`;
  for (const { notifications, headers } of pushService.taken) {
    expect(notifications).toEqual([{ title: 'New lead', tag: id, url }]);
    expect(headers).toMatchObject({ urgency: 'high', ttl: '86400' });
  }
  const stored = await lead(id);
  expect(stored).toMatchObject({ mailState: 'sent', mailAttempts: 1 });
  expect(stored).not.toHaveProperty('dueAt');
});

test.each([
  [3, 3],
  [13, 10],
])('%i leads of one minute ring once', async (count, named) => {
  await phone();
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.unshift(await sent());
    clock.pass(1000);
  }
  await run();
  expect(tags()).toEqual([ids.slice(0, named)]);
  clock.pass(MINUTE_MS);
  await run();
  expect(pushService.taken).toHaveLength(1);
});

test('what the owner marks as spam is not mailed; what he takes out of it is, and rings', async () => {
  await phone();
  const marked = await sent();
  await api.asAdmin('PATCH', `/messages/${marked}`, { verdict: 'spam' });
  const id = await sent({ extra: 'x', startedAt: 0, sentAt: 1 });
  await api.asAdmin('PATCH', `/messages/${id}`, { verdict: 'clean' });
  await run();
  expect([mailService.timesTaken(marked), mailService.timesTaken(id)]).toEqual([0, 1]);
  expect(tags()).toEqual([[id]]);
});

test.each([
  ['is broken', 500, 'the mail service answered 500', 1],
  ['breaks the connection', 'reset', 'the mail service did not answer', 1],
  ['never answers', 'hang', 'the mail service did not answer', 1],
  ['never ends its answer', 'drip', 'the mail service did not answer', 1],
  ['takes the mail and its answer is lost', 'lose response', 'the mail service did not answer', 2],
] as const)(
  'when the mail service %s, the mail comes a minute later',
  async (_what, behaviour, reason, timesTaken) => {
    const { mailer } = api.dependencies;
    if (!mailer) throw new Error('There is a mailer.');
    // Only silence is to be given up: a busy machine takes its time for an answer.
    const isSilent = behaviour === 'hang' || behaviour === 'drip';
    const timeoutMs = isSilent ? 300 : 20_000;
    const waiting: typeof mailer = { send: (mail) => mailer.send(mail, timeoutMs) };
    const id = await sent();
    mailService.behave(() => behaviour);
    await run({ mailer: waiting });
    expect(await lead(id)).toMatchObject({
      mailState: 'queued',
      mailAttempts: 1,
      lastError: reason,
    });
    mailService.behave(() => 'accept');
    clock.pass(MINUTE_MS - 1);
    await run();
    expect(await lead(id), 'not before its time').toMatchObject({ mailAttempts: 1 });
    clock.pass(1);
    await run();
    const stored = await lead(id);
    expect(stored).toMatchObject({ mailState: 'sent', mailAttempts: 2 });
    expect(stored).not.toHaveProperty('lastError');
    expect(mailService.timesTaken(id)).toBe(timesTaken);
  },
);

test('a lead is tried twelve times in a day, then fails; a late answer still counts', async () => {
  mailService.behave(() => 500);
  const id = await sent();
  const begun = clock.now().getTime();
  for (let stored = await lead(id); stored?.dueAt; stored = await lead(id)) {
    clock.pass(new Date(stored.dueAt).getTime() - clock.now().getTime());
    await run();
  }
  expect(mailService.attempts).toBeGreaterThanOrEqual(DELIVERY_TRIES_MAX);
  expect(clock.now().getTime() - begun).toBeLessThan(DAY_MS);
  const failed = {
    mailState: 'failed',
    mailAttempts: DELIVERY_TRIES_MAX,
    lastError: 'the mail service answered 500',
  };
  expect(await lead(id)).toMatchObject(failed);
  expect(alerts()).toEqual([FOURTH_TRY_FAILED, GIVEN_UP]);
  const { messages } = await (await api.asAdmin('GET', '/messages')).json();
  expect(messages).toMatchObject([failed]);

  await api.dependencies.leads.update(id, (late) =>
    afterMailTry(late, { mailed: true }, clock.now()),
  );
  expect(await lead(id)).toMatchObject({ mailState: 'sent' });
});

const TYPED = ['Kumar', 'a!b@c.dd', 'Say Hi'];

test.each([
  ['its reply address', 1, TYPED, ({ reply_to }: ReceivedMail) => reply_to !== undefined],
  ['what its subject says', 2, TYPED, ({ subject }: ReceivedMail) => subject !== 'New lead'],
  [
    'what the visitor typed',
    3,
    ['/admin/dashboard'],
    (mail: ReceivedMail) => TYPED.some((typed) => JSON.stringify(mail).includes(typed)),
  ],
] as const)(
  'a mail that is refused for %s is sent without it, and nothing is lost',
  async (_what, refusals, parts, isRefused) => {
    const id = await sent(samplePost({ name: 'Kumar', email: 'a!b@c.dd' }));
    mailService.behave((mail) => (isRefused(mail) ? 400 : 'accept'));
    for (let tries = 0; tries <= refusals; tries += 1) {
      await run();
      clock.pass(10 * MINUTE_MS);
    }
    expect(await lead(id)).toMatchObject({ mailState: 'sent', mailAttempts: refusals + 1 });
    const text = textOf(mailService.taken[0]);
    for (const part of [...parts, `Message ${id}`]) expect(text).toContain(part);
  },
);

test('a mail that is refused for the key goes on as it is', async () => {
  await sent();
  mailService.behave(() => 401);
  await run();
  clock.pass(MINUTE_MS);
  mailService.behave(() => 'accept');
  await run();
  expect(mailService.taken[0]?.reply_to?.email).toBe('visitor@theni.example');
});

test('without a key of the mail service a lead rings, and says why it is not mailed', async () => {
  await phone();
  const id = await sent();
  await run({ mailer: undefined, isDemo: false });
  const lastError = 'there is no key of the mail service';
  expect(await lead(id)).toMatchObject({ mailState: 'queued', lastError });
  expect(tags()).toEqual([[id]]);
});

test('on a local stack a lead rings, and says that there is no mail service', async () => {
  await phone();
  const id = await sent();
  await run({ mailer: undefined });
  clock.pass(MINUTE_MS);
  await run({ mailer: undefined });
  const stored = await lead(id);
  expect(stored).toMatchObject({
    mailState: 'not-mailed',
    mailAttempts: 0,
    lastError: 'no mail service here',
  });
  expect(stored).not.toHaveProperty('dueAt');
  expect(tags()).toEqual([[id]]);
});

/** As when the database answers for all leads but one. */
function leadsBut(stuck: string, answer: () => Promise<never>): Dependencies['leads'] {
  const { leads } = api.dependencies;
  return new Proxy(leads, {
    get(target, name) {
      const method = Reflect.get(target, name).bind(target);
      if (name !== 'update') return method;
      return (id: string, change: unknown) => (id === stuck ? answer() : method(id, change));
    },
  });
}

test('a lead whose record is not written holds up no other, and loses no try', async () => {
  const [stuck, other] = [await sent(), await sent()];
  const claim = () => Promise.reject(Object.assign(new Error('contention'), { code: 10 }));
  await run({ leads: leadsBut(stuck, claim) });
  expect(mailService.timesTaken(other)).toBe(1);
  expect(await lead(stuck)).toMatchObject({ mailState: 'queued', mailAttempts: 0 });
  vi.mocked(logger.error).mockClear();
  await run();
  expect(mailService.timesTaken(stuck)).toBe(1);
});

/** A defect where a mail is written. */
const releases = { content: () => Promise.reject(new TypeError('Muthu is no text')) };

test('a mail that cannot be written costs its lead a try', async () => {
  const id = await sent();
  await run({ releases });
  expect(await lead(id)).toMatchObject({
    mailAttempts: 1,
    lastError: 'the mail could not be written',
  });
});

test('a ring that cannot be made costs its lead a try', async () => {
  await phone();
  const id = await sent();
  const send = () => Promise.reject(new TypeError('no function'));
  const pusher = { publicKey: '', send };
  await run({ pusher });
  clock.pass(2 * MINUTE_MS);
  await run({ pusher });
  expect(await lead(id)).toMatchObject({ mailAttempts: 1, ringAttempts: 2, isRingDone: false });
});

test('a lead is mailed while the claim of another is not answered', async () => {
  const [slow, other] = [await sent(), await sent()];
  const { promise, reject } = Promise.withResolvers<never>();
  const running = run({ leads: leadsBut(slow, () => promise) });
  await mailService.whenTaken(1);
  expect(mailService.timesTaken(other)).toBe(1);
  reject(new Error('too late'));
  await running;
});

test('a run that is killed before it mails costs no try', async () => {
  const id = await sent();
  await api.dependencies.leads.update(id, (due) => afterClaim(due, clock.now()));
  expect(await lead(id)).toMatchObject({ mailState: 'queued', mailAttempts: 0 });
  clock.pass(2 * MINUTE_MS);
  await run();
  expect(await lead(id)).toMatchObject({ mailState: 'sent', mailAttempts: 1 });
});

test('a phone whose push service is away is tried again, and no other rings twice', async () => {
  const away = await phone();
  const id = await sent();
  pushService.behave(() => 500);
  await run();
  expect(mailService.timesTaken(id)).toBe(1);
  pushService.behave(() => 'accept');
  clock.pass(MINUTE_MS);
  await run();
  expect(tags()).toEqual([[id]]);
  expect(mailService.timesTaken(id)).toBe(1);

  await phone();
  pushService.behave((browser) => (browser === away ? 500 : 'accept'));
  const next = await sent();
  await run();
  clock.pass(MINUTE_MS);
  await run();
  expect(tags()).toEqual([[id], [next]]);
});

test('a phone whose subscription is lost rings no more, and is named as lost', async () => {
  const [lost, here] = [await phone(), await phone()];
  pushService.behave((browser) => (browser === lost ? 410 : 'accept'));
  const ids = [await sent()];
  await run();
  const attempts = pushService.attempts;
  ids.push(await sent());
  await run();
  expect(pushService.attempts).toBe(attempts + 1);
  expect(tags()).toEqual(ids.map((id) => [id]));
  const { browsers } = await (await api.asAdmin('GET', '/push')).json();
  expect(browsers).toMatchObject([
    { endpoint: lost.post.endpoint, lostAt: expect.any(String) },
    { endpoint: here.post.endpoint, lostAt: null },
  ]);
});

test('a lost phone that cannot be noted as lost rings no other phone twice', async () => {
  const [lost] = [await phone(), await phone()];
  pushService.behave((browser) => (browser === lost ? 410 : 'accept'));
  const id = await sent();
  const { browsers } = api.dependencies;
  const away = vi.spyOn(browsers, 'markLost').mockRejectedValue(new Error('unavailable'));
  await run();
  away.mockRestore();
  clock.pass(2 * MINUTE_MS);
  await run();
  expect(tags()).toEqual([[id]]);
});

test('when the last phone is lost, the log and each mail say so until one rings', async () => {
  await phone();
  pushService.behave(() => 410);
  await sent();
  await run();
  expect(warnings()).toContain('no phone rings any more');
  await sent();
  await run();
  expect(textOf(mailService.taken[1])).toContain(
    'No phone or computer rings for new leads any more',
  );
  pushService.behave(() => 'accept');
  await phone();
  await sent();
  await run();
  expect(textOf(mailService.taken[2])).not.toContain('No phone');
});

test('a ring that fails is tried for a day, whatever became of the mail', async () => {
  await phone();
  pushService.behave(() => 500);
  const id = await sent();
  for (let stored = await lead(id); stored?.dueAt; stored = await lead(id)) {
    clock.pass(new Date(stored.dueAt).getTime() - clock.now().getTime());
    await run();
  }
  expect(await lead(id)).toMatchObject({ mailAttempts: 1, ringAttempts: DELIVERY_TRIES_MAX });
  expect(mailService.timesTaken(id)).toBe(1);
  expect(pushService.attempts).toBeGreaterThanOrEqual(DELIVERY_TRIES_MAX);
});

test.each([400, 413])(
  'a push that is refused for what is in it (%i) is not tried again',
  async (status) => {
    const { attempts } = pushService;
    await phone();
    const id = await sent();
    pushService.behave(() => status);
    for (let runs = 0; runs < 5; runs += 1) {
      await run();
      clock.pass(5 * MINUTE_MS);
    }
    expect(pushService.attempts - attempts).toBe(1);
    expect(await lead(id)).not.toHaveProperty('dueAt');
    expect(warnings()).toContain('a phone has not rung');
  },
);

test('a lead that the owner has answered rings no more', async () => {
  await phone();
  const id = await sent();
  await api.asAdmin('PATCH', `/messages/${id}`, { stage: 'called' });
  await run();
  expect(pushService.taken).toEqual([]);
  expect(await lead(id)).not.toHaveProperty('dueAt');
});

test('of two runs at once one takes a lead', async () => {
  const id = await sent();
  await Promise.all([run(), run(), run()]);
  expect(mailService.timesTaken(id)).toBe(1);
});

const STEPS = 8;

/** The job's services until call number `at`; then nothing is answered, as after a kill. */
function killedAt(at: number, isDone: boolean) {
  let calls = 0;
  const { promise: killed, resolve } = Promise.withResolvers<void>();
  const wrapped = <T extends object | undefined>(service: T): T =>
    service &&
    new Proxy(service, {
      get: (target, name) => {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return async (...args: unknown[]) => {
          calls += 1;
          if (calls < at) return value.apply(target, args);
          if (calls === at && isDone) await value.apply(target, args);
          resolve();
          return new Promise(() => {});
        };
      },
    });
  const { leads, mailer, browsers, pusher } = api.dependencies;
  const dependencies = {
    leads: wrapped(leads),
    mailer: wrapped(mailer),
    browsers: wrapped(browsers),
    pusher: wrapped(pusher),
  };
  return { killed, dependencies, calls: () => calls };
}

test('the job asks as often as the kills below suppose', async () => {
  await phone();
  await sent();
  const { dependencies, calls } = killedAt(Number.POSITIVE_INFINITY, false);
  await run(dependencies);
  expect(calls()).toBe(STEPS);
});

test.each(
  Array.from({ length: STEPS }, (_, at) => at + 1).flatMap((at) => [
    [at, 'before', false] as const,
    [at, 'after', true] as const,
  ]),
)(
  'killed at step %i, %s it is done, the job loses no lead: it is mailed and rings, twice at most',
  async (at, _when, isDone) => {
    await phone();
    const id = await sent();
    const { killed, dependencies } = killedAt(at, isDone);
    await Promise.race([killed, run(dependencies)]);
    for (const minutes of [0, 1, 2, 4, 8]) {
      clock.pass(minutes * MINUTE_MS);
      await run();
    }
    const stored = await lead(id);
    expect(stored).toMatchObject({ mailState: 'sent', isRingDone: true });
    expect(stored).not.toHaveProperty('dueAt');
    expect([1, 2]).toContain(mailService.timesTaken(id));
    expect(new Set(tags().flat())).toEqual(new Set([id]));
    expect([1, 2]).toContain(pushService.taken.length);
  },
);

test('what is logged of a delivery names nobody and no key', async () => {
  mailService.behave(() => 500);
  pushService.behave(() => 500);
  await phone();
  await sent();
  await run();
  await sent();
  await run({ releases });
  const calls = [logger.warn, logger.error].map((log) => vi.mocked(log).mock.calls);
  const logged = JSON.stringify(calls);
  expect(logged).toContain('message not mailed yet');
  expect(logged).toContain('a phone has not rung');
  expect(logged).toMatch(/TypeError.*deliver-leads\.test\.ts/);
  expect(logged).not.toMatch(/Muthu|visitor@|SG\.|Bearer|fcm/);
});

test('spam is neither mailed nor rings; a message with one sign does both', async () => {
  await phone();
  await sent({ extra: 'x', startedAt: 0, sentAt: 1 });
  const marked = await sent({ extra: 'x' });
  await run();
  expect(mailService.taken.map(({ custom_args }) => custom_args.messageId)).toEqual([marked]);
  expect(tags()).toEqual([[marked]]);
});
