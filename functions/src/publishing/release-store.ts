import type { Content } from '@theni/content';
import type { ContentVersion, Publication } from '@theni/contract';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { contentOf, type Draft, fieldsOf } from '../documents/content-store.ts';
import { fileIdsInTexts } from '../documents/file-ids.ts';
import type { LayoutVersions } from './publisher.ts';

/** What lies in `content/state`. */
export interface LiveState {
  /** Id of the release that is live; absent before the first one. */
  Release?: string;
  Publication?: Publication;
  /** Who may release pages at this time; null when nobody does. */
  Lease?: Lease | null;
}

/** Who holds the lease, and until when, ISO 8601. */
export interface Lease {
  Holder: string;
  Until: string;
}

export interface NewRelease {
  Id: string;
  Content: Content;
  /** Of the content. */
  Version: number;
  Projects: LayoutVersions;
  /** Paths of the values that differ from the release before. */
  Changed: string[];
}

export interface Release extends Omit<NewRelease, 'Content'> {
  /** ISO 8601. */
  CreatedAt: string;
  /** When it was noted as live for the first time; null for one that never was. */
  LiveAt: string | null;
}

export interface PublishedContent extends Draft {
  PublishedAt: string;
  /** Slugs of the layouts that have a page. */
  Layouts: string[];
}

const FIRST_VERSION = 1;
const KEPT_VERSIONS = 20;
/** Of the same words with other layouts. */
const KEPT_RELEASES = 10;
/** The samples of this machine were never published by anyone. */
const SAMPLES_PUBLISHED_AT = '2026-01-01T00:00:00.000Z';

interface Settings {
  /** What the draft begins with. */
  initial: Content;
  /** Whether that counts as published before the first publication. */
  initialIsPublished: boolean;
}

/**
 * What has been released. `releases/{id}`, written before it goes live, names the versions of content and layouts for good; the words
 * themselves are in `contentVersions/{n}`. `content/state` has the lease and points to what is live.
 */
export class ReleaseStore {
  readonly #firestore: Firestore;
  readonly #settings: Settings;

  constructor(firestore: Firestore, settings: Settings) {
    this.#firestore = firestore;
    this.#settings = settings;
  }

