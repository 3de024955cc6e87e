import type { Content } from '@theni/content';
import { contentFrom } from '@theni/content/changes';
import type { Changes, ContentVersion, Publication } from '@theni/contract';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import { HttpProblem } from '../http/problem.ts';

/** Longer than a publication goes on, which gives up by its own clock; never renewed. */
export const LEASE_MS = 150_000;

/** Numbers of versions by the slugs of their layouts. */
export type LayoutVersions = Record<string, number>;

/** What lies in `content/state`. */
export interface LiveState {
  /** Id of the release that is live; absent before the first one. */
  Release?: string;
  Publication?: Publication;
  /** Who may release pages at this time, and until when, ISO 8601; null when nobody does. */
  Lease?: { Holder: string; Until: string } | null;
}

export interface Release {
  /** Of the texts that it shows. */
  Changes: Changes;
  Layouts: LayoutVersions;
  /** ISO 8601, when it was noted as live for the first time; null for one that never was. */
  LiveAt: string | null;
}

/** With the paths of the values that differ from the release before. */
type NewRelease = Omit<Release, 'LiveAt'> & { Changed: string[] };

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
  async published(): Promise<Pick<Release, 'Changes' | 'LiveAt'> | undefined> {
    const { Release } = await this.state();
    if (Release !== undefined) return this.find(Release);
    const { initial, initialIsPublished } = this.#settings;
    return initialIsPublished ? { Changes: initial, LiveAt: SAMPLES_PUBLISHED_AT } : undefined;
  }

  /** What the pages say, or will say first. */
  async content(): Promise<Content> {
    return contentFrom((await this.published())?.Changes ?? this.#settings.initial);
  }

  /** @returns undefined when it is not kept (any more) */
  async find(id: string): Promise<Release | undefined> {
    const record = await this.#release(id).get();
    if (!record.exists) return undefined;
    return {
      Changes: JSON.parse(record.get('Changes')),
      Layouts: JSON.parse(record.get('Layouts')),
      LiveAt: record.get('LiveAt'),
    };
  }

  /** Those that were live, newest first. */
  async versions(): Promise<ContentVersion[]> {
    return lastLive(newestFirst((await this.#withoutTexts().get()).docs)).map((record) => ({
      Version: record.id,
      PublishedAt: record.get('LiveAt'),
      Changed: record.get('Changed'),
    }));
  }

  /** Takes the lease when nobody has it at `now`. @returns whether it did */
  takeLease(Holder: string, now: Date, Publication?: Publication): Promise<boolean> {
    const Until = new Date(now.getTime() + LEASE_MS).toISOString();
    return this.#changeState(({ Lease }) =>
      Lease && Lease.Until > now.toISOString()
        ? undefined
        : { Lease: { Holder, Until }, ...(Publication && { Publication }) },
    );
  }

  /** Also an expired one, as long as nobody else has taken it. */
  async holdsLease(holder: string): Promise<boolean> {
    return (await this.state()).Lease?.Holder === holder;
  }

  /** Does nothing when the lease is lost. */
  async endLease(holder: string, Publication?: Publication): Promise<void> {
    await this.#changeState(({ Lease }) =>
      Lease?.Holder === holder ? { Lease: null, ...(Publication && { Publication }) } : undefined,
    );
  }

  /** Before it goes live; its id holds the lease. @throws {HttpProblem} 409 without it */
  create(id: string, { Changes, Changed, Layouts }: NewRelease, now: Date): Promise<void> {
    return this.#firestore.runTransaction(async (transaction) => {
      await requireLease(transaction, this.#firestore, id);
      transaction.create(this.#release(id), {
        Changes: JSON.stringify(Changes),
        Changed,
        Layouts: JSON.stringify(Layouts),
        CreatedAt: now.toISOString(),
        LiveAt: null,
      });
    });
  }

  /** @throws {HttpProblem} 409 when the holder has lost the lease */
  async setLive(id: string, holder: string, now: Date): Promise<void> {
    await this.#firestore.runTransaction(async (transaction) => {
      await requireLease(transaction, this.#firestore, holder);
      const release = await transaction.get(this.#release(id));
      if (release.get('LiveAt') === null)
        transaction.update(release.ref, { LiveAt: now.toISOString() });
      transaction.set(this.#state(), { Release: id }, { merge: true });
    });
  }

  /**
   * Deletes unreleased ones, too.
   * @returns the layouts of the kept releases @throws {HttpProblem} 409 without the lease
   */
  deleteOld(holder: string): Promise<LayoutVersions[]> {
    return this.#firestore.runTransaction(async (transaction) => {
      const { Release } = await requireLease(transaction, this.#firestore, holder);
      const all = newestFirst((await transaction.get(this.#withoutTexts())).docs);
      const live = lastLive(all);
      const kept = all.filter((record) => record.id === Release || live.includes(record));
      for (const record of all) if (!kept.includes(record)) transaction.delete(record.ref);
      return kept.map((record) => JSON.parse(record.get('Layouts')));
    });
  }

  #withoutTexts(): Query {
    return this.#firestore
      .collection('releases')
      .select('Changed', 'Layouts', 'CreatedAt', 'LiveAt');
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

/**
 * Before the writes of a transaction that only the holder of the lease may make: whoever has taken
 * the lease since, or takes it meanwhile, makes it fail.
 * @returns what the state is @throws {HttpProblem} 409
 */
export async function requireLease(
  transaction: Transaction,
  firestore: Firestore,
  holder: string,
): Promise<LiveState> {
  const state: LiveState = (await transaction.get(firestore.doc('content/state'))).data() ?? {};
  if (state.Lease?.Holder !== holder)
    throw new HttpProblem(409, 'It took so long that another publication has begun.');
  return state;
}

function newestFirst(all: DocumentSnapshot[]): DocumentSnapshot[] {
  return all.sort((a, b) => b.get('CreatedAt').localeCompare(a.get('CreatedAt')));
}

function lastLive(all: DocumentSnapshot[]): DocumentSnapshot[] {
  return all.filter((record) => record.get('LiveAt') !== null).slice(0, KEPT);
}
