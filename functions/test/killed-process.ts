import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { ADMIN } from '../../emulators/suite/accounts.ts';
import { LocalClient } from '../../emulators/suite/local-client.ts';
import { suitePorts, TEST_PORT_OFFSET } from '../../emulators/suite/ports.ts';

export type Ask = (client: LocalClient) => Promise<Response>;

/**
 * Asks a process that is killed before its call number `step`, as the admin.
 * @param program `killed-publish.ts`
 * @returns undefined when it was killed
 */
export async function requestUntilKilled(
  program: URL,
  step: number,
  request: Ask,
): Promise<number | undefined> {
  const { child, port } = await startKilled(program, step);
  const client = new LocalClient(suitePorts(TEST_PORT_OFFSET), `http://127.0.0.1:${port}`);
  await client.signIn(ADMIN);
  const response = await request(client).catch(() => undefined);
  const { signalCode } = child;
  if (child.connected) child.disconnect();
  if (child.exitCode === null && signalCode === null) await once(child, 'exit');
  expect(child.signalCode === 'SIGKILL').toBe(response === undefined);
  return response?.status;
}

/** @throws what the process has written, when it ends before it listens */
async function startKilled(
  program: URL,
  step: number,
): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(program, [String(step)], { silent: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(() => {
    throw new Error(`The process ended while it was loading:\n${output}`);
  });
  ended.catch(() => {});
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number];
  return { child, port };
}
