import { API_CALLS, type ApiCall } from '@theni/contract';
import { beforeEach, expect, test } from 'vitest';
import * as config from '../../../config/current-config.ts';
import * as edgeCases from '../../../config/edge-cases.config.ts';
import { sharedTestApi } from '../../test/test-api.ts';
import { type Identity, invalidToken, isAdmin } from './identity.ts';

let revoked = false;
let issue: object | undefined;
const { email } = config.admin;
const identity: Identity = { email, emailVerified: true, provider: 'google.com' };

const api = await sharedTestApi({
  verifyIdToken: async (_token, checkRevoked) => {
    if (issue) throw issue;
    if (revoked && checkRevoked) throw invalidToken();
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

test('the admin is the admin however Google writes the address', () => {
  for (const mine of ['sam@homes.example', 'Sam@homes.example'])
    expect(isAdmin({ config: edgeCases }, { ...identity, email: mine })).toBe(true);
  for (const other of ['sam@homes.example.org', ' sam@homes.example'])
    expect(isAdmin({ config: edgeCases }, { ...identity, email: other })).toBe(false);
});
