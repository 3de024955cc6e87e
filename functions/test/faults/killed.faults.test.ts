import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, expect, test } from 'vitest';
import { ADMIN } from '../../../emulators/suite/accounts.ts';
import { LocalClient } from '../../../emulators/suite/local-client.ts';
import { suitePorts, TEST_PORT_OFFSET } from '../../../emulators/suite/ports.ts';
import { SECRET } from '../corpus/case.ts';
import { picture, withLocationMetadata } from '../corpus/pictures.ts';
import { inconsistencies } from '../inconsistencies.ts';
import { apiForTests, emptyGallery, posted, uploaded } from '../running-api.ts';
import { samplePost } from '../sample-post.ts';

const api = await apiForTests({ mailer: undefined });
beforeAll(() => emptyGallery(api));

/** Messages whose visitors were told that they were received. */
const accepted: string[] = [];
const KILLED_API = new URL('../killed-api.ts', import.meta.url);

/** Asks a process that is killed before its store call number `step`. @returns undefined when it was killed */
async function askUntilKilled(step: number, ask: Ask): Promise<number | undefined> {
  const { child, port } = await startKilled(step);
  const client = new LocalClient(suitePorts(TEST_PORT_OFFSET), `http://127.0.0.1:${port}`);
  await client.signIn(ADMIN);
  const answer = await ask(client).catch(() => undefined);
  const { signalCode } = child;
  if (child.connected) child.disconnect();
  if (child.exitCode === null && signalCode === null) await once(child, 'exit');
  expect(child.signalCode === 'SIGKILL').toBe(answer === undefined);
  return answer?.status;
}

/** @throws what the process has written, when it ends before it listens */
async function startKilled(step: number): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(KILLED_API, [String(step)], { silent: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(() => {
    throw new Error(`The API ended while it was loading:\n${output}`);
  });
  ended.catch(() => {});
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number];
  return { child, port };
}

type Ask = (client: LocalClient) => Promise<Response>;

/** A write, and what the same request gets when it is made again. */
interface Write {
  prepare: () => Promise<Ask>;
  /** When nothing happens. */
  done: number;
  again: number[];
  /** Calls of a store, before each of which the process is killed once. */
  steps: number;
}

const writes: Record<string, Write> = {
  'posting a photo': {
    prepare: async () => {
      const bytes = await withLocationMetadata(picture(400, 300).jpeg(), SECRET).toBuffer();
      const post = await uploaded(api, { bytes });
      return (client) => client.ask('POST', '/file', post);
    },
    done: 201,
    again: [200, 201],
    steps: 12,
  },
  'changing an item': {
    prepare: async () => {
      const { _id } = await posted(api);
      return (client) => client.ask('PATCH', `/file/${_id}`, { Location: 'Cumbum' });
    },
    done: 200,
    again: [200],
    steps: 1,
  },
  'deleting an item': {
    prepare: async () => {
      const { _id } = await posted(api);
      return (client) => client.ask('DELETE', `/file/${_id}`);
    },
    done: 204,
    again: [204, 404],
    steps: 3,
  },
  'sending a message': {
    prepare: async () => {
      const message = samplePost();
      return async (client) => {
        const answer = await client.ask('POST', '/email', message);
        if (answer.status === 202) accepted.push(message.id);
        return answer;
      };
    },
    done: 202,
    again: [202],
    steps: 2,
  },
};

test.each(Object.entries(writes))(
  'the function killed at any step of %s leaves nothing that the same request does not finish',
  async (_name, { prepare, done, again, steps }) => {
    let survived = 0;
    for (;;) {
      const ask = await prepare();
      const status = await askUntilKilled(survived, ask);
      expect(await inconsistencies(api.dependencies, accepted)).toEqual([]);
      if (status !== undefined) {
        expect(status).toBe(done);
        break;
      }
      survived += 1;
    }
    expect(survived).toBe(steps);
    for (let step = 0; step < steps; step += 1) {
      const ask = await prepare();
      await askUntilKilled(step, ask);
      const answer = await ask(api.admin);
      expect(again).toContain(answer.status);
      expect(await inconsistencies(api.dependencies, accepted)).toEqual([]);
    }
  },
);
