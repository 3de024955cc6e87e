import type { DocumentReference, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '../in-transaction.ts';
import type { StoredLead } from '../leads/stored-lead.ts';

export type ListedLead = Pick<StoredLead, 'name' | 'phone' | 'email' | 'createdAt'>;

/** What one mail and one ring tell of many messages together, each ten minutes at most. */
export interface Listing {
  /** More came in an hour than are mailed one by one. The oldest is first. */
  waiting: (ListedLead & Pick<StoredLead, 'id' | 'isRingDone' | 'stage'>)[];
  /** How many have been held back (`flood`) since the listing before. */
  heldBack: number;
  /** Those of them before which nothing else had come from their place. The oldest is first. */
  firstOfPlace: ListedLead[];
  /** ISO 8601: of what was held back later the next listing tells. */
  until: string;
}

/** `totals/listing`; all times are ISO 8601. */
interface ListingRecord {
  /** When the newest message came of which a listing has to tell. */
  newest: string;
  /** Until when a listing has told of what was held back. */
  toldUntil: string;
  /** No listing is tried before. */
  notBefore: string;
}

const MINUTES_APART = 10;
/** A message says when it came, and a moment passes until it is stored: so its time is waited for. */
const STORING_MS = 15_000;

const LISTED_FIELDS = ['name', 'phone', 'email', 'createdAt'];

/** Which messages are told of together: most runs of the job read one record and write nothing. */
export class ListingStore {
  readonly #leads: Query;
  readonly #record: DocumentReference;

  constructor(firestore: Firestore) {
    this.#leads = firestore.collection('messages');
    this.#record = recordIn(firestore);
  }

  /** Keeps other runs from a listing for ten minutes. @returns undefined when there is none to try */
  async claim(now: Date): Promise<Listing | undefined> {
    const record = await this.#read();
    if (!isDue(record, now)) return undefined;
    const listing = await this.#gather(record, now);
    if (listing.waiting.length + listing.heldBack === 0) {
      // The owner has dealt with them.
      if (record.newest <= listing.until) await this.noteTold(listing);
      return undefined;
    }
    const notBefore = new Date(now.getTime() + MINUTES_APART * 60_000).toISOString();
    return inTransaction(this.#record.firestore, 'leads', async (transaction) => {
      const current = (await transaction.get(this.#record)).data();
      if (!isDue({ ...record, ...current }, now)) return undefined;
      transaction.set(this.#record, { notBefore }, { merge: true });
      return listing;
    });
  }

  /** Of this listing's messages none tells again. */
  async noteTold({ until }: Pick<Listing, 'until'>): Promise<void> {
    await this.#record.set({ toldUntil: until }, { merge: true });
  }

  async #gather({ toldUntil }: ListingRecord, now: Date): Promise<Listing> {
    const until = new Date(now.getTime() - STORING_MS).toISOString();
    const heldBack = (isFirstOfPlace: boolean) =>
      // verdict, isFirstOfPlace, createdAt descending
      this.#leads
        .where('verdict', '==', 'flood')
        .where('isFirstOfPlace', '==', isFirstOfPlace)
        .where('createdAt', '>', toldUntil)
        .where('createdAt', '<=', until)
        .orderBy('createdAt', 'desc');
    const [waiting, first, others] = await Promise.all([
      this.#leads
        .where('mailState', '==', 'to-list')
        .select(...LISTED_FIELDS, 'id', 'isRingDone', 'stage', 'folder')
        .get(),
      heldBack(true)
        .select(...LISTED_FIELDS)
        .get(),
      heldBack(false).count().get(),
    ]);
    const listed = waiting.docs
      .map((record) => record.data() as StoredLead)
      .filter(({ folder }) => folder === 'open' || folder === 'done');
    return {
      waiting: oldestFirst(listed),
      heldBack: first.size + others.data().count,
      firstOfPlace: oldestFirst(first.docs.map((record) => record.data() as ListedLead)),
      until,
    };
  }

  async #read(): Promise<ListingRecord> {
    const record = (await this.#record.get()).data();
    return { newest: '', toldUntil: '', notBefore: '', ...record };
  }
}

/** Notes that a message is to be told of by a listing, in the transaction that stores it. */
export function noteForListing(
  transaction: Transaction,
  firestore: Firestore,
  createdAt: string,
): void {
  transaction.set(recordIn(firestore), { newest: createdAt }, { merge: true });
}

function recordIn(firestore: Firestore): DocumentReference {
  return firestore.doc('totals/listing');
}

function isDue({ newest, toldUntil, notBefore }: ListingRecord, now: Date): boolean {
  return newest > toldUntil && notBefore <= now.toISOString();
}

function oldestFirst<Of extends ListedLead>(leads: Of[]): Of[] {
  return leads.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}
