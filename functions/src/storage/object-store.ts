import { EventEmitter } from 'node:events';
import type { App } from 'firebase-admin/app';
import type { Storage } from 'firebase-admin/storage';
import {
  addressesOf,
  type Bucket,
  fileUrlOf,
  type ObjectFolder,
  type ObjectPath,
  parseFileUrl,
  parseObjectPath,
} from './object-path.ts';

/** One year, the longest that caches are asked to keep anything: an address never changes its content. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

export interface StoredObject {
  /** As the uploader claimed. */
  contentType: string | undefined;
  /** Bytes. */
  size: number;
}

/** An object as the bucket lists it. */
export interface ListedObject extends ObjectPath {
  /** When the object was written, or its metadata changed. */
  updated: Date;
  /** Counts the changes of its metadata. */
  metageneration: number;
}

/** There is no such object, or it was deleted a moment ago. */
export class MissingObject extends Error {
  override name = 'MissingObject';
}

const PRECONDITION_FAILED = 412;
/** `IdempotencyStrategy.RetryAlways` of @google-cloud/storage: whatever this store does may be done twice. */
const RETRY_ALWAYS = 0;

/**
 * Google's library sets twelve listeners on each stream that it reads from, and Node takes more than ten for a leak:
 * https://github.com/googleapis/google-cloud-node/issues/9185
 */
EventEmitter.defaultMaxListeners = 12;

type File = ReturnType<ReturnType<Storage['bucket']>['file']>;

/** The project's bucket in Cloud Storage. */
export class ObjectStore {
  readonly #firebase: App;
  readonly #bucket: Bucket;

  constructor(firebase: App) {
    this.#firebase = firebase;
    this.#bucket = { origin: storageOrigin(), name: bucketName(firebase) };
  }

  /** @returns undefined when the address is not that of an item's file in this bucket */
  locate(fileUrl: string): ObjectPath | undefined {
    return parseFileUrl(fileUrl, this.#bucket);
  }

  urlOf(object: ObjectPath): string {
    return fileUrlOf(object, this.#bucket);
  }

  /** What the addresses of all its objects begin with. */
  get addresses(): string {
    return addressesOf(this.#bucket);
  }

  /** @throws {MissingObject} */
  describe(object: ObjectPath): Promise<StoredObject> {
    return this.#with(object, async (file) => {
      const [{ contentType, size }] = await file.getMetadata();
      return { contentType, size: Number(size) };
    });
  }

  /** The bytes from `start` to `end`, both included. @throws {MissingObject} */
  read(object: ObjectPath, start: number, end: number): Promise<Buffer> {
    return this.#with(object, async (file) => {
      const [bytes] = await file.download({ start, end });
      return bytes;
    });
  }

  /** @throws {MissingObject} */
  readAll(object: ObjectPath): Promise<Buffer> {
    return this.#with(object, async (file) => {
      const [bytes] = await file.download();
      return bytes;
    });
  }

  /** Renews the date of an upload, which no cache may keep. @throws {MissingObject} */
  async touch(object: ObjectPath): Promise<void> {
    await this.#with(object, (file) => file.setMetadata({ cacheControl: 'no-store' }));
  }

  /** Writes an object that browsers and caches may keep for good; the name must tell its content. */
  async write(object: ObjectPath, bytes: Buffer, contentType: string): Promise<void> {
    const metadata = { contentType, cacheControl: CACHE_CONTROL };
    await this.#with(object, (file) => file.save(bytes, { resumable: false, metadata }));
  }

  /** Deletes the object, if it is there. */
  async delete(object: ObjectPath): Promise<void> {
    await this.#with(object, (file) => file.delete({ ignoreNotFound: true }));
  }

  /** Deletes an object that nobody has touched since it was listed. @returns false when someone has */
  async deleteUntouched({ path, metageneration }: ListedObject): Promise<boolean> {
    const file = (await this.#open()).file(path, {
      preconditionOpts: { ifMetagenerationMatch: metageneration },
    });
    try {
      await file.delete({ ignoreNotFound: true });
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === PRECONDITION_FAILED) return false;
      throw error;
    }
  }

  /** The paths of all objects of an item. */
  async pathsOf(id: string): Promise<Set<string>> {
    const [files] = await (await this.#open()).getFiles({ prefix: `file/${id}/` });
    return new Set(files.map(({ name }) => name));
  }

  /** All objects in a folder, those of one id one after the other. */
  async *everything(folder: ObjectFolder = 'file'): AsyncGenerator<ListedObject> {
    const bucket = await this.#open();
    for await (const { name, metadata } of bucket.getFilesStream({ prefix: `${folder}/` })) {
      const object = parseObjectPath(name, folder);
      if (!object) continue;
      const { updated, metageneration } = metadata;
      yield {
        ...object,
        updated: new Date(updated ?? Number.NaN),
        metageneration: Number(metageneration),
      };
    }
  }

  /** Deletes all objects of an item, or of that id in another folder. @returns how many there were */
  async deleteAll(id: string, folder: ObjectFolder = 'file'): Promise<number> {
    const bucket = await this.#open();
    const [files] = await bucket.getFiles({ prefix: `${folder}/${id}/` });
    await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
    return files.length;
  }

  async #with<T>({ path }: ObjectPath, use: (file: File) => Promise<T>): Promise<T> {
    try {
      return await use((await this.#open()).file(path));
    } catch (error) {
      if ((error as { code?: unknown }).code === 404)
        throw new MissingObject(path, { cause: error });
      throw error;
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

/** The bucket lists by name, so the objects of one id come together. */
export async function* byId(objects: AsyncIterable<ListedObject>): AsyncGenerator<ListedObject[]> {
  let folder: ListedObject[] = [];
  for await (const object of objects) {
    if (folder[0] && folder[0].id !== object.id) {
      yield folder;
      folder = [];
    }
    folder.push(object);
  }
  if (folder.length > 0) yield folder;
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
