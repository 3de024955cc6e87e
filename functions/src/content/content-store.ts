import { isDeepStrictEqual } from 'node:util';
import type { Content } from '@theni/content';
import { changesOf, contentFrom, SCHEMA_VERSION, type StoredContent } from '@theni/content/changes';
import type { ContentVersion, Publication } from '@theni/contract';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import type { ProjectVersions } from '../publishing/publisher.ts';

export interface Draft {
  Version: number;
  Content: Content;
}

/** What lies in `content/state`. */
export interface ContentState {
  PublishedVersion?: number;
  /** ISO 8601. */
  PublishedAt?: string;
  Publication?: Publication;
  /** Who may release pages at this time; null when nobody does. */
  Lease?: { Holder: string; Until: string } | null;
}

/** A version that is about to go live, or did so. */
export interface NewVersion extends Draft {
  /** Paths of the values that differ from the version before. */
  Changed: string[];
  Projects: ProjectVersions;
}

export interface PublishedContent extends Draft {
  PublishedAt: string;
}

/** Who holds the lease, and until when, ISO 8601. */
export interface Lease {
  Holder: string;
  Until: string;
}

const FIRST_VERSION = 1;
const KEPT_VERSIONS = 20;
/** Of releases with the same words and other projects. */
const KEPT_PROJECTS = 10;
const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** The samples of this machine were never published by anyone. */
const SAMPLES_PUBLISHED_AT = '2026-01-01T00:00:00.000Z';

interface Settings {
  /** What the draft begins with. */
  initial: Content;
  /** Whether that counts as published before the first publication. */
  initialIsPublished: boolean;
}

/**
 * The draft (`content/draft`), what is published and being published (`content/state`, `content/pending`), and the published
 * versions (`contentVersions/{n}`). Of a content the changes are kept, as one text.
 */
export class ContentStore {
  readonly #firestore: Firestore;
  readonly #settings: Settings;

  constructor(firestore: Firestore, settings: Settings) {
    this.#firestore = firestore;
    this.#settings = settings;
  }

  async draft(): Promise<Draft> {
    return this.#draftOf(await this.#document('draft').get());
  }

  /**
   * @param expected the version that it takes the place of; undefined for any
   * @returns the draft, or the version that there is in its place. The same content again is no conflict: its answer was lost
   */
  saveDraft(
    Content: Content,
    expected: number | undefined,
  ): Promise<Draft | { conflictWith: number }> {
    const fields = fieldsOf(Content);
    return this.#firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(this.#document('draft'));
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

  async state(): Promise<ContentState> {
    const state: ContentState = (await this.#document('state').get()).data() ?? {};
    if (state.PublishedVersion !== undefined || !this.#settings.initialIsPublished) return state;
    return { ...state, PublishedVersion: FIRST_VERSION, PublishedAt: SAMPLES_PUBLISHED_AT };
  }

  /** What the pages say. @returns undefined before the first publication */
  async published(): Promise<PublishedContent | undefined> {
    const { PublishedVersion: Version, PublishedAt } = await this.state();
    if (Version === undefined || PublishedAt === undefined) return undefined;
    const Content = await this.version(Version);
    if (!Content) throw new Error(`The published version ${Version} is not stored.`);
    return { Version, PublishedAt, Content };
  }

  /** @returns undefined when it is not kept (any more) */
  async version(Version: number): Promise<Content | undefined> {
    const record = await this.#versions().doc(String(Version)).get();
    if (record.exists) return contentOf(record);
    const { initial, initialIsPublished } = this.#settings;
    return initialIsPublished && Version === FIRST_VERSION ? initial : undefined;
  }

  /** Newest first. */
  async versions(): Promise<ContentVersion[]> {
    const newest = this.#versions().orderBy('Version', 'desc').limit(KEPT_VERSIONS);
    const { docs } = await newest.select('Version', 'PublishedAt', 'Changed').get();
    const versions = docs.map((record) => record.data() as ContentVersion);
    const isFull = versions.length === KEPT_VERSIONS;
    const hasFirst = versions.some(({ Version }) => Version === FIRST_VERSION);
    if (isFull || hasFirst || !this.#settings.initialIsPublished) return versions;
    const first = { Version: FIRST_VERSION, PublishedAt: SAMPLES_PUBLISHED_AT, Changed: [] };
    return [...versions, first];
  }

  /** Takes the lease when nobody has it at `now`. @returns whether it did */
  takeLease(lease: Lease, now: Date, Publication?: Publication): Promise<boolean> {
    return this.#changeLease(({ Lease: found }) => {
      if (found && found.Until > now.toISOString()) return undefined;
      return { Lease: lease, ...(Publication && { Publication }) };
    });
  }

  /** Moves the end of a lease, also one that is over and that nobody else has taken. @returns false when it is lost */
  keepLease(lease: Lease, Publication?: Publication): Promise<boolean> {
    return this.#changeLease(({ Lease: found }) => {
      if (found?.Holder !== lease.Holder) return undefined;
      return { Lease: lease, ...(Publication && { Publication }) };
    });
  }

