import { info } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';
import { BATCH, repeat } from './firestore-writes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The job of every day: deletes messages older than the configuration says, and counters of addresses. */
export async function deleteExpired(
  {
    config,
    messages,
    limiter,
    now: clock,
  }: Pick<Dependencies, 'config' | 'messages' | 'limiter' | 'now'>,
  now = clock(),
): Promise<void> {
  const before = new Date(now.getTime() - config.site.keepMessagesDays * DAY_MS);
  const deleted = {
    messages: await repeat(() => messages.removeBefore(before, BATCH)),
    counters: await repeat(() => limiter.removeExpired(now, BATCH)),
  };
  if (deleted.messages + deleted.counters > 0) info('expired records deleted', deleted);
}
