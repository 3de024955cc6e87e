import { BOOKED_KEEP_DAYS, STAGES } from '@theni/contract';
import { daysBefore } from '@theni/contract/times';
import { info } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';
import { DELETE_BATCH_SIZE } from './retention-store.ts';

/** Deletes for good what the owner deleted a day ago, and what is kept long enough. */
export async function deleteExpired({
  config,
  leadRetention,
  now,
}: Pick<Dependencies, 'config' | 'leadRetention' | 'now'>): Promise<void> {
  const at = now();
  const dayAgo = daysBefore(at, 1);
  let count = await untilNoneIsLeft(() => leadRetention.removeDeleted(dayAgo));
  for (const stage of STAGES) {
    const days = stage === 'booked' ? BOOKED_KEEP_DAYS : config.site.keepMessagesDays;
    const before = daysBefore(at, days);
    count += await untilNoneIsLeft(() => leadRetention.removeBefore(stage, before));
  }
  if (count > 0) info('expired messages deleted', { count });
}

/** Each commit has a time limit of its own, so many take as long as they need. */
export async function removeAll(
  { leadRetention }: Pick<Dependencies, 'leadRetention'>,
  ids: string[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += DELETE_BATCH_SIZE)
    await leadRetention.remove(ids.slice(start, start + DELETE_BATCH_SIZE));
}

/**
 * @param remove deletes `DELETE_BATCH_SIZE` messages, or the rest
 * @returns how many were deleted in all
 */
export async function untilNoneIsLeft(remove: () => Promise<number>): Promise<number> {
  let count = 0;
  let removed: number;
  do {
    removed = await remove();
    count += removed;
  } while (removed === DELETE_BATCH_SIZE);
  return count;
}
