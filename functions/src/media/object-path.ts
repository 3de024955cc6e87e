import { itemId } from '@theni/contract';

/** Where one stored file stands: `file/<id>/<name>` in the project's bucket. */
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
  const url = URL.parse(fileUrl);
  if (!url || sameLoopback(url.origin) !== sameLoopback(bucket.origin)) return undefined;
  if (url.username || url.password) return undefined;
  const [, bucketName, encodedPath] = /^\/v0\/b\/([^/]+)\/o\/([^/]+)$/.exec(url.pathname) ?? [];
  if (bucketName !== bucket.name || encodedPath === undefined) return undefined;
  return parseObjectPath(decode(encodedPath));
}

/** The address at which everyone can read the object: storage.rules ask for no token. */
export function fileUrlOf({ path }: ObjectPath, bucket: Bucket): string {
  return `${addressesOf(bucket)}${encodeURIComponent(path)}?alt=media`;
}

/** What the addresses of all objects in the bucket begin with. */
export function addressesOf({ origin, name }: Bucket): string {
  return `${origin}/v0/b/${name}/o/`;
}

/** @returns undefined for a path that no item's file can have */
export function parseObjectPath(path: string | undefined): ObjectPath | undefined {
  const [folder, id, name, ...rest] = path?.split('/') ?? [];
  if (folder !== 'file' || !name || name === '.' || name === '..' || rest.length > 0)
    return undefined;
  return itemId.safeParse(id).data === id && id ? { id, path: `file/${id}/${name}` } : undefined;
}

/** Bytes that Cloud Storage allows for a name: https://cloud.google.com/storage/docs/objects#naming */
const PATH_MAX_BYTES = 1024;

/** A new object in the folder of `object`, named by its content; the old name is kept where it fits. */
export function cleanCopyOf({ id, path }: ObjectPath, digest: string): ObjectPath {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const copy = `file/${id}/${digest}-${name}`;
  if (Buffer.byteLength(copy) <= PATH_MAX_BYTES) return { id, path: copy };
  return { id, path: `file/${id}/${digest}${name.slice(name.lastIndexOf('.'))}` };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The emulators answer at both names of this machine. */
function sameLoopback(origin: string): string {
  return origin.replace('//localhost:', '//127.0.0.1:');
}
