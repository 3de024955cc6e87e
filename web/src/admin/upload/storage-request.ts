import { NoConnection } from '../api/errors.ts';

/** Storage answered, and refused. */
export class StorageRefusal extends Error {
  override name = 'StorageRefusal';
  readonly status: number;

  constructor(status: number) {
    super(`Storage answered ${status}.`);
    this.status = status;
  }
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
 * @throws {NoConnection | StorageRefusal}; the signal's reason when aborted
 */
export function sendToStorage(request: StorageRequest): Promise<XMLHttpRequest> {
  const { promise, resolve, reject } = Promise.withResolvers<XMLHttpRequest>();
  const { signal } = request;
  const xhr = new XMLHttpRequest();
  xhr.open(request.method, request.address);
  for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);

  const giveUp = () => fail(new NoConnection('The connection is gone.'));
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
    const fault = faultOf(xhr.status);
    if (fault) reject(fault);
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
function faultOf(status: number): Error | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 500 || status === 408 || status === 429)
    return new NoConnection(`Storage answered ${status}.`);
  return new StorageRefusal(status);
}
