import { BOOKED_KEEP_DAYS, STAGES } from '@theni/contract';
import { dayOf, daysBefore, startOf } from '@theni/contract/times';
import { info } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';

/** The job of every day: deletes what the owner had deleted until yesterday, and messages that are older than their stage is kept. */
export async function deleteExpired(
  { config, leads, now: clock }: Pick<Dependencies, 'config' | 'leads' | 'now'>,
  now = clock(),
): Promise<void> {
  let count = await leads.removeDeleted(startOf(dayOf(now)));
  for (const stage of STAGES) {
    const days = stage === 'booked' ? BOOKED_KEEP_DAYS : config.site.keepMessagesDays;
    count += await leads.removeBefore(stage, daysBefore(now, days));
  }
  if (count > 0) info('expired messages deleted', { count });
}
