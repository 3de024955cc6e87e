import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { firebaseEnvironment } from '../firebase-settings.ts';
import { suitePorts } from '../ports.ts';

const ENDLESS = 'setInterval(() => {}, 1000);';
const PRELOAD = fileURLToPath(new URL('exit-with-launcher.ts', import.meta.url));

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** A program of a stack whose launcher has been killed. */
function programOfKilledLauncher(script: string): ChildProcess {
  const launcher = spawn(process.execPath, ['-e', ENDLESS]);
  const program = spawn(process.execPath, [`--import=${PRELOAD}`, '-e', script + ENDLESS], {
    env: { ...process.env, LOCAL_STACK_LAUNCHER: String(launcher.pid) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(launcher, program);
  launcher.kill('SIGKILL');
  return program;
}

test('a program of the stack ends when its launcher is killed', async () => {
  const [code, signal] = await once(programOfKilledLauncher(''), 'exit');
  expect([code, signal]).toEqual([null, 'SIGTERM']);
});

test('one that ends other programs first, as firebase-tools does, gets to it', async () => {
  const program = programOfKilledLauncher(`process.on('SIGTERM', () => process.exit(7));`);
  expect(await once(program, 'exit')).toEqual([7, null]);
});

test.each([true, false])(
  'all programs watch the launcher, official ones (%s) or ours, and keep its options of Node',
  (official) => {
    vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=4096');
    const environment = firebaseEnvironment(suitePorts(0), { temporary: '/tmp', official });
    expect(environment.NODE_OPTIONS).toMatch(
      /^--max-old-space-size=4096 --import=.*exit-with-launcher/,
    );
    expect(environment.LOCAL_STACK_LAUNCHER).toBe(String(process.pid));
  },
);
