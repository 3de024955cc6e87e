import type { StoredDocument } from './documents.ts';
import type { Precondition } from './messages.ts';
import { StatusError } from './status-error.ts';
import { compareTimestamps, formatTimestamp, timestampFromMicros } from './timestamps.ts';

export function checkPrecondition(
  name: string,
  stored: StoredDocument | undefined,
  precondition: Precondition | undefined,
): void {
  if (precondition?.exists === true && !stored) {
    throw new StatusError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (precondition?.exists === false && stored) {
    throw new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  const required = precondition?.update_time;
  if (required) {
    const actual = stored && timestampFromMicros(stored.updateMicros);
    if (!actual || compareTimestamps(actual, required) !== 0) {
      const state = actual ? `was last updated at ${formatTimestamp(actual)}` : 'does not exist';
      throw new StatusError(
        'FAILED_PRECONDITION',
        `${name} ${state}, not at the required ${formatTimestamp(required)}.`,
      );
    }
  }
}
