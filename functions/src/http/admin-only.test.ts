import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as config from '../../../config/chosen.ts';
import * as second from '../../../config/second.config.ts';
import { type MessageApi, startMessageApi } from '../../test/message-api.ts';
import { type Identity, InvalidToken, isAdmin } from './identity.ts';

let api: MessageApi;
let revoked = false;
const { email } = config.admin;
const identity: Identity = { email, emailVerified: true, provider: 'google.com' };

beforeAll(async () => {
  api = await startMessageApi({
    verifyIdToken: async (_token, checkRevoked) => {
      if (revoked && checkRevoked) throw new InvalidToken();
      return identity;
    },
  });
});
afterAll(() => api.stop());
beforeEach(() => {
  revoked = false;
});

const unknown = '/messages/3f2b8c1e-9a4d-4c7b-8e21-0d5f6a7b8c9d';

test('a token that was revoked changes nothing more, at once', async () => {
  expect((await api.asAdmin('DELETE', unknown)).status).toBe(404);
  revoked = true;
  expect((await api.asAdmin('DELETE', unknown)).status).toBe(401);
  expect((await api.asAdmin('PATCH', unknown, { Read: true })).status).toBe(401);
  expect((await api.asAdmin('POST', '/file', {})).status).toBe(401);
});

test('reading asks no other service, so it goes on until the token ends by itself', async () => {
  revoked = true;
  expect((await api.asAdmin('GET', '/messages')).status).toBe(200);
  expect((await api.asAdmin('GET', '/session')).status).toBe(200);
});

test('the admin is the admin whatever capitals and blanks the owner has typed', () => {
  for (const mine of ['sam@homes.example', 'Sam@homes.example'])
    expect(isAdmin({ config: second }, { ...identity, email: mine })).toBe(true);
  expect(isAdmin({ config: second }, { ...identity, email: 'sam@homes.example.org' })).toBe(false);
});

test.each<[string, Partial<Identity>]>([
  ['another way than Google’s sign-in', { provider: 'password' }],
  ['no known way of sign-in', { provider: undefined }],
  ['an unverified address', { emailVerified: false }],
  ['no address', { email: undefined }],
])('the admin’s account with %s is not the admin', (_what, change) => {
  expect(isAdmin({ config }, { ...identity, ...change })).toBe(false);
});
