import type {
  PushBrowser,
  PushNotification,
  PushResponse,
  PushTestResponse,
} from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { HttpProblem } from '../http/problem.ts';
import { browserName } from './browser-name.ts';
import type { StoredBrowser } from './browser-store.ts';

const TEST_TIMEOUT_MS = 10_000;

const TEST: PushNotification = {
  title: 'Test: this phone rings for new enquiries',
  tag: 'test',
  url: '/admin/dashboard',
};

/** The admin's browsers that ring for new enquiries. */
export function pushCalls({
  browsers,
  pusher,
  now,
}: Pick<Dependencies, 'browsers' | 'pusher' | 'now'>) {
  function requirePusher() {
    if (pusher) return pusher;
    throw new HttpProblem(409, 'The site has no key for notifications yet (npm run setup).');
  }

  return {
    async list({ response }: CallInput<'GET /api/push'>) {
      const PublicKey = pusher?.publicKey ?? null;
      const all: PushResponse = { PublicKey, Browsers: (await browsers.all()).map(shown) };
      response.json(all);
    },

    async add({ body, request, response }: CallInput<'POST /api/push'>) {
      requirePusher();
      const Name = browserName(request.headers['user-agent']);
      const browser = { ...body, Name, AddedAt: now().toISOString() };
      const result = await browsers.add(browser);
      if (result === 'full')
        throw new HttpProblem(409, 'Ten browsers ring already. Remove one of them first.');
      response.status(result === 'added' ? 201 : 200).json(shown(browser));
    },

    async remove({ body, response }: CallInput<'DELETE /api/push'>) {
      if ((await browsers.remove([body.Endpoint])) === 0)
        throw new HttpProblem(404, 'This browser does not ring; it may be removed already.');
      response.status(204).end();
    },

    async test({ response }: CallInput<'POST /api/push/test'>) {
      const { send } = requirePusher();
      const all = await browsers.all();
      const outcomes = await Promise.all(all.map((each) => send(each, [TEST], TEST_TIMEOUT_MS)));
      const of = (state: string) => all.filter((_, at) => outcomes[at]?.state === state);
      const gone = of('gone');
      if (gone.length > 0) await browsers.remove(gone.map(({ Endpoint }) => Endpoint));
      const result: PushTestResponse = {
        Sent: of('taken').length,
        Failed: [...of('failed'), ...gone].map(({ Name }) => Name),
      };
      response.json(result);
    },
  };
}

function shown({ Endpoint, Name, AddedAt }: Omit<StoredBrowser, 'Id'>): PushBrowser {
  return { Endpoint, Name, AddedAt };
}
