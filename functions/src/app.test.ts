import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import * as logger from 'firebase-functions/logger';
import { afterEach, expect, test, vi } from 'vitest';
import * as config from '../../config/current-config.ts';
import functionsPackage from '../package.json' with { type: 'json' };
import { fakeDependencies } from '../test/fake-dependencies.ts';
import { originOf } from '../test/listen.ts';
import { samplePost } from '../test/samples.ts';
import { sharedTestApi, startTestApi } from '../test/test-api.ts';
import { createApp } from './app.ts';
import type { Dependencies } from './dependencies.ts';

afterEach(() => void vi.useRealTimers());

/** @param revision of the gallery, as the database answers */
async function healthWith(revision: () => Promise<number>) {
  const galleryRevision = async () => ({
    revision: await revision(),
    deleted: [],
    completeSince: 0,
  });
  const server = createServer(createApp(fakeDependencies({ items: { galleryRevision } })));
  const origin = await originOf(server.listen(0, '127.0.0.1'));
  const { status } = await fetch(`${origin}/api/health`);
  server.close();
  return status;
}

test('the API runs the Express that the functions name, wherever npm has put it', async () => {
  const { version } = createRequire(import.meta.url)('express/package.json');
  expect(version).toBe(functionsPackage.dependencies.express);
  const refusal = await healthWith(() => Promise.reject(new Error('thrown in a handler')));
  expect(refusal, 'and no process that has ended').toBe(500);
});

test('the API is healthy as long as its database answers', async () => {
  expect(await healthWith(async () => 1)).toBe(200);
  const away = Object.assign(new Error('14 UNAVAILABLE'), { code: 14 });
  expect(await healthWith(() => Promise.reject(away))).toBe(503);
});

test('a crowd that keeps the database busy alarms nobody, a fault of our own does', async () => {
  const [warn, error] = [vi.mocked(logger.warn), vi.mocked(logger.error)];
  const busy = Object.assign(new Error('10 ABORTED: too much contention'), { code: 10 });
  await healthWith(() => Promise.reject(busy));
  expect(warn).toHaveBeenCalledWith('a service is busy or away', busy);
  expect(error).not.toHaveBeenCalled();
  const fault = new TypeError('x is not a function');
  await healthWith(() => Promise.reject(fault));
  expect(error).toHaveBeenCalledWith('request failed', fault);
});

test('a database that is silent is a service that does not answer, within 50 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = Promise.withResolvers<void>();
  const status = healthWith(() => {
    asked.resolve();
    return new Promise(() => {});
  });
  await asked.promise;
  await vi.advanceTimersByTimeAsync(50_000);
  expect(await status).toBe(503);
});

test('the 50 seconds of a call begin with the check of who asks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [checked, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const list = () => {
    asked.resolve();
    return new Promise<never>(() => {});
  };
  const dependencies: Dependencies = {
    ...fakeDependencies({ browsers: { all: list } }),
    verifyIdToken: async () => {
      checked.resolve();
      await new Promise((resolve) => setTimeout(resolve, 12_000));
      return { email: config.admin.email, emailVerified: true, provider: 'google.com' };
    },
  };
  const server = createServer(createApp(dependencies));
  const origin = await originOf(server.listen(0, '127.0.0.1'));
  const answer = fetch(`${origin}/api/push`, { headers: { Authorization: 'Bearer token' } });
  await checked.promise;
  await vi.advanceTimersByTimeAsync(12_000);
  await asked.promise;
  await vi.advanceTimersByTimeAsync(38_000);
  expect((await answer).status).toBe(503);
  server.close();
});

test('what another service answers the server is no answer to the browser', async () => {
  const refused = Object.assign(new Error('Request failed with status code 401'), { status: 401 });
  expect(await healthWith(() => Promise.reject(refused))).toBe(500);
  expect(vi.mocked(logger.error)).toHaveBeenCalledWith('request failed', refused);
});

