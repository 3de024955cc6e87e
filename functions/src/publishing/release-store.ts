import type { Content } from '@theni/content';
import { withValidChanges } from '@theni/content/changes';
import type { EarlierRelease, ValuesByPath } from '@theni/contract';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
} from 'firebase-admin/firestore';
import { inTransaction } from '../in-transaction.ts';
import type { ShownStates, VersionBySlug } from './layout-versions.ts';
import { liveStateDocument, requireLease } from './live-state.ts';

export interface Release {
  /** The owner's changes of the texts that it shows. */
  changes: ValuesByPath;
  layouts: VersionBySlug;
  shownStates: ShownStates;
  /** ISO 8601, when it was noted as live for the first time; null for one that never was. */
  liveAt: string | null;
}

/** `changed` has the paths of the values that differ from the release before. */
type NewRelease = Omit<Release, 'liveAt'> & Pick<EarlierRelease, 'changed' | 'changedLayouts'>;

const RELEASES_KEPT = 20;
/** The date that a local project shows for its samples, which count as published by nobody. */
const SAMPLES_PUBLISHED_AT = '2026-01-01T00:00:00.000Z';

export interface InitialContent {
  /** What the draft begins with. */
  initial: ValuesByPath;
  /** Whether that counts as published before the first publication. */
  initialIsPublished: boolean;
}

/**
 * `releases/{id}`, each written before it goes live; `content/state` (`live-state.ts`) points to
 * the one that is live.
 */
export class ReleaseStore {
  readonly #firestore: Firestore;
  readonly #before: InitialContent;

  /** @param before the first publication */
  constructor(firestore: Firestore, before: InitialContent) {
    this.#firestore = firestore;
    this.#before = before;
  }

  /** The texts of the pages. @returns undefined before the first publication */
  async published(): Promise<
    (Pick<Release, 'changes' | 'liveAt'> & Partial<Pick<Release, 'shownStates'>>) | undefined
  > {
    const { releaseId } = (await liveStateDocument(this.#firestore).get()).data() ?? {};
    if (releaseId !== undefined) return this.find(releaseId);
    const { initial, initialIsPublished } = this.#before;
    return initialIsPublished ? { changes: initial, liveAt: SAMPLES_PUBLISHED_AT } : undefined;
  }

  /** What the pages say, or will say first. */
  async content(): Promise<Content> {
    return withValidChanges((await this.published())?.changes ?? this.#before.initial);
  }

  /** @returns undefined when it is not kept (any more) */
  async find(id: string): Promise<Release | undefined> {
    const record = await this.#release(id).get();
    if (!record.exists) return undefined;
    return {
      changes: JSON.parse(record.get('changes')),
      layouts: JSON.parse(record.get('layouts')),
      shownStates: JSON.parse(record.get('shownStates')),
      liveAt: record.get('liveAt'),
    };
  }

  /** The releases that were live, newest first. */
  async earlierReleases(): Promise<EarlierRelease[]> {
    return lastLive(newestFirst((await this.#withoutTexts().get()).docs)).map((record) => ({
      releaseId: record.id,
      publishedAt: record.get('liveAt'),
      changed: record.get('changed'),
      changedLayouts: record.get('changedLayouts'),
    }));
  }

  /**
   * Is called before the release goes live; its id holds the lease.
   * @throws {HttpProblem} 409 without it
   */
  create(
    id: string,
    { changes, changed, changedLayouts, layouts, shownStates }: NewRelease,
    now: Date,
  ): Promise<void> {
    return inTransaction(this.#firestore, 'publishing', async (transaction) => {
      await requireLease(transaction, this.#firestore, id);
      // `set` and not `create`: Firestore repeats a transaction whose answer was lost.
      transaction.set(this.#release(id), {
        changes: JSON.stringify(changes),
        changed,
        changedLayouts,
        layouts: JSON.stringify(layouts),
        shownStates: JSON.stringify(shownStates),
        createdAt: now.toISOString(),
        liveAt: null,
      });
    });
  }

  /** @throws {HttpProblem} 409 when the holder has lost the lease */
  async setLive(id: string, holder: string, now: Date): Promise<void> {
    await inTransaction(this.#firestore, 'publishing', async (transaction) => {
      await requireLease(transaction, this.#firestore, holder);
      const release = await transaction.get(this.#release(id));
      if (release.get('liveAt') === null)
        transaction.update(release.ref, { liveAt: now.toISOString() });
      transaction.set(liveStateDocument(this.#firestore), { releaseId: id }, { merge: true });
    });
  }

  /**
   * Deletes unreleased ones, too.
   * @returns the layouts of the kept releases @throws {HttpProblem} 409 without the lease
   */
  deleteOld(holder: string): Promise<VersionBySlug[]> {
    return inTransaction(this.#firestore, 'publishing', async (transaction) => {
      const { releaseId } = await requireLease(transaction, this.#firestore, holder);
      const all = newestFirst((await transaction.get(this.#withoutTexts())).docs);
      const live = lastLive(all);
      const kept = all.filter((record) => record.id === releaseId || live.includes(record));
      for (const record of all) if (!kept.includes(record)) transaction.delete(record.ref);
      return kept.map((record) => JSON.parse(record.get('layouts')));
    });
  }

  #withoutTexts(): Query {
    return this.#firestore
      .collection('releases')
      .select('changed', 'changedLayouts', 'layouts', 'createdAt', 'liveAt');
  }

  #release(id: string): DocumentReference {
    return this.#firestore.collection('releases').doc(id);
  }
}

function newestFirst(all: DocumentSnapshot[]): DocumentSnapshot[] {
  return all.sort((a, b) => b.get('createdAt').localeCompare(a.get('createdAt')));
}

function lastLive(all: DocumentSnapshot[]): DocumentSnapshot[] {
  return all.filter((record) => record.get('liveAt') !== null).slice(0, RELEASES_KEPT);
}
