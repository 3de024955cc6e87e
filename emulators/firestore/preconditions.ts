import type { StoredDocument } from './documents.ts';
import type { Precondition } from './messages.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { StatusError } from './status-error.ts';

export function checkPrecondition(
  name: string,
  stored: StoredDocument | undefined,
  precondition: Precondition | undefined,
): void {
  refuseUnsupported('Precondition', precondition, ['exists']);
  if (precondition?.exists === true && !stored) {
    throw new StatusError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (precondition?.exists === false && stored) {
    throw new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
}
