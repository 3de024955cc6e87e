import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { BESIDE_TESTS_OFFSET, refuseTakenPorts, suitePorts } from './ports.ts';
import { Snapshots } from './snapshots.ts';

const ROOT = join(import.meta.dirname, '../..');

test('whoever ends npm ends all of the stack, and what it holds is saved', async () => {
  const started = Date.now();
  // Without the addresses of the tests' own stack.
  const { PATH, HOME, SITE_CONFIG, TEST_PORT_OFFSET } = process.env;
  const npm = spawn('npm', ['start', '--', '--fresh', '--beside-tests'], {
    cwd: ROOT,
    env: { PATH, HOME, SITE_CONFIG, TEST_PORT_OFFSET },
  });
  const ended = once(npm, 'exit');
  const errors = text(npm.stderr);
  for await (const line of createInterface({ input: npm.stdout })) {
    if (line.includes('Ctrl-C')) break;
  }
  // Of a Ctrl-C comes the terminal's signal, and the one that npm passes on.
  npm.kill('SIGTERM');
  npm.kill('SIGTERM');
  await ended;
  await refuseTakenPorts(suitePorts(BESIDE_TESTS_OFFSET));
  const saved = await new Snapshots(join(ROOT, '.data/beside-tests/snapshots')).latest();
  expect(Number(saved?.split('/').at(-1)), await errors).toBeGreaterThan(started);
});
