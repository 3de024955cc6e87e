import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { suitePorts, TEST_PORT_OFFSET, waitForPort } from '../emulators/suite/ports.ts';
import { command, runProgram } from './command.ts';

/**
 * `npm run test:google` runs the contract of our Firestore on Google's emulator, which `gcloud
 * components install cloud-firestore-emulator` brings; with file names, other tests of the API.
 */
const CONTRACT = 'emulators/firestore/contract.test.ts';
const START_MS = 120_000;

await command(async () => {
  const { firestore: port } = suitePorts(TEST_PORT_OFFSET);
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
    const tests = files.length > 0 ? files : [CONTRACT];
    const vitest = ['vitest', 'run', '--project', 'unit', ...tests];
    await runProgram(vitest, { FIRESTORE_EMULATOR_HOST: host });
  } finally {
    // gcloud starts Java as a program of its own.
    if (emulator.pid && emulator.exitCode === null) process.kill(-emulator.pid);
  }
});
