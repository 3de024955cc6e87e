import { createHash } from 'node:crypto';
import { itemId } from '@theni/contract';

const DIGEST_LENGTH = 32;

/** `file`: of the items, for everyone. `content` and `documents`: pictures and PDFs of the content, for the admin. */
export type ObjectFolder = 'file' | 'content' | 'documents';

/** Where one stored file stands: `file/<id>/<name>` in the project's bucket, or the same in another folder. */
export interface ObjectPath {
  /** The UUID in the path; it is the item's `_id` too. */
  id: string;
  /** The whole path inside the bucket. */
  path: string;
}

export interface Bucket {
  /** Where Firebase Storage is served from, e.g. `https://firebasestorage.googleapis.com`. */
  origin: string;
  name: string;
}

/**
 * Reads the object out of a Firebase Storage download address.
 * @returns undefined for any address that is not a file of an item in this very bucket
 */
export function parseFileUrl(fileUrl: string, bucket: Bucket): ObjectPath | undefined {
  // The emulators answer at both names of this machine.
  const address = fileUrl.replace('//localhost:', '//127.0.0.1:');
  const start = addressesOf(bucket).replace('//localhost:', '//127.0.0.1:');
  if (!address.startsWith(start)) return undefined;
  const [encodedPath = ''] = address.slice(start.length).split(/[?#]/);
  return encodedPath.includes('/') ? undefined : parseObjectPath(decode(encodedPath));
}

/** The address at which everyone can read the object: storage.rules ask for no token. */
export function fileUrlOf({ path }: ObjectPath, bucket: Bucket): string {
  return `${addressesOf(bucket)}${encodeURIComponent(path)}?alt=media`;
}

/** What the addresses of all objects in the bucket begin with. */
function addressesOf({ origin, name }: Bucket): string {
  return `${origin}/v0/b/${name}/o/`;
}

/** @returns undefined for a path that no file in this folder can have */
export function parseObjectPath(
  path: string | undefined,
  folder: ObjectFolder = 'file',
): ObjectPath | undefined {
  const [first, id, name, ...rest] = path?.split('/') ?? [];
  const isFile = name && name !== '.' && name !== '..' && rest.length === 0;
  if (first !== folder || !id || !isFile || itemId.safeParse(id).data !== id) return undefined;
  return { id, path: `${folder}/${id}/${name}` };
}

/**
 * Where the server keeps what it has made: named by its content, so that one address never shows two things, and so
 * that nobody guesses it. No upload's name is told by it.
 */
export function rebuiltPath(id: string, content: Buffer, ending: string): ObjectPath {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH);
  return { id, path: `file/${id}/${digest}${ending}` };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
