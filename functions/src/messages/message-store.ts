import {
  type DeliveryState,
  type InboxMessage,
  type InboxQuery,
  type MessageChange,
  SEARCH_READS_MAX,
  type Stage,
} from '@theni/contract';
import { readPhone } from '@theni/contract/phone';
import { dayOf, daysBefore, startOf } from '@theni/contract/times';
import {
  type DocumentReference,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { BATCH, createOnce, deleteFound, updateExisting } from './firestore-writes.ts';
import { matcher } from './search.ts';

/** A message as it lies in `messages/{id}`. A filter finds no record that lacks its field, so null stands for what is not known. */
export interface StoredMessage extends Omit<InboxMessage, '_id'> {
  /** By which a person's messages are found together. */
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

export interface MessagePage {
  messages: InboxMessage[];
  /** What the next page comes `after`; undefined on the last. It names a place and needs no message there. */
  next: string | undefined;
  /** Of a search: the `CreatedAt` of the last message that it has read. */
  searchedBackTo?: string | undefined;
}

type PageQuery = Omit<InboxQuery, 'due' | 'person' | 'ids' | 'after'> & { after?: string };

/** All but spam. */
const NO_SPAM: DeliveryState[] = ['queued', 'sent', 'failed'];

/** So long "Not spam" can be undone; a message that has waited for it can wait for that too. */
export const SPAM_UNDO_MS = 5 * 60_000;

/** Of one person the inbox shows no more. */
const PERSON_MAX = 20;

const PHONE_DIGITS_MIN = 7;

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

  /** Those that phones are to ring for, of too many those that became due last. */
  async waitingToRing(now: Date, limit: number): Promise<[id: string, message: StoredMessage][]> {
    const waiting = this.#messages().where('Push.DueAt', '<=', now.toISOString());
    const { docs } = await waiting.orderBy('Push.DueAt', 'desc').limit(limit).get();
    return docs.map((record) => [record.id, record.data() as StoredMessage]);
  }

  /** Writes down what is left to ring; nothing, if that is undefined. A message deleted meanwhile stays deleted. */
  async settleRing(id: string, left: PushState | undefined): Promise<void> {
    await updateExisting(this.#record(id).update({ Push: left ?? FieldValue.delete() }));
  }

  /** Newest first. A search reads at most `SEARCH_READS_MAX` messages, any other page one more than it shows. */
  async page({ limit, after, search, since, ...filters }: PageQuery): Promise<MessagePage> {
    const chosen = this.#filtered(filters);
    const inOrder = (since ? chosen.where('CreatedAt', '>=', startOf(since).toISOString()) : chosen)
      .orderBy('CreatedAt', 'desc')
      .orderBy(FieldPath.documentId(), 'desc')
      .limit(search === undefined ? limit + 1 : SEARCH_READS_MAX);
    const query = after === undefined ? inOrder : inOrder.startAfter(...after.split('_'));
    const { docs } = await query.get();
    const read = docs.map(toInbox);
    if (search !== undefined) return found(read, search, limit);
    const messages = read.slice(0, limit);
    return { messages, next: read.length > limit ? cursorOf(messages.at(-1)) : undefined };
  }

  /** Those whose reminder is of that day or earlier, the longest due first, and then its visits and those of the next day. */
  async dueOn(time: Date, limit: number): Promise<InboxMessage[]> {
    const today = dayOf(time);
    const reminders = this.#notDeleted().where('RemindAt', '<=', today).orderBy('RemindAt');
    const visits = this.#notDeleted()
      .where('Stage', '==', 'visit')
      .where('VisitAt', '>=', today)
      .where('VisitAt', '<=', dayOf(daysBefore(time, -1)))
      .orderBy('VisitAt');
    const found = await Promise.all([reminders.limit(limit).get(), visits.limit(limit).get()]);
    const due = new Map(found.flatMap(({ docs }) => docs).map((record) => [record.id, record]));
    return [...due.values()].slice(0, limit).map(toInbox);
  }

  /** Those of the same phone or address, newest first, the message itself among them. */
  async ofSamePerson(id: string): Promise<InboxMessage[]> {
    const message = await this.get(id);
    if (!message) return [];
    const { docs } = await this.#notDeleted()
      .where('Persons', 'array-contains-any', message.Persons)
      .orderBy('CreatedAt', 'desc')
      .limit(PERSON_MAX)
      .get();
    return docs.map(toInbox);
  }

  /** In this order, those that there are and that are not deleted. */
  async ofIds(ids: string[]): Promise<InboxMessage[]> {
    const records = await this.#firestore.getAll(...ids.map((id) => this.#record(id)));
    return records
      .filter((record) => record.exists && record.get('Deleted') === null)
      .map((record) => toInboxMessage(record.id, record.data() as StoredMessage));
  }

  /** What nobody has answered: how many, and the longest waiting. */
  async unanswered(limit: number): Promise<{ count: number; oldest: InboxMessage[] }> {
    const open = this.#filtered({ stage: 'new', spam: false });
    const [count, oldest] = await Promise.all([
      open.count().get(),
      open.orderBy('CreatedAt').limit(limit).get(),
    ]);
    return { count: count.data().count, oldest: oldest.docs.map(toInbox) };
  }

  /** Where the messages since then came from, spam left out; of more than `limit` the newest. */
  async originsSince(since: Date, limit: number): Promise<MessageOrigin[]> {
    const { docs } = await this.#filtered({ spam: false })
      .where('CreatedAt', '>=', since.toISOString())
      .orderBy('CreatedAt', 'desc')
      .limit(limit)
      .select(...ORIGIN_FIELDS)
      .get();
    return docs.map((record) => record.data() as MessageOrigin);
  }

  async unreadCounts(): Promise<{ messages: number; spam: number }> {
    const unread = this.#filtered({ unread: '1' });
    const [all, spam] = await Promise.all([
      unread.count().get(),
      unread.where('State', '==', 'spam').count().get(),
    ]);
    return { messages: all.data().count - spam.data().count, spam: spam.data().count };
  }

  /** All of them in one commit, or none. @returns those that there are, as they are now */
  change(
    ids: string[],
    change: MessageChange,
    now: Date,
  ): Promise<InboxMessage[] | 'mail has gone'> {
    return this.#firestore.runTransaction(async (transaction) => {
      const records = await transaction.getAll(...ids.map((id) => this.#record(id)));
      const found = records.flatMap((record) => {
        const message = record.data() as StoredMessage | undefined;
        return message ? [{ record, message }] : [];
      });
      if (change.Spam && found.some(({ message }) => mayHaveGone(message))) return 'mail has gone';
      return found.map(({ record, message }) => {
        const fields = changed(message, change, now);
        transaction.set(record.ref, fields);
        return toInboxMessage(record.id, fields);
      });
    });
  }

  /** @returns false when there was no such message */
  async remove(id: string): Promise<boolean> {
    const record = this.#record(id);
    const { exists } = await record.get();
    if (exists) await record.delete();
    return exists;
  }

  /** Deletes up to `limit` messages of a stage that came before. @returns how many it deleted */
  removeBefore(stage: Stage, before: Date, limit: number): Promise<number> {
    const old = this.#messages()
      .where('Stage', '==', stage)
      .where('CreatedAt', '<', before.toISOString());
    return deleteFound(old.limit(limit));
  }

  /** Deletes up to `limit` messages that the admin had deleted before. @returns how many it deleted */
  removeDeleted(before: Date, limit: number): Promise<number> {
    const deleted = this.#messages().where('Deleted', '<', before.toISOString());
    return deleteFound(deleted.limit(limit));
  }

  /** The ids of all messages of a person, deleted ones too. */
  async idsOf(persons: string[]): Promise<string[]> {
    if (persons.length === 0) return [];
    const theirs = this.#messages().where('Persons', 'array-contains-any', persons);
    return (await theirs.select().get()).docs.map(({ id }) => id);
  }

  /** Deletes these messages, in as many commits as that takes. */
  async removeAll(ids: string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = this.#firestore.batch();
      for (const id of ids.slice(start, start + BATCH)) batch.delete(this.#record(id));
      await batch.commit();
    }
  }

  /** Each combination has an index of its own in `firestore.indexes.json`. */
  #filtered({
    stage,
    project,
    unread,
    spam,
  }: Pick<PageQuery, 'stage' | 'project' | 'unread' | 'spam'>): Query {
    let query = this.#notDeleted();
    if (stage !== undefined) query = query.where('Stage', '==', stage);
    if (project !== undefined) query = query.where('Project', '==', project);
    if (unread !== undefined) query = query.where('Read', '==', false);
    if (spam === true) query = query.where('State', '==', 'spam');
    if (spam === false) query = query.where('State', 'in', NO_SPAM);
    return query;
  }

  #notDeleted(): Query {
    return this.#messages().where('Deleted', '==', null);
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
  return { ...rest, LastError, ...(!message.Deleted && { DueAt: result.dueAt.toISOString() }) };
}

