import { equal, match, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { API_CALLS, type Item } from '@theni/contract';
import { LANGUAGES } from '@theni/contract/limits';
import { DEMO_PROJECT_PREFIX } from '@theni/contract/local-stack';
import { suitePortsAt } from '../emulators/suite/ports.ts';
import firebaseJson from '../firebase.json' with { type: 'json' };
import { COLLECTIONS } from '../functions/src/collections.ts';
import { adminPaths, pages, pathIn } from '../web/src/pages.ts';
import { command } from './command.ts';

/** A running site as a stranger sees it: its pages, and Google's servers behind it. */
interface LiveSite {
  /** Without a slash at the end. */
  origin: string;
  /** What Hosting tells the pages about their project. */
  config: { projectId: string; apiKey: string; authDomain: string; storageBucket: string };
  firestore: string;
  storage: string;
  /** Where the pages of Firebase's sign-in are; the real ones are Hosting's own. */
  signIn: string;
}

/** Hosting itself gives up after this time. */
const TIMEOUT_MS = 60_000;
const SIGN_IN_BREAKING_HEADERS = [
  'X-Frame-Options',
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
];
/** Rules of firebase.json that hold for every page. */
const EVERY_PAGE = ['!/__/**', '!/@(__|api|assets)/**'];
const COMING_SOON = /<h1>Coming soon<\/h1>/;
/** The local stack's policy names its own servers beside Google's. */
const LOCAL_SERVERS = / http:\/\/127\.0\.0\.1:\d+/g;
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** @throws when no site of this kind answers there */
export async function openSite(url: string): Promise<LiveSite> {
  const { origin } = new URL(url);
  const response = await expectStatus(await request(`${origin}/__/firebase/init.json`), 200);
  const config: LiveSite['config'] = await response.json();
  const ports = suitePortsAt(origin);
  const servers = config.projectId.startsWith(DEMO_PROJECT_PREFIX)
    ? {
        firestore: `http://127.0.0.1:${ports.firestore}`,
        storage: `http://127.0.0.1:${ports.storage}`,
        signIn: `http://127.0.0.1:${ports.auth}/emulator/auth`,
      }
    : {
        firestore: 'https://firestore.googleapis.com',
        storage: 'https://firebasestorage.googleapis.com',
        signIn: `https://${config.authDomain}/__/auth`,
      };
  return { origin, config, ...servers };
}

/**
 * What holds on a site that is up. Each throws when it does not; none of them changes anything
 * there.
 */
export const checks: Record<string, (site: LiveSite) => Promise<void>> = {
  'every page is there, with the headers of firebase.json': async ({ origin }) => {
    for (const path of adminPaths) await expectPage(origin + path, [...EVERY_PAGE, '/admin/**']);
    if (await isComingSoon(origin)) return;
    const { notFound, ...found } = pages;
    for (const language of LANGUAGES)
      for (const { path } of Object.values(found))
        await expectPage(origin + pathIn(language, path), EVERY_PAGE);
  },

  'a path that is none is the not-found page, with its status': async ({ origin }) => {
    const response = await expectStatus(await request(`${origin}/no-such-page`), 404);
    const message = (await isComingSoon(origin)) ? COMING_SOON : /Oops!\.\. Page Not Found\.\./;
    match(await response.text(), message);
  },

  'the pages of the sign-in can be opened and framed, as it needs': async ({ signIn, config }) => {
    ok(config.apiKey && config.storageBucket, '/__/firebase/init.json names no key or no bucket');
    for (const page of ['handler', 'iframe']) {
      const query = `apiKey=${config.apiKey}&providerId=google.com`;
      const response = await expectStatus(await request(`${signIn}/${page}?${query}`), 200);
      for (const name of SIGN_IN_BREAKING_HEADERS)
        equal(response.headers.get(name), null, `${response.url} has ${name}`);
    }
  },

  'the API is up': async ({ origin }) => {
    const response = await expectStatus(await request(`${origin}/api/health`), 200);
    equal((await response.json()).status, 'ok');
  },

  'the list works, and its pictures can be seen': async ({ origin }) => {
    const response = await expectStatus(await request(`${origin}/api/file?limit=5`), 200);
    const items: Item[] = await response.json();
    for (const { FileUrl } of items)
      await expectStatus(await request(FileUrl, { headers: { Range: 'bytes=0-0' } }), 200, 206);
  },

  'the API refuses a stranger': async ({ origin }) => {
    for (const [name, { who }] of Object.entries(API_CALLS)) {
      if (who === 'anyone') continue;
      const [method = '', path = ''] = name.replace(/:\w+/, randomUUID()).split(' ');
      const body = method === 'GET' || method === 'DELETE' ? null : '{}';
      await expectStatus(await request(origin + path, { method, headers: JSON_TYPE, body }), 401);
    }
  },

  'the rules of Firestore refuse a stranger': async ({ firestore, config }) => {
    const documents = `${firestore}/v1/projects/${config.projectId}/databases/(default)/documents`;
    for (const path of COLLECTIONS)
      await expectStatus(await request(`${documents}/${path}?key=${config.apiKey}`), 401, 403);
    // Of a message that is not there: rules are asked all the same, and nothing is lost if they
    // allow it.
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

/** Looks at a site from outside. @returns why each check failed, by its name */
export async function checkSite(site: LiveSite): Promise<Record<string, string | undefined>> {
  const faults: Record<string, string | undefined> = {};
  for (const [name, check] of Object.entries(checks))
    faults[name] = await check(site).then(
      () => undefined,
      (error: Error) => error.message,
    );
  return faults;
}

/** Before the first publication there is one page, and the admin area. */
async function isComingSoon(origin: string): Promise<boolean> {
  return COMING_SOON.test(await (await expectPage(`${origin}/`, [])).text());
}

/** @param sources of the rules in firebase.json whose headers it has; a later one wins */
async function expectPage(url: string, sources: string[]): Promise<Response> {
  const response = await expectStatus(await request(url), 200);
  match(response.headers.get('Content-Type') ?? '', /^text\/html/, `${url} is no page`);
  const rules = firebaseJson.hosting.headers.filter(({ source }) => sources.includes(source));
  const headers = new Map(
    rules.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  );
  // Hosting has one of its own, which is as strict.
  headers.delete('Strict-Transport-Security');
  for (const [name, value] of headers) {
    const found = response.headers.get(name)?.replaceAll(LOCAL_SERVERS, '');
    equal(found, value, `${url} has ${name}: ${found ?? 'nothing'}`);
  }
  return response;
}

async function expectStatus(response: Response, ...expected: number[]): Promise<Response> {
  const { status, url } = response;
  ok(expected.includes(status), `${url} answered ${status}, not ${expected.join(' or ')}`);
  return response;
}

/** @throws when nothing answers at the address */
function request(url: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(url, { redirect: 'manual', signal, ...init }).catch((error: unknown) => {
    throw new Error(`Nothing answers at ${url}`, { cause: error });
  });
}

/**
 * `npm run smoke -- <url>`: whether a deployed site, or that of a running `npm start`, is up and
 * shut.
 */
if (import.meta.main)
  await command(async () => {
    const [url] = process.argv.slice(2);
    if (!url) throw new Error('Which site? npm run smoke -- https://<project id>.web.app');
    const faults = Object.entries(await checkSite(await openSite(url)));
    for (const [name, fault] of faults) console.log(fault ? `✗ ${name}\n  ${fault}` : `✓ ${name}`);
    const failed = faults.filter(([, fault]) => fault).length;
    if (failed > 0) throw new Error(`${url}: ${failed} of these do not hold.`);
  });
