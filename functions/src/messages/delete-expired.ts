import { KEEP_DAYS, STAGES, type Stage } from '@theni/contract';
import { dayOf, daysBefore, startOf } from '@theni/contract/times';
import { info } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';
import { BATCH, repeat } from './firestore-writes.ts';

/**
 * The job of every day: deletes what the admin had deleted until yesterday, messages that are older than their stage is kept, and
 * counters of addresses.
 */
export async function deleteExpired(
  {
    config,
    messages,
    limiter,
    now: clock,
  }: Pick<Dependencies, 'config' | 'messages' | 'limiter' | 'now'>,
  now = clock(),
): Promise<void> {
  let expired = await repeat(() => messages.removeDeleted(startOf(dayOf(now)), BATCH));
  for (const stage of STAGES) {
    const before = daysBefore(now, keepDays(stage, config.site.keepMessagesDays));
    expired += await repeat(() => messages.removeBefore(stage, before, BATCH));
  }
  const counters = await repeat(() => limiter.removeExpired(now, BATCH));
  if (expired + counters > 0) info('expired records deleted', { messages: expired, counters });
}

/** A booking has a time of its own, whatever the owner's; nothing else is kept longer than his. */
function keepDays(stage: Stage, usual: number): number {
  const own = KEEP_DAYS[stage] ?? usual;
  return stage === 'booked' ? own : Math.min(own, usual);
}
