import type { Firestore, Query } from '@google-cloud/firestore';
import fc from 'fast-check';
import { connect, startStandIn } from '../../emulators/firestore/test-firestore.ts';
import type { StoredMessage } from '../src/messages/message-store.ts';
import type { MessageLimits } from '../src/messages/rate-limiter.ts';
import { BrowserStore } from '../src/push/browser-store.ts';
import { demoVapidKey } from '../src/push/vapid-key.ts';
import { isLong, SEED } from './counts.ts';
import type { Behaviour } from './faulty-service.ts';
import { type MailService, startMailService } from './mail-service.ts';
import { type MessageProcess, PUSHING_SITE, startMessageProcess } from './message-processes.ts';
import { type PushService, startPushService } from './push-service.ts';
import { samplePost } from './sample-post.ts';

const HOUR_MS = 3_600_000;
const VISITORS = 16;
const NO_LIMIT = { max: 1_000_000, windowMs: HOUR_MS };
const NO_LIMITS: MessageLimits = {
  visitor: NO_LIMIT,
  hop: NO_LIMIT,
  total: NO_LIMIT,
};
/** A visitor is interrupted once by each kill, at most. */
const MOST_TRIES = 100;
const FAULTS: Behaviour[] = [400, 401, 429, 500, 'reset', 'lose response'];
const PUSH_FAULTS: Behaviour[] = [429, 500, 'reset', 'lose response'];

export interface ScenarioResult {
  received: number;
  stored: number;
  sent: number;
  delivered: number;
  /** For how many of them the phone rang, and how many it shows. */
  rung: number;
  shown: number;
  kills: number;
  log: string;
}

/**
 * Many visitors send while the mail service and the phone's push service fail at random and the function's process is killed, half of the times
 * while it receives and half of the times while it delivers.
 */
export async function deliveryScenario(options: {
  messages: number;
  kills: number;
  faultShare: number;
}): Promise<ScenarioResult> {
  const standIn = await startStandIn();
  const mail = await startMailService();
  mail.behave(behaviours(options.faultShare, FAULTS));
  const push = await startPushService();
  push.behave(behaviours(options.faultShare, PUSH_FAULTS));
  const address = `127.0.0.1:${standIn.server.port}`;
  const firestore = connect(address);
  const settings = {
    firestore: address,
    mail: { key: mail.key, url: mail.url },
    push: { port: push.port, certificate: push.certificate },
    limits: NO_LIMITS,
  };
  await subscribe(firestore, push);
  const instance = await Instance.start(() => startMessageProcess(settings));
  const posts = Array.from({ length: options.messages }, () => samplePost());
  const killsWhileReceiving = Math.floor(options.kills / 2);

  const received = await sendAll(posts, instance, killsWhileReceiving);
  await deliverAll(instance, mail, firestore, options);
  const log = await instance.end();
  const stored = await readStored(firestore);
  await firestore.terminate();
  await mail.stop();
  await push.stop();
  if (push.problems.length > 0) throw new Error(push.problems.join('\n'));
  await standIn.stop();

  // A notification takes the place of an earlier one of the same tag.
  const tags = new Set(push.taken.flatMap((each) => each.notifications.map(({ tag }) => tag)));
  const times = posts.map(({ id }) => mail.timesTaken(id));
  return {
    received,
    stored: posts.filter(({ id }) => stored.has(id)).length,
    sent: [...stored.values()].filter(({ State }) => State === 'sent').length,
    delivered: times.filter((taken) => taken > 0).length,
    rung: posts.filter(({ id }) => tags.has(id)).length,
    shown: tags.size,
    kills: instance.kills,
    log,
  };
}

async function subscribe(firestore: Firestore, push: PushService): Promise<void> {
  const { post } = push.subscribe(demoVapidKey(PUSHING_SITE).publicKey);
  await new BrowserStore(firestore).add({ ...post, Name: 'Phone', AddedAt: '' });
}

/** The function's process, replaced by a new one whenever it is killed. */
class Instance {
  kills = 0;
  #start: () => Promise<MessageProcess>;
  #current: Promise<MessageProcess>;
  #log = '';

