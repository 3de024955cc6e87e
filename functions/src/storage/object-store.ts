import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { uuid } from '@theni/contract';
import type { App } from 'firebase-admin/app';
import type { Storage } from 'firebase-admin/storage';
import {
  HttpProblem,
  isTemporaryStatus,
  isUnavailable,
  serviceUnavailable,
} from '../http/problem.ts';

const DIGEST_LENGTH = 32;

/** `file` is public; `content` and `documents` are the admin's. */
export type ObjectFolder = 'file' | 'content' | 'documents';

/** `file/<id>/<name>` in the project's bucket, or the same in another folder. */
export interface ObjectPath {
  /** The UUID in the path; it is the item's `_id` too. */
  id: string;
  path: string;
}

interface Bucket {
  /** Where Firebase Storage is served from, e.g. `https://firebasestorage.googleapis.com`. */
  origin: string;
  name: string;
}

/** @returns undefined for any address that is not a file of an item in this bucket */
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
function parseObjectPath(
  path: string | undefined,
  folder: ObjectFolder = 'file',
): ObjectPath | undefined {
  const [first, id, name, ...rest] = path?.split('/') ?? [];
  const isFile = name && name !== '.' && name !== '..' && rest.length === 0;
  if (first !== folder || !id || !isFile || uuid.safeParse(id).data !== id) return undefined;
  return { id, path: `${folder}/${id}/${name}` };
}

/** Named by its content: one address never shows two things, and nobody guesses it. */
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

/** One year: an address never changes its content. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

export interface ListedObject extends ObjectPath {
  updated: Date;
}

/** There is no such object, or it was deleted a moment ago. */
export class MissingObject extends HttpProblem {
  override name = 'MissingObject';

  constructor(options: ErrorOptions = {}) {
    super(422, 'The uploaded file is not there. Please upload it again.', options);
  }
}

/** `IdempotencyStrategy.RetryAlways`: everything in this store may be done twice. */
const RETRY_ALWAYS = 0;

const READ_ATTEMPTS = 4;
const READ_PAUSE_MS = 1000;

interface Options {
  /** Waits before a file is read again. */
  pause?: (ms: number) => Promise<unknown>;
}

type StorageBucket = ReturnType<Storage['bucket']>;
type File = ReturnType<StorageBucket['file']>;

/** The project's bucket in Cloud Storage. */
export class ObjectStore {
  readonly #firebase: App;
  readonly #bucket: Bucket;
  readonly #pause: (ms: number) => Promise<unknown>;

  constructor(firebase: App, { pause = delay }: Options = {}) {
    this.#firebase = firebase;
    this.#pause = pause;
    this.#bucket = { origin: storageOrigin(), name: bucketName(firebase) };
  }

  locate(fileUrl: string): ObjectPath | undefined {
    return parseFileUrl(fileUrl, this.#bucket);
  }

  urlOf(object: ObjectPath): string {
    return fileUrlOf(object, this.#bucket);
  }

  /** Bytes. @throws {MissingObject} */
  sizeOf(object: ObjectPath): Promise<number> {
    return this.#with(object, async (file) => {
      const [{ size }] = await file.getMetadata();
      return Number(size);
    });
  }

  /** @throws {MissingObject} */
  async readAll(object: ObjectPath): Promise<Buffer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#read(object);
      } catch (error) {
        const isTemporary = error instanceof HttpProblem && error.status === 503;
        if (!isTemporary || attempt === READ_ATTEMPTS) throw error;
      }
      await this.#pause(READ_PAUSE_MS);
    }
  }

  /**
   * When the library itself reads a second time, a promise of its own is rejected, which ends
   * another request of the instance: https://github.com/googleapis/google-cloud-node/issues/8670
   */
  #read({ path }: ObjectPath): Promise<Buffer> {
    return this.#try(async ({ name, storage: { authClient, apiEndpoint } }) => {
      const { Storage } = await import('@google-cloud/storage');
      const retryOptions = { autoRetry: false };
      const storageWithoutRetries = new Storage({ authClient, apiEndpoint, retryOptions });
      const [bytes] = await storageWithoutRetries.bucket(name).file(path).download();
      return bytes;
    });
  }

  /** Caches may keep it for good: the name must tell its content. */
  async write(object: ObjectPath, bytes: Buffer, contentType: string): Promise<void> {
    const metadata = { contentType, cacheControl: CACHE_CONTROL };
    await this.#with(object, (file) => file.save(bytes, { resumable: false, metadata }));
  }

  async delete(object: ObjectPath): Promise<void> {
    await this.#with(object, (file) => file.delete({ ignoreNotFound: true }));
  }

  /** Deletes the files of an item. @returns how many there were */
  async deleteAll(id: string): Promise<number> {
    return this.#try(async (bucket) => {
      const [files] = await bucket.getFiles({ prefix: `file/${id}/` });
      await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
      return files.length;
    });
  }

  /** All objects in a folder, those of one id together: the bucket lists by name. */
  async *everything(folder: ObjectFolder = 'file'): AsyncGenerator<ListedObject[]> {
    const bucket = await this.#open();
    let together: ListedObject[] = [];
    for await (const { name, metadata } of bucket.getFilesStream({ prefix: `${folder}/` })) {
      const object = parseObjectPath(name, folder);
      if (!object) continue;
      if (together[0] && together[0].id !== object.id) {
        yield together;
        together = [];
      }
      together.push({ ...object, updated: new Date(metadata.updated ?? Number.NaN) });
    }
    if (together.length > 0) yield together;
  }

  #with<T>({ path }: ObjectPath, use: (file: File) => Promise<T>): Promise<T> {
    return this.#try((bucket) => use(bucket.file(path)));
  }

  async #try<T>(use: (bucket: StorageBucket) => Promise<T>): Promise<T> {
    try {
      return await use(await this.#open());
    } catch (error) {
      // Errors of Storage have the status of its answer as their code.
      const { code } = error as { code?: unknown };
      if (code === 404) throw new MissingObject({ cause: error });
      const isBusy = isTemporaryStatus(Number(code)) || isUnavailable(error);
      throw isBusy ? serviceUnavailable(error) : error;
    }
  }

  async #open() {
    // Loaded here because a visitor's list needs the database only.
    const { getStorage } = await import('firebase-admin/storage');
    const bucket = getStorage(this.#firebase).bucket(this.#bucket.name);
    bucket.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
    return bucket;
  }
}

function storageOrigin(): string {
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  return emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com';
}

function bucketName(firebase: App): string {
  const name = firebase.options.storageBucket;
  if (!name) throw new Error('FIREBASE_CONFIG names no storageBucket');
  return name;
}
