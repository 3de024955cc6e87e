import { error as logError } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';
import { deliverMessage, LEASE_MS } from './deliver-message.ts';
import type { Mailer } from './mailer.ts';

type DeliveryDependencies = Pick<
  Dependencies,
  'config' | 'publishedContent' | 'messages' | 'mailer' | 'now'
>;

const BATCH = 200;
const PARALLEL = 4;
const ATTEMPT_TIMEOUT_MS = 20_000;
/** New attempts begin in this part of a run, so that it ends before the platform cuts it off. */
const RUN_MS = 50_000;

/** The job of every minute: one attempt for each message that is due. Several runs may overlap. */
export async function deliverQueued(dependencies: DeliveryDependencies): Promise<void> {
  const { messages, mailer, now } = dependencies;
  // Without a key all stay queued; each message said so in the log when it came.
  if (!mailer) return;
  const begunAt = now();
  const due = await messages.due(begunAt, BATCH);
  const deadline = begunAt.getTime() + RUN_MS;
  let paused = false;

  async function work(): Promise<void> {
    while (!paused && now().getTime() < deadline) {
      const id = due.shift();
      if (id === undefined) return;
      paused = (await tryOne(dependencies, mailer as Mailer, id)) || paused;
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

/** @returns whether the mail service asks to be left alone */
async function tryOne(
  dependencies: DeliveryDependencies,
  mailer: Mailer,
  id: string,
): Promise<boolean> {
  try {
    const message = await dependencies.messages.claim(id, dependencies.now(), LEASE_MS);
    if (!message) return false;
    const attempt = { id, message, timeoutMs: ATTEMPT_TIMEOUT_MS };
    const outcome = await deliverMessage(dependencies, mailer, attempt);
    return !outcome.accepted && outcome.retryAfterMs !== undefined;
  } catch (error) {
    // A fault of the database: the message stays due, and the others are tried all the same.
    logError('delivery could not be noted', { id, code: (error as { code?: unknown }).code });
    return false;
  }
}
