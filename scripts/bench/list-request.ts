import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { compare, type Row } from './row.ts';

const ROUNDS = 9;
const REQUESTS = 3000;
const AT_ONCE = 16;
const PATH = '/api/file?limit=24';

interface Server {
  child: ChildProcess;
  port: number;
  agent: Agent;
}

/** The list of an unchanged gallery, 24 items, beside a bare Express route with the same JSON. */
export async function listRequest(): Promise<Row[]> {
  const [ours, plain] = [await start('ours'), await start('bare')];
  try {
    return [
      await compareAnswers('200', ours, plain, {}, {}),
      await compareAnswers(
        '304',
        ours,
        plain,
        { 'If-None-Match': await etagOf(ours) },
        { 'If-None-Match': await etagOf(plain) },
      ),
      await compare(
        'list requests answered with 200',
        '/s',
        ROUNDS,
        async () => REQUESTS / (await load(ours, {})).seconds,
        async () => REQUESTS / (await load(plain, {})).seconds,
      ),
    ];
  } finally {
    for (const { child, agent } of [ours, plain]) {
      agent.destroy();
      child.disconnect();
    }
  }
}

type Headers = Record<string, string>;

function compareAnswers(
  status: string,
  ours: Server,
  plain: Server,
  oursHeaders: Headers,
  plainHeaders: Headers,
): Promise<Row> {
  return compare(
    `CPU time of a list request answered with ${status}`,
    'µs',
    ROUNDS,
    async () => (await load(ours, oursHeaders)).cpuMicroseconds / REQUESTS,
    async () => (await load(plain, plainHeaders)).cpuMicroseconds / REQUESTS,
  );
}

async function start(which: 'ours' | 'bare'): Promise<Server> {
  // Its log goes where a container's goes: into a pipe.
  const child = fork(join(import.meta.dirname, 'list-server.ts'), [which], { silent: true });
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const server = { child, port, agent: new Agent({ keepAlive: true, maxSockets: AT_ONCE }) };
  await load(server, {});
  return server;
}

async function load(server: Server, headers: Headers) {
  const [cpuBefore, started] = [await cpuOf(server), performance.now()];
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await ask(server, headers);
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  return { cpuMicroseconds: (await cpuOf(server)) - cpuBefore, seconds };
}

async function cpuOf({ child }: Server): Promise<number> {
  child.send('cpu');
  const [{ cpuMicroseconds }] = (await once(child, 'message')) as [{ cpuMicroseconds: number }];
  return cpuMicroseconds;
}

function ask({ port, agent }: Server, headers: Headers): Promise<Headers> {
  return new Promise((resolve, reject) => {
    get({ port, agent, path: PATH, headers, host: '127.0.0.1' }, (answer) => {
      answer.resume().once('end', () => resolve(answer.headers as Headers));
    }).once('error', reject);
  });
}

async function etagOf(server: Server): Promise<string> {
  return (await ask(server, {})).etag ?? '';
}
