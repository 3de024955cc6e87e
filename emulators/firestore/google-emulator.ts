import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { waitForPort } from '../suite/ports.ts';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const READY_TIMEOUT_MS = 60_000;

/** Google's emulator, where gcloud of this machine has it, and Java. */
export function findGoogleEmulator(): string | undefined {
  const gcloud = findProgram('gcloud');
  if (!gcloud || !findProgram('java')) return undefined;
  const sdk = dirname(dirname(realpathSync(gcloud)));
  const jar = join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  return existsSync(jar) ? jar : undefined;
}

/** Runs it on a free port for as long as it is used. */
export async function withGoogleEmulator(
  jar: string,
  use: (host: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const emulator = spawn(
    'java',
    ['-cp', jar, MAIN_CLASS, 'start', '--host=127.0.0.1', `--port=${port}`],
    { stdio: 'ignore' },
  );
  const ended = once(emulator, 'exit');
  try {
    await waitForPort(port, READY_TIMEOUT_MS);
    await use(`127.0.0.1:${port}`);
  } finally {
    emulator.kill();
    await ended;
  }
}

function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
