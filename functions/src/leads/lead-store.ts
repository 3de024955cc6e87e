import { BOOKED_KEEP_DAYS, type LeadChange, STAGES, type Stage } from '@theni/contract';
import { dayOf, daysBefore, startOf } from '@theni/contract/times';
import { Mutex } from 'async-mutex';
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
} from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';
import type { MailOutcome } from './mailer.ts';
import { changed, type StoredLead, settled } from './stored-lead.ts';

/** Over `mailedAnHour` only the first is mailed; over `storedADay` none is stored. */
const TOTALS = { mailedAnHour: 60, storedADay: 1000 };

/** In a day; then it is given up. */
export const TRIES = 12;

/** Firestore takes 500 writes in one commit. */
const BATCH = 300;

export interface ClaimedLead {
  id: string;
  lead: StoredLead;
}

/** One lead at a time, `messages/{id}`. Lists are in `LeadLists`. */
export class LeadStore {
  readonly #firestore: Firestore;
  /** One at a time: a few instances contend for the totals, not hundreds of requests. */
  readonly #mutex = new Mutex();

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async get(id: string): Promise<StoredLead | undefined> {
    return leadIn(await this.#record(id).get());
  }

  /** Stores a lead and counts it, in one transaction: what is counted is stored. */
  add(id: string, lead: StoredLead, now: Date): Promise<'added' | 'known' | 'full'> {
    return this.#mutex.runExclusive(() =>
      this.#firestore.runTransaction(async (transaction) => {
        // A flood of spam takes nothing from the rest.
        const kind = lead.verdict === 'spam' ? 'spam' : 'messages';
        const totals = this.#firestore.collection('limits').doc(kind);
        const [record, counter] = await transaction.getAll(this.#record(id), totals);
        if (record?.exists) return 'known';
        const counts = counted(counter?.data(), now);
        if (counts.ofDay > TOTALS.storedADay) return 'full';
        transaction.set(totals, counts);
        transaction.create(this.#record(id), settled(limited(lead, counts.ofHour), now));
        return 'added';
      }),
    );
  }

  /** Takes those that are due, of too many those that became due last; each for one try. */
  async claimDue(now: Date, limit: number): Promise<ClaimedLead[]> {
    const due = this.#leads().where('dueAt', '<=', now.toISOString()).orderBy('dueAt', 'desc');
    const { docs } = await due.limit(limit).select().get();
    const claimed = await Promise.all(
      docs.map(async ({ id }) => ({ id, lead: await this.#claim(id, now) })),
    );
    return claimed.filter((claim): claim is ClaimedLead => claim.lead !== undefined);
  }

  /** Moves the due time on, which claims the lead; after the last try it is given up. */
  async #claim(id: string, now: Date): Promise<StoredLead | undefined> {
    const lead = await this.#update(id, ({ dueAt, ...lead }) => {
      if (!dueAt || dueAt > now.toISOString()) return undefined;
      const attempts = lead.attempts + 1;
      if (attempts <= TRIES) return { ...lead, attempts, dueAt: nextTry(attempts, now) };
      return { ...lead, ...(lead.state === 'queued' && { state: 'failed' }) };
    });
    return lead?.dueAt ? lead : undefined;
  }

