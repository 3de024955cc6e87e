import type { StoredMessage } from './message-store.ts';

/** How a message stands in the inbox, which has one line for each person. */
export interface Line {
  /** It has a line: the newest of its person's messages, and each message of spam. What is deleted has none. */
  Listed: boolean;
  /** How many messages of the person the line stands for. */
  Messages: number;
  /** Every number and address on the line; none of spam, which joins no line. */
  LinePersons: string[];
  /** Every layout that the person has asked about. */
  LineProjects: string[];
}

/** Firestore looks for at most so many in a list. */
export const PERSONS_MAX = 30;

/** A message with those that its line stands for already. */
export interface Linked {
  id: string;
  CreatedAt: string;
  persons: string[];
  projects: string[];
  messages: number;
}

/** Spam joins nobody's line: a program writes in anybody's name. */
export function isLinked({ Deleted, State }: Pick<StoredMessage, 'Deleted' | 'State'>): boolean {
  return Deleted === null && State !== 'spam';
}

/** By itself. */
export function lineAlone(
  message: Pick<StoredMessage, 'Persons' | 'Project' | 'Deleted' | 'State'>,
): Line {
  return {
    Listed: message.Deleted === null,
    Messages: 1,
    LinePersons: isLinked(message) ? message.Persons : [],
    LineProjects: message.Project === null ? [] : [message.Project],
  };
}

export function linkedAlone(
  id: string,
  { CreatedAt, Persons, Project }: Pick<StoredMessage, 'CreatedAt' | 'Persons' | 'Project'>,
): Linked {
  const projects = Project === null ? [] : [Project];
  return { id, CreatedAt, persons: Persons, projects, messages: 1 };
}

/** With all that its line stands for. */
export function linkedLine(id: string, message: StoredMessage): Linked {
  const { CreatedAt, LinePersons, LineProjects, Messages } = message;
  return { id, CreatedAt, persons: LinePersons, projects: LineProjects, messages: Messages };
}

/** One line for all who share a number or an address, also through others. @returns how each stands then, by its id */
export function linesOf(all: Linked[]): Map<string, Line> {
  const lines = new Map<string, Linked[]>();
  for (const each of all) {
    const shared = each.persons.flatMap((person) => lines.get(person) ?? [each]);
    const line = [...new Set([each, ...shared])];
    for (const { persons } of line) for (const person of persons) lines.set(person, line);
  }
  const without = all.filter(({ persons }) => persons.length === 0).map((each) => [each]);
  return new Map([...new Set(lines.values()), ...without].flatMap(standings));
}

function standings(line: Linked[]): [id: string, Line][] {
  const [first, ...rest] = line.toSorted(newestFirst);
  if (!first) return [];
  const inOrder = [first, ...rest];
  const unique = (texts: string[]) => [...new Set(texts)];
  const stands: Line = {
    Listed: true,
    Messages: line.reduce((sum, { messages }) => sum + messages, 0),
    LinePersons: unique(inOrder.flatMap(({ persons }) => persons)).slice(0, PERSONS_MAX),
    LineProjects: unique(inOrder.flatMap(({ projects }) => projects)),
  };
  return [[first.id, stands], ...rest.map(({ id }): [string, Line] => [id, UNLISTED])];
}

const UNLISTED: Line = { Listed: false, Messages: 0, LinePersons: [], LineProjects: [] };

/** As the inbox lists them. */
export function newestFirst(one: Place, other: Place): number {
  return placeOf(one) < placeOf(other) ? 1 : -1;
}

type Place = Pick<Linked, 'id' | 'CreatedAt'>;

const placeOf = ({ CreatedAt, id }: Place) => `${CreatedAt}_${id}`;
