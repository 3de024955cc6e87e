import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { waitForPort } from '../emulators/suite/ports.ts';
import { command } from './command.ts';
import { runProgram } from './run-program.ts';

/**
 * `npm run test:google` runs the contract of our Firestore on Google's emulator, which `gcloud
 * components install cloud-firestore-emulator` brings; with file names, other tests of the API.
 */
const CONTRACT = 'emulators/firestore/contract.test.ts';
const START_MS = 120_000;

await command(async () => {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const start = ['emulators', 'firestore', 'start', `--host-port=${host}`];
  const emulator = spawn('gcloud', start, { stdio: 'ignore', detached: true });
  const failed = once(emulator, 'exit').then(() => {
    throw new Error('gcloud cannot start its Firestore emulator. Is it installed, with Java?');
  });
  failed.catch(() => {});
  try {
    await Promise.race([waitForPort(port, START_MS), failed]);
    const files = process.argv.slice(2);
    const tests = [
      'vitest',
      'run',
      '--project',
      'unit',
      ...(files.length > 0 ? files : [CONTRACT]),
    ];
    await runProgram(tests, { FIRESTORE_EMULATOR_HOST: host });
  } finally {
    // gcloud starts Java as a program of its own.
    if (emulator.pid && emulator.exitCode === null) process.kill(-emulator.pid);
  }
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
