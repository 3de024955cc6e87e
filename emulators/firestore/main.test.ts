import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, temporaryFolder } from './test-firestore.ts';

type Emulator = ChildProcessByStdio<null, Readable, Readable>;

const program = `
  const { runFirestoreEmulator } = await import(${JSON.stringify(import.meta.resolve('./main.ts'))});
  await runFirestoreEmulator(process.argv.slice(1));
`;

let folder: string;
let running: Emulator[] = [];

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(async () => {
  for (const emulator of running) {
    await end(emulator, 'SIGKILL');
  }
  running = [];
  rmSync(folder, { recursive: true });
});

function start(args: string[], env: NodeJS.ProcessEnv = {}): Emulator {
  const emulator = spawn(
    process.execPath,
    ['--input-type=module', '-e', program, '--', '--port', '0', ...args],
    { env: { ...process.env, TMPDIR: folder, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  running.push(emulator);
  return emulator;
}

async function addressOf(emulator: Emulator): Promise<string> {
  let output = '';
  for await (const chunk of emulator.stdout) {
    output += chunk;
    const address = /ready on (\S+)\n/.exec(output)?.[1];
    if (address) {
      return address;
    }
  }
  throw new Error(`The emulator ended: ${output}`);
}

async function end(emulator: Emulator, signal: NodeJS.Signals): Promise<number | null> {
  if (emulator.exitCode === null && emulator.signalCode === null) {
    const ended = once(emulator, 'exit');
    emulator.kill(signal);
    await ended;
  }
  return emulator.exitCode;
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the emulator cleanly, with open connections too, and its temporary file goes',
  async (signal) => {
    const emulator = start([]);
    const db = connect(await addressOf(emulator));
    await db.doc('a/b').set({ n: 1 });
    expect(readdirSync(folder)).toHaveLength(1);

    expect(await end(emulator, signal)).toBe(0);

    expect(readdirSync(folder)).toEqual([]);
    await db.terminate();
  },
);

test('what was acknowledged before a kill -9 is there after the next start', async () => {
  const env = { FIRESTORE_STANDIN_DB: join(folder, 'new', 'kept.sqlite') };
  const first = start([], env);
  const before = connect(await addressOf(first));
  const acknowledged: string[] = [];
  const killed = new Promise<void>((resolve) => {
    async function write(n: number): Promise<void> {
      await before.doc(`files/d${n}`).create({ n });
      acknowledged.push(`d${n}`);
      if (acknowledged.length === 50) {
        void end(first, 'SIGKILL').then(() => resolve());
      }
    }
    // Some are still under way at the kill.
    void Promise.allSettled(Array.from({ length: 200 }, (_, n) => write(n)));
  });
  await killed;

  const after = connect(await addressOf(start([], env)));
  const stored = (await after.collection('files').get()).docs.map((document) => document.id);

  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  void before.terminate();
  await after.terminate();
});

test('a database file that exists is newer than an export, so it is kept', async () => {
  const env = { FIRESTORE_STANDIN_DB: join(folder, 'kept.sqlite') };
  const exported = join(folder, 'firestore_export', 'firestore_export.overall_export_metadata');
  const seeded = ['--seed_from_export', exported, '--project_id', 'demo-test'];
  const first = start(['--project_id', 'demo-test'], env);
  const address = await addressOf(first);
  const db = connect(address);
  await db.doc('a/b').set({ n: 1 });
  await fetch(`http://${address}/emulator/v1/projects/demo-test:export`, {
    method: 'POST',
    body: JSON.stringify({ export_directory: folder, export_name: 'firestore_export' }),
  });
  await db.doc('a/b').set({ n: 2 });
  await db.terminate();
  await end(first, 'SIGINT');

  const kept = connect(await addressOf(start(seeded, env)));
  const fresh = connect(await addressOf(start(seeded)));

  expect((await kept.doc('a/b').get()).get('n')).toBe(2);
  expect((await fresh.doc('a/b').get()).get('n')).toBe(1);
  await Promise.all([kept.terminate(), fresh.terminate()]);
});

test("an export of Google's emulator is refused at the start, with the reason", async () => {
  const file = join(folder, 'google', 'all.overall_export_metadata');
  mkdirSync(join(folder, 'google'));
  writeFileSync(file, Buffer.from([10, 3, 8, 1]));
  const emulator = start(['--seed_from_export', file]);
  let errors = '';
  emulator.stderr.on('data', (chunk) => {
    errors += chunk;
  });

  const [code] = await once(emulator, 'close');

  expect(code).not.toBe(0);
  expect(errors).toContain('not an export of this stand-in');
  expect(existsSync(file)).toBe(true);
});
