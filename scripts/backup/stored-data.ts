import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Item } from '@theni/contract';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { ObjectStore } from '../../functions/src/media/object-store.ts';
import { objectsOf } from '../../functions/src/media/objects-of.ts';
import type { BackupObject, BackupRecord } from './backup-folder.ts';

/** What must outlive a loss. The rest counts (`limits`) or is counted anew (`meta`). */
const COLLECTIONS = ['files', 'messages'];
const MEDIA = { prefix: 'file/' };

/** All that the product stores in a project: its records and its media. */
export class StoredData {
  readonly #firestore: Firestore;
  readonly #objects: ObjectStore;
  readonly #bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>;

  constructor() {
    const [firebase = initializeApp()] = getApps();
    this.#firestore = getFirestore(firebase);
    this.#bucket = getStorage(firebase).bucket();
    this.#objects = new ObjectStore(firebase);
  }

  /** What the addresses of its objects begin with. */
  get addresses(): string {
    return this.#objects.addresses;
  }

  async *records(): AsyncGenerator<BackupRecord> {
    for (const name of COLLECTIONS) {
      const documents = this.#firestore.collection(name).stream() as unknown;
      for await (const document of documents as AsyncIterable<QueryDocumentSnapshot>) {
        yield { path: document.ref.path, fields: plain(document) };
      }
    }
  }

  /** Paths of the objects that a record of the gallery shows. */
  objectsShownBy({ path, fields }: BackupRecord): string[] {
    if (!path.startsWith('files/')) return [];
    return objectsOf(this.#objects, fields as unknown as Item).map(({ path }) => path);
  }

  async writeRecords(records: BackupRecord[]): Promise<void> {
    const batch = this.#firestore.batch();
    for (const { path, fields } of records) batch.set(this.#firestore.doc(path), fields);
    await batch.commit();
  }

  async deleteRecord(path: string): Promise<void> {
    await this.#firestore.doc(path).delete();
  }

  /** Higher than any count of writes, so that every running instance reads the records anew. */
  async raiseVersion(): Promise<void> {
    await this.#firestore.doc('meta/files').set({ Version: Date.now() });
  }

  async *objects(): AsyncGenerator<Omit<BackupObject, 'sha256'>> {
    for await (const { name, metadata } of this.#bucket.getFilesStream(MEDIA)) {
      const { contentType, cacheControl, metadata: custom } = metadata;
      yield { path: name, metadata: { contentType, cacheControl, metadata: custom } };
    }
  }

  read(path: string): Readable {
    return this.#bucket.file(path).createReadStream();
  }

  async writeObject({ path, metadata }: BackupObject, bytes: Readable): Promise<void> {
    const target = this.#bucket.file(path).createWriteStream({ resumable: false, metadata });
    await pipeline(bytes, target);
  }

  async deleteObject(path: string): Promise<void> {
    await this.#bucket.file(path).delete({ ignoreNotFound: true });
  }
}

/** @throws when the record holds what JSON would not bring back */
function plain(document: QueryDocumentSnapshot): Record<string, unknown> {
  const fields = document.data();
  if (isDeepStrictEqual(JSON.parse(JSON.stringify(fields)), fields)) return fields;
  throw new Error(`${document.ref.path} holds a value that a backup cannot keep, such as a date.`);
}
