import type { ContactClick } from '@theni/contract';
import { dayOf } from '@theni/contract/times';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ClientAddress } from './client-address.ts';
import { RateLimiter, TAP_LIMITS } from './rate-limiter.ts';

/** How often a tap of one kind was made on a day. */
export interface ContactClickCount extends ContactClick {
  Day: string;
  Count: number;
}

/**
 * Taps as daily totals, `taps/{day}`: one unindexed map from what was tapped to how often. Who has tapped is stored nowhere. With
 * `TAP_LIMITS` a day's document cannot outgrow what Firestore takes.
 */
export class ContactClickStore {
  readonly #firestore: Firestore;
  readonly #limiter: RateLimiter;

  constructor(firestore: Firestore, limits = TAP_LIMITS) {
    this.#firestore = firestore;
    this.#limiter = new RateLimiter(firestore, limits);
  }

  /** @returns undefined, or how many milliseconds until the next tap is counted */
  admit(address: ClientAddress, now: Date): Promise<number | undefined> {
    return this.#limiter.admit(address, now, 'tap');
  }

  /** Resolves when it is counted. */
  async count(contactClick: ContactClick, now: Date): Promise<void> {
    const Day = dayOf(now);
    const Counts = { [keyOf(contactClick)]: FieldValue.increment(1) };
    await this.#taps().doc(Day).set({ Day, Counts }, { merge: true });
  }

  /** @param since the first day, ISO 8601 */
  async since(since: string): Promise<ContactClickCount[]> {
    const { docs } = await this.#taps().where('Day', '>=', since).get();
    return docs.flatMap((record) =>
      Object.entries<number>(record.get('Counts')).map(([key, Count]) => ({
        Day: record.id,
        Count,
        ...contactClickOf(key),
      })),
    );
  }

  #taps() {
    return this.#firestore.collection('taps');
  }
}

/** A plot's number may hold blanks, so it comes last. */
function keyOf({ Kind, Language, Page, Project = '', Plot = '' }: ContactClick): string {
  return [Kind, Language, Page, Project, Plot].join(' ');
}

function contactClickOf(key: string): ContactClick {
  const [Kind, Language, Page = '', Project, ...plot] = key.split(' ');
  const Plot = plot.join(' ');
  return {
    Kind: Kind as ContactClick['Kind'],
    Language: Language as ContactClick['Language'],
    Page,
    ...(Project && { Project }),
    ...(Plot && { Plot }),
  };
}
