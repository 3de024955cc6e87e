import type { Content } from '@theni/content';
import { changesOf, contentFrom, SCHEMA_VERSION, type StoredContent } from '@theni/content/changes';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { fileIdsInTexts } from './file-ids.ts';

export interface Draft {
  Version: number;
  Content: Content;
}

const FIRST_VERSION = 1;

/** The draft, `content/draft`. Of a content the changes are kept, as one text. */
export class ContentStore {
  readonly #firestore: Firestore;
  readonly #initial: Content;

  /** @param initial what the draft begins with */
  constructor(firestore: Firestore, initial: Content) {
    this.#firestore = firestore;
    this.#initial = initial;
  }

  async draft(): Promise<Draft> {
    const record = await this.#draft().get();
    if (!record.exists) return { Version: FIRST_VERSION, Content: this.#initial };
    return { Version: record.get('Version'), Content: contentOf(record) };
  }

  /**
   * @param expected the version that it takes the place of; undefined for any
   * @returns the draft, or the version that there is in its place. The same content again is no conflict: its response was lost
   */
  saveDraft(
    Content: Content,
    expected: number | undefined,
  ): Promise<Draft | { conflictWith: number }> {
    const fields = fieldsOf(Content);
    return this.#firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(this.#draft());
      const found: number = record.get('Version') ?? FIRST_VERSION;
      if (expected !== undefined && expected !== found)
        return record.get('Changes') === fields.Changes
          ? { Version: found, Content }
          : { conflictWith: found };
      const Version = found + 1;
      transaction.set(record.ref, { Version, ...fields });
      return { Version, Content };
    });
  }

  async fileIds(): Promise<Set<string>> {
    return fileIdsInTexts([(await this.#draft().get()).get('Changes')]);
  }

  #draft(): DocumentReference {
    return this.#firestore.doc('content/draft');
  }
}

interface StoredFields extends Omit<StoredContent, 'Changes'> {
  /** JSON. Its text may hold what a map of Firestore may not, and costs no index. */
  Changes: string;
}

export function fieldsOf(content: Content): StoredFields {
  return { SchemaVersion: SCHEMA_VERSION, Changes: JSON.stringify(changesOf(content)) };
}

export function contentOf(record: DocumentSnapshot): Content {
  const { SchemaVersion, Changes } = record.data() as StoredFields;
  const note = (what: string) => warn('stored content', { document: record.ref.path, what });
  return contentFrom({ SchemaVersion, Changes: JSON.parse(Changes) }, { note });
}
