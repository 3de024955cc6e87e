import { BOOKED_KEEP_DAYS, STAGES } from '@theni/contract';
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
    const days = stage === 'booked' ? BOOKED_KEEP_DAYS : config.site.keepMessagesDays;
    const before = daysBefore(now, days);
    expired += await repeat(() => messages.removeBefore(stage, before, BATCH));
  }
  const counters = await repeat(() => limiter.removeExpired(now, BATCH));
  if (expired + counters > 0) info('expired records deleted', { messages: expired, counters });
}
