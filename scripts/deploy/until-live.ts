import { setTimeout as delay } from 'node:timers/promises';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import type { GoogleTools } from '../setup/google-tools.ts';

/** A new site, a new permission and a new job are known everywhere within some minutes. */
const ATTEMPTS = 30;
const PAUSE_MS = 10_000;

/** What a job of Cloud Scheduler tells of its last run. */
interface Job {
  lastAttemptTime?: string;
  /** Without a code it has ended well. */
  status?: { code?: number };
}

interface Options {
  ask?: typeof fetch;
  pause?: () => Promise<unknown>;
}

/**
 * Waits until the API answers through the site, and the job that delivers leads has ended well.
 * @throws with what is not so after five minutes
 */
export async function untilLive(
  { project, get }: Pick<GoogleTools, 'project' | 'get'>,
  since: Date,
  { ask = fetch, pause = () => delay(PAUSE_MS) }: Options = {},
): Promise<void> {
  const health = `https://${project}.web.app/api/health`;
  await until(async () => {
    const answer = await ask(health).catch((error: Error) => error.message);
    if (typeof answer === 'string') return `${health} cannot be reached (${answer})`;
    return answer.ok ? undefined : `${health} answers ${answer.status}`;
  });
  const { location } = firebaseJson.firestore;
  const job = `projects/${project}/locations/${location}/jobs/firebase-schedule-deliverMessages-${location}`;
  await until(async () => {
    const { lastAttemptTime, status } =
      (await get<Job>(`https://cloudscheduler.googleapis.com/v1/${job}`)) ?? {};
    if (!lastAttemptTime || new Date(lastAttemptTime) < since)
      return 'the job that mails leads has not run yet';
    return status?.code ? `the job that mails leads failed (${status.code})` : undefined;
  });
  console.log(`https://${project}.web.app is live; its API answers, and leads are mailed.`);

  /** @param look hands back what is not so yet */
  async function until(look: () => Promise<string | undefined>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const reason = await look();
      if (!reason) return;
      if (attempt === ATTEMPTS) throw new Error(`All is deployed, but ${reason}.`);
      console.log(`waiting, because ${reason}`);
      await pause();
    }
  }
}
