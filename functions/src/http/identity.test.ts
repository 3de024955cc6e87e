import type { App } from 'firebase-admin/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { InvalidToken, verifyIdToken } from './identity.ts';

const check = vi.hoisted(() => vi.fn());
vi.mock('firebase-admin/auth', () => ({ getAuth: () => ({ verifyIdToken: check }) }));
const firebase = {} as App;
beforeEach(() => {
  check.mockReset();
});

const refuse = (code: string) => check.mockRejectedValue(Object.assign(new Error(), { code }));

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
  await expect(verifyIdToken(firebase, 'token', true)).rejects.toBeInstanceOf(InvalidToken);
});

test.each(['internal-error', 'insufficient-permission', 'quota-exceeded', 'invalid-credential'])(
  'a fault of the service signs nobody out: %s',
  async (code) => {
    refuse(`auth/${code}`);
    await expect(verifyIdToken(firebase, 'token', true)).rejects.not.toBeInstanceOf(InvalidToken);
  },
);

test('whoever waits for a service that is silent is told to try again', async () => {
  vi.useFakeTimers();
  check.mockReturnValue(new Promise(() => {}));
  const verified = verifyIdToken(firebase, 'token', true);
  const refused = expect(verified).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(12_000);
  await refused;
  vi.useRealTimers();
});
