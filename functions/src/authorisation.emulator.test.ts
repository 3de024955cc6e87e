import { randomUUID } from 'node:crypto';
import {
  API_CALLS,
  type ApiCall,
  type ApiCallName,
  DOCUMENT_TYPE,
  type Layout,
  type LayoutResponse,
  layoutValues,
} from '@theni/contract';
import type { Express } from 'express';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePlotId } from '../../config/sample-plan.ts';
import { ADMIN, STRANGER } from '../../emulators/suite/google-accounts.ts';
import { LocalClient } from '../../emulators/suite/local-client.ts';
import { suitePorts, TEST_PORT_OFFSET } from '../../emulators/suite/ports.ts';
import { sampleSubscription } from '../test/push-service.ts';
import { apiForTests, posted, storedState, uploaded, withClaims } from '../test/running-api.ts';
import { sampleLayout, samplePlots, samplePost } from '../test/samples.ts';
import { emptyCollections } from '../test/test-api.ts';
import { createApp, createPublishApp } from './app.ts';

/** A call that succeeds for those who may make it. */
interface GoodCall {
  status: number;
  /** In the place of `:id`, `:releaseId` or `:slug`. */
  id?: () => Promise<string>;
  headers?: Record<string, string> | (() => Record<string, string>);
  body?: () => Promise<unknown>;
}
type Call = GoodCall & Pick<ApiCall, 'who'>;

const api = await apiForTests();
let authorization: Record<Identity, string | undefined>;

const itemId = async () => (await posted(api))._id;

const TEST_SLUG = 'test-';
/** The revision of the plot that was made last. */
let plotRevision = '';
const slug = async () => (await createLayout()).slug;
const seen = () => ({ 'If-Match': `"${plotRevision}"` });

/** Needs nothing to succeed. */
type PlainGet = Exclude<Extract<ApiCallName, `GET ${string}`>, `${string}:${string}`>;

const goodCalls: Record<Exclude<ApiCallName, PlainGet>, GoodCall> = {
  'GET /api/file/:id': { status: 200, id: itemId },
  'POST /api/email': { status: 202, body: async () => samplePost() },
  'POST /api/file': { status: 201, body: () => uploaded(api) },
  'PATCH /api/file/:id': { status: 200, id: itemId, body: async () => ({ Pinned: true }) },
  'DELETE /api/file/:id': { status: 204, id: itemId },
  'POST /api/messages/empty-spam': {
    status: 200,
    body: async () => ({ newest: await messageId() }),
  },
  'GET /api/messages/:id': { status: 200, id: messageId },
  'GET /api/messages/:id/earlier': { status: 200, id: messageId },
  'POST /api/messages/forget': {
    status: 200,
    body: async () => {
      await messageId();
      return { email: samplePost().formData.email };
    },
  },
  'PATCH /api/messages/:id': {
    status: 200,
    id: messageId,
    body: async () => ({ stage: 'called' }),
  },
  'DELETE /api/messages/:id': { status: 200, id: messageId },
  'POST /api/push': { status: 201, body: async () => sampleSubscription() },
  'DELETE /api/push': {
    status: 204,
    body: async () => {
      const { endpoint } = await ringingBrowser();
      return { endpoint };
    },
  },
  // With no browser left, so that nothing is sent.
  'POST /api/push/test': { status: 200, body: removeBrowsers },
  'PATCH /api/content': {
    status: 200,
    body: async () => ({ changes: { 'company.whatsapp': null } }),
  },
  'POST /api/content/files': { status: 201, body: uploadedDocument },
  'GET /api/content/files/:id': { status: 200, id: contentFileId },
  'POST /api/content/publish': { status: 200 },
  'GET /api/content/versions/:releaseId': {
    status: 200,
    id: publishedRelease,
  },
  'GET /api/layouts/:slug/plots': { status: 200, id: publishedSlug },
  'POST /api/admin/layouts': {
    status: 201,
    body: async () => ({ slug: newSlug(), changes: {} }),
  },
  'GET /api/admin/layouts/:slug': { status: 200, id: slug },
  'PATCH /api/admin/layouts/:slug': {
    status: 200,
    id: slug,
    body: async () => ({ changes: { place: 'Theni' } }),
  },
  'DELETE /api/admin/layouts/:slug': { status: 204, id: slug },
  'POST /api/admin/layouts/:slug/restore': { status: 200, id: deletedSlug },
  'PATCH /api/admin/layouts/:slug/plots/:id': {
    status: 200,
    id: slugWithPlot,
    headers: seen,
    body: async () => ({ state: 'booked' }),
  },
};

