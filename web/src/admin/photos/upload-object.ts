import type { User } from 'firebase/auth';
import {
  getDownloadURL,
  getMetadata,
  ref,
  type StorageError,
  uploadBytesResumable,
} from 'firebase/storage';
import { call } from '../api/call.ts';
import { ConnectionError, SessionEndedError } from '../api/errors.ts';
import { idTokenOf, openFirebase } from '../api/firebase.ts';

/** How often an upload that is under way looks at the session. */
const CHECK_MS = 15_000;
/** The SDK would wait for ever for a token that it cannot renew: it gets one in good time. */
const TOKEN_RESERVE_MS = 5 * 60_000;

/**
 * Uploads an object, which the rules let nobody write over; one that is there already, whole, is
 * taken for uploaded. A lost network is waited for.
 * @returns its download address
 * @throws {ConnectionError | SessionEndedError | StorageError}
 */
export async function uploadObject(
  path: string,
  bytes: Blob,
  onBytes: (sent: number) => void = () => {},
): Promise<string> {
  const { auth, storage } = await openFirebase();
  if (!auth.currentUser) throw new SessionEndedError('signed-out');
  const user = auth.currentUser;
  const object = ref(storage, path);
  await renewToken(user);
  const task = uploadBytesResumable(object, bytes, { contentType: bytes.type });
  task.on('state_changed', ({ bytesTransferred }) => onBytes(bytesTransferred));
  let end: (reason: unknown) => void;
  const ended = new Promise<never>((_, reject) => {
    end = reject;
  });
  const timer = setInterval(async () => {
    try {
      await renewToken(user);
      task.resume();
    } catch (error) {
      if (error instanceof ConnectionError) return void task.pause();
      task.cancel();
      end(error);
    }
  }, CHECK_MS);
  try {
    await Promise.race([task, ended]);
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
  } finally {
    clearInterval(timer);
  }
}

/** @throws {ConnectionError | SessionEndedError} */
async function renewToken(user: User): Promise<void> {
  await idTokenOf(user);
  const { expirationTime } = await user.getIdTokenResult();
  if (Date.parse(expirationTime) - Date.now() < TOKEN_RESERVE_MS) await idTokenOf(user, true);
}
