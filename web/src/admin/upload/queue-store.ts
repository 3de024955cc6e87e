import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Change, QueuedFile, Step } from './queued-file.ts';

/** `source` is the copy of the chosen file, `ready` what leaves the phone. */
export type Bytes = 'source' | 'ready' | 'poster' | 'preview';

export type QueueEvent =
  | { type: 'changed' }
  | { type: 'removed'; key: string }
  | ({ type: 'progress'; key: string } & Progress)
  | { type: 'pause'; pause: Pause | undefined };

/** How far one step of a file has got, in whole percents. */
export interface Progress {
  step: Step;
  percent: number;
}

/** Why nothing moves although files wait. */
export type Pause = 'no connection' | 'session over';

interface Schema extends DBSchema {
  files: { key: string; value: QueuedFile };
  bytes: { key: [string, Bytes]; value: Blob };
}

const NAME = 'uploads';

/** The queue as all tabs of this browser share it. Every change is published to all of them. */
export class QueueStore {
  readonly #database: Promise<IDBPDatabase<Schema>>;
  readonly #channel = new BroadcastChannel(NAME);
  readonly #listeners = new Set<(event: QueueEvent) => void>();

  constructor() {
    this.#database = openDB<Schema>(NAME, 1, {
      upgrade(database) {
        database.createObjectStore('files', { keyPath: 'key' });
        database.createObjectStore('bytes');
      },
    });
    this.#channel.onmessage = ({ data }) => this.#receive(data);
  }

  async all(): Promise<QueuedFile[]> {
    const files = await (await this.#database).getAll('files');
    return files.sort((a, b) => a.order - b.order);
  }

  /** Copies the bytes: the phone may take the chosen file away. @throws QuotaExceededError */
  async add(file: QueuedFile, source: Blob): Promise<void> {
    const transaction = (await this.#database).transaction(['files', 'bytes'], 'readwrite');
    await Promise.all([
      transaction.objectStore('bytes').put(source, [file.key, 'source']),
      transaction.objectStore('files').put(file),
      transaction.done,
    ]);
    this.publish({ type: 'changed' });
  }

  /** Changes nothing when the file is gone, or its state does not allow the change. */
  async change(key: string, change: Change): Promise<void> {
    await this.changeAll([key], change);
  }

  async changeAll(keys: string[], change: Change): Promise<void> {
    const transaction = (await this.#database).transaction('files', 'readwrite');
    let changes = 0;
    for (const key of keys) {
      const stored = await transaction.store.get(key);
      const changed = stored && change(stored);
      if (!changed) continue;
      await transaction.store.put(changed);
      changes += 1;
    }
    await transaction.done;
    if (changes > 0) this.publish({ type: 'changed' });
  }

  /** @returns the file as it stood at last */
  async remove(key: string): Promise<QueuedFile | undefined> {
    const transaction = (await this.#database).transaction(['files', 'bytes'], 'readwrite');
    const [file] = await Promise.all([
      transaction.objectStore('files').get(key),
      transaction.objectStore('files').delete(key),
      transaction.objectStore('bytes').delete(allBytesOf(key)),
      transaction.done,
    ]);
    this.publish({ type: 'removed', key });
    return file;
  }

  async bytes(key: string, which: Bytes): Promise<Blob | undefined> {
    return (await this.#database).get('bytes', [key, which]);
  }

  /** Does nothing when the file was removed meanwhile. */
  async keepBytes(key: string, which: Bytes, blob: Blob): Promise<void> {
    const transaction = (await this.#database).transaction(['files', 'bytes'], 'readwrite');
    if (await transaction.objectStore('files').getKey(key))
      await transaction.objectStore('bytes').put(blob, [key, which]);
    await transaction.done;
  }

  async dropBytes(key: string, ...which: Bytes[]): Promise<void> {
    const database = await this.#database;
    await Promise.all(which.map((one) => database.delete('bytes', [key, one])));
  }

  publish(event: QueueEvent): void {
    this.#channel.postMessage(event);
    this.#receive(event);
  }

  subscribe(listener: (event: QueueEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #receive(event: QueueEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

function allBytesOf(key: string): IDBKeyRange {
  return IDBKeyRange.bound([key], [key, []]);
}
