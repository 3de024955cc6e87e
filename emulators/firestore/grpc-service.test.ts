import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type StandIn, startStandIn } from './test-firestore.ts';
import { callDirectly } from './test-grpc-client.ts';

const database = 'projects/demo/databases/(default)';
const parent = `${database}/documents`;
const from = [{ collection_id: 'files' }];
const time = { seconds: '1700000000' };

let standIn: StandIn;
let logged: string[] = [];

beforeAll(async () => {
  standIn = await startStandIn({ info: () => {}, error: (line) => logged.push(line) });
});

beforeEach(() => {
  logged = [];
});

afterAll(() => standIn.stop());

function call(name: string, request: object, authorization?: string): Promise<unknown[]> {
  return callDirectly(standIn.server.port, name, request, authorization);
}

test.each([
  ['RunQuery', { parent, structured_query: { from }, read_time: time }, 'read_time'],
  ['RunQuery', { parent, structured_query: { from }, explain_options: {} }, 'explain_options'],
  ['RunQuery', { parent, structured_query: { from, find_nearest: {} } }, 'find_nearest'],
  [
    'RunAggregationQuery',
    { parent, structured_aggregation_query: { structured_query: { from } }, read_time: time },
    'read_time',
  ],
  ['BatchGetDocuments', { database, documents: [], read_time: time }, 'read_time'],
  ['BeginTransaction', { database, options: { read_only: { read_time: time } } }, 'read_time'],
  ['ListDocuments', { parent, collection_id: 'files', order_by: 'a' }, 'order_by'],
  ['Commit', { database, writes: [{ transform: { document: 'x' } }] }, 'transform'],
  ['GetDocument', { name: 'x' }, 'GetDocument'],
  ['CreateDocument', { parent }, 'CreateDocument'],
  ['UpdateDocument', { document: { name: 'x' } }, 'UpdateDocument'],
  ['DeleteDocument', { name: 'x' }, 'DeleteDocument'],
  ['PartitionQuery', { parent }, 'PartitionQuery'],
  ['ExecutePipeline', { database }, 'ExecutePipeline'],
  ['Listen', { database }, 'Listen'],
  ['Write', { database }, 'Write'],
])('%s with what is not supported, %#, is refused and logged by its name', async (...row) => {
  const [name, request, named] = row;

  await expect(call(name, request)).rejects.toMatchObject({
    code: 12,
    details: expect.stringContaining(named),
  });

  expect(logged).toEqual([expect.stringMatching(`^UNIMPLEMENTED ${name}: .*${named}`)]);
});

test.each([
  ['a query without a collection', 'RunQuery', { parent, structured_query: {} }],
  [
    'a query of two collections',
    'RunQuery',
    { parent, structured_query: { from: [...from, ...from] } },
  ],
  [
    'a cursor longer than the order',
    'RunQuery',
    {
      parent,
      structured_query: {
        from,
        start_at: { values: [{ null_value: 0 }, { null_value: 0 }] },
      },
    },
  ],
  ['a read of another database', 'BatchGetDocuments', { database, documents: ['projects/x'] }],
  ['a commit in an unknown transaction', 'Commit', { database, transaction: Buffer.from('x') }],
  ['a rollback of an unknown transaction', 'Rollback', { database, transaction: Buffer.from('x') }],
  [
    'a document name of odd length',
    'Commit',
    { database, writes: [{ update: { name: `${parent}/files` } }] },
  ],
  [
    'a value without a type',
    'Commit',
    { database, writes: [{ update: { name: `${parent}/files/a`, fields: { n: {} } } }] },
  ],
  [
    'a reserved field name',
    'Commit',
    {
      database,
      writes: [{ update: { name: `${parent}/files/a`, fields: { __x__: { string_value: '' } } } }],
    },
  ],
])('%s is an invalid argument', async (_, name, request) => {
  await expect(call(name, request)).rejects.toMatchObject({ code: 3 });
});

test('a request over 10 MiB is an invalid argument, though each of its documents is small enough', async () => {
  const fields = { text: { string_value: 'x'.repeat(1_000_000) } };
  const writes = Array.from({ length: 11 }, (_, n) => ({
    update: { name: `${parent}/large/d${n}`, fields },
  }));

  await expect(call('Commit', { database, writes })).rejects.toMatchObject({
    code: 3,
    details: expect.stringContaining('request'),
  });
});

test.each([
  ['the document', 'BatchGetDocuments', { database, documents: [`${parent}/stale/a`] }],
  ['the list', 'RunQuery', { parent, structured_query: { from: [{ collection_id: 'stale' }] } }],
  [
    'the count',
    'RunAggregationQuery',
    {
      parent,
      structured_aggregation_query: {
        structured_query: { from: [{ collection_id: 'stale' }] },
        aggregations: [{ count: {} }],
      },
    },
  ],
])(
  'a transaction is aborted, nothing of it applied, when %s that it read has changed',
  async (...row) => {
    const [, read, request] = row;
    const update = (name: string, text: string) => ({
      update: { name: `${parent}/${name}`, fields: { text: { string_value: text } } },
    });
    const [begun] = await call(read, { ...request, new_transaction: { read_write: {} } });
    const { transaction } = begun as { transaction: Buffer };
    await call('Commit', { database, writes: [update('stale/a', read)] });

    const writes = [update('stale/a', 'lost'), update('others/a', 'lost')];
    await expect(call('Commit', { database, writes, transaction })).rejects.toMatchObject({
      code: 10,
    });

    const documents = [`${parent}/stale/a`, `${parent}/others/a`];
    expect(await call('BatchGetDocuments', { database, documents })).toMatchObject([
      { found: { fields: { text: { string_value: read } } } },
      { missing: `${parent}/others/a` },
    ]);
  },
);

test('a read-only transaction cannot write', async () => {
  const options = { read_only: {} };
  const [begun] = await call('BeginTransaction', { database, options });
  const { transaction } = begun as { transaction: Buffer };
  const writes = [{ update: { name: `${parent}/files/a` } }];

  await expect(call('Commit', { database, writes, transaction })).rejects.toMatchObject({
    code: 3,
  });
});

test('anyone but the server SDK is refused, signed in or not', async () => {
  const name = `${parent}/files/a`;

  for (const authorization of ['', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'Bearer Owner', 'owner']) {
    for (const method of ['GetDocument', 'Commit', 'Listen']) {
      await expect(call(method, { name, database }, authorization)).rejects.toMatchObject({
        code: 7,
      });
    }
  }
});

test('a write that changes nothing keeps the update time', async () => {
  const fields = { b: { integer_value: '1' }, a: { string_value: 'x' } };
  const write = { update: { name: `${parent}/files/same`, fields } };

  const [first] = await call('Commit', { database, writes: [write] });
  const [second] = await call('Commit', { database, writes: [write] });

  expect(second).toMatchObject({ write_results: (first as { write_results: [] }).write_results });
});

test('long lists of documents come in pages that miss none', async () => {
  const writes = Array.from({ length: 7 }, (_, n) => ({
    update: { name: `${parent}/paged/d${n}`, fields: {} },
  }));
  await call('Commit', { database, writes });

  const names: string[] = [];
  let page_token = '';
  do {
    const request = { parent, collection_id: 'paged', page_size: 3, page_token };
    const [page] = (await call('ListDocuments', request)) as [
      { documents: { name: string }[]; next_page_token?: string },
    ];
    names.push(...page.documents.map((document) => document.name));
    page_token = page.next_page_token ?? '';
  } while (page_token !== '');

  expect(names).toEqual(writes.map((write) => write.update.name));
});
