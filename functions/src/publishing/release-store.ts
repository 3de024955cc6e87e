import type { Content } from '@theni/content';
import { contentFrom } from '@theni/content/changes';
import type { Changes, ContentVersion, Publication } from '@theni/contract';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import type { LayoutVersions } from './publisher.ts';

/** Longer than a publication may run; never renewed. */
export const LEASE_MS = 150_000;

/** What lies in `content/state`. */
export interface LiveState {
  /** Id of the release that is live; absent before the first one. */
  release?: string;
  publication?: Publication;
  /** Who may release pages at this time, and until when, ISO 8601; null when nobody does. */
  lease?: { holder: string; until: string } | null;
}

export interface Release {
  /** Of the texts that it shows. */
  changes: Changes;
  layouts: LayoutVersions;
  /** ISO 8601, when it was noted as live for the first time; null for one that never was. */
  liveAt: string | null;
}

/** With the paths of the values that differ from the release before. */
type NewRelease = Omit<Release, 'liveAt'> & { changed: string[] };

const KEPT = 20;
/** The samples of this machine were never published by anyone. */
const SAMPLES_PUBLISHED_AT = '2026-01-01T00:00:00.000Z';

interface Settings {
  /** What the draft begins with. */
  initial: Changes;
  /** Whether that counts as published before the first publication. */
  initialIsPublished: boolean;
}

/** `releases/{id}`, written before it goes live; `content/state` has the lease and points to it. */
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

  /** The texts of the pages. @returns undefined before the first publication */
  async published(): Promise<Pick<Release, 'changes' | 'liveAt'> | undefined> {
    const { release } = await this.state();
    if (release !== undefined) return this.find(release);
    const { initial, initialIsPublished } = this.#settings;
    return initialIsPublished ? { changes: initial, liveAt: SAMPLES_PUBLISHED_AT } : undefined;
  }

  /** What the pages say, or will say first. */
  async content(): Promise<Content> {
    return contentFrom((await this.published())?.changes ?? this.#settings.initial);
  }

  /** @returns undefined when it is not kept (any more) */
  async find(id: string): Promise<Release | undefined> {
    const record = await this.#release(id).get();
    if (!record.exists) return undefined;
    return {
      changes: JSON.parse(record.get('changes')),
      layouts: JSON.parse(record.get('layouts')),
      liveAt: record.get('liveAt'),
    };
  }

  /** Those that were live, newest first. */
  async versions(): Promise<ContentVersion[]> {
    return lastLive(await this.#all()).map((record) => ({
      version: record.id,
      publishedAt: record.get('liveAt'),
      changed: record.get('changed'),
    }));
  }

  /** Takes the lease when nobody has it at `now`. @returns whether it did */
  takeLease(holder: string, now: Date, publication?: Publication): Promise<boolean> {
    const until = new Date(now.getTime() + LEASE_MS).toISOString();
    return this.#changeState(({ lease }) =>
      lease && lease.until > now.toISOString()
        ? undefined
        : { lease: { holder, until }, ...(publication && { publication }) },
    );
  }

  /** Also an expired one, as long as nobody else has taken it. */
  async holdsLease(holder: string): Promise<boolean> {
    return (await this.state()).lease?.holder === holder;
  }

  /** Does nothing when the lease is lost. */
  async endLease(holder: string, publication?: Publication): Promise<void> {
    await this.#changeState(({ lease }) =>
      lease?.holder === holder ? { lease: null, ...(publication && { publication }) } : undefined,
    );
  }

  /** Before it goes live. @returns false when the lease, which has the same id, is lost */
  create(id: string, { changes, changed, layouts }: NewRelease, now: Date): Promise<boolean> {
    return this.#firestore.runTransaction(async (transaction) => {
      const state = await transaction.get(this.#state());
      if (state.get('lease')?.holder !== id) return false;
      transaction.create(this.#release(id), {
        changes: JSON.stringify(changes),
        changed,
        layouts: JSON.stringify(layouts),
        createdAt: now.toISOString(),
        liveAt: null,
      });
      return true;
    });
  }

  /** Needs the lease. */
  async setLive(id: string, now: Date): Promise<void> {
    await this.#firestore.runTransaction(async (transaction) => {
      const release = await transaction.get(this.#release(id));
      if (release.get('liveAt') === null)
        transaction.update(release.ref, { liveAt: now.toISOString() });
      transaction.set(this.#state(), { release: id }, { merge: true });
    });
  }

  /** Deletes unreleased ones, too. Needs the lease. @returns the layouts of the kept releases */
  async deleteOld(): Promise<LayoutVersions[]> {
    const { release } = await this.state();
    const all = await this.#all();
    const live = lastLive(all);
    const kept = all.filter((record) => record.id === release || live.includes(record));
    const batch = this.#firestore.batch();
    for (const record of all) if (!kept.includes(record)) batch.delete(record.ref);
    await batch.commit();
    return kept.map((record) => JSON.parse(record.get('layouts')));
  }

  /** Newest first, without their texts. */
  async #all(): Promise<DocumentSnapshot[]> {
    const { docs } = await this.#firestore
      .collection('releases')
      .select('changed', 'layouts', 'createdAt', 'liveAt')
      .get();
    return docs.sort((a, b) => b.get('createdAt').localeCompare(a.get('createdAt')));
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

  #release(id: string): DocumentReference {
    return this.#firestore.collection('releases').doc(id);
  }
}

/** Whether somebody may release pages. None begins before this transaction has ended. */
export async function isPublishing(
  transaction: Transaction,
  firestore: Firestore,
  now: Date,
): Promise<boolean> {
  const { lease }: LiveState = (await transaction.get(firestore.doc('content/state'))).data() ?? {};
  return lease != null && lease.until > now.toISOString();
}

function lastLive(all: DocumentSnapshot[]): DocumentSnapshot[] {
  return all.filter((record) => record.get('liveAt') !== null).slice(0, KEPT);
}
