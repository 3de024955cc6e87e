import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DocumentStore } from './document-store.ts';
import { KeyedLock } from './keyed-lock.ts';
import { temporaryFolder } from './test-firestore.ts';
import { type Transaction, Transactions } from './transactions.ts';
import { fingerprintOf } from './wire-documents.ts';

const database = 'projects/demo/databases/(default)';

let folder: string;
let store: DocumentStore;

beforeEach(() => {
  folder = temporaryFolder();
  store = new DocumentStore(join(folder, 'documents.sqlite'));
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

function write(path: string): void {
  store.commit((micros) =>
    store.put(database, { path, fields: {}, createMicros: micros, updateMicros: micros }),
  );
}

function readList(transactions: Transactions, transaction: Transaction) {
  const scope = { database, parent: '', id: 'files', allDescendants: false };
  return transactions.read(transaction, {
    lockKeys: ['files'],
    run: (reader) => reader.list(scope),
    fingerprint: fingerprintOf,
  });
}

test('a transaction is aborted when a document appears in what it listed', async () => {
  const transactions = new Transactions(store);
  const transaction = transactions.begin(database);
  await readList(transactions, transaction);

  write('files/new');

  expect(() => transactions.checkReads(transaction)).toThrow('try it again');
});

test('a transaction goes on when something changes that it did not read', async () => {
  const transactions = new Transactions(store);
  const transaction = transactions.begin(database);
  await readList(transactions, transaction);

  write('messages/new');

  expect(() => transactions.checkReads(transaction)).not.toThrow();
});

test('a second read never shows a state that contradicts the first', async () => {
  const transactions = new Transactions(store);
  const transaction = transactions.begin(database);
  await readList(transactions, transaction);
  write('files/new');

  await expect(readList(transactions, transaction)).rejects.toMatchObject({ status: 'ABORTED' });
});

test('two transactions that read the same run one after the other, but only the first to commit gets through', async () => {
  const transactions = new Transactions(store, new KeyedLock(10));
  const first = transactions.begin(database);
  const second = transactions.begin(database);
  await readList(transactions, first);
  await readList(transactions, second);
  write('files/by-the-second');
  transactions.end(second);

  expect(() => transactions.checkReads(first)).toThrow('try it again');
});

test.each([
  ['left alone for a minute', [60_001]],
  ['older than 270 seconds', Array.from({ length: 6 }, () => 50_000)],
])('a transaction %s has expired, in words that the SDK knows', (_, pauses) => {
  let now = 0;
  const transactions = new Transactions(store, new KeyedLock(), () => now);
  const { id } = transactions.begin(database);
  const id64 = Buffer.from(id);

  expect(() => {
    for (const pause of pauses) {
      now += pause;
      transactions.find(id64, database);
    }
  }).toThrow(/transaction has expired/);
});

test('a transaction of another database, or of none, is not known', () => {
  const transactions = new Transactions(store);
  const { id } = transactions.begin(database);

  expect(() => transactions.find(Buffer.from(id), 'projects/x/databases/y')).toThrow(/expired/);
  expect(() => transactions.find(Buffer.from('made up'), database)).toThrow(/expired/);
});
