import type { PlotFacts, Tap } from '@theni/contract';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ClientAddress } from './client-address.ts';
import { dayOf } from './days.ts';
import { RateLimiter, TAP_LIMITS } from './rate-limiter.ts';

/** How often a tap of one kind was made on a day. */
export interface TapCount extends Tap {
  Day: string;
  Count: number;
}

/**
 * Taps as daily totals, `taps/{day}`: one unindexed map from what was tapped to how often. Who has tapped is stored nowhere. With
 * `TAP_LIMITS` a day's document cannot outgrow what Firestore takes.
 */
export class TapStore {
  readonly #firestore: Firestore;
  readonly #limiter: RateLimiter;
  /** The numbers of the plots of projects, as far as somebody has tapped there. */
  readonly #plots = new Map<string, { version: number; numbers: Set<string> }>();

  constructor(firestore: Firestore, limits = TAP_LIMITS) {
    this.#firestore = firestore;
    this.#limiter = new RateLimiter(firestore, limits);
  }

  /** @returns undefined, or how many milliseconds until the next tap is counted */
  admit(address: ClientAddress, now: Date): Promise<number | undefined> {
    return this.#limiter.admit(address, now, 'tap');
  }

  /** Which version of a project visitors see; undefined where they see none. */
  async publishedVersion(slug: string): Promise<number | undefined> {
    const plots = this.#firestore.collection('plots').doc(slug);
    const [record] = await this.#firestore.getAll(plots, { fieldMask: ['PublishedVersion'] });
    return record?.get('PublishedVersion') ?? undefined;
  }

  /** Whether visitors see that plot. A version never changes, so it is read once. */
  async hasPlot(slug: string, version: number, number: string): Promise<boolean> {
    let known = this.#plots.get(slug);
    if (known?.version !== version) {
      const record = await this.#firestore.doc(`projectVersions/${slug}.${version}`).get();
      const facts: PlotFacts[] = JSON.parse(record.get('Facts') ?? '[]');
      known = { version, numbers: new Set(facts.map((plot) => plot.Number)) };
      this.#plots.set(slug, known);
    }
    return known.numbers.has(number);
  }

  /** Resolves when it is counted. */
  async count(tap: Tap, now: Date): Promise<void> {
    const Day = dayOf(now);
    const Counts = { [keyOf(tap)]: FieldValue.increment(1) };
    await this.#taps().doc(Day).set({ Day, Counts }, { merge: true });
  }

  /** @param since the first day, ISO 8601 */
  async since(since: string): Promise<TapCount[]> {
    const { docs } = await this.#taps().where('Day', '>=', since).get();
    return docs.flatMap((record) =>
      Object.entries<number>(record.get('Counts')).map(([key, Count]) => ({
        Day: record.id,
        Count,
        ...tapOf(key),
      })),
    );
  }

  #taps() {
    return this.#firestore.collection('taps');
  }
}

/** A plot's number may hold blanks, so it comes last. */
function keyOf({ Kind, Language, Page, Project = '', Plot = '' }: Tap): string {
  return [Kind, Language, Page, Project, Plot].join(' ');
}

function tapOf(key: string): Tap {
  const [Kind, Language, Page = '', Project, ...plot] = key.split(' ');
  const Plot = plot.join(' ');
  return {
    Kind: Kind as Tap['Kind'],
    Language: Language as Tap['Language'],
    Page,
    ...(Project && { Project }),
    ...(Plot && { Plot }),
  };
}
