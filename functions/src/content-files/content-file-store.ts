import { fileIdsIn } from '@theni/content/pictures';
import { type ContentFile, type Layout, parseStoredLayout, type ValueIssue } from '@theni/contract';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** A file with what its addresses in a release are made of. */
export type StoredContentFile = ContentFile & {
  /** It follows from the bytes, so that one address never shows two things. */
  hash: string;
};

/** Where files are named: collections, with the field that has JSON, and what finds them in it. */
const NAMING_FILES = [
  ['content', 'changes', fileIdsInChanges],
  ['releases', 'changes', fileIdsInChanges],
  ['layouts', 'layout', fileIdsInLayout],
  ['layoutVersions', 'layout', fileIdsInLayout],
] as const;

/** `contentFiles/{id}`: written once the file's pictures are there, and never changed. */
export class ContentFileStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async find(id: string): Promise<StoredContentFile | undefined> {
    return toFile(await this.#record(id).get());
  }

  async findAll(ids: string[]): Promise<Map<string, StoredContentFile>> {
    const unique = [...new Set(ids)];
    if (unique.length === 0) return new Map();
    const records = await this.#firestore.getAll(...unique.map((id) => this.#record(id)));
    const files = records.map(toFile).filter((file) => file !== undefined);
    return new Map(files.map((file) => [file.id, file]));
  }

  async create({ id, ...fields }: StoredContentFile): Promise<void> {
    await this.#record(id).set(fields);
  }

  async remove(id: string): Promise<void> {
    await this.#record(id).delete();
  }

  /** The files that drafts name, and what is kept of publications. */
  async usedIds(): Promise<Set<string>> {
    const used: string[] = [];
    for (const [collection, field, idsIn] of NAMING_FILES) {
      const { docs } = await this.#firestore.collection(collection).select(field).get();
      // `content/state` has no changes.
      const texts: string[] = docs.map((record) => record.get(field) ?? '{}');
      used.push(...texts.flatMap(idsIn));
    }
    return new Set(used);
  }

  #record(id: string): DocumentReference {
    return this.#firestore.collection('contentFiles').doc(id);
  }
}

function fileIdsInChanges(json: string): string[] {
  return fileIdsIn(JSON.parse(json));
}

function fileIdsInLayout(json: string): string[] {
  return fileIdsOfLayout(parseStoredLayout(json));
}

/** A file where it is named. */
export interface NamedFile extends Pick<ContentFile, 'id' | 'kind'> {
  path: string;
}

/** What to say of files that are gone, or of another kind. @param files those that there are */
export function missingFiles(
  named: NamedFile[],
  files: ReadonlyMap<string, ContentFile>,
): ValueIssue[] {
  const missing = named.filter(({ id, kind }) => files.get(id)?.kind !== kind);
  const message = 'This file no longer exists. Please choose it again.';
  return missing.map(({ path }) => ({ path, message }));
}

/** The plan and the documents. */
export function fileIdsOfLayout({ plan, documents }: Pick<Layout, 'plan' | 'documents'>): string[] {
  return [...(plan ? [plan.file] : []), ...documents.map(({ file }) => file)];
}

function toFile(record: DocumentSnapshot): StoredContentFile | undefined {
  return record.exists ? ({ id: record.id, ...record.data() } as StoredContentFile) : undefined;
}
