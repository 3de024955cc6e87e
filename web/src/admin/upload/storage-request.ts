import { ConnectionError } from '../api/errors.ts';
import type { Bucket } from '../api/firebase.ts';

/** Storage answered, and refused. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly status: number;

  constructor(status: number) {
    super(`Storage answered ${status}.`);
    this.status = status;
  }
}

export interface StoredObject {
  bucket: Bucket;
  path: string;
}

export interface StorageRequest {
  method: 'GET' | 'POST';
  address: string;
  headers: Record<string, string>;
  body?: Blob | string;
  /** Bytes of the body that have left. */
  onProgress?: (bytes: number) => void;
  signal: AbortSignal;
}

/** A line on which nothing has moved for so long is dead, whatever the phone believes. */
const STALL_MS = 45_000;

/**
 * One request to Storage. XMLHttpRequest, because `fetch` does not tell how far a body has got.
 * @throws {ConnectionError | StorageError}; the signal's reason when aborted
 */
export function sendToStorage(request: StorageRequest): Promise<XMLHttpRequest> {
  const { promise, resolve, reject } = Promise.withResolvers<XMLHttpRequest>();
  const { signal } = request;
  const xhr = new XMLHttpRequest();
  xhr.open(request.method, request.address);
  for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);

  const giveUp = () => fail(new ConnectionError('The connection is gone.'));
  let stall = setTimeout(giveUp, STALL_MS);
  const abort = () => fail(signal.reason);
  const fail = (reason: unknown) => {
    reject(reason);
    xhr.abort();
  };
  xhr.upload.onprogress = ({ loaded }) => {
    clearTimeout(stall);
    stall = setTimeout(giveUp, STALL_MS);
    request.onProgress?.(loaded);
  };
  xhr.onload = () => {
    const error = errorOf(xhr.status);
    if (error) reject(error);
    else resolve(xhr);
  };
  xhr.onerror = giveUp;
  signal.addEventListener('abort', abort);
  addEventListener('offline', giveUp);
  xhr.onloadend = () => {
    clearTimeout(stall);
    signal.removeEventListener('abort', abort);
    removeEventListener('offline', giveUp);
  };
  if (signal.aborted) abort();
  else xhr.send(request.body);
  return promise;
}

/** Which answers say "not now": https://docs.cloud.google.com/storage/docs/retry-strategy */
function errorOf(status: number): Error | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 500 || status === 408 || status === 429)
    return new ConnectionError(`Storage answered ${status}.`);
  return new StorageError(status);
}

interface Metadata {
  /** Bytes, in decimal digits. */
  size: string;
  /** Separated by commas. */
  downloadTokens?: string;
}

/** What Storage says of an object that everyone may read. */
export interface StoredFacts {
  downloadUrl: string;
  /** Bytes. */
  size: number;
}

/** @returns undefined when there is no such object; @throws {ConnectionError | StorageError} */
export async function describeObject(
  { bucket, path }: StoredObject,
  signal: AbortSignal,
): Promise<StoredFacts | undefined> {
  const address = `${bucket.origin}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}`;
  try {
    const xhr = await sendToStorage({ method: 'GET', address, headers: {}, signal });
    const { size, downloadTokens }: Metadata = JSON.parse(xhr.responseText);
    const token = downloadTokens?.split(',')[0];
    const query = token ? `?alt=media&token=${token}` : '?alt=media';
    return { downloadUrl: address + query, size: Number(size) };
  } catch (error) {
    // Storage says 403 of an object that is not there to an account that may not list.
    if (error instanceof StorageError && [403, 404].includes(error.status)) return undefined;
    throw error;
  }
}
