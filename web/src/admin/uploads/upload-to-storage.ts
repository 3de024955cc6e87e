import type { FileType } from '@theni/contract/item';
import type { DOCUMENT_TYPE } from '@theni/contract/uploads';
import type { User } from 'firebase/auth';
import {
  getDownloadURL,
  getMetadata,
  ref,
  type StorageError,
  uploadBytesResumable,
} from 'firebase/storage';
import { call } from '../api/call.ts';
import { SessionEndedError, TemporaryError } from '../api/errors.ts';
import { idTokenOf, openFirebase } from '../api/firebase.ts';

const CHECK_MS = 15_000;
/** The SDK reports a request that hangs only after ten minutes. */
const STALL_MS = 30_000;
export const UPLOAD_STALLED =
  'Nothing has been sent for 30 seconds. The upload goes on when the connection is back.';
/** A token is renewed so long before it ends: the SDK would wait for ever for a new one. */
const TOKEN_RESERVE_MS = 5 * 60_000;

export interface UploadListener {
  onBytes?: (sent: number) => void;
  /** Nothing has been sent for 30 seconds. */
  onStall: () => void;
}

/**
 * Uploads an object, which the rules let nobody write over; one that is there already, whole, is
 * taken for uploaded. A lost network is waited for.
 * @returns its download address
 * @throws {TemporaryError | SessionEndedError | StorageError}
 */
export async function uploadToStorage(
  path: string,
  bytes: Blob,
  { onBytes, onStall }: UploadListener,
): Promise<string> {
  const { auth, storage } = await openFirebase();
  if (!auth.currentUser) throw new SessionEndedError('signed-out');
  const user = auth.currentUser;
  const object = ref(storage, path);
  await renewToken(user);
  const task = uploadBytesResumable(object, bytes, { contentType: bytes.type });
  let end: (reason: unknown) => void;
  const ended = new Promise<never>((_, reject) => {
    end = reject;
  });
  let mostSent = -1;
  let checksWithoutBytes = 0;
  task.on('state_changed', ({ bytesTransferred }) => {
    // Bytes that are sent again after a failure are no progress.
    if (bytesTransferred <= mostSent) return;
    mostSent = bytesTransferred;
    checksWithoutBytes = 0;
    onBytes?.(bytesTransferred);
  });
  async function check() {
    checksWithoutBytes += 1;
    const isStalled = checksWithoutBytes * CHECK_MS >= STALL_MS;
    if (isStalled) onStall();
    try {
      await renewToken(user);
      // The pauses grow: a slow line may need long for the bytes that it was given last.
      if (isStalled && Number.isInteger(Math.log2(checksWithoutBytes))) task.pause();
      task.resume();
    } catch (error) {
      if (error instanceof TemporaryError) return void task.pause();
      task.cancel();
      end(error);
    }
  }
  const timer = setInterval(check, CHECK_MS);
  try {
    await Promise.race([task, ended]);
    return await getDownloadURL(object);
  } catch (error) {
    const { code } = error as Partial<StorageError>;
    if (code === 'storage/retry-limit-exceeded')
      throw new TemporaryError('Storage does not answer.', { cause: error });
    if (code === 'storage/unauthenticated')
      throw new SessionEndedError('signed-out', { cause: error });
    if (code !== 'storage/unauthorized') throw error;
    // The answer to an earlier attempt may have been lost.
    const stored = await getMetadata(object).catch(() => undefined);
    if (stored?.size === bytes.size) return getDownloadURL(object);
    // Storage does not say whether it refuses the account or the file.
    if (!(await call('GET /api/session')).admin)
      throw new SessionEndedError('not-admin', { cause: error });
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** @throws {TemporaryError | SessionEndedError} */
async function renewToken(user: User): Promise<void> {
  await idTokenOf(user);
  const { expirationTime } = await user.getIdTokenResult();
  if (Date.parse(expirationTime) - Date.now() < TOKEN_RESERVE_MS) await idTokenOf(user, true);
}

/**
 * The length of a name in an address, where a Tamil letter has nine characters. Storage's emulator
 * makes the name of a file of it, whose length has a limit.
 */
const MAX_ENCODED_LENGTH = 130;

const EXTENSIONS: Record<FileType | typeof DOCUMENT_TYPE, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
  'application/pdf': 'pdf',
};

/** Among them is what https://docs.cloud.google.com/storage/docs/objects#naming advises against. */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}/\\#?*%[\]]+/gu;

export function objectNameOf(name: string, type: keyof typeof EXTENSIONS): string {
  const stem = name
    .replace(/\.[^.]*$/su, '')
    .normalize('NFC')
    .replace(FORBIDDEN_CHARACTERS, '-');
  let shortened = '';
  for (const character of stem) {
    if (encodeURIComponent(shortened + character).length > MAX_ENCODED_LENGTH) break;
    shortened += character;
  }
  return `${shortened || 'file'}.${EXTENSIONS[type]}`;
}
