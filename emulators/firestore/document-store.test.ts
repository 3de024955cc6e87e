import { afterEach, expect, test, vi } from 'vitest';
import { DocumentStore } from './document-store.ts';

const database = 'projects/demo/databases/(default)';

afterEach(() => vi.restoreAllMocks());

function write(store: DocumentStore, path: string): number {
  return store.commit((draft, micros) => {
    draft.put(database, { path, fields: {}, createMicros: micros, updateMicros: micros });
    return micros;
  });
}

test('commits of one millisecond have times of their own', () => {
  const store = new DocumentStore();
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);

  const times = ['a/1', 'a/2', 'a/3'].map((path) => write(store, path));

  expect(times).toEqual([1_700_000_000_000_000, 1_700_000_000_000_001, 1_700_000_000_000_002]);
});

test('a clock that was set back does not bring earlier times, after a restart neither', () => {
  const first = new DocumentStore();
  const before = write(first, 'a/1');
  vi.spyOn(Date, 'now').mockReturnValue(1000);

  const second = new DocumentStore();
  second.load(database, first.all(database));

  expect(second.readTimeMicros()).toBe(before);
  expect(write(second, 'a/2')).toBe(before + 1);
});

test('a commit that throws half way leaves nothing', () => {
  const store = new DocumentStore();
  write(store, 'a/before');
  const { documents } = store;

  expect(() =>
    store.commit((draft, micros) => {
      draft.put(database, { path: 'a/b', fields: {}, createMicros: micros, updateMicros: micros });
      draft.remove(database, 'a/before');
      throw new Error('half way');
    }),
  ).toThrow('half way');

  expect(store.documents).toBe(documents);
  expect(store.all(database).map(({ path }) => path)).toEqual(['a/before']);
});

test('who has read goes on seeing the documents of then', () => {
  const store = new DocumentStore();
  write(store, 'a/kept');
  write(store, 'b/kept');
  const { documents } = store;

  write(store, 'a/new');
  store.commit((draft) => draft.remove(database, 'b/kept'));

  expect(documents.get(database, 'a/new')).toBeUndefined();
  expect(documents.get(database, 'b/kept')).toBeDefined();
  expect(store.all(database).map(({ path }) => path)).toEqual(['a/kept', 'a/new']);
});
