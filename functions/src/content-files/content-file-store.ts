import { fileIdsIn } from '@theni/content/pictures';
import { type ContentFile, type Layout, parseStoredLayout, type ValueIssue } from '@theni/contract';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { ObjectPath } from '../storage/object-store.ts';

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

/** The plan and the documents, with the paths of their fields. */
export function filesOfLayout({
  plan,
  documents,
}: Pick<Layout, 'plan' | 'documents'>): NamedFile[] {
  const papers = documents.map(
    ({ file: id }, at): NamedFile => ({ path: `documents.${at}`, id, kind: 'document' }),
  );
  return plan ? [{ path: 'plan', id: plan.file, kind: 'picture' }, ...papers] : papers;
}

export function fileIdsOfLayout(layout: Pick<Layout, 'plan' | 'documents'>): string[] {
  return filesOfLayout(layout).map(({ id }) => id);
}

function toFile(record: DocumentSnapshot): StoredContentFile | undefined {
  return record.exists ? ({ id: record.id, ...record.data() } as StoredContentFile) : undefined;
}

/** No upload can have this name: storage.rules let in no WebP. */
export function variantPath(id: string, width: number): ObjectPath {
  return { id, path: `content/${id}/${width}.webp` };
}

/** A document stays where it was uploaded. */
export function documentPath(id: string, name: string): ObjectPath {
  return { id, path: `documents/${id}/${name}` };
}

export function pathsOfContentFile(file: ContentFile): Set<string> {
  const objects =
    file.kind === 'document'
      ? [documentPath(file.id, file.name)]
      : file.widths.map((width) => variantPath(file.id, width));
  return new Set(objects.map(({ path }) => path));
}