/** An attempt that has begun may have succeeded, whatever is known of it. */
function mayHaveGone({ State, Attempts }: StoredMessage): boolean {
  return State !== 'spam' && Attempts > 0;
}

/** What was held back waits until the admin has had time to undo that. */
function withSpam(Spam: boolean, { State }: StoredMessage, now: Date): Partial<StoredMessage> {
  if (Spam) return { Suspect: true, State: 'spam' };
  const DueAt = new Date(now.getTime() + SPAM_UNDO_MS).toISOString();
  const queued = { State: 'queued', DueAt } as const;
  return { Suspect: false, ...(State === 'spam' && queued) };
}

/** Whether a lead comes to its end: what was to be done until then is not any more. */
function ends(message: StoredMessage, { Stage }: MessageChange): boolean {
  return Stage !== message.Stage && (Stage === 'booked' || Stage === 'not-interested');
}

/** Whether a lead that has not gone further gets a day for its visit. */
function setsVisit({ Stage, VisitAt }: StoredMessage, change: MessageChange): boolean {
  const isEarly = Stage === 'new' || Stage === 'called';
  return isEarly && Boolean(change.VisitAt) && change.VisitAt !== VisitAt;
}

/** What is deleted waits for no mail; brought back, it is due at once. */
function changed(
  message: StoredMessage,
  { Spam, Deleted, ...marks }: MessageChange,
  now: Date,
): StoredMessage {
  const spam = Spam === undefined ? {} : withSpam(Spam, message, now);
  const next = {
    ...message,
    ...(ends(message, marks) && { RemindAt: null }),
    ...(setsVisit(message, marks) && { Stage: 'visit' as const }),
    ...marks,
    ...spam,
  };
  if (Deleted === true) next.Deleted ??= now.toISOString();
  if (Deleted === false) next.Deleted = null;
  const { DueAt, ...rest } = next;
  if (next.Deleted !== null || next.State !== 'queued') return rest;
  return { ...rest, DueAt: DueAt ?? now.toISOString() };
}

