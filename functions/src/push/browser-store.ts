import { createHash } from 'node:crypto';
import { PUSH_BROWSERS_MAX, type PushBrowser, type PushSubscriptionPost } from '@theni/contract';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** A browser of the admin that rings. */
export interface StoredBrowser extends PushBrowser, PushSubscriptionPost {
  Id: string;
}

/** `push/browsers`: all of them in one document, because they are few and always wanted together. */
interface Stored {
  Browsers: StoredBrowser[];
  /** When they last rang, ISO 8601. */
  RungAt?: string;
}

export class BrowserStore {
  readonly #record: DocumentReference;

  constructor(firestore: Firestore) {
    this.#record = firestore.collection('push').doc('browsers');
  }

  /** The longest subscribed first. */
  async all(): Promise<StoredBrowser[]> {
    return storedIn((await this.#record.get()).data()).Browsers;
  }

  /** A browser that is there already gets the new keys. */
  add(browser: Omit<StoredBrowser, 'Id'>): Promise<'added' | 'known' | 'full'> {
    const Id = idOf(browser.Endpoint);
    return this.#change((stored) => {
      const at = stored.Browsers.findIndex((each) => each.Id === Id);
      if (at < 0 && stored.Browsers.length >= PUSH_BROWSERS_MAX) return { result: 'full' };
      const Browsers =
        at < 0
          ? [...stored.Browsers, { ...browser, Id }]
          : stored.Browsers.with(at, { ...browser, Id });
      return { result: at < 0 ? 'added' : 'known', next: { ...stored, Browsers } };
    });
  }

  /** @returns how many of them there were */
  remove(endpoints: string[]): Promise<number> {
    const ids = endpoints.map(idOf);
    return this.#change((stored) => {
      const Browsers = stored.Browsers.filter(({ Id }) => !ids.includes(Id));
      const result = stored.Browsers.length - Browsers.length;
      return { result, ...(result > 0 && { next: { ...stored, Browsers } }) };
    });
  }

  /**
   * Takes the right to ring, which comes back after `pauseMs`: of several that try, one gets it.
   * @returns the browsers, or undefined when it is too early
   */
  claimRing(now: Date, pauseMs: number): Promise<StoredBrowser[] | undefined> {
    return this.#change((stored) => {
      const { Browsers, RungAt } = stored;
      if (Browsers.length === 0) return { result: [] };
      if (RungAt && new Date(RungAt).getTime() + pauseMs > now.getTime())
        return { result: undefined };
      return { result: Browsers, next: { ...stored, RungAt: now.toISOString() } };
    });
  }

  #change<T>(change: (stored: Stored) => { result: T; next?: Stored }): Promise<T> {
    return this.#record.firestore.runTransaction(async (transaction) => {
      const { result, next } = change(storedIn((await transaction.get(this.#record)).data()));
      if (next) transaction.set(this.#record, next);
      return result;
    });
  }
}

function storedIn(data: unknown): Stored {
  return { Browsers: [], ...(data as Partial<Stored> | undefined) };
}

/** A browser's endpoint is its own, and may be of any length. */
function idOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);
}
