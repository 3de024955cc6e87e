import { FirebaseError } from 'firebase/app';
import type { User } from 'firebase/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionEndedError, TemporaryError } from './errors.ts';
import { authDomainOf, idTokenOf, openFirebase } from './firebase.ts';

afterEach(() => void vi.useRealTimers());

test('an upload never goes to a bucket that was guessed', async () => {
  const settings = { projectId: 'vaigai-homes', apiKey: 'key' };
  vi.stubGlobal('fetch', async () => Response.json(settings));
  await expect(openFirebase()).rejects.toThrow('names no storageBucket');
});

test('on its own domain the site signs the owner in by a page of its own', () => {
  expect(authDomainOf({ host: 'homes.example' })).toEqual({ authDomain: 'homes.example' });
});

test.each(['vaigai-homes.web.app', 'localhost:5000'])('%s leaves that to Firebase', (host) => {
  expect(authDomainOf({ host })).toEqual({});
});

test('a sign-in that gets no answer ends after 30 seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const ended = expect(openFirebase()).rejects.toThrow('30000 ms');
  await vi.advanceTimersByTimeAsync(30_000);
  await ended;
});

test.each([
  new FirebaseError('auth/network-request-failed', ''),
  new FirebaseError('auth/the-service-is-currently-unavailable.', ''),
  new FirebaseError('auth/internal-error', ''),
  // Safari's storage.
  new DOMException('Connection to Indexed Database server lost.', 'UnknownError'),
])('%s is waited for, and ends no session', async (error) => {
  const user = { getIdToken: () => Promise.reject(error) } as unknown as User;
  await expect(idTokenOf(user)).rejects.toBeInstanceOf(TemporaryError);
});

test.each(['auth/user-token-expired', 'auth/user-disabled', 'auth/invalid-refresh-token'])(
  'after %s the admin signs in again',
  async (code) => {
    await expect(idTokenOf(refusing(code))).rejects.toEqual(new SessionEndedError('signed-out'));
  },
);

function refusing(code: string): User {
  return { getIdToken: () => Promise.reject(new FirebaseError(code, '')) } as unknown as User;
}
