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

const write = { name: `${parent}/files/a`, fields: {} };
const where = { unary_filter: { field: { field_path: 'a' }, op: 'IS_NAN' } };
const point = { ...write, fields: { n: { geo_point_value: {} } } };

test.each([
  ['RunQuery', { parent, structured_query: { from }, read_time: time }, 'read_time'],
  ['RunQuery', { parent, structured_query: { from, offset: 1 } }, 'offset'],
  ['RunQuery', { parent, structured_query: { from, where } }, 'IS_NAN'],
  ['BeginTransaction', { database, options: { read_only: {} } }, 'read_only'],
  ['Commit', { database, writes: [{ transform: { document: 'x' } }] }, 'transform'],
  ['Commit', { database, writes: [{ update: point }] }, 'geo_point_value'],
  [
    'Commit',
    { database, writes: [{ update: write, current_document: { update_time: time } }] },
    'update_time',
  ],
  ['GetDocument', { name: 'x' }, 'GetDocument'],
  ['Listen', { database }, 'Listen'],
])('%s with what is not supported, %#, is refused and logged by its name', async (...row) => {
  const [name, request, named] = row;

  await expect(call(name, request)).rejects.toMatchObject({
    code: 12,
    details: expect.stringContaining(named),
  });

  expect(logged).toEqual([expect.stringMatching(`^UNIMPLEMENTED ${name}: .*${named}`)]);
});

test.each([
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
