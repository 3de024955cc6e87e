import type { User } from 'firebase/auth';
import {
  getDownloadURL,
  getMetadata,
  ref,
  type StorageError,
  type StorageReference,
  uploadBytesResumable,
} from 'firebase/storage';
import { call } from '../api/call.ts';
import { ConnectionError, SessionEndedError } from '../api/errors.ts';
import { idTokenOf, openFirebase } from '../api/firebase.ts';

export interface UploadProgress {
  /** How many bytes are sent. */
  onBytes?: (sent: number) => void;
  /** Whether the upload waits for the connection. */
  onWaiting?: (isWaiting: boolean) => void;
}

/** How often an upload that is under way looks at the session. */
const CHECK_MS = 15_000;
/** A token is renewed so long before its end: the SDK would wait for ever for one that it cannot renew. */
const TOKEN_RESERVE_MS = 5 * 60_000;

/**
 * Uploads an object, which the rules let nobody write over; one that is there already, whole, is taken for uploaded.
 * @returns its download address
 * @throws {ConnectionError | SessionEndedError | StorageError}
 */
export async function uploadObject(
  path: string,
  bytes: Blob,
  progress: UploadProgress = {},
): Promise<string> {
  const { auth, storage } = await openFirebase();
  if (!auth.currentUser) throw new SessionEndedError('signed-out');
  const object = ref(storage, path);
  try {
    await transfer(object, bytes, auth.currentUser, progress);
    return await getDownloadURL(object);
  } catch (error) {
    const { code } = error as Partial<StorageError>;
    if (code === 'storage/retry-limit-exceeded')
      throw new ConnectionError('Storage does not answer.', { cause: error });
    if (code === 'storage/unauthenticated')
      throw new SessionEndedError('signed-out', { cause: error });
    if (code !== 'storage/unauthorized') throw error;
    // The answer to an earlier attempt may have been lost.
    const stored = await getMetadata(object).catch(() => undefined);
    if (stored?.size === bytes.size) return getDownloadURL(object);
    // Storage does not say whether it minds the account or the file.
    if (!(await call('GET /api/session')).Admin)
      throw new SessionEndedError('not-admin', { cause: error });
    throw error;
  }
}

/** Pauses while there is no connection, and ends with the session. */
async function transfer(
  object: StorageReference,
  bytes: Blob,
  user: User,
  { onBytes, onWaiting }: UploadProgress,
): Promise<void> {
  await renewToken(user);
  const task = uploadBytesResumable(object, bytes, { contentType: bytes.type });
  let sent = 0;
  let sentBefore = -1;
  let end: (reason: unknown) => void;
  const ended = new Promise<never>((_, reject) => {
    end = reject;
  });
  async function check() {
    try {
      if (!navigator.onLine) throw new ConnectionError('The device is offline.');
      await renewToken(user);
      task.resume();
      // A device may take a line for one that leads nowhere.
      if (sent === sentBefore) onWaiting?.(true);
      sentBefore = sent;
    } catch (error) {
      if (error instanceof ConnectionError) {
        if (task.pause()) onWaiting?.(true);
      } else {
        task.cancel();
        end(error);
      }
    }
  }
  const timer = setInterval(check, CHECK_MS);
  addEventListener('online', check);
  addEventListener('offline', check);
  task.on('state_changed', ({ bytesTransferred }) => {
    if (bytesTransferred <= sent) return;
    sent = bytesTransferred;
    onBytes?.(sent);
  });
  try {
    check();
    await Promise.race([task, ended]);
  } finally {
    clearInterval(timer);
    removeEventListener('online', check);
    removeEventListener('offline', check);
  }
}

/** @throws {ConnectionError | SessionEndedError} */
async function renewToken(user: User): Promise<void> {
  await idTokenOf(user);
  const { expirationTime } = await user.getIdTokenResult();
  if (Date.parse(expirationTime) - Date.now() < TOKEN_RESERVE_MS) await idTokenOf(user, true);
}
