import type { ContentFile } from '@theni/contract';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** A file with what its addresses in a release are made of. */
export type StoredFile = ContentFile & {
  /** Of its bytes, so that one address never shows two things. */
  Hash: string;
};

const ALREADY_EXISTS = 6;

/** The records of the content's files, `contentFiles/{id}`. One is there when its pictures are, and never changes. */
export class FileStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async find(id: string): Promise<StoredFile | undefined> {
    return toFile(await this.#record(id).get());
  }

  /** Those that there are, by their ids. */
  async findAll(ids: string[]): Promise<Map<string, StoredFile>> {
    const unique = [...new Set(ids)];
    if (unique.length === 0) return new Map();
    const records = await this.#firestore.getAll(...unique.map((id) => this.#record(id)));
    const files = records.map(toFile).filter((file) => file !== undefined);
    return new Map(files.map((file) => [file.Id, file]));
  }

  /** @returns the record that there is: another request for the same file may have been faster */
  async create({ Id, ...fields }: StoredFile): Promise<{ file: StoredFile; created: boolean }> {
    const file = { Id, ...fields } as StoredFile;
    try {
      await this.#record(Id).create(fields);
      return { file, created: true };
    } catch (error) {
      if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
      return { file: (await this.find(Id)) ?? file, created: false };
    }
  }

  async remove(id: string): Promise<void> {
    await this.#record(id).delete();
  }

  #record(id: string): DocumentReference {
    return this.#firestore.collection('contentFiles').doc(id);
  }
}

function toFile(record: DocumentSnapshot): StoredFile | undefined {
  return record.exists ? ({ Id: record.id, ...record.data() } as StoredFile) : undefined;
}
