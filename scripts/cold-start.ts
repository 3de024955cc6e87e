import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildOutputs } from '../config/config-paths.ts';
import { startFirestoreServer } from '../emulators/firestore/server.ts';
import { originOf } from '../functions/test/listen.ts';

const RUNS = 5;
const ROOT = join(import.meta.dirname, '..');
const FRAMEWORK = join(ROOT, 'node_modules/.bin/functions-framework');

/** Answers each message with the CPU time of its process until then, in microseconds. */
const METER = 'process.on("message", () => process.send(process.cpuUsage()))';

/**
 * `npm run bench:start`, after `npm run build`: the CPU time that the function `api`
 * takes until its port is open, and until it has answered the first visitor of an empty gallery.
 */
const database = await startFirestoreServer({ port: 0 });
const runs = [];
for (let run = 0; run < RUNS; run += 1) runs.push(await coldStart());
console.table(runs);
await database.close();

async function coldStart() {
  const port = await freePort();
  const api = fork(
    FRAMEWORK,
    ['--target=api', `--source=${join(ROOT, buildOutputs.functions)}`, `--port=${port}`],
    {
      execArgv: [`--import=data:text/javascript,${encodeURIComponent(METER)}`],
      env: {
        ...process.env,
        GCLOUD_PROJECT: 'demo-bench',
        FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-bench', storageBucket: 'demo-bench' }),
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${database.port}`,
        METADATA_SERVER_DETECTION: 'none',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  async function cpuMs(): Promise<number> {
    api.send('');
    const [{ user, system }] = await once(api, 'message');
    return Math.round((user + system) / 1000);
  }
  // No path of the API: the framework answers as soon as its port is open.
  await untilAnswered(`http://127.0.0.1:${port}/favicon.ico`);
  const portOpenMs = await cpuMs();
  const { status } = await untilAnswered(`http://127.0.0.1:${port}/api/file`);
  const figures = { portOpenMs, firstAnswerMs: await cpuMs(), status };
  api.kill();
  await once(api, 'exit');
  return figures;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  const { port } = new URL(await originOf(server));
  server.close();
  return Number(port);
}

async function untilAnswered(address: string): Promise<Response> {
  for (;;) {
    const response = await fetch(address).catch(() => undefined);
    if (response) return response;
    await delay(20);
  }
}
