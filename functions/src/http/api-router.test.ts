import { API_CALLS, type ApiCall, BODY_MAX_BYTES } from '@theni/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as config from '../../../config/current-config.ts';
import { samplePost } from '../../test/samples.ts';
import { ADMIN_TOKEN, startTestApi } from '../../test/test-api.ts';
import { invalidToken } from './identity.ts';

let revoked = false;
beforeEach(() => {
  revoked = false;
});

// Nothing is stored, so nothing is emptied between the tests.
const api = await startTestApi({
  mailer: undefined,
  verifyIdToken: async (_token, checkRevoked) => {
    if (revoked && checkRevoked) throw invalidToken();
    return { email: config.admin.email, emailVerified: true, provider: 'google.com' };
  },
});
afterAll(api.stop);

const calls = Object.entries<ApiCall>(API_CALLS);
const closed = calls.filter(([, { who }]) => who !== 'anyone');

// By name, because the other tests believe the table.
test('these calls are open to anyone, and no others', () => {
  const open = calls.filter((call) => !closed.includes(call)).map(([name]) => name);
  expect(open).toEqual([
    'GET /api/health',
    'POST /api/email',
    'GET /api/file',
    'GET /api/file/filters',
    'GET /api/file/:id',
    'GET /api/layouts/:slug/plots',
  ]);
  const anyAccount = closed.filter(([, { who }]) => who === 'any account').map(([name]) => name);
  expect(anyAccount).toEqual(['GET /api/session']);
});

const unknown = '/messages/3f2b8c1e-9a4d-4c7b-8e21-0d5f6a7b8c9d';

test('a token that was revoked changes nothing more, at once', async () => {
  expect((await api.asAdmin('DELETE', unknown)).status).toBe(404);
  revoked = true;
  expect((await api.asAdmin('DELETE', unknown)).status).toBe(401);
  expect((await api.asAdmin('PATCH', unknown, { stage: 'called' })).status).toBe(401);
  expect((await api.asAdmin('POST', '/file', {})).status).toBe(401);
});

test('reading asks no other service, so it goes on until the token ends by itself', async () => {
  revoked = true;
  expect((await api.asAdmin('GET', '/messages')).status).toBe(200);
  expect((await api.asAdmin('GET', '/session')).status).toBe(200);
});

const BAD_BODIES: [what: string, body: (maxBytes: number) => string, status: number][] = [
  ['no JSON', () => '{"broken', 400],
  ['nested prototypes', () => `${'{"__proto__":'.repeat(500)}1${'}'.repeat(500)}`, 400],
  ['too many bytes', (maxBytes) => JSON.stringify('x'.repeat(maxBytes)), 413],
];

const callsWithBody = calls.filter(([, { body }]) => body);
const requests = callsWithBody.flatMap(([call, { maxBytes = BODY_MAX_BYTES }]) =>
  BAD_BODIES.map(([what, body, status]) => ({ call, what, body: body(maxBytes), status })),
);

test.each(requests)('$call refuses $what, and changes nothing', async ({ call, body, status }) => {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(api.url + path.replace(/:\w+/g, '17'), {
    method,
    headers: { Authorization: `Bearer ${ADMIN_TOKEN}`, 'Content-Type': 'application/json' },
    body,
  });
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ type: 'about:blank', status });
  expect(await api.firestore.listCollections()).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test.each(['utf-7', 'utf-16', 'latin1'])(
  'a body in %s is refused: JSON is UTF-8',
  async (charset) => {
    const headers = { 'Content-Type': `application/json; charset=${charset}` };
    const body = Buffer.from(
      JSON.stringify(samplePost()),
      charset === 'utf-16' ? 'utf16le' : 'utf8',
    );
    const response = await fetch(`${api.url}/api/email`, { method: 'POST', headers, body });
    expect(response.status).toBe(415);
    expect(await api.stored()).toEqual(new Map());
  },
);

const ofStrangers = requests.filter(({ call }) => closed.some(([name]) => name === call));

test.each(ofStrangers)('$call refuses a stranger before it reads $what', async ({ call, body }) => {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(api.url + path.replace(/:\w+/g, '17'), {
    method,
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  expect(response.status).toBe(401);
});
