import { beforeEach, expect, test } from 'vitest';
import { DocumentStore } from './document-store.ts';
import { type Transaction, Transactions } from './transactions.ts';

const database = 'projects/demo/databases/(default)';

let store: DocumentStore;

beforeEach(() => {
  store = new DocumentStore();
});

function write(path: string): void {
  store.commit((draft, micros) =>
    draft.put(database, { path, fields: {}, createMicros: micros, updateMicros: micros }),
  );
}

function readList(transactions: Transactions, transaction: Transaction) {
  const scope = { database, parent: '', id: 'files' };
  return transactions.read(transaction, (documents) => documents.list(scope));
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

  expect(await readList(transactions, transaction)).toEqual([]);
});

test('one that holds the others up loses its turn, and only the first to commit gets through', async () => {
  const transactions = new Transactions(store, { maxTurnMs: 10 });
  const first = transactions.begin(database);
  const second = transactions.begin(database);
  await readList(transactions, first);
  await readList(transactions, second);
  write('files/by-the-second');
  transactions.end(second);

  expect(() => transactions.checkReads(first)).toThrow('try it again');
});

test('one that ends while it waits for its turn holds nobody up', async () => {
  const transactions = new Transactions(store);
  const [first, second, third] = [1, 2, 3].map(() => transactions.begin(database)) as [
    Transaction,
    Transaction,
    Transaction,
  ];
  await readList(transactions, first);
  const givenUp = readList(transactions, second).catch((error) => error.status);
  const waiting = readList(transactions, third);
  transactions.end(second);
  transactions.end(first);

  expect(await givenUp).toBe('ABORTED');
  expect(await waiting).toEqual([]);
});
