import { BOOKED_KEEP_DAYS, daysBefore, STAGES } from '@theni/contract';
import { info } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';

/** Deletes for good what the owner deleted a day ago, and what is kept long enough. */
export async function deleteExpired({
  config,
  leads,
  now,
}: Pick<Dependencies, 'config' | 'leads' | 'now'>): Promise<void> {
  const at = now();
  const { keepMessagesDays } = config.site;
  let count = await leads.removeDeleted(at);
  for (const stage of STAGES) {
    const days =
      stage === 'booked' ? Math.max(BOOKED_KEEP_DAYS, keepMessagesDays) : keepMessagesDays;
    count += await leads.removeBefore(stage, daysBefore(at, days));
  }
  if (count > 0) info('expired messages deleted', { count });
}
