import {
  StorageError,
  type StorageRequest,
  type StoredObject,
  sendToStorage,
} from './storage-request.ts';

export interface UploadOptions {
  /** The address of a session that was begun before. */
  session?: string | undefined;
  /** The address of a new session, to be kept. */
  onSession: (session: string) => Promise<void>;
  /** How many bytes have got through. */
  onProgress: (bytes: number) => void;
  /** A Firebase ID token. */
  token: () => Promise<string>;
  signal: AbortSignal;
}

/** Storage takes whole multiples of this. */
const CHUNK_STEP_BYTES = 256 * 1024;
const CHUNK_MAX_BYTES = 16 * 1024 * 1024;
/** A chunk that takes longer than this is too much to lose on such a line. */
const CHUNK_TARGET_MS = 4000;

/** What the line was good for so far: the next file begins with it. */
let chunkBytes = 8 * CHUNK_STEP_BYTES;

/**
 * Uploads by the resumable protocol that the Firebase SDK speaks, request for request. The SDK itself keeps no session
 * over a reload, sends a chunk that was cut off again without asking what has arrived, and hangs when the token
 * cannot be renewed. Before anything is sent in a session that is not new, Storage is asked how far it has got.
 * @throws {ConnectionError} after which the same call goes on where it stopped; {StorageError}
 */
export async function uploadObject(
  object: StoredObject,
  bytes: Blob,
  options: UploadOptions,
): Promise<void> {
  const begun = options.session && (await requestSession(options.session, options));
  if (begun === 'final') return;
  const address = (begun && options.session) || (await beginSession(object, bytes, options));
  let sent = begun ? begun.received : 0;
  do {
    options.onProgress(sent);
    sent = await sendChunk(address, bytes, sent, options);
  } while (sent < bytes.size);
  options.onProgress(sent);
}

/** @returns undefined when Storage does not know the session (any more) */
async function requestSession(
  address: string,
  options: UploadOptions,
): Promise<'final' | { received: number } | undefined> {
  try {
    const xhr = await send(options, { address, headers: { 'X-Goog-Upload-Command': 'query' } });
    if (xhr.getResponseHeader('X-Goog-Upload-Status') === 'final') return 'final';
    return { received: Number(xhr.getResponseHeader('X-Goog-Upload-Size-Received')) };
  } catch (error) {
    if (error instanceof StorageError) return undefined;
    throw error;
  }
}

async function beginSession(
  { bucket, path }: StoredObject,
  bytes: Blob,
  options: UploadOptions,
): Promise<string> {
  const xhr = await send(options, {
    address: `${bucket.origin}/v0/b/${bucket.name}/o?name=${encodeURIComponent(path)}`,
    headers: {
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Length': String(bytes.size),
      'X-Goog-Upload-Header-Content-Type': bytes.type,
      'Content-Type': 'application/json; charset=utf-8',
    },
    body: JSON.stringify({ name: path, contentType: bytes.type }),
  });
  const address = xhr.getResponseHeader('X-Goog-Upload-URL');
  if (!address) throw new StorageError(xhr.status);
  await options.onSession(address);
  return address;
}

/** @returns how many bytes Storage has now */
async function sendChunk(
  address: string,
  bytes: Blob,
  sent: number,
  options: UploadOptions,
): Promise<number> {
  const chunk = bytes.slice(sent, sent + chunkBytes);
  const received = sent + chunk.size;
  const commands = [
    ...(chunk.size > 0 ? ['upload'] : []),
    ...(received === bytes.size ? ['finalize'] : []),
  ];
  const started = performance.now();
  try {
    await send(options, {
      address,
      headers: {
        'X-Goog-Upload-Command': commands.join(', '),
        'X-Goog-Upload-Offset': String(sent),
      },
      body: chunk,
      onProgress: (loaded) => options.onProgress(sent + Math.min(loaded, chunk.size)),
    });
  } catch (error) {
    chunkBytes = Math.max(CHUNK_STEP_BYTES, chunkBytes / 2);
    throw error;
  }
  if (performance.now() - started < CHUNK_TARGET_MS)
    chunkBytes = Math.min(CHUNK_MAX_BYTES, chunkBytes * 2);
  return received;
}

async function send(
  { token, signal }: UploadOptions,
  request: Omit<StorageRequest, 'method' | 'signal'>,
): Promise<XMLHttpRequest> {
  const headers = { ...request.headers, Authorization: `Firebase ${await token()}` };
  return sendToStorage({ ...request, method: 'POST', headers, signal });
}
