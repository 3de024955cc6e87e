import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { connect } from './test-firestore.ts';

/** https://grpc.io/docs/guides/status-codes/ */
const INTERNAL = 13;
const JAVA = new URL('../suite/java.ts', import.meta.url).pathname;

interface Database {
  /** host:port */
  address: string;
  /** What it has logged as errors. */
  log: () => string;
  stop: () => Promise<void>;
}

/** The Firestore stand-in as the local stack starts it; with a limit, no file of it grows beyond so many blocks of 512 bytes. */
async function startDatabase(file: string, limit: number | 'unlimited'): Promise<Database> {
  const child = spawn(
    'sh',
    [
      '-c',
      `ulimit -f ${limit}; exec "$0" "$@"`,
      process.execPath,
      JAVA,
      '-jar',
      'x',
      '--port',
      '0',
    ],
    { env: { ...process.env, FIRESTORE_STANDIN_DB: file }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = once(child, 'exit');
  let log = '';
  child.stderr.on('data', (text) => {
    log += text;
  });
  const [ready] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    address: String(ready).replace(/.* on /, ''),
    log: () => log,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

test('a full disk refuses writes aloud, keeps what was accepted, and goes on when there is room', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-full-'));
  const file = join(folder, 'documents.sqlite');
  const small = await startDatabase(file, 800);
  const full = connect(small.address);
  const accepted: string[] = [];
  let refusal: unknown;
  for (let index = 0; refusal === undefined && index < 1000; index += 1) {
    const record = full.collection('messages').doc(`m${index}`);
    await record.create({ Message: 'x'.repeat(2000) }).then(
      () => accepted.push(record.id),
      (error: unknown) => {
        refusal = error;
      },
    );
  }
  expect(accepted.length).toBeGreaterThan(5);
  expect(refusal).toMatchObject({ code: INTERNAL });
  expect(small.log()).toMatch(/disk/);
  const stillThere = await full.collection('messages').get();
  expect(stillThere.docs.map(({ id }) => id).sort()).toEqual([...accepted].sort());
  await full.terminate();
  await small.stop();

  const large = await startDatabase(file, 'unlimited');
  const roomy = connect(large.address);
  const kept = await roomy.collection('messages').get();
  expect(kept.docs.map(({ id }) => id).sort()).toEqual([...accepted].sort());
  await roomy.collection('messages').doc('after').create({ Message: 'Hi' });
  await roomy.terminate();
  await large.stop();
  await rm(folder, { recursive: true });
});
