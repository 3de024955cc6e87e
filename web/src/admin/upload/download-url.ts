import type { StoredObject } from './resumable-upload.ts';
import { StorageRefusal, sendToStorage } from './storage-request.ts';

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

/** @returns undefined when there is no such object; @throws {NoConnection | StorageRefusal} */
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
    if (error instanceof StorageRefusal && [403, 404].includes(error.status)) return undefined;
    throw error;
  }
}
