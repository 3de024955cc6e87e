import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { waitForPort } from '../../emulators/suite/ports.ts';

const READY_TIMEOUT_MS = 60_000;

export interface RunningFunction {
  origin: string;
  process: ChildProcess;
}

/** Runs one of the functions as an instance of it runs. */
export async function startFunction(
  folder: string,
  name: string,
  env: NodeJS.ProcessEnv,
): Promise<RunningFunction> {
  const port = await freePort();
  const framework = 'node_modules/@google-cloud/functions-framework/build/src/main.js';
  const child = spawn(process.execPath, [framework], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      FUNCTION_TARGET: name,
      FUNCTION_SIGNATURE_TYPE: 'http',
      K_SERVICE: name.toLowerCase(),
      LOG_EXECUTION_ID: 'true',
      CLOUD_RUN_TIMEOUT_SECONDS: '55',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitForPort(port, READY_TIMEOUT_MS);
  return { origin: `http://127.0.0.1:${port}`, process: child };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
