import type { InboxMessage, MessageChange } from '@theni/contract';
import { type DocumentReference, FieldPath, type Firestore } from 'firebase-admin/firestore';
import { createOnce, deleteFound } from './firestore-writes.ts';

/** A message as it lies in `messages/{id}`. */
export interface StoredMessage extends Omit<InboxMessage, '_id' | 'Language'> {
  /** Messages of before there was Tamil lack it: they are English. */
  Language?: InboxMessage['Language'];
  /**
   * ISO 8601. There while the message waits, and only then: when the next attempt may begin. An attempt that
   * begins moves it ahead, which keeps others away, and holds no longer than that if the attempt is cut short.
   */
  DueAt?: string;
}

export interface MessagePage {
  messages: InboxMessage[];
  /** What the next page comes `after`; undefined on the last. It names a place and needs no message there. */
  next: string | undefined;
}

/** What an attempt came to. `dueAt` undefined: it was the last one. */
export type AttemptResult =
  | { sent: true; at: Date }
  | { sent: false; reason: string; dueAt: Date | undefined };

export class MessageStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async get(id: string): Promise<StoredMessage | undefined> {
    return (await this.#record(id).get()).data() as StoredMessage | undefined;
  }

  /** @returns false when a message of that id is there already; then nothing has changed */
  create(id: string, message: StoredMessage): Promise<boolean> {
    return createOnce(this.#record(id).create(message));
  }

  /** The ids of messages that wait for an attempt, the longest waiting first. */
  async due(now: Date, limit: number): Promise<string[]> {
    const due = this.#messages().where('DueAt', '<=', now.toISOString());
    const found = await due.orderBy('DueAt').limit(limit).select().get();
    return found.docs.map(({ id }) => id);
  }

  /**
   * Takes a waiting message for one attempt; of several that try, one gets it.
   * @returns the message with this attempt counted, or undefined when it is not due (any more)
   */
  claim(id: string, now: Date, leaseMs: number): Promise<StoredMessage | undefined> {
    return this.#firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(this.#record(id));
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
    return this.#firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(this.#record(id));
      const message = record.data() as StoredMessage | undefined;
      if (!message || message.State === 'sent') return;
      if (!result.sent && message.Attempts !== attempt) return;
      transaction.set(record.ref, settled(message, result));
    });
  }

  /** Newest first. @param after the `next` of the page before */
  async page(limit: number, after: string | undefined): Promise<MessagePage> {
    const newestFirst = this.#messages()
      .orderBy('CreatedAt', 'desc')
      .orderBy(FieldPath.documentId(), 'desc')
      .limit(limit + 1);
    const query = after === undefined ? newestFirst : newestFirst.startAfter(...after.split('_'));
    const { docs } = await query.get();
    const messages = docs
      .slice(0, limit)
      .map((record) => toInboxMessage(record.id, record.data() as StoredMessage));
    const last = docs.length > limit ? messages.at(-1) : undefined;
    return { messages, next: last && `${last.CreatedAt}_${last._id}` };
  }

  async unreadCounts(): Promise<{ messages: number; spam: number }> {
    const unread = this.#messages().where('Read', '==', false);
    const [all, spam] = await Promise.all([
      unread.count().get(),
      unread.where('State', '==', 'spam').count().get(),
    ]);
    return { messages: all.data().count - spam.data().count, spam: spam.data().count };
  }

  /** @returns undefined when there is no such message */
  change(
    id: string,
    { Spam, ...marks }: MessageChange,
    now: Date,
  ): Promise<InboxMessage | undefined> {
    return this.#firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(this.#record(id));
      const message = record.data() as StoredMessage | undefined;
      if (!message) return undefined;
      const fields = { ...marks, ...(Spam === false && notSpam(message, now)) };
      transaction.update(record.ref, fields);
      return toInboxMessage(id, { ...message, ...fields });
    });
  }

  /** @returns false when there was no such message */
  async remove(id: string): Promise<boolean> {
    const record = this.#record(id);
    const { exists } = await record.get();
    if (exists) await record.delete();
    return exists;
  }

  /** Deletes up to `limit` messages that came before. @returns how many it deleted */
  removeBefore(before: Date, limit: number): Promise<number> {
    const old = this.#messages().where('CreatedAt', '<', before.toISOString()).limit(limit);
    return deleteFound(old);
  }

  /** Deletes up to `limit` messages of spam that came no later. @returns how many it deleted */
  removeSpam(until: string, limit: number): Promise<number> {
    const spam = this.#messages().where('State', '==', 'spam').where('CreatedAt', '<=', until);
    return deleteFound(spam.limit(limit));
  }

  #messages() {
    return this.#firestore.collection('messages');
  }

  #record(id: string): DocumentReference {
    return this.#messages().doc(id);
  }
}

export function leaseEnd(now: Date, leaseMs: number): string {
  return new Date(now.getTime() + leaseMs).toISOString();
}

function settled(message: StoredMessage, result: AttemptResult): StoredMessage {
  const { DueAt: _, LastError: __, ...rest } = message;
  if (result.sent) return { ...rest, State: 'sent', SentAt: result.at.toISOString() };
  const LastError = result.reason;
  if (!result.dueAt) return { ...rest, LastError, State: 'failed' };
  return { ...rest, LastError, DueAt: result.dueAt.toISOString() };
}

/** What was held back is due at once. */
function notSpam({ State }: StoredMessage, now: Date): Partial<StoredMessage> {
  const queued = { State: 'queued', DueAt: now.toISOString() } as const;
  return { Suspect: false, ...(State === 'spam' && queued) };
}

function toInboxMessage(_id: string, { DueAt: _, ...message }: StoredMessage): InboxMessage {
  return { _id, Language: 'en', ...message };
}
