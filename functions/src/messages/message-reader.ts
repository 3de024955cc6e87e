import {
  type DeliveryState,
  type InboxMessage,
  type InboxQuery,
  SEARCH_READS_MAX,
  STAGES,
} from '@theni/contract';
import { dayOf, daysBefore, startOf } from '@theni/contract/times';
import {
  type CollectionReference,
  type DocumentReference,
  FieldPath,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { headsOf } from './line-store.ts';
import type { StoredMessage } from './message-store.ts';
import { PERSONS_MAX } from './person-lines.ts';
import { matcher } from './search.ts';

export interface MessagePage {
  messages: InboxMessage[];
  /** What the next page comes `after`; undefined on the last. It names a place and needs no message there. */
  next: string | undefined;
  /** Of a search: the `CreatedAt` of the last message that it has read. */
  searchedBackTo?: string | undefined;
}

type PageQuery = Omit<InboxQuery, 'due' | 'person' | 'ids' | 'after'> & { after?: string };
type Filters = Pick<PageQuery, 'stage' | 'project' | 'unread' | 'spam' | 'since'>;
type Found = StoredMessage & { _id: string };

/** All but spam. */
const NO_SPAM: DeliveryState[] = ['queued', 'sent', 'failed'];

/** A visit is to come until it has come to something. */
const OPEN_STAGES = STAGES.filter((stage) => stage !== 'booked' && stage !== 'not-interested');

/** Of one person the inbox shows no more. */
const PERSON_MAX = 100;

/** What the inbox reads of the messages: a line for each person, where nothing else is said. */
export class MessageReader {
  protected readonly firestore: Firestore;

  constructor(firestore: Firestore) {
    this.firestore = firestore;
  }

  async get(id: string): Promise<StoredMessage | undefined> {
    return (await this.record(id).get()).data() as StoredMessage | undefined;
  }

  /** The ids of messages that wait for an attempt, the longest waiting first. */
  async due(now: Date, limit: number): Promise<string[]> {
    const due = this.messages().where('DueAt', '<=', now.toISOString());
    const found = await due.orderBy('DueAt').limit(limit).select().get();
    return found.docs.map(({ id }) => id);
  }

  /** Newest first. It reads one line more than it shows; of a search, see there. */
  async page(query: PageQuery): Promise<MessagePage> {
    if (query.search !== undefined) return this.#search(query.search, query);
    const { limit, after, ...filters } = query;
    const found = await read(newestFirst(this.#filtered(filters), after).limit(limit + 1));
    const lines = found.slice(0, limit);
    const next = found.length > limit ? cursorOf(lines.at(-1)) : undefined;
    return { messages: lines.map(toInbox), next };
  }

  /**
   * The words may stand in any message of a person; the line is what is found, once a page. It reads at most `SEARCH_READS_MAX` messages,
   * and the lines of those that came before them.
   */
  async #search(words: string, query: PageQuery): Promise<MessagePage> {
    const { limit, after, spam } = query;
    const all = newestFirst(ofKind(this.#notDeleted(), spam), after);
    const messages = await read(all.limit(SEARCH_READS_MAX));
    const { found, last } = upTo(limit, messages, matcher(words));
    const lines = await this.#linesOf(found, messages);
    const isMore = last !== messages.at(-1) || messages.length === SEARCH_READS_MAX;
    return {
      messages: lines.filter((line) => isChosen(line, query)).map(toInbox),
      next: isMore ? cursorOf(last) : undefined,
      searchedBackTo: last?.CreatedAt,
    };
  }

  /** Each once, in the order of its messages. @param known among which most of the lines are */
  async #linesOf(messages: Found[], known: Found[]): Promise<Found[]> {
    const lineIn = (lines: Found[], { Persons }: Found) =>
      lines.find(({ LinePersons }) => LinePersons.some((each) => Persons.includes(each)));
    const isMissing = (message: Found) => !message.Listed && !lineIn(known, message);
    const persons = messages.filter(isMissing).flatMap(({ Persons }) => Persons);
    const heads = await headsOf(undefined, this.messages(), persons);
    const all = [...known, ...[...heads].map(([_id, head]) => ({ ...head, _id }))];
    const lines = messages.map((each) => (each.Listed ? each : lineIn(all, each)));
    const there = lines.filter((line) => line !== undefined);
    return [...new Map(there.map((line) => [line._id, line])).values()];
  }

  /**
   * Whose reminder is of that day or earlier, the longest due first, and then who comes on that day or the next one, unless the visit
   * has come to something.
   */
  async dueOn(time: Date, limit: number): Promise<InboxMessage[]> {
    const today = dayOf(time);
    const reminders = this.#listed().where('RemindAt', '<=', today).orderBy('RemindAt');
    const visits = this.#listed()
      .where('Stage', 'in', OPEN_STAGES)
      .where('VisitAt', '>=', today)
      .where('VisitAt', '<=', dayOf(daysBefore(time, -1)))
      .orderBy('VisitAt');
    const found = await Promise.all([read(reminders.limit(limit)), read(visits.limit(limit))]);
    const due = new Map(found.flat().map((message) => [message._id, message]));
    return [...due.values()].slice(0, limit).map(toInbox);
  }

  /** All messages on the line of this one, newest first; spam stands by itself. */
  async ofSamePerson(id: string): Promise<InboxMessage[]> {
    const message = await this.get(id);
    if (!message) return [];
    if (message.State === 'spam') return this.ofIds([id]);
    const heads = await headsOf(undefined, this.messages(), message.Persons);
    const theirs = [...heads.values()].flatMap(({ LinePersons }) => LinePersons);
    const persons = [...new Set([...message.Persons, ...theirs])].slice(0, PERSONS_MAX);
    const found = this.#notDeleted()
      .where('Persons', 'array-contains-any', persons)
      .orderBy('CreatedAt', 'desc');
    const messages = await read(found.limit(PERSON_MAX));
    return messages.filter(({ State }) => State !== 'spam').map(toInbox);
  }

  /** In this order, those that there are and that are not deleted. */
  async ofIds(ids: string[]): Promise<InboxMessage[]> {
    if (ids.length === 0) return [];
    const records = await this.firestore.getAll(...ids.map((id) => this.record(id)));
    return records
      .filter((record) => record.exists)
      .map((record) => toInboxMessage(record.id, record.data() as StoredMessage))
      .filter(({ Deleted }) => Deleted === null);
  }

  async unreadCounts(): Promise<{ messages: number; spam: number }> {
    const unread = this.#filtered({ unread: '1' });
    const [all, spam] = await Promise.all([
      unread.count().get(),
      unread.where('State', '==', 'spam').count().get(),
    ]);
    return { messages: all.data().count - spam.data().count, spam: spam.data().count };
  }

  /** The ids of all messages with one of these numbers and addresses, deleted ones too, and spam. */
  async idsOf(persons: string[]): Promise<string[]> {
    if (persons.length === 0) return [];
    const theirs = this.messages().where('Persons', 'array-contains-any', persons);
    return (await theirs.select().get()).docs.map(({ id }) => id);
  }

  /** Each combination has an index of its own in `firestore.indexes.json`. */
  #filtered({ stage, project, unread, spam, since }: Filters): Query {
    let query = ofKind(this.#listed(), spam);
    if (stage !== undefined) query = query.where('Stage', '==', stage);
    if (project !== undefined) query = query.where('LineProjects', 'array-contains-any', [project]);
    if (unread !== undefined) query = query.where('Read', '==', false);
    if (since !== undefined) query = query.where('CreatedAt', '>=', startOf(since).toISOString());
    return query;
  }

  #listed(): Query {
    return this.messages().where('Listed', '==', true);
  }

  #notDeleted(): Query {
    return this.messages().where('Deleted', '==', null);
  }

  protected messages(): CollectionReference {
    return this.firestore.collection('messages');
  }

  protected record(id: string): DocumentReference {
    return this.messages().doc(id);
  }
}

/** `undefined`: spam and the rest. */
function ofKind(query: Query, spam: boolean | undefined): Query {
  if (spam === undefined) return query;
  return spam ? query.where('State', '==', 'spam') : query.where('State', 'in', NO_SPAM);
}

function newestFirst(query: Query, after: string | undefined): Query {
  const inOrder = query.orderBy('CreatedAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  return after === undefined ? inOrder : inOrder.startAfter(...after.split('_'));
}

async function read(query: Query): Promise<Found[]> {
  const { docs } = await query.get();
  return docs.map((record) => ({ ...(record.data() as StoredMessage), _id: record.id }));
}

/** As a filter of the database would have it. */
function isChosen(line: Found, { stage, project, unread, since }: Filters): boolean {
  return (
    (stage === undefined || line.Stage === stage) &&
    (project === undefined || line.LineProjects.includes(project)) &&
    (unread === undefined || !line.Read) &&
    (since === undefined || line.CreatedAt >= startOf(since).toISOString())
  );
}

/** The first so many that match, and the last message that was looked at for them. */
function upTo(limit: number, messages: Found[], matches: (message: Found) => boolean) {
  const found: Found[] = [];
  let last: Found | undefined;
  for (const message of messages) {
    last = message;
    if (matches(message)) found.push(message);
    if (found.length === limit) break;
  }
  return { found, last };
}

function cursorOf(message: Found | undefined): string | undefined {
  return message && `${message.CreatedAt}_${message._id}`;
}

const toInbox = ({ _id, ...stored }: Found) => toInboxMessage(_id, stored);

export function toInboxMessage(_id: string, stored: StoredMessage): InboxMessage {
  const {
    DueAt: _,
    Persons: __,
    Push: ______,
    Listed: ___,
    LinePersons: ____,
    LineProjects: _____,
    ...message
  } = stored;
  return { _id, ...message };
}