/** Who may do what: each call of the API, by its table. */
const calls = Object.entries(API_CALLS).map(([name, { who }]): [name: string, call: Call] => [
  name,
  { who, status: 200, ...(goodCalls as Partial<Record<string, GoodCall>>)[name] },
]);

/** Everyone but the admin, and how each is refused where only the admin may. */
const refusals = {
  'a visitor who is signed out': 401,
  'another account': 403,
  'another account that claims to be an admin': 403,
  'the admin with an unverified e-mail': 403,
  'the admin’s address by password': 403,
  'an account without an e-mail': 403,
  'an empty token': 401,
  'a made-up token': 401,
  'the admin’s expired token': 401,
  'the admin’s token of another project': 401,
  'the admin’s token under another name for it': 401,
  'the admin’s name and password': 401,
} as const;
type Identity = keyof typeof refusals | 'the admin';
const strangers = Object.keys(refusals) as (keyof typeof refusals)[];
const everyone: Identity[] = [...strangers, 'the admin'];

/** Leaves the content as the tests of other files expect it. */
async function emptyContent(): Promise<void> {
  const firestore = getFirestore();
  await emptyCollections(firestore, ['content', 'releases']);
  // The sample layouts stay: pages that other files look at show them.
  for (const name of ['layouts', 'plots'])
    for (const record of await firestore.collection(name).listDocuments())
      if (record.id.startsWith(TEST_SLUG)) await record.delete();
}

beforeAll(async () => {
  await emptyContent();
  const token = await api.admin.signIn(ADMIN);
  const other = await new LocalClient(suitePorts(TEST_PORT_OFFSET)).signIn(STRANGER);
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  const elsewhere = {
    aud: 'demo-other',
    iss: 'https://securetoken.google.com/demo-other',
  };
  const bearer = (claims: object) => `Bearer ${withClaims(token, claims)}`;
  authorization = {
    'a visitor who is signed out': undefined,
    'another account': `Bearer ${other}`,
    'another account that claims to be an admin': `Bearer ${withClaims(other, { admin: true })}`,
    'the admin with an unverified e-mail': bearer({ email_verified: false }),
    'the admin’s address by password': bearer({ firebase: { sign_in_provider: 'password' } }),
    'an account without an e-mail': bearer({ email: undefined }),
    'an empty token': 'Bearer ',
    'a made-up token': 'Bearer abc.def.ghi',
    'the admin’s expired token': bearer({ iat: anHourAgo - 3600, exp: anHourAgo }),
    'the admin’s token of another project': bearer(elsewhere),
    'the admin’s token under another name for it': `Token ${token}`,
    'the admin’s name and password': `Basic ${btoa(`${ADMIN}:secret`)}`,
    'the admin': `Bearer ${token}`,
  };
});
afterAll(async () => {
  await emptyContent();
  await removeBrowsers();
});

async function messageId(): Promise<string> {
  const post = samplePost({ id: randomUUID() });
  const response = await api.visitor.request('POST', '/email', post);
  if (response.status !== 202) throw new Error(await response.text());
  return post.id;
}

async function ringingBrowser() {
  const subscription = sampleSubscription();
  const response = await api.admin.request('POST', '/push', subscription);
  if (response.status !== 201) throw new Error(await response.text());
  return subscription;
}

async function removeBrowsers(): Promise<undefined> {
  await emptyCollections(getFirestore(), ['push']);
}

const newSlug = () => TEST_SLUG + randomUUID();

async function createLayout(fields: Partial<Layout> = {}): Promise<LayoutResponse> {
  const changes = layoutValues(sampleLayout({ public: false, ...fields }));
  const post = { slug: newSlug(), changes };
  const response = await api.admin.request('POST', '/admin/layouts', post);
  const made: LayoutResponse = await response.json();
  plotRevision = made.statuses[0]?.revision ?? 'none';
  return made;
}

async function slugWithPlot(): Promise<string> {
  return (await createLayout({ plots: samplePlots('1') })).slug;
}

async function deletedSlug(): Promise<string> {
  const { slug } = await createLayout();
  await api.admin.request('DELETE', `/admin/layouts/${slug}`);
  return slug;
}

async function publishedSlug(): Promise<string> {
  const { slug } = await createLayout();
  await getFirestore().doc(`plots/${slug}`).update({ publishedVersion: 'one' });
  return slug;
}

async function publishedRelease(): Promise<string> {
  const response = await api.admin.request('POST', '/content/publish');
  if (response.status !== 200) throw new Error(await response.text());
  const [last] = await (await api.admin.request('GET', '/content/versions')).json();
  return last.releaseId;
}

async function uploadedDocument() {
  const post = { id: randomUUID(), name: 'plan.pdf' };
  const bytes = new TextEncoder().encode('%PDF-1.7\n');
  await api.admin.upload(post.id, post.name, bytes, DOCUMENT_TYPE, 'documents');
  return post;
}

