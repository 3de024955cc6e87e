import express from 'express';
import { getFirestore } from 'firebase-admin/firestore';
import { LocalClient } from '../../emulators/src/local-client.ts';
import { suitePorts, TEST_PORT_OFFSET } from '../../emulators/src/ports.ts';
import { RateLimiter } from '../../functions/src/messages/rate-limiter.ts';
import { originOf } from '../../functions/src/testing/origin-of.ts';
import { type RunningApi, startApi, uploaded } from '../../functions/src/testing/running-api.ts';
import { samplePost } from '../../functions/src/testing/sample-post.ts';
import { percentile } from '../percentile.ts';
import { median, type Row, rowOf } from './row.ts';

const FIRST_LISTS = 9;
const UPLOADS = 30;
const LIST = '/file?limit=24';

/** Who answers: our API, or a bare Express route with a constant. */
interface Target {
  origin: string;
  client: LocalClient;
}

interface Call {
  what: string;
  times: number;
  atOnce: number;
  status: number;
  send: (target: Target, index: number) => Promise<Response>;
}

/**
 * Measures in a process of its own (api-calls.ts starts it): the API writes a line for each request, which here goes
 * where a container's log goes, into a pipe.
 */
const constant = await startConstant();
const rows = [await firstList(), ...(await eachCall())];
process.send?.(rows, () => process.exit());

async function eachCall(): Promise<Row[]> {
  // A bench sends more messages than an hour allows.
  const noLimit = { max: Number.MAX_SAFE_INTEGER, windowMs: 60_000 };
  const limits = { visitor: noLimit, hop: noLimit, total: noLimit, marked: noLimit };
  const api = await startApi({ limiter: new RateLimiter(getFirestore(), limits) });
  const rows: Row[] = [];
  for (const call of await calls(api)) {
    const ours = await speedOf(call, { origin: api.url, client: api.admin });
    const plain = await speedOf({ ...call, status: 200 }, constant);
    rows.push(
      rowOf(`${call.what}: throughput`, '/s', ours.perSecond, plain.perSecond),
      rowOf(`${call.what}: p99`, 'ms', ours.p99Ms, plain.p99Ms),
    );
  }
  return rows;
}

/** A new instance reads all records once. */
async function firstList(): Promise<Row> {
  const ours: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < FIRST_LISTS; round += 1) {
    const api = await startApi();
    ours.push(await milliseconds(() => api.visitor.ask('GET', LIST)));
    plain.push(await milliseconds(() => constant.client.ask('GET', LIST)));
    await api.stop();
  }
  return rowOf('first list of an instance', 'ms', median(ours), median(plain));
}

async function calls(api: RunningApi): Promise<Call[]> {
  const etag = (await api.visitor.ask('GET', LIST)).headers.get('ETag') ?? '';
  const posts = await Promise.all(Array.from({ length: UPLOADS }, () => uploaded(api)));
  const idOf = (index: number) => posts[index]?.FileUrl.match(/file%2F([^%]+)/)?.[1];
  return [
    {
      what: 'list, 200',
      times: 2000,
      atOnce: 8,
      status: 200,
      send: ({ client }) => client.ask('GET', LIST),
    },
    {
      what: 'list, 304',
      times: 2000,
      atOnce: 8,
      status: 304,
      send: ({ origin }) => fetch(`${origin}/api${LIST}`, { headers: { 'If-None-Match': etag } }),
    },
    {
      what: 'post of a small photo',
      times: UPLOADS,
      atOnce: 1,
      status: 201,
      send: ({ client }, index) => client.ask('POST', '/file', posts[index]),
    },
    {
      what: 'delete',
      times: UPLOADS,
      atOnce: 1,
      status: 204,
      send: ({ client }, index) => client.ask('DELETE', `/file/${idOf(index)}`),
    },
    {
      what: 'message',
      times: 200,
      atOnce: 4,
      status: 202,
      send: ({ client }) => client.ask('POST', '/email', samplePost()),
    },
  ];
}

async function speedOf({ times, atOnce, status, send }: Call, target: Target) {
  const durations: number[] = [];
  let next = 0;
  const seconds =
    (await milliseconds(() =>
      Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (next < times) {
            const index = next;
            next += 1;
            durations.push(
              await milliseconds(async () => {
                const answer = await send(target, index);
                await answer.arrayBuffer();
                if (answer.status !== status) throw new Error(`${answer.status}, not ${status}`);
              }),
            );
          }
        }),
      ),
    )) / 1000;
  return { perSecond: times / seconds, p99Ms: percentile(durations, 0.99) };
}

async function milliseconds(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await action();
  return performance.now() - started;
}

async function startConstant(): Promise<Target> {
  const app = express();
  app.use((_request, response) => {
    response.json({ constant: true });
  });
  const server = app.listen(0, '127.0.0.1');
  const origin = await originOf(server);
  return { origin, client: new LocalClient(suitePorts(TEST_PORT_OFFSET), origin) };
}
