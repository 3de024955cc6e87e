import type { Dependencies } from './dependencies.ts';
import { deleteExpired } from './leads/delete-expired.ts';
import { sweepStorage } from './storage/sweep-storage.ts';

/** The job of each night. No part holds up another; where one fails, the job does, which alarms. */
export async function cleanUp(dependencies: Dependencies): Promise<void> {
  const outcomes = await Promise.allSettled([
    deleteExpired(dependencies),
    dependencies.layouts.deleteForGood(dependencies.now()),
    sweepStorage(dependencies),
  ]);
  const errors = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  if (errors.length > 0) throw new AggregateError(errors, 'Not all was cleaned up.');
}
