import type { App } from 'firebase-admin/app';
import type { Storage } from 'firebase-admin/storage';
import { type Bucket, fileUrlOf, type ObjectPath, parseFileUrl } from './object-path.ts';

/** One year, the longest that caches are asked to keep anything: an address never changes its content. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

export interface StoredObject {
  /** As the uploader claimed. */
  contentType: string | undefined;
  /** Bytes. */
  size: number;
}

/** There is no such object, or it was deleted a moment ago. */
export class MissingObject extends Error {
  override name = 'MissingObject';
}

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

  /** Lets browsers and caches keep the object for good. @throws {MissingObject} */
  async makeImmutable(object: ObjectPath): Promise<void> {
    await this.#with(object, (file) => file.setMetadata({ cacheControl: CACHE_CONTROL }));
  }

  /** Deletes all objects of an item. @returns how many there were */
  async deleteAll(id: string): Promise<number> {
    const bucket = await this.#open();
    const [files] = await bucket.getFiles({ prefix: `file/${id}/` });
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
    return getStorage(this.#firebase).bucket(this.#bucket.name);
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