  /** A success always counts; a failure that comes late changes nothing. */
  async noteMail(id: string, outcome: MailOutcome, now: Date): Promise<void> {
    await this.#update(id, ({ lastError: _, ...lead }) => {
      if (lead.state === 'sent') return undefined;
      if (outcome.mailed)
        return settled({ ...lead, state: 'sent', sentAt: now.toISOString() }, now);
      if (lead.state !== 'queued') return undefined;
      const state = lead.attempts < TRIES ? 'queued' : 'failed';
      return settled({ ...lead, state, lastError: outcome.reason }, now);
    });
  }

  async noteRing(ids: string[], now: Date): Promise<void> {
    const rungAt = now.toISOString();
    await Promise.all(
      ids.map((id) => this.#update(id, (lead) => settled({ ...lead, rungAt }, now))),
    );
  }

  /** @returns the lead as it is now, or undefined when there is none */
  change(id: string, change: LeadChange, now: Date): Promise<StoredLead | undefined> {
    return this.#update(id, (lead) => changed(lead, change, now));
  }

  /** Until the next day it can be taken back. @returns whether there is one */
  async delete(id: string, now: Date): Promise<boolean> {
    const deleted = now.toISOString();
    const mark = (lead: StoredLead) => settled({ ...lead, deleted: lead.deleted ?? deleted }, now);
    return (await this.#update(id, mark)) !== undefined;
  }

  /** The ids of all messages with one of these numbers and addresses, deleted ones and spam too. */
  async idsOf(persons: string[]): Promise<string[]> {
    if (persons.length === 0) return [];
    const theirs = this.#leads().where('persons', 'array-contains-any', persons);
    return (await theirs.select().get()).docs.map(({ id }) => id);
  }

  async removeAll(ids: string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = this.#firestore.batch();
      for (const id of ids.slice(start, start + BATCH)) batch.delete(this.#record(id));
      await batch.commit();
    }
  }

  /** Spam as old as this lead, and older. @returns how many there were */
  removeSpam({ createdAt }: Pick<StoredLead, 'createdAt'>): Promise<number> {
    const spam = this.#leads().where('folder', '==', 'spam').where('createdAt', '<=', createdAt);
    return this.#removeFound(spam.orderBy('createdAt', 'desc'));
  }

  /** What came before in this stage. @returns how many there were */
  removeBefore(stage: Stage, before: Date): Promise<number> {
    const ofStage = this.#leads().where('stage', '==', stage);
    return this.#removeFound(ofStage.where('createdAt', '<', before.toISOString()));
  }

  /** What the owner had deleted before. @returns how many there were */
  removeDeleted(before: Date): Promise<number> {
    return this.#removeFound(this.#leads().where('deleted', '<', before.toISOString()));
  }

  async #removeFound(query: Query): Promise<number> {
    const { docs } = await query.limit(BATCH).select().get();
    await this.removeAll(docs.map(({ id }) => id));
    return docs.length < BATCH ? docs.length : BATCH + (await this.#removeFound(query));
  }

  /** @returns the changed lead, undefined when there is none or `change` makes nothing of it */
  #update(
    id: string,
    change: (lead: StoredLead) => StoredLead | undefined,
  ): Promise<StoredLead | undefined> {
    return this.#firestore.runTransaction(async (transaction) => {
      const stored = leadIn(await transaction.get(this.#record(id)));
      const next = stored && change(stored);
      if (next) transaction.set(this.#record(id), next);
      return next;
    });
  }

  #leads(): CollectionReference {
    return this.#firestore.collection('messages');
  }

  #record(id: string): DocumentReference {
    return this.#leads().doc(id);
  }
}

function leadIn(record: DocumentSnapshot): StoredLead | undefined {
  return record.data() as StoredLead | undefined;
}

/** The totals of this day and hour, with one more. */
function counted(counts: DocumentData = {}, now: Date) {
  const day = dayOf(now);
  const hour = now.toISOString().slice(0, 13);
  const ofDay = counts.day === day ? counts.ofDay : 0;
  const ofHour = counts.hour === hour ? counts.ofHour : 0;
  return { day, ofDay: ofDay + 1, hour, ofHour: ofHour + 1 };
}

/** @param ofHour how many have come within the hour, this one among them */
function limited(lead: StoredLead, ofHour: number): StoredLead {
  const over = ofHour - TOTALS.mailedAnHour;
  if (over > 1) return { ...lead, state: 'not-mailed' };
  return { ...lead, ...(over === 1 && { isLastMailed: true }) };
}

/** After 1, 2, 4 … 256 minutes, then after six hours: all tries lie within a day. */
function nextTry(attempt: number, now: Date): string {
  const minutes = Math.min(2 ** (attempt - 1), 360);
  return new Date(now.getTime() + minutes * 60_000).toISOString();
}

/** Deletes for good what the owner deleted before today, and what is kept long enough. */
export async function deleteExpired(
  { config, leads, now: clock }: Pick<Dependencies, 'config' | 'leads' | 'now'>,
  now = clock(),
): Promise<void> {
  let count = await leads.removeDeleted(startOf(dayOf(now)));
  for (const stage of STAGES) {
    const days = stage === 'booked' ? BOOKED_KEEP_DAYS : config.site.keepMessagesDays;
    count += await leads.removeBefore(stage, daysBefore(now, days));
  }
  if (count > 0) info('expired messages deleted', { count });
}
