import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { runRulesRuntime } from './main.ts';

/** The runtime as firebase-tools sees it: it takes and gives one JSON object a line. */
function startRuntime() {
  const [input, output, log] = [new PassThrough(), new PassThrough(), new PassThrough()];
  runRulesRuntime(input, output, log);
  const lines = createInterface({ input: output })[Symbol.asyncIterator]();
  const receive = async () => JSON.parse((await lines.next()).value ?? 'null');
  const send = (line: unknown) => {
    input.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
  };
  const ask = (line: unknown) => {
    send(line);
    return receive();
  };
  return { send, receive, ask };
}

function load(id: number, rulesetName: string, content: string) {
  const source = { files: [{ name: '/project/storage.rules', content }] };
  return { action: 'load_ruleset', id, context: { rulesetName, source } };
}

function verify(id: number, rulesetName: string, size: unknown, resource = { null_value: null }) {
  const newResource = { map_value: { fields: { size, name: { string_value: 'a/b' } } } };
  const fields = {
    path: { path_value: { segments: [{ simple: 'a' }, { simple: 'b' }] } },
    time: { timestamp_value: '2026-11-21T08:00:00.123Z' },
    resource: newResource,
    auth: { null_value: null },
  };
  const variables = { resource, request: { map_value: { fields } } };
  const context = {
    rulesetName,
    service: 'firebase.storage',
    path: '/a/b',
    method: 'create',
    variables,
  };
  return { action: 'verify', id, context };
}

const rules = `rules_version = '2';
service firebase.storage {
  match /a/{name} { allow create: if request.resource.size <= 9; }
}`;

const reply = { status: 'ok', errors: [], warnings: [] };

test('firebase-tools gets the line that it waits for, then its answers', async () => {
  const { ask, receive } = startRuntime();
  expect(await receive()).toEqual({ ...reply, id: -1 });
  expect(await ask(load(0, '0', rules))).toEqual({ ...reply, id: 0, result: { rulesVersion: 2 } });
  expect(await ask(verify(1, '0', { int_value: 9 }))).toEqual({
    ...reply,
    id: 1,
    result: { permit: true },
  });
  expect(await ask(verify(2, '0', { int_value: 10 }))).toEqual({
    ...reply,
    id: 2,
    result: { permit: false },
  });
});

test('rules that do not load are answered with errors that name file and line', async () => {
  const { ask, receive } = startRuntime();
  await receive();
  const { errors, ...rest } = await ask(load(0, '0', rules.replace('size', 'sise')));
  expect(rest).toEqual({ id: 0, status: 'ok', warnings: [] });
  expect(errors.map((error: string) => JSON.parse(error))).toEqual([
    {
      description_: 'unknown field request.resource.sise',
      severity_: 'ERROR',
      sourcePosition_: { fileName_: '/project/storage.rules', line_: 3, column_: 55 },
    },
  ]);
});

test.each([
  ['a value of an unknown type', { latlng_value: {} }],
  ['a value without a type', {}],
  ['an integer that JSON cannot carry', { int_value: 2 ** 53 }],
  ['an integer in a string', { int_value: '1' }],
])('%s permits nothing and says so', async (_, size) => {
  const { ask, receive } = startRuntime();
  await receive();
  await ask(load(0, '0', rules));
  const { result, errors } = await ask(verify(1, '0', size));
  expect(result).toBeUndefined();
  expect(errors).toHaveLength(1);
});

test('a request with a line separator in its texts is answered as any other', async () => {
  const { ask, receive } = startRuntime();
  await receive();
  await ask(load(0, '0', rules));
  expect((await ask(verify(1, '0', { string_value: 'a\u2028b\u2029c' }))).id).toBe(1);
});

test('neither a malformed line nor an unknown action stops the runtime', async () => {
  const { send, ask, receive } = startRuntime();
  await receive();
  for (const line of ['{"broken', 'null', '{"action":"verify"}', '']) send(line);
  const unknown = await ask({ action: 'explode', id: 5 });
  expect(unknown.errors).toEqual(['The rules runtime does not know the action explode.']);
  const { result, errors } = await ask(verify(6, '0', { int_value: 1 }));
  expect(result).toBeUndefined();
  expect(errors).toEqual(['The rules runtime failed: Error: no ruleset named 0']);
  expect((await ask(load(7, '0', rules))).result).toEqual({ rulesVersion: 2 });
});
