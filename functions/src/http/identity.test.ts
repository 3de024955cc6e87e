import { Agent } from 'node:https';
import { type App, initializeApp } from 'firebase-admin/app';
import type * as Auth from 'firebase-admin/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin } from '../../../config/edge-cases.config.ts';
import { isAdmin, sessionOf, verifyIdToken } from './identity.ts';

const check = vi.hoisted(() => vi.fn());
vi.mock('firebase-admin/auth', () => ({ getAuth: () => ({ verifyIdToken: check }) }));
const firebase = {} as App;
beforeEach(() => {
  check.mockReset();
});
afterEach(() => void vi.useRealTimers());

const refuse = (code: string) =>
  check.mockRejectedValue(Object.assign(new Error('Firebase ID token'), { code }));

test('whether a token was revoked is asked where that is wanted', async () => {
  check.mockResolvedValue({ firebase: { sign_in_provider: 'google.com' } });
  for (const checkRevoked of [true, false]) {
    await verifyIdToken(firebase, 'token', checkRevoked);
    expect(check).toHaveBeenLastCalledWith('token', checkRevoked);
  }
});

test.each([
  'argument-error',
  'id-token-expired',
  'id-token-revoked',
  'user-disabled',
  'user-not-found',
])('a token proves nobody: %s', async (code) => {
  refuse(`auth/${code}`);
  await expect(verifyIdToken(firebase, 'token', true)).rejects.toMatchObject({ status: 401 });
});

test('a token that is refused in new words proves nobody, too', async () => {
  const error = Object.assign(new Error('The JWT is no good.'), { code: 'auth/argument-error' });
  check.mockRejectedValue(error);
  await expect(verifyIdToken(firebase, 'token', true)).rejects.toMatchObject({ status: 401 });
});

test.each(['internal-error', 'insufficient-permission', 'quota-exceeded', 'invalid-credential'])(
  'a fault of the service signs nobody out: %s',
  async (code) => {
    refuse(`auth/${code}`);
    await expect(verifyIdToken(firebase, 'token', true)).rejects.not.toMatchObject({ status: 401 });
  },
);

test.each([429, 500, 503])('a service that answers %s is away for a while', async (status) => {
  const error = new Error('Exceeded quota');
  check.mockRejectedValue(
    Object.assign(error, { code: 'auth/internal-error', httpResponse: { status } }),
  );
  await expect(verifyIdToken(firebase, 'token', true)).rejects.toMatchObject({ status: 503 });
});

test('whoever waits for a service that is silent is told to try again', async () => {
  vi.useFakeTimers();
  check.mockReturnValue(new Promise(() => {}));
  const verified = verifyIdToken(firebase, 'token', true);
  const refused = expect(verified).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(12_000);
  await refused;
});

/** Firebase's own library, in a network without Google's certificates. */
async function checkWithoutCertificates(): Promise<void> {
  const httpAgent = new Agent();
  httpAgent.createConnection = () => {
    throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  };
  const app = initializeApp({ projectId: 'vaigai-homes', httpAgent }, 'without certificates');
  const { getAuth } = await vi.importActual<typeof Auth>('firebase-admin/auth');
  check.mockImplementation((token: string) => getAuth(app).verifyIdToken(token));
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claims = {
  aud: 'vaigai-homes',
  iss: 'https://securetoken.google.com/vaigai-homes',
  sub: 'x',
};
const goodToken = `${encoded({ alg: 'RS256', kid: '1' })}.${encoded(claims)}.c2lnbmF0dXJl`;

test('without Google’s certificates a good token signs nobody out, a bad one fails', async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
  await checkWithoutCertificates();
  const verified = (token: string) => verifyIdToken(firebase, token, true);
  await expect(verified(goodToken)).rejects.toMatchObject({ status: 503 });
  await expect(verified('no token')).rejects.toMatchObject({ status: 401 });
  const [head] = goodToken.split('.');
  const ofAnother = `${head}.${encoded({ ...claims, aud: 'other' })}.c2ln`;
  await expect(verified(ofAnother)).rejects.toMatchObject({ status: 401 });
});

const identity = { email: admin.email, emailVerified: true, provider: 'google.com' };
const session = (analyticsUrl: string) =>
  sessionOf({ config: { admin: { ...admin, analyticsUrl } } }, identity);

test('the admin is told where the report of Analytics is, where there is one', () => {
  const { analyticsUrl } = admin;
  expect(session(analyticsUrl)).toEqual({
    admin: true,
    email: admin.email,
    analyticsUrl,
  });
  expect(session('')).toEqual({ admin: true, email: admin.email });
});

test('the admin is the admin however Google writes the address', () => {
  const isHis = (email: string) => isAdmin({ config: { admin } }, { ...identity, email });
  for (const mine of ['sam@homes.example', 'Sam@homes.example']) expect(isHis(mine)).toBe(true);
  for (const other of ['sam@homes.example.org', ' sam@homes.example'])
    expect(isHis(other)).toBe(false);
});
