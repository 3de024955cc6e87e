import { equal, match, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { API_CALLS, type Item } from '@theni/contract';
import { LANGUAGES } from '@theni/contract/limits';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { adminPaths, pages, pathIn } from '../../web/src/pages.ts';
import { type LiveSite, request } from './live-site.ts';

const SIGN_IN_BREAKING_HEADERS = [
  'X-Frame-Options',
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
];
const PROBLEM = /^application\/problem\+json/;

export interface Finding {
  check: string;
  /** Why it failed. */
  fault?: string;
}

/** Looks at a site from outside, one check after the other. */
export async function* checkSite(site: LiveSite): AsyncGenerator<Finding> {
  for (const [check, run] of Object.entries(checks)) {
    const fault = await run(site).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    yield { check, ...(fault !== undefined && { fault }) };
  }
}

/** What holds on a site that is up. Each throws when it does not; none of them changes anything there. */
export const checks: Record<string, (site: LiveSite) => Promise<void>> = {
  'every page is there, with the headers of firebase.json': async ({ origin }) => {
    const { notFound, ...found } = pages;
    if (await isComingSoon(origin)) return;
    for (const language of LANGUAGES) {
      for (const { path } of Object.values(found)) {
        const response = await expectPage(origin + pathIn(language, path), 200);
        expectHeaders(response, headersOf('!/__/**'));
      }
    }
  },

  'every admin page is there, with the headers of firebase.json': async ({ origin }) => {
    for (const path of adminPaths) {
      const response = await expectPage(origin + path, 200);
      expectHeaders(response, { ...headersOf('!/__/**'), ...headersOf('/admin/**') });
    }
  },

  'a path that is none is the not-found page, with its status': async ({ origin }) => {
    const response = await expectPage(`${origin}/no-such-page`, 404);
    const message = (await isComingSoon(origin)) ? COMING_SOON : /Oops!\.\. Page Not Found\.\./;
    match(await response.text(), message);
  },

  'scripts are kept by browsers for a year': async ({ origin }) => {
    const page = await (await request(`${origin}${adminPaths[0]}`)).text();
    const [script] = /\/assets\/[^"' ]+\.js/.exec(page) ?? [];
    ok(script, 'the sign-in page names no script');
    const response = await expectStatus(await request(origin + script), 200);
    expectHeaders(response, headersOf('/assets/**'));
  },

  'sign-in knows its project': async ({ config }) => {
    for (const name of ['apiKey', 'projectId', 'storageBucket'] as const) {
      ok(config[name], `/__/firebase/init.json names no ${name}`);
    }
  },

  'the pages of the sign-in can be opened and framed, as it needs': async ({ signIn, config }) => {
    for (const page of ['handler', 'iframe']) {
      const query = `apiKey=${config.apiKey}&providerId=google.com`;
      const response = await request(`${signIn}/${page}?${query}`);
      for (const name of SIGN_IN_BREAKING_HEADERS) {
        equal(response.headers.get(name), null, `${response.url} has ${name}`);
      }
      await expectStatus(response, 200);
    }
  },

  'the API is up': async ({ origin }) => {
    const response = await expectStatus(await request(`${origin}/api/health`), 200);
    equal((await response.json()).status, 'ok');
  },

  'the API words its own errors, over a malformed body too': async ({ origin }) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await request(`${origin}/api/email`, { method: 'POST', headers, body: '{' });
    await expectStatus(response, 400);
    match(
      response.headers.get('Content-Type') ?? '',
      PROBLEM,
      `${response.url} is no problem document`,
    );
  },

  'the list works, and an unchanged one is not sent twice': async ({ origin }) => {
    const url = `${origin}/api/file?limit=5`;
    const response = await expectStatus(await request(url), 200);
    ok(Array.isArray(await response.json()), `${url} is no list`);
    const etag = response.headers.get('ETag') ?? '';
    await expectStatus(await request(url, { headers: { 'If-None-Match': etag } }), 304);
  },

  'pictures of the gallery can be seen': async ({ origin }) => {
    const items: Item[] = await (await request(`${origin}/api/file?limit=5`)).json();
    for (const { FileUrl } of items) {
      await expectStatus(await request(FileUrl, { headers: { Range: 'bytes=0-0' } }), 200, 206);
    }
  },

  'the API refuses a stranger': async ({ origin }) => {
    for (const [name, { who }] of Object.entries(API_CALLS)) {
      if (who === 'anyone') continue;
      const [method = '', path = ''] = name.replace(/:\w+/, randomUUID()).split(' ');
      const body = method === 'GET' || method === 'DELETE' ? null : '{}';
      const headers = { 'Content-Type': 'application/json' };
      await expectStatus(await request(origin + path, { method, headers, body }), 401);
    }
  },

  'the rules of Firestore refuse a stranger': async ({ firestore, config }) => {
    const documents = `${firestore}/v1/projects/${config.projectId}/databases/(default)/documents`;
    for (const path of ['files', 'messages', 'meta/files', 'limits', 'projects', 'plots']) {
      await expectStatus(await request(`${documents}/${path}?key=${config.apiKey}`), 401, 403);
    }
    // Of a message that is not there: rules are asked all the same, and nothing is lost if they allow it.
    const unknown = `${documents}/messages/${randomUUID()}?key=${config.apiKey}`;
    await expectStatus(await request(unknown, { method: 'DELETE' }), 401, 403);
  },

  'the rules of Storage refuse a stranger': async ({ storage, config }) => {
    const objects = `${storage}/v0/b/${config.storageBucket}/o`;
    await expectStatus(await request(`${objects}?prefix=file/`), 401, 403);
    // One byte. If it is taken, the rules are open, and the nightly sweep deletes it.
    const path = encodeURIComponent(`file/${randomUUID()}/smoke.jpg`);
    const upload = { method: 'POST', headers: { 'Content-Type': 'image/jpeg' }, body: 'x' };
    await expectStatus(await request(`${objects}?name=${path}`, upload), 401, 403);
  },
};

const COMING_SOON = /<h1>Coming soon<\/h1>/;

/** Before the first publication there is one page, and the admin area. */
async function isComingSoon(origin: string): Promise<boolean> {
  return COMING_SOON.test(await (await expectPage(`${origin}/`, 200)).text());
}

async function expectPage(url: string, status: number): Promise<Response> {
  const response = await expectStatus(await request(url), status);
  match(response.headers.get('Content-Type') ?? '', /^text\/html/, `${url} is no page`);
  return response;
}

async function expectStatus(response: Response, ...statuses: number[]): Promise<Response> {
  const wanted = statuses.join(' or ');
  ok(
    statuses.includes(response.status),
    `${response.url} answered ${response.status}, not ${wanted}`,
  );
  return response;
}

function headersOf(source: string): Record<string, string> {
  const rule = firebaseJson.hosting.headers.find((one) => one.source === source);
  ok(rule, `firebase.json has no headers for ${source}`);
  return Object.fromEntries(rule.headers.map(({ key, value }) => [key, value]));
}

/** The local stack's policy names its own servers beside Google's. */
const LOCAL_SERVERS = / http:\/\/127\.0\.0\.1:\d+/g;

function expectHeaders(response: Response, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    const found = response.headers.get(name)?.replaceAll(LOCAL_SERVERS, '');
    const message = `${response.url} has ${name}: ${found ?? 'nothing'}`;
    if (name === HSTS) ok(isAsStrict(found ?? '', value), message);
    else equal(found, value, message);
  }
}

/** Hosting may send a header of its own instead of ours: at least as long, and for as many hosts. */
const HSTS = 'Strict-Transport-Security';

function isAsStrict(found: string, wanted: string): boolean {
  const { 'max-age': age = '0', ...others } = directivesOf(found);
  const { 'max-age': least, ...all } = directivesOf(wanted);
  return Number(age) >= Number(least) && Object.keys(all).every((name) => name in others);
}

function directivesOf(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', value = ''] = directive.trim().toLowerCase().split('=');
      return [name, value];
    }),
  );
}
