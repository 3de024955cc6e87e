import { adminText } from '../../content/admin.ts';
import { AdminApiError } from '../api/admin-api.ts';
import { listAllItems } from '../items/item-api.ts';
import { describeObject } from './download-url.ts';
import { FileFault, type Tools } from './file-steps.ts';
import { objectOf } from './object-of.ts';
import { type Change, failed, type QueuedFile, startedOver } from './queued-file.ts';
import { StorageRefusal } from './storage-request.ts';

const text = adminText.faults;

/**
 * What an error in a step means for its file.
 * @throws {NoConnection | SessionOver} when it is not the file's own fault after all
 */
export async function consequenceOf(
  error: unknown,
  file: QueuedFile,
  { session, signal }: Tools,
): Promise<Change> {
  if (error instanceof FileFault) return failed(error.fault);
  if (error instanceof StorageRefusal) {
    // Storage does not say whether it minds the account or the file. The API does.
    if ([401, 403].includes(error.status)) await listAllItems(session.user);
    return failed({ text: text.transferFailed, startOver: true });
  }
  if (!(error instanceof AdminApiError))
    return failed({ text: file.step === 'prepare' ? text.unreadable : text.transferFailed });
  if (![409, 422].includes(error.status)) return failed({ text: text.postFailed });
  // An upload without a record is swept after a day: then it is sent again, unasked.
  const stored = await describeObject(objectOf(file, session.firebase.bucket), signal);
  return stored ? failed({ text: text.refused(error.message), startOver: true }) : startedOver();
}
