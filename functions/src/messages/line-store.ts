import type { CollectionReference, Query, Transaction } from 'firebase-admin/firestore';
import type { StoredMessage } from './message-store.ts';
import {
  isLinked,
  type Line,
  lineAlone,
  linesOf,
  linkedAlone,
  linkedLine,
  PERSONS_MAX,
} from './person-lines.ts';

/*
 * Who stands on which line, read and decided in the transaction that changes it.
 */

type Messages = CollectionReference;
type Records = Map<string, StoredMessage>;

/**
 * A message that has just come takes its place at the head of its person's line: it costs a read and a write for each line that it
 * joins, however long they are. What the admin knows of the person goes with it, and only its stage begins anew.
 * @returns the message as it is to be stored, and how those stand then whose place it takes
 */
export async function joinLine(
  transaction: Transaction,
  messages: Messages,
  { id, message }: { id: string; message: StoredMessage },
): Promise<{ joined: StoredMessage; others: Map<string, Line> }> {
  const alone = { ...message, ...lineAlone(message) };
  if (!isLinked(message)) return { joined: alone, others: new Map() };
  const heads = await headsOf(transaction, messages, message.Persons);
  const linked = [...heads].map(([each, head]) => linkedLine(each, head));
  const lines = linesOf([linkedAlone(id, message), ...linked]);
  const line = lines.get(id);
  lines.delete(id);
  const [before] = [...heads.values()].toSorted((one, other) =>
    one.CreatedAt < other.CreatedAt ? 1 : -1,
  );
  const known = line?.Listed && before ? knownOf(before) : {};
  return { joined: { ...alone, ...known, ...line }, others: lines };
}

function knownOf({ Note, VisitAt, RemindAt }: StoredMessage) {
  return { Note, VisitAt, RemindAt };
}

/**
 * The lines of all whom a change touches that takes messages off them or brings some back.
 * @param changed by id, as they are then; undefined for what is removed
 * @returns only those that stand otherwise than they are stored, and those that have changed
 */
export async function newLines(
  transaction: Transaction,
  messages: Messages,
  { persons, changed }: { persons: string[]; changed: Map<string, StoredMessage | undefined> },
): Promise<Map<string, Line>> {
  const heads = await headsOf(transaction, messages, persons);
  const theirs = [...heads.values()].flatMap(({ LinePersons }) => LinePersons);
  const stored = await found(transaction, [...persons, ...theirs], (some) =>
    messages.where('Persons', 'array-contains-any', some),
  );
  const all = new Map<string, StoredMessage | undefined>([...stored, ...changed]);
  const there = [...all].flatMap(([id, message]) => (message ? [{ id, message }] : []));
  const linked = there.filter(({ message }) => isLinked(message));
  const lines = linesOf(linked.map(({ id, message }) => linkedAlone(id, message)));
  return new Map(
    there
      .map(({ id, message }) => [id, lines.get(id) ?? lineAlone(message)] as const)
      .filter(([id, line]) => changed.has(id) || !isSameLine(line, stored.get(id))),
  );
}

function isSameLine(line: Line, stored: StoredMessage | undefined): boolean {
  const textOf = ({ Listed, Messages, LinePersons, LineProjects }: Line) =>
    JSON.stringify([Listed, Messages, LinePersons, LineProjects]);
  return stored !== undefined && textOf(line) === textOf(stored);
}

/** The lines of these numbers and addresses, by the id of the message that stands there. */
export function headsOf(
  transaction: Transaction | undefined,
  messages: Messages,
  persons: string[],
): Promise<Records> {
  return found(transaction, persons, (some) =>
    messages.where('LinePersons', 'array-contains-any', some),
  );
}

/** Of more than Firestore looks for at once, too. */
async function found(
  transaction: Transaction | undefined,
  persons: string[],
  queryOf: (some: string[]) => Query,
): Promise<Records> {
  const all = [...new Set(persons)];
  const parts = Array.from({ length: Math.ceil(all.length / PERSONS_MAX) }, (_, at) =>
    all.slice(at * PERSONS_MAX, (at + 1) * PERSONS_MAX),
  );
  const pages = await Promise.all(
    parts.map((some) => (transaction ? transaction.get(queryOf(some)) : queryOf(some).get())),
  );
  const records = pages.flatMap(({ docs }) => docs);
  return new Map(records.map((record) => [record.id, record.data() as StoredMessage]));
}