  private constructor(start: () => Promise<MessageProcess>) {
    this.#start = start;
    this.#current = start();
  }

  static async start(start: () => Promise<MessageProcess>): Promise<Instance> {
    const instance = new Instance(start);
    await instance.process();
    return instance;
  }

  process(): Promise<MessageProcess> {
    return this.#current;
  }

  async kill(): Promise<void> {
    const killed = await this.#current;
    this.kills += 1;
    this.#current = killed.kill().then(() => {
      this.#log += `${killed.log()}\n`;
      return this.#start();
    });
    await this.#current;
  }

  async end(): Promise<string> {
    const last = await this.#current;
    await last.kill();
    return this.#log + last.log();
  }
}

/** Each visitor sends until told that the message was received, as a person would press the button again. */
async function sendAll(
  posts: ReturnType<typeof samplePost>[],
  instance: Instance,
  kills: number,
): Promise<number> {
  const waiting = [...posts];
  const killAt = Array.from({ length: kills }, (_, index) =>
    Math.floor((posts.length * (index + 0.5)) / kills),
  );
  let received = 0;
  async function visit(): Promise<void> {
    for (let post = waiting.shift(); post; post = waiting.shift()) {
      for (let tries = 1; !(await isReceived(instance, post)); tries += 1) {
        if (tries === MOST_TRIES) throw new Error(`No message is received in ${tries} tries.`);
      }
      received += 1;
      if (killAt.includes(received)) await instance.kill();
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return received;
}

/** @throws when the API refuses the message, which it would do each time */
async function isReceived(instance: Instance, post: object): Promise<boolean> {
  const { url } = await instance.process();
  const response = await fetch(`${url}/api/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(post),
  }).catch(() => undefined);
  if (response && response.status >= 400 && response.status < 500)
    throw new Error(`A message is refused: ${await response.text()}`);
  return response?.status === 202;
}

/** Runs the job time and again, each time as if hours had passed, until nothing waits any more. */
async function deliverAll(
  instance: Instance,
  mail: MailService,
  firestore: Firestore,
  { kills, messages }: { kills: number; messages: number },
): Promise<void> {
  const all = firestore.collection('messages');
  const waiting = [all.where('State', '==', 'queued'), all.where('Push.DueAt', '>', '')];
  const isDone = async (query: Query) => (await query.count().get()).data().count === 0;
  const isOver = async () =>
    instance.kills >= kills && (await Promise.all(waiting.map(isDone))).every(Boolean);
  for (let round = 1; !(await isOver()); round += 1) {
    const taken = mail.taken.length;
    const job = (await instance.process()).deliver(round * 7 * HOUR_MS);
    if (instance.kills < kills) {
      // In the middle of the job, if it has that much to do.
      await Promise.race([job, mail.whenTaken(taken + Math.min(5, messages / 50))]);
      await instance.kill();
    }
    await job;
  }
}

async function readStored(firestore: Firestore): Promise<Map<string, StoredMessage>> {
  const { docs } = await firestore.collection('messages').get();
  return new Map(docs.map((record) => [record.id, record.data() as StoredMessage]));
}

/** The same faults in the same order in each run. `hang` costs seconds each time: seldom, and in long runs only. */
function behaviours<Fault>(faultShare: number, faults: Fault[]): () => Fault | 'accept' | 'hang' {
  const fault = fc.oneof(
    { weight: 98, arbitrary: fc.constantFrom<(Fault | 'hang')[]>(...faults) },
    { weight: isLong ? 2 : 0, arbitrary: fc.constant('hang' as const) },
  );
  const behaviour = fc.oneof(
    { weight: 100 - faultShare * 100, arbitrary: fc.constant('accept' as const) },
    { weight: faultShare * 100, arbitrary: fault },
  );
  const drawn = fc.sample(behaviour, { seed: SEED, numRuns: 1000 });
  let next = 0;
  return () => drawn[next++ % drawn.length] ?? 'accept';
}
