import type { PushBrowser, PushNotification } from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { HttpProblem } from '../http/problem.ts';
import type { StoredBrowser } from './browser-store.ts';
import { pushToAll } from './pusher.ts';

const TEST_TIMEOUT_MS = 10_000;

const TEST: PushNotification = {
  title: 'Test: this phone rings for new leads',
  tag: 'test',
  url: '/admin/dashboard',
};

export function pushCalls(dependencies: Pick<Dependencies, 'browsers' | 'pusher' | 'now'>) {
  const { browsers, pusher, now } = dependencies;
  return {
    async list({ response }: CallInput<'GET /api/push'>) {
      const publicKey = pusher?.publicKey ?? null;
      response.json({ publicKey, browsers: (await browsers.all()).map(toPushBrowser) });
    },

    async add({ body, request, response }: CallInput<'POST /api/push'>) {
      const { replaces, ...subscription } = body;
      const name = browserName(request.headers['user-agent']);
      const browser = { ...subscription, name, addedAt: now().toISOString(), lostAt: null };
      if (!(await browsers.add(browser, replaces)))
        throw new HttpProblem(
          409,
          'Ten phones and computers ring already. Remove one of them first.',
        );
      response.status(201).json(toPushBrowser(browser));
    },

    async remove({ body, response }: CallInput<'DELETE /api/push'>) {
      if (!(await browsers.remove(body.endpoint)))
        throw new HttpProblem(404, 'This phone or computer no longer rings. Reload the page.');
      response.status(204).end();
    },

    async test({ response }: CallInput<'POST /api/push/test'>) {
      const results = await pushToAll(dependencies, [TEST], TEST_TIMEOUT_MS);
      const failed = results.filter(({ outcome }) => 'reason' in outcome);
      const lost = (await browsers.all()).filter(({ lostAt }) => lostAt !== null);
      response.json({
        sent: results.filter(({ outcome }) => outcome.state === 'taken').length,
        failed: failed.map(({ browser }) => browser.name),
        lost: lost.map(({ name }) => name),
      });
    },
  };
}

function toPushBrowser({ keys: _, ...browser }: StoredBrowser): PushBrowser {
  return browser;
}

/** The first that fits: browsers name those, too, that they want to be taken for. */
const BROWSERS: [pattern: RegExp, name: string][] = [
  [/\bEdg/, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const DEVICES: [pattern: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
];

/** 'Chrome on Android': by it the admin tells browsers apart. */
function browserName(userAgent = ''): string {
  const first = (names: [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [first(BROWSERS) ?? 'Browser', first(DEVICES)].filter(Boolean).join(' on ');
}
