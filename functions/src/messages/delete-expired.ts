import { info } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Firestore takes 500 writes in one commit. */
const BATCH = 300;

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

async function repeat(removeSome: () => Promise<number>): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await removeSome();
    removed += count;
    if (count < BATCH) return removed;
  }
}