async function contentFileId(): Promise<string> {
  const post = await uploadedDocument();
  const response = await api.admin.request('POST', '/content/files', post);
  if (response.status !== 201) throw new Error(await response.text());
  return post.id;
}

/** The call with something that there is to act on, ready to be made by anyone. */
async function prepared(name: string, { id, headers, body }: Call) {
  const [method = '', path = ''] = name.split(' ');
  const rightPath = path.replace(/:\w+/, (await id?.()) ?? '').replace(':id', samplePlotId('1'));
  const url = api.url + rightPath;
  const ownHeaders = typeof headers === 'function' ? headers() : headers;
  const content = body && JSON.stringify(await body());
  return (identity: Identity, requested = method) => {
    const credentials = authorization[identity];
    return fetch(url, {
      method: requested,
      headers: {
        ...ownHeaders,
        ...(credentials && { Authorization: credentials }),
        ...(content && { 'Content-Type': 'application/json' }),
      },
      ...(content && { body: content }),
    });
  };
}

async function expectProblem(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ status, detail: expect.any(String) });
}

test('the API and publishing answer these calls and no others', () => {
  const { dependencies } = api;
  const apps = [createApp(dependencies), createPublishApp(dependencies)];
  // Whoever asks for a Tamil page that is not there gets the one that says so.
  const all = [...calls.map(([name]) => name as string), 'GET /ta/*path'];
  expect(apps.flatMap(callsOf).sort()).toEqual(all.sort());
});

const adminCalls = calls.filter(([, { who }]) => who === 'the admin');
const openCalls = calls.filter(([, { who }]) => who === 'anyone');

test.each(adminCalls)(
  '%s is refused to everyone but the admin, and then leaves everything as it was',
  async (name, call) => {
    const request = await prepared(name, call);
    const before = await storedState();
    for (const identity of strangers) {
      const response = await request(identity);
      const status = refusals[identity];
      await expectProblem(response, status);
      expect(response.headers.get('WWW-Authenticate')).toBe(status === 401 ? 'Bearer' : null);
    }
    expect(await storedState()).toEqual(before);
    expect((await request('the admin')).status).toBe(call.status);
  },
);

test.each(openCalls)(
  '%s is answered to anyone alike, whatever token comes with it',
  async (name, call) => {
    for (const identity of everyone) {
      const response = await (await prepared(name, call))(identity);
      expect([identity, response.status]).toEqual([identity, call.status]);
    }
  },
);

test('any other account is told that it is not the admin, a stranger nothing', async () => {
  const request = await prepared('GET /api/session', { who: 'any account', status: 200 });
  for (const identity of strangers) {
    const response = await request(identity);
    if (refusals[identity] === 401) await expectProblem(response, 401);
    else expect(await response.json()).toEqual({ admin: false });
  }
});

test('any other method on a known path is refused to everyone, the admin too', async () => {
  const known = Object.keys(API_CALLS);
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  for (const path of new Set(known.map((name) => name.replace(/^\w+ /, '')))) {
    const unknown = methods.filter((method) => !known.includes(`${method} ${path}`));
    const id = async () => randomUUID();
    const request = await prepared(`GET ${path}`, { who: 'anyone', status: 405, id });
    const before = await storedState();
    for (const method of unknown) {
      for (const identity of ['a visitor who is signed out', 'the admin'] as const)
        await expectProblem(await request(identity, method), 405);
    }
    expect(await storedState()).toEqual(before);
  }
});

/** What Express keeps of each `use` and each route. */
interface Layer {
  /** As it was given to `use`; `/` when none was. */
  rawPath: string;
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/**
 * Every call that an app answers, from Express's route table; HEAD comes with GET.
 * @throws for a path that is mounted without being a route
 */
function callsOf(app: Express): string[] {
  return callsOfLayers(app.router.stack as unknown as Layer[], '');
}

function callsOfLayers(layers: Layer[], base: string): string[] {
  return layers.flatMap(({ rawPath, route, handle }) => {
    if (route) return methodsOf(route).map((method) => `${method} ${join(base, route.path)}`);
    if (handle.stack) return callsOfLayers(handle.stack, join(base, rawPath));
    if (rawPath !== '/') throw new Error(`${join(base, rawPath)} is answered outside of a route.`);
    return [];
  });
}

/** `_all` stands for a route's `.all()`, here always the refusal of other methods. */
function methodsOf({ methods }: NonNullable<Layer['route']>): string[] {
  return Object.keys(methods)
    .filter((method) => method !== '_all')
    .map((method) => method.toUpperCase());
}

function join(base: string, path: string): string {
  return path === '/' ? base : base + path;
}
