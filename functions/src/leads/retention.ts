import { BOOKED_KEEP_DAYS, STAGES } from '@theni/contract';
import { daysBefore } from '@theni/contract/times';
import { info } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';

/** Deletes for good what the owner deleted a day ago, and what is kept long enough. */
export async function deleteExpired({
  config,
  leadDeletion,
  now,
}: Pick<Dependencies, 'config' | 'leadDeletion' | 'now'>): Promise<void> {
  const at = now();
  const { keepMessagesDays } = config.site;
  let count = await leadDeletion.removeDeleted(daysBefore(at, 1));
  for (const stage of STAGES) {
    const days =
      stage === 'booked' ? Math.max(BOOKED_KEEP_DAYS, keepMessagesDays) : keepMessagesDays;
    count += await leadDeletion.removeBefore(stage, daysBefore(at, days));
  }
  if (count > 0) info('expired messages deleted', { count });
}
