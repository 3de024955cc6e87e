import { beforeAll, expect, test } from 'vitest';
import { SECRET } from '../corpus/case.ts';
import { picture, withLocationMetadata } from '../corpus/pictures.ts';
import { inconsistencies } from '../inconsistencies.ts';
import { type Ask, askUntilKilled } from '../killed-process.ts';
import { apiForTests, emptyGallery, posted, uploaded } from '../running-api.ts';
import { samplePost } from '../sample-post.ts';

const api = await apiForTests({ mailer: undefined });
beforeAll(() => emptyGallery(api));

/** Messages whose visitors were told that they were received. */
const accepted: string[] = [];
const KILLED_API = new URL('../killed-api.ts', import.meta.url);

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
      const status = await askUntilKilled(KILLED_API, survived, ask);
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
      await askUntilKilled(KILLED_API, step, ask);
      const answer = await ask(api.admin);
      expect(again).toContain(answer.status);
      expect(await inconsistencies(api.dependencies, accepted)).toEqual([]);
    }
  },
);
