import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
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

function start(args: string[]): Emulator {
  const emulator = spawn(
    process.execPath,
    ['--input-type=module', '-e', program, '--', '--port', '0', ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
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
  '%s ends the emulator cleanly, with open connections too; it listens on this machine alone',
  async (signal) => {
    const emulator = start(['--host', '0.0.0.0', '--rules', 'firestore.rules']);
    const address = await addressOf(emulator);
    const db = connect(address);
    await db.doc('a/b').set({ n: 1 });

    expect(await end(emulator, signal)).toBe(0);

    await db.terminate();
    expect(address).toMatch(/^127\.0\.0\.1:/);
  },
);

test('what was exported is there after the next start, what was written later is not', async () => {
  const exported = join(folder, 'firestore_export', 'firestore_export.overall_export_metadata');
  const first = start(['--project_id', 'demo-test']);
  const address = await addressOf(first);
  const db = connect(address);
  await connect(address, 'demo-other').doc('a/foreign').set({ n: 1 });
  await db.doc('a/b/c/d').set({ half: 0.5, தேனி: [{ at: null }] });
  await db.doc('a/b').set({ n: 1 });
  const before = await db.doc('a/b/c/d').get();
  await fetch(`http://${address}/emulator/v1/projects/demo-test:export`, {
    method: 'POST',
    body: JSON.stringify({ export_directory: folder, export_name: 'firestore_export' }),
  });
  await db.doc('a/b').set({ n: 2 });
  await db.terminate();
  await end(first, 'SIGKILL');

  const second = start(['--seed_from_export', exported, '--project_id', 'demo-test']);
  const after = connect(await addressOf(second));

  expect((await after.doc('a/b').get()).get('n')).toBe(1);
  expect((await after.doc('a/foreign').get()).exists).toBe(false);
  const deep = await after.doc('a/b/c/d').get();
  expect([deep.data(), deep.updateTime]).toEqual([before.data(), before.updateTime]);
  await after.terminate();
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
