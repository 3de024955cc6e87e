import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DocumentStore } from './document-store.ts';
import { temporaryFolder } from './test-firestore.ts';

const database = 'projects/demo/databases/(default)';

let folder: string;
let file: string;

beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'documents.sqlite');
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('commits of one millisecond have times of their own', () => {
  const store = new DocumentStore(file);
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);

  const times = Array.from({ length: 3 }, () => store.commit((micros) => micros));

  expect(times).toEqual([1_700_000_000_000_000, 1_700_000_000_000_001, 1_700_000_000_000_002]);
  store.close();
});

test('a clock that was set back does not bring earlier times, after a restart neither', () => {
  const first = new DocumentStore(file);
  const before = first.commit((micros) => micros);
  first.close();
  vi.spyOn(Date, 'now').mockReturnValue(1000);

  const second = new DocumentStore(file);

  expect(second.readTimeMicros()).toBe(before);
  expect(second.commit((micros) => micros)).toBe(before + 1);
  second.close();
});

test('a commit that throws half way leaves neither documents nor a trace in the clock', () => {
  const store = new DocumentStore(file);
  const before = store.changeCount;

  expect(() =>
    store.commit((micros) => {
      store.put(database, { path: 'a/b', fields: {}, createMicros: micros, updateMicros: micros });
      throw new Error('half way');
    }),
  ).toThrow('half way');

  expect(store.reader.get(database, 'a/b')).toBeUndefined();
  expect(store.changeCount).toBe(before);
  store.close();
});
