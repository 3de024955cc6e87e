import type { InboxMessage, MessageChange, Stage } from '@theni/contract';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { deleteFound, updateExisting } from './firestore-writes.ts';
import { joinLine, newLines } from './line-store.ts';
import { changed, mayHaveGone, settled } from './message-changes.ts';
import { MessageReader, toInboxMessage } from './message-reader.ts';
import { isLinked, type Line } from './person-lines.ts';

/** A message as it lies in `messages/{id}`. A filter finds no record that lacks its field, so null stands for what is not known. */
export interface StoredMessage extends Omit<InboxMessage, '_id'>, Line {
  /** The number and the address that it was sent with, as `personsOf` writes them. */
  Persons: string[];
  /**
   * ISO 8601. There while the message waits, and only then: when the next attempt may begin. An attempt that
   * begins moves it ahead, which keeps others away, and holds no longer than that if the attempt is cut short.
   */
  DueAt?: string;
  /** There while phones are to ring for it. */
  Push?: PushState;
}

export interface PushState {
  /** Those that have failed. */
  Attempts: number;
  /** ISO 8601: when the next one may begin. */
  DueAt: string;
  /** Ids of the browsers that are left; absent for all of them. */
  Browsers?: string[];
}

/** Messages that one transaction removes. */
const REMOVED_AT_ONCE = 100;

/** What an attempt came to. `dueAt` undefined: it was the last one. */
export type AttemptResult =
  | { sent: true; at: Date }
  | { sent: false; reason: string; dueAt: Date | undefined };

export class MessageStore extends MessageReader {
  /** @returns false when a message of that id is there already; then nothing has changed */
  create(id: string, message: StoredMessage): Promise<boolean> {
    return this.firestore.runTransaction(async (transaction) => {
      if ((await transaction.get(this.record(id))).exists) return false;
      const { joined, others } = await joinLine(transaction, this.messages(), { id, message });
      transaction.create(this.record(id), joined);
      this.#update(transaction, others);
      return true;
    });
  }

  /**
   * Takes a waiting message for one attempt; of several that try, one gets it.
   * @returns the message with this attempt counted, or undefined when it is not due (any more)
   */
  claim(id: string, now: Date, leaseMs: number): Promise<StoredMessage | undefined> {
    return this.firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(this.record(id));
      const message = record.data() as StoredMessage | undefined;
      if (!message?.DueAt || message.DueAt > now.toISOString()) return undefined;
      const claim = { Attempts: message.Attempts + 1, DueAt: leaseEnd(now, leaseMs) };
      transaction.update(record.ref, claim);
      return { ...message, ...claim };
    });
  }

  /**
   * Writes down what attempt number `attempt` came to. A failure that comes late, when another attempt has begun,
   * changes nothing; a success always counts. A message deleted meanwhile stays deleted.
   */
  settle(id: string, attempt: number, result: AttemptResult): Promise<void> {
    return this.firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(this.record(id));
      const message = record.data() as StoredMessage | undefined;
      if (!message || message.State === 'sent') return;
      if (!result.sent && message.Attempts !== attempt) return;
      transaction.set(record.ref, settled(message, result));
    });
  }

  /** Those that phones are to ring for, of too many those that became due last. */
  async waitingToRing(now: Date, limit: number): Promise<[id: string, message: StoredMessage][]> {
    const waiting = this.messages().where('Push.DueAt', '<=', now.toISOString());
    const { docs } = await waiting.orderBy('Push.DueAt', 'desc').limit(limit).get();
    return docs.map((record) => [record.id, record.data() as StoredMessage]);
  }

  /** Writes down what is left to ring; nothing, if that is undefined. A message deleted meanwhile stays deleted. */
  async settleRing(id: string, left: PushState | undefined): Promise<void> {
    await updateExisting(this.record(id).update({ Push: left ?? FieldValue.delete() }));
  }

  /** All of them in one commit, or none. @returns those that there are, as they are now */
  change(
    ids: string[],
    change: MessageChange,
    now: Date,
  ): Promise<InboxMessage[] | 'mail has gone'> {
    return this.firestore.runTransaction(async (transaction) => {
      const stored = await this.#stored(transaction, ids);
      if (change.Spam && [...stored.values()].some(mayHaveGone)) return 'mail has gone';
      const after = new Map([...stored].map(([id, each]) => [id, changed(each, change, now)]));
      const moved = [...after].filter(([id, each]) => stands(stored.get(id)) !== stands(each));
      const lines = await this.#newLines(transaction, stored, new Map(moved));
      const written = [...after].map(([id, each]) => ({ id, ...each, ...lines.get(id) }));
      for (const { id, ...fields } of written) transaction.set(this.record(id), fields);
      this.#update(transaction, new Map([...lines].filter(([id]) => !after.has(id))));
      return written.map(({ id, ...fields }) => toInboxMessage(id, fields));
    });
  }

  /** Removes these messages, some at a time; the person's next newest takes the place of each. @returns how many there were */
  async removeAll(ids: string[]): Promise<number> {
    let removed = 0;
    for (let start = 0; start < ids.length; start += REMOVED_AT_ONCE)
      removed += await this.#removeTogether(ids.slice(start, start + REMOVED_AT_ONCE));
    return removed;
  }

  /** Removes up to `limit` messages of a stage that came before. @returns how many it has removed */
  async removeBefore(stage: Stage, before: Date, limit: number): Promise<number> {
    const old = this.messages()
      .where('Stage', '==', stage)
      .where('CreatedAt', '<', before.toISOString());
    const { docs } = await old.limit(limit).select().get();
    return this.removeAll(docs.map(({ id }) => id));
  }

  /** Removes up to `limit` messages that the admin had deleted before, which stand on no line. @returns how many it has removed */
  removeDeleted(before: Date, limit: number): Promise<number> {
    const deleted = this.messages().where('Deleted', '<', before.toISOString());
    return deleteFound(deleted.limit(limit));
  }

  #removeTogether(ids: string[]): Promise<number> {
    return this.firestore.runTransaction(async (transaction) => {
      const stored = await this.#stored(transaction, ids);
      const gone = new Map([...stored.keys()].map((id) => [id, undefined]));
      const others = await this.#newLines(transaction, stored, gone);
      for (const id of stored.keys()) transaction.delete(this.record(id));
      this.#update(transaction, others);
      return stored.size;
    });
  }

  async #stored(transaction: Transaction, ids: string[]): Promise<Map<string, StoredMessage>> {
    if (ids.length === 0) return new Map();
    const records = await transaction.getAll(...ids.map((id) => this.record(id)));
    const there = records.filter((record) => record.exists);
    return new Map(there.map((record) => [record.id, record.data() as StoredMessage]));
  }

  #newLines(
    transaction: Transaction,
    before: Map<string, StoredMessage>,
    changed: Map<string, StoredMessage | undefined>,
  ): Promise<Map<string, Line>> {
    const touched = [...changed].flatMap(([id, after]) => [before.get(id), after]);
    const persons = touched.flatMap((each) => (each && isLinked(each) ? each.Persons : []));
    return newLines(transaction, this.messages(), { persons, changed });
  }

  #update(transaction: Transaction, lines: Map<string, Line>): void {
    for (const [id, line] of lines) transaction.update(this.record(id), { ...line });
  }
}

/** Where a message stands: with others of its person, by itself, or nowhere. */
function stands(message: StoredMessage | undefined): string {
  if (!message || message.Deleted !== null) return 'nowhere';
  return isLinked(message) ? 'with others' : 'by itself';
}

export function leaseEnd(now: Date, leaseMs: number): string {
  return new Date(now.getTime() + leaseMs).toISOString();
}
