import { PUSH_BROWSERS_MAX, type PushBrowser, type PushSubscriptionPost } from '@theni/contract';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** A browser of the owner's, and how it is reached. */
export type StoredBrowser = PushBrowser & Pick<PushSubscriptionPost, 'Keys'>;

/** `push/browsers`: all of them in one document, because they are few and always wanted together. */
export class BrowserStore {
  readonly #record: DocumentReference;

  constructor(firestore: Firestore) {
    this.#record = firestore.collection('push').doc('browsers');
  }

  /** The longest subscribed first, those with a lost subscription too. */
  async all(): Promise<StoredBrowser[]> {
    return browsersIn(await this.#record.get());
  }

  async ringing(): Promise<StoredBrowser[]> {
    return (await this.all()).filter(isRinging);
  }

  /** A browser that is there already gets the new keys. @param replaces the endpoint that it had before */
  add(
    { Endpoint, ...browser }: StoredBrowser,
    replaces: string | undefined,
  ): Promise<'added' | 'known' | 'full'> {
    return this.#change((browsers) => {
      const others = browsers.filter((each) => ![Endpoint, replaces].includes(each.Endpoint));
      const isKnown = browsers.some((each) => each.Endpoint === Endpoint);
      if (others.filter(isRinging).length >= PUSH_BROWSERS_MAX) return { result: 'full' };
      const next = [...others, { Endpoint, ...browser }];
      return { result: isKnown ? 'known' : 'added', next };
    });
  }

  /** They ring no more, and the list goes on naming them. */
  async markLost(lost: StoredBrowser[], now: Date): Promise<void> {
    const endpoints = lost.map(({ Endpoint }) => Endpoint);
    const LostAt = now.toISOString();
    await this.#change((browsers) => ({
      result: undefined,
      next: browsers.map((each) =>
        endpoints.includes(each.Endpoint) ? { ...each, LostAt } : each,
      ),
    }));
  }

  /** @returns whether there was one */
  remove(endpoint: string): Promise<boolean> {
    return this.#change((browsers) => {
      const next = browsers.filter(({ Endpoint }) => Endpoint !== endpoint);
      return { result: next.length < browsers.length, next };
    });
  }

  #change<T>(
    change: (browsers: StoredBrowser[]) => { result: T; next?: StoredBrowser[] },
  ): Promise<T> {
    return this.#record.firestore.runTransaction(async (transaction) => {
      const { result, next } = change(browsersIn(await transaction.get(this.#record)));
      if (next) transaction.set(this.#record, { Browsers: next });
      return result;
    });
  }
}

function isRinging({ LostAt }: StoredBrowser): boolean {
  return LostAt === null;
}

function browsersIn(record: DocumentSnapshot): StoredBrowser[] {
  return record.data()?.Browsers ?? [];
}
