import { BOOKED_KEEP_DAYS, STAGES } from '@theni/contract';
import { daysBefore } from '@theni/contract/times';
import { info } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';

/** Deletes for good what the owner deleted a day ago, and what is kept long enough. */
export async function deleteExpired({
  config,
  leadRetention,
  now,
}: Pick<Dependencies, 'config' | 'leadRetention' | 'now'>): Promise<void> {
  const at = now();
  let count = await leadRetention.removeDeleted(daysBefore(at, 1));
  for (const stage of STAGES) {
    const days = stage === 'booked' ? BOOKED_KEEP_DAYS : config.site.keepMessagesDays;
    count += await leadRetention.removeBefore(stage, daysBefore(at, days));
  }
  if (count > 0) info('expired messages deleted', { count });
}