  async state(): Promise<LiveState> {
    return (await this.#state().get()).data() ?? {};
  }

  /** What the pages say. @returns undefined before the first publication */
  async published(): Promise<PublishedContent | undefined> {
    const { Release } = await this.state();
    if (Release === undefined)
      return this.#settings.initialIsPublished
        ? {
            Version: FIRST_VERSION,
            PublishedAt: SAMPLES_PUBLISHED_AT,
            Content: this.#settings.initial,
            Layouts: [],
          }
        : undefined;
    const { Version, Projects, LiveAt, CreatedAt } = await this.#named(Release);
    const Content = await this.version(Version);
    if (!Content) throw new Error(`The published version ${Version} is not stored.`);
    return {
      Version,
      PublishedAt: LiveAt ?? CreatedAt,
      Content,
      Layouts: Object.keys(Projects),
    };
  }

  /** @returns undefined when it is not kept (any more) */
  async version(Version: number): Promise<Content | undefined> {
    const record = await this.#versions().doc(String(Version)).get();
    if (record.exists) return contentOf(record);
    const { initial, initialIsPublished } = this.#settings;
    return initialIsPublished && Version === FIRST_VERSION ? initial : undefined;
  }

  /** That were live, newest first. */
  async versions(): Promise<ContentVersion[]> {
    const byVersion = new Map<number, ContentVersion>();
    for (const { Version, LiveAt, Changed } of await this.#all())
      if (LiveAt !== null) {
        // The same words again, with other layouts, differ from themselves in nothing: the first of them tells what changed.
        const { PublishedAt } = byVersion.get(Version) ?? { PublishedAt: LiveAt };
        byVersion.set(Version, { Version, PublishedAt, Changed });
      }
    const versions = [...byVersion.values()].slice(0, KEPT_VERSIONS);
    const isFull = versions.length === KEPT_VERSIONS;
    if (isFull || byVersion.has(FIRST_VERSION) || !this.#settings.initialIsPublished)
      return versions;
    const first = { Version: FIRST_VERSION, PublishedAt: SAMPLES_PUBLISHED_AT, Changed: [] };
    return [...versions, first];
  }

  /** @returns undefined when it is not kept (any more) */
  async release(id: string): Promise<Release | undefined> {
    const record = await this.#releases().doc(id).get();
    return record.exists ? releaseOf(record) : undefined;
  }

  /** Takes the lease when nobody has it at `now`. @returns whether it did */
  takeLease(lease: Lease, now: Date, Publication?: Publication): Promise<boolean> {
    return this.#changeState(({ Lease: found }) => {
      if (found && found.Until > now.toISOString()) return undefined;
      return { Lease: lease, ...(Publication && { Publication }) };
    });
  }

  /** Moves the end of a lease, also one that is over and that nobody else has taken. @returns false when it is lost */
  keepLease(lease: Lease, Publication?: Publication): Promise<boolean> {
    return this.#changeState(({ Lease: found }) => {
      if (found?.Holder !== lease.Holder) return undefined;
      return { Lease: lease, ...(Publication && { Publication }) };
    });
  }

  /** Does nothing when the lease is lost. */
  async endLease(holder: string, Publication?: Publication): Promise<void> {
    await this.#changeState(({ Lease: found }) => {
      if (found?.Holder !== holder) return undefined;
      return { Lease: null, ...(Publication && { Publication }) };
    });
  }

  /**
   * Before it goes live: whatever happens then, it is known what it is made of.
   * @returns false when the lease, which has the same id, is lost
   */
  create({ Id, Content, Version, Projects, Changed }: NewRelease, now: Date): Promise<boolean> {
    return this.#firestore.runTransaction(async (transaction) => {
      const state = await transaction.get(this.#state());
      if (state.get('Lease')?.Holder !== Id) return false;
      const version = this.#versions().doc(String(Version));
      transaction.set(version, { Version, ...fieldsOf(Content) });
      transaction.create(this.#releases().doc(Id), {
        Version,
        Changed,
        Projects: JSON.stringify(Projects),
        CreatedAt: now.toISOString(),
        LiveAt: null,
      });
      return true;
    });
  }

  /** Points to it. */
  async setLive(id: string, now: Date): Promise<void> {
    await this.#firestore.runTransaction(async (transaction) => {
      const release = this.#releases().doc(id);
      const [state, before] = [
        await transaction.get(this.#state()),
        await transaction.get(release),
      ];
      if (before.get('LiveAt') === null) transaction.update(release, { LiveAt: now.toISOString() });
      transaction.set(state.ref, { Release: id }, { merge: true });
    });
  }

  /** Of all that is kept. */
  async layouts(): Promise<LayoutVersions[]> {
    return (await this.#all()).map(({ Projects }) => Projects);
  }

  /** Also what was never live: only who holds the lease may. */
  async deleteOld(): Promise<void> {
    const { Release } = await this.state();
    const kept = new Map<number, number>();
    const batch = this.#firestore.batch();
    for (const { Id, Version, LiveAt } of await this.#all()) {
      const count = kept.get(Version) ?? (kept.size < KEPT_VERSIONS ? 0 : KEPT_RELEASES);
      if (Id === Release || (LiveAt !== null && count < KEPT_RELEASES))
        kept.set(Version, count + 1);
      else batch.delete(this.#releases().doc(Id));
    }
    const { docs } = await this.#versions().select().get();
    for (const { id, ref } of docs) if (!kept.has(Number(id))) batch.delete(ref);
    await batch.commit();
  }

  /** Of the files that the words of all that is kept may use. */
  async fileIds(): Promise<Set<string>> {
    const { docs } = await this.#versions().select('Changes').get();
    return fileIdsInTexts(docs.map((record) => record.get('Changes')));
  }

  async #named(id: string): Promise<Release> {
    const release = await this.release(id);
    if (!release) throw new Error(`The release ${id} that is live is not stored.`);
    return release;
  }

  /** Newest first. */
  async #all(): Promise<Release[]> {
    const { docs } = await this.#releases().get();
    return docs
      .map(releaseOf)
      .sort((a, b) => b.CreatedAt.localeCompare(a.CreatedAt) || b.Version - a.Version);
  }

  #changeState(change: (state: LiveState) => LiveState | undefined): Promise<boolean> {
    return this.#firestore.runTransaction(async (transaction) => {
      const state = await transaction.get(this.#state());
      const changed = change(state.data() ?? {});
      if (changed) transaction.set(state.ref, changed, { mergeFields: Object.keys(changed) });
      return changed !== undefined;
    });
  }

  #state(): DocumentReference {
    return this.#firestore.doc('content/state');
  }

  #releases() {
    return this.#firestore.collection('releases');
  }

  #versions() {
    return this.#firestore.collection('contentVersions');
  }
}

function releaseOf(record: DocumentSnapshot): Release {
  const { Projects, ...fields } = record.data() as Omit<Release, 'Id' | 'Projects'> & {
    Projects: string;
  };
  return { Id: record.id, ...fields, Projects: JSON.parse(Projects) };
}
