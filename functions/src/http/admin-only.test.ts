import { API_CALLS, type ApiCall } from '@theni/contract';
import { beforeEach, expect, test } from 'vitest';
import * as config from '../../../config/chosen.ts';
import * as edgeCases from '../../../config/edge-cases.config.ts';
import { sharedTestApi } from '../../test/test-api.ts';
import { type Identity, InvalidToken, isAdmin } from './identity.ts';

let revoked = false;
let issue: object | undefined;
const { email } = config.admin;
const identity: Identity = { email, emailVerified: true, provider: 'google.com' };

const api = await sharedTestApi({
  verifyIdToken: async (_token, checkRevoked) => {
    if (issue) throw issue;
    if (revoked && checkRevoked) throw new InvalidToken();
    return identity;
  },
});
beforeEach(() => {
  revoked = false;
  issue = undefined;
});

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
    'GET /api/projects/:slug/plots',
  ]);
  const anyAccount = closed.filter(([, { who }]) => who === 'any account').map(([name]) => name);
  expect(anyAccount).toEqual(['GET /api/session']);
});

test.each([
  ['GET', '/admin/stats', 404],
  ['POST', '/taps', 404],
  ['GET', '/content/versions/1', 404],
  ['PUT', '/content', 405],
  ['PATCH', '/file', 405],
  ['POST', '/file/delete', 405],
  ['PATCH', '/messages', 405],
  ['POST', '/messages/export-person', 405],
])('%s %s is not there any more, for the admin neither', async (method, path, status) => {
  expect((await api.asAdmin(method, path, method === 'GET' ? undefined : {})).status).toBe(status);
});

const unknown = '/messages/3f2b8c1e-9a4d-4c7b-8e21-0d5f6a7b8c9d';

test('a token that was revoked changes nothing more, at once', async () => {
  expect((await api.asAdmin('DELETE', unknown)).status).toBe(404);
  revoked = true;
  expect((await api.asAdmin('DELETE', unknown)).status).toBe(401);
  expect((await api.asAdmin('PATCH', unknown, { Stage: 'called' })).status).toBe(401);
  expect((await api.asAdmin('POST', '/file', {})).status).toBe(401);
});

test('reading asks no other service, so it goes on until the token ends by itself', async () => {
  revoked = true;
  expect((await api.asAdmin('GET', '/messages')).status).toBe(200);
  expect((await api.asAdmin('GET', '/session')).status).toBe(200);
});

test.each([
  ['cannot be reached', { code: 'app/network-error' }],
  ['does not answer', { code: 'app/network-timeout' }],
  ['is busy', { code: 'auth/internal-error', httpResponse: { status: 503 } }],
])('while the sign-in service %s, the admin is asked to try again', async (_what, thrown) => {
  issue = thrown;
  expect((await api.asAdmin('DELETE', unknown)).status).toBe(503);
});

test('a sign-in service that refuses the API itself is a fault to be looked at', async () => {
  issue = { code: 'auth/insufficient-permission', httpResponse: { status: 403 } };
  expect((await api.asAdmin('DELETE', unknown)).status).toBe(500);
});

test('the admin is the admin however Google writes the address, as for the rules of Storage', () => {
  for (const mine of ['sam@homes.example', 'Sam@homes.example'])
    expect(isAdmin({ config: edgeCases }, { ...identity, email: mine })).toBe(true);
  for (const other of ['sam@homes.example.org', ' sam@homes.example'])
    expect(isAdmin({ config: edgeCases }, { ...identity, email: other })).toBe(false);
});

test.each<[string, Partial<Identity>]>([
  ['another way than Google’s sign-in', { provider: 'password' }],
  ['no known way of sign-in', { provider: undefined }],
  ['an unverified address', { emailVerified: false }],
  ['no address', { email: undefined }],
])('the admin’s account with %s is not the admin', (_what, change) => {
  expect(isAdmin({ config }, { ...identity, ...change })).toBe(false);
});
