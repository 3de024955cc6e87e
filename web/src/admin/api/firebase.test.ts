import { afterEach, expect, test, vi } from 'vitest';
import { openFirebase } from './firebase.ts';

afterEach(() => vi.unstubAllGlobals());

test('an upload never goes to a bucket that was guessed', async () => {
  const settings = { projectId: 'vaigai-homes', apiKey: 'key' };
  vi.stubGlobal('fetch', async () => Response.json(settings));
  await expect(openFirebase()).rejects.toThrow('names no storageBucket');
});
