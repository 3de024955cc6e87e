import { PUSH_BROWSERS_MAX, type PushBrowser, type PushSubscriptionPost } from '@theni/contract';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { inTransaction } from '../in-transaction.ts';

/** A browser of the owner's, and how it is reached. */
export type StoredBrowser = PushBrowser & Pick<PushSubscriptionPost, 'keys'>;

/** `push/browsers`: one document, because they are few. */
export class BrowserStore {
  readonly #record: DocumentReference;

  constructor(firestore: Firestore) {
    this.#record = firestore.collection('push').doc('browsers');
  }

  /** The longest subscribed first, those with a lost subscription too. */
  async all(): Promise<StoredBrowser[]> {
    return (await this.#record.get()).data()?.browsers ?? [];
  }

  /** A browser that is there already gets the new keys. @returns false when as many ring as may */
  add(browser: StoredBrowser, replaces: string | undefined): Promise<boolean> {
    return this.#change((browsers) => {
      const same = [browser.endpoint, replaces];
      const others = browsers.filter(({ endpoint }) => !same.includes(endpoint));
      const isFull = others.filter(isRinging).length >= PUSH_BROWSERS_MAX;
      return isFull ? undefined : [...others, browser];
    });
  }

  /** Lost browsers ring no more, and stay in the list, which names them to the owner. */
  async markLost(endpoints: string[], now: Date): Promise<void> {
    const mark = (browser: StoredBrowser) =>
      endpoints.includes(browser.endpoint) ? { ...browser, lostAt: now.toISOString() } : browser;
    await this.#change((browsers) => browsers.map(mark));
  }

  /** @returns whether there was one */
  remove(endpoint: string): Promise<boolean> {
    return this.#change((browsers) => {
      const others = browsers.filter((browser) => browser.endpoint !== endpoint);
      return others.length < browsers.length ? others : undefined;
    });
  }

  /** @returns false when `change` makes nothing of them */
  #change(change: (browsers: StoredBrowser[]) => StoredBrowser[] | undefined): Promise<boolean> {
    return inTransaction(this.#record.firestore, 'browsers', async (transaction) => {
      const browsers = change((await transaction.get(this.#record)).data()?.browsers ?? []);
      if (browsers) transaction.set(this.#record, { browsers });
      return browsers !== undefined;
    });
  }
}

export function isRinging({ lostAt }: StoredBrowser): boolean {
  return lostAt === null;
}