  /** Does nothing when the lease is lost. */
  async endLease(holder: string, Publication?: Publication): Promise<void> {
    await this.#changeLease(({ Lease: found }) => {
      if (found?.Holder !== holder) return undefined;
      return { Lease: null, ...(Publication && { Publication }) };
    });
  }

  #changeLease(change: (state: ContentState) => ContentState | undefined): Promise<boolean> {
    return this.#firestore.runTransaction(async (transaction) => {
      const state = await transaction.get(this.#document('state'));
      const changed = change(state.data() ?? {});
      if (changed) transaction.set(state.ref, changed, { mergeFields: Object.keys(changed) });
      return changed !== undefined;
    });
  }

  /** Notes what is about to go live, so that it is known if that is cut short. */
  async announce({ Version, Content, Changed, Projects }: NewVersion): Promise<void> {
    const fields = { Version, ...fieldsOf(Content), Changed, Projects: JSON.stringify([Projects]) };
    await this.#document('pending').set(fields);
  }

  /** What was announced and neither noted as live nor dropped. */
  async announced(): Promise<NewVersion | undefined> {
    const record = await this.#document('pending').get();
    if (!record.exists) return undefined;
    const { Version, Changed } = record.data() as NewVersion;
    const [Projects = {}] = projectsIn(record);
    return { Version, Content: contentOf(record), Changed, Projects };
  }

  async dropAnnounced(): Promise<void> {
    await this.#document('pending').delete();
  }

  /** Notes that a version is live, and the end of its publication if that still holds the lease. */
  async setPublished(
    { Version, Content, Changed, Projects }: NewVersion,
    PublishedAt: string,
    done?: { holder: string; publication: Publication },
  ): Promise<void> {
    await this.#firestore.runTransaction(async (transaction) => {
      const version = this.#versions().doc(String(Version));
      const [state, before] = [
        await transaction.get(this.#document('state')),
        await transaction.get(version),
      ];
      const others = projectsIn(before).filter((known) => !isDeepStrictEqual(known, Projects));
      const known = [Projects, ...others].slice(0, KEPT_PROJECTS);
      const fields = {
        Version,
        PublishedAt,
        ...fieldsOf(Content),
        // The same words again, with other projects, differ from themselves in nothing.
        Changed: before.get('Changed') ?? Changed,
        Projects: JSON.stringify(known),
      };
      const isHolder = done !== undefined && state.get('Lease')?.Holder === done.holder;
      const end = isHolder ? { Publication: done.publication, Lease: null } : {};
      transaction.set(version, fields);
      transaction.set(
        state.ref,
        { PublishedVersion: Version, PublishedAt, ...end },
        { merge: true },
      );
      transaction.delete(this.#document('pending'));
    });
  }

  /** Notes that an earlier version is live again. Does nothing when it is not kept. */
  async setPublishedAgain(Version: number): Promise<void> {
    const record = await this.#versions().doc(String(Version)).get();
    if (!record.exists) return;
    const PublishedAt = record.get('PublishedAt');
    await this.#document('state').set({ PublishedVersion: Version, PublishedAt }, { merge: true });
  }

  /** With which versions of projects it has been live, newest first. */
  async projectsOf(Version: number): Promise<ProjectVersions[]> {
    return projectsIn(await this.#versions().doc(String(Version)).get());
  }

  /** The same of all versions that are kept, and of what is about to go live. */
  async namedProjects(): Promise<ProjectVersions[]> {
    const { docs } = await this.#versions().select('Projects').get();
    return [...docs, await this.#document('pending').get()].flatMap(projectsIn);
  }

  async deleteOldVersions(): Promise<void> {
    const old = this.#versions().orderBy('Version', 'desc').offset(KEPT_VERSIONS);
    const { docs } = await old.select().get();
    const batch = this.#firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }

  /** Whatever looks like the id of a file in the draft, in what is about to go live and in the versions that are kept. */
  async fileIds(): Promise<Set<string>> {
    const [{ docs }, ...records] = await Promise.all([
      this.#versions().get(),
      this.#document('draft').get(),
      this.#document('pending').get(),
    ]);
    const texts = [...docs, ...records].map((record) => String(record.get('Changes') ?? ''));
    return new Set(texts.flatMap((text) => text.match(UUIDS) ?? []));
  }

  #draftOf(record: DocumentSnapshot): Draft {
    if (!record.exists) return { Version: FIRST_VERSION, Content: this.#settings.initial };
    return { Version: record.get('Version'), Content: contentOf(record) };
  }

  #document(name: 'draft' | 'state' | 'pending'): DocumentReference {
    return this.#firestore.collection('content').doc(name);
  }

  #versions() {
    return this.#firestore.collection('contentVersions');
  }
}

interface StoredFields extends Omit<StoredContent, 'Changes'> {
  /** JSON. Its text may hold what a map of Firestore may not, and costs no index. */
  Changes: string;
}

function fieldsOf(content: Content): StoredFields {
  return { SchemaVersion: SCHEMA_VERSION, Changes: JSON.stringify(changesOf(content)) };
}

/** Records of before there were projects name none. */
function projectsIn(record: DocumentSnapshot): ProjectVersions[] {
  const text = record.get('Projects');
  return text === undefined ? [] : JSON.parse(text);
}

function contentOf(record: DocumentSnapshot): Content {
  const { SchemaVersion, Changes } = record.data() as StoredFields;
  const note = (what: string) => warn('stored content', { document: record.ref.path, what });
  return contentFrom({ SchemaVersion, Changes: JSON.parse(Changes) }, { note });
}