test('who asks for a Tamil page that is not there reads so in Tamil, whatever Hosting answers', async () => {
  const answers = new Map([['/ta/404', '<h1>இல்லை</h1>']]);
  const site = createServer(({ url = '' }, response) => {
    response.statusCode = answers.has(url) ? 200 : 500;
    response.end(answers.get(url));
  });
  const dependencies = fakeDependencies();
  const hostingOrigin = await originOf(site.listen(0, '127.0.0.1'));
  const server = createServer(createApp({ ...dependencies, hostingOrigin }));
  const origin = await originOf(server.listen(0, '127.0.0.1'));
  async function page(path: string): Promise<string> {
    const { status, headers, ...answer } = await fetch(origin + path).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      html: await response.text(),
    }));
    expect([status, headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
    return answer.html;
  }
  expect(await page('/ta/nothing/here')).toBe('<h1>இல்லை</h1>');
  // Hosting asks here for whatever it has not, so before the first release for this page, too.
  expect(await page('/ta/404')).toContain('இந்தப் பக்கம் இல்லை');
  answers.clear();
  expect(await page('/ta/nothing/here')).toContain('இந்தப் பக்கம் இல்லை');
  site.closeAllConnections();
  site.close();
  expect(await page('/ta/nothing/here')).toContain('இந்தப் பக்கம் இல்லை');
  server.close();
});

test('each line of the log has the name that the browser gave its request, also beside others', async () => {
  const require = createRequire(import.meta.url);
  const google = require('firebase-functions/logger');
  const printer = require('../../node_modules/firebase-functions/lib/logger/common.js');
  const lines: { message: string; [trace: string]: string }[] = [];
  vi.mocked(logger.info).mockImplementation(google.info);
  vi.mocked(logger.error).mockImplementation(google.error);
  for (const severity of ['info', 'error']) {
    vi.spyOn(printer.UNPATCHED_CONSOLE, severity).mockImplementation((line) => {
      lines.push(JSON.parse(String(line)));
    });
  }
  const galleryRevision = () => Promise.reject(new TypeError('a fault'));
  const app = createApp(fakeDependencies({ items: { galleryRevision } }));
  const { onRequest } = require('firebase-functions/v2/https');
  const server = createServer(onRequest(app));
  const origin = await originOf(server.listen(0, '127.0.0.1'));
  const traces = ['1', '2'].map((digit) => digit.repeat(32));
  const ask = (trace: string) => {
    const headers = { traceparent: `00-${trace}-${trace.slice(16)}-00` };
    return fetch(`${origin}/api/health`, { headers });
  };
  await Promise.all(traces.map(ask));
  server.close();
  for (const trace of traces) {
    const named = lines.filter((line) => line['logging.googleapis.com/trace']?.endsWith(trace));
    expect(named.map(({ message }) => message.split(/[ \n]/, 2).join(' '))).toEqual([
      'request failed',
      'request',
    ]);
  }
});

const api = await sharedTestApi({ mailer: undefined });
const FRIEND = 'https://friend.example';

const form = new URLSearchParams({ ...samplePost().formData, services: '' });

function postForm(url: string, from: string): Promise<Response> {
  return fetch(`${url}/api/email`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': from },
    body: form,
    redirect: 'manual',
  });
}

test('no page of another site sends a message in the name of its visitors', async () => {
  const from = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
  for (const refused of [
    await api.send(samplePost(), from),
    await postForm(api.url, 'cross-site'),
  ]) {
    expect(refused.status).toBe(403);
    expect((await refused.json()).detail).toBe(
      'Please write to us on our own site, by telephone or by WhatsApp.',
    );
  }
  expect(await api.stored()).toEqual(new Map());
});

test.each(['same-origin', 'same-site', 'none'])(
  'a message of our own pages is taken (%s)',
  async (from) => {
    expect((await api.send(samplePost(), { 'Sec-Fetch-Site': from })).status).toBe(202);
    expect((await postForm(api.url, from)).status).toBe(303);
  },
);

test('anybody may read what is public from another site', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await fetch(`${api.url}/api/file`, { headers })).status).toBe(200);
});

test('a site that the configuration names may send messages', async () => {
  const friendly = await startTestApi({
    mailer: undefined,
    config: { ...config, api: { ...config.api, allowedOrigins: [FRIEND] } },
  });
  const from = { 'Sec-Fetch-Site': 'cross-site', Origin: FRIEND };
  expect((await friendly.send(samplePost(), from)).status).toBe(202);
  await friendly.stop();
});