/** Those that have all words of the search, up to the end of what was read. */
function found(read: InboxMessage[], search: string, limit: number): MessagePage {
  const matches = matcher(search);
  const messages: InboxMessage[] = [];
  let last: InboxMessage | undefined;
  for (const message of read) {
    last = message;
    if (matches(message)) messages.push(message);
    if (messages.length === limit) break;
  }
  const isMore = last !== read.at(-1) || read.length === SEARCH_READS_MAX;
  return { messages, next: isMore ? cursorOf(last) : undefined, searchedBackTo: last?.CreatedAt };
}

function cursorOf(message: InboxMessage | undefined): string | undefined {
  return message && `${message.CreatedAt}_${message._id}`;
}

const ORIGIN_FIELDS = [
  'CreatedAt',
  'Project',
  'Plot',
  'Services',
  'Language',
  'Page',
  'Campaign',
] as const satisfies (keyof StoredMessage)[];

export type MessageOrigin = Pick<StoredMessage, (typeof ORIGIN_FIELDS)[number]>;

const toInbox = (record: QueryDocumentSnapshot) =>
  toInboxMessage(record.id, record.data() as StoredMessage);

function toInboxMessage(_id: string, stored: StoredMessage): InboxMessage {
  const { DueAt: _, Persons: __, Push: ___, ...message } = stored;
  return { _id, ...message };
}

/** How a person is known: by the number and the address, whatever capitals that is typed in. */
export function personsOf({ Phone, Email }: { Phone?: string; Email?: string }): string[] {
  return [Phone && phoneKey(Phone), Email?.toLowerCase()].filter((known) => known !== undefined);
}

/** Of a number that could not be read its digits; words in its place, or too few digits, are nobody's alone. */
function phoneKey(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  return readPhone(phone) ?? (digits.length >= PHONE_DIGITS_MIN ? digits : undefined);
}
