import { expect, test } from 'vitest';
import { type Linked, linesOf, PERSONS_MAX } from './person-lines.ts';

/** The first is the newest. */
const linked = (...all: [id: string, ...persons: string[]][]): Linked[] =>
  all.map(([id, ...persons], index) => ({
    id,
    CreatedAt: new Date(Date.UTC(2026, 2, 2) - index * 60_000).toISOString(),
    persons,
    projects: [],
    messages: 1,
  }));

/** Each line as the id that stands there, and how many messages it has. */
const linesIn = (all: Linked[]) =>
  [...linesOf(all)]
    .filter(([, { Listed }]) => Listed)
    .map(([id, { Messages }]) => `${id} ${Messages}`)
    .sort();

test('one number or one address is one person, whichever of the messages names it', () => {
  expect(linesIn(linked(['a', '+91', 'x@'], ['b', '+91', 'y@'], ['c', 'y@'], ['d', 'z@']))).toEqual(
    ['a 3', 'd 1'],
  );
});

test('a message that names the number of one line and the address of another makes them one', () => {
  expect(linesIn(linked(['a', '+92', 'x@'], ['b', '+91', 'x@'], ['c', '+92', 'y@']))).toEqual([
    'a 3',
  ]);
  expect(linesIn(linked(['b', '+91', 'x@'], ['c', '+92', 'y@']))).toEqual(['b 1', 'c 1']);
});

test('the order in which messages are read does not matter: the newest stands on the line, with all layouts', () => {
  const [a, b, c] = linked(['a', 'x@'], ['b', 'x@'], ['c', 'x@']) as [Linked, Linked, Linked];
  const lines = linesOf([{ ...c, projects: ['garden'] }, { ...a, projects: ['hills'] }, b]);
  expect(lines.get('a')).toEqual({
    Listed: true,
    Messages: 3,
    LinePersons: ['x@'],
    LineProjects: ['hills', 'garden'],
  });
  expect(lines.get('c')).toMatchObject({ Listed: false, LinePersons: [] });
});

test('a line that a new message joins keeps its count and its persons, of which the newest fit into a query', () => {
  const [first, old] = linked(['new', '+91', 'me@'], ['old']) as [Linked, Linked];
  const persons = ['+91', ...Array.from({ length: PERSONS_MAX - 1 }, (_, index) => `${index}@`)];
  const line = linesOf([{ ...old, persons, messages: 39 }, first]).get('new');
  expect(line).toMatchObject({ Listed: true, Messages: 40 });
  expect(line?.LinePersons).toHaveLength(PERSONS_MAX);
  expect(line?.LinePersons.slice(0, 2)).toEqual(['+91', 'me@']);
});
