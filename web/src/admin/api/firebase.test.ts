import { FirebaseError } from 'firebase/app';
import type { User } from 'firebase/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionError, SessionEndedError } from './errors.ts';
import { idTokenOf, openFirebase } from './firebase.ts';

afterEach(() => vi.unstubAllGlobals());

test('an upload never goes to a bucket that was guessed', async () => {
  const settings = { projectId: 'vaigai-homes', apiKey: 'key' };
  vi.stubGlobal('fetch', async () => Response.json(settings));
  await expect(openFirebase()).rejects.toThrow('names no storageBucket');
});

test('a token that cannot be renewed without a connection is waited for', async () => {
  const user = refusing('auth/network-request-failed');
  await expect(idTokenOf(user)).rejects.toBeInstanceOf(ConnectionError);
});

test.each(['auth/user-token-expired', 'auth/user-disabled', 'auth/internal-error'])(
  'after %s the admin signs in again',
  async (code) => {
    await expect(idTokenOf(refusing(code))).rejects.toEqual(new SessionEndedError('signed-out'));
  },
);

function refusing(code: string): User {
  return { getIdToken: () => Promise.reject(new FirebaseError(code, '')) } as unknown as User;
}
