import { afterAll, afterEach } from 'vitest';
import type { PublishDependencies } from '../src/dependencies.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/** One API for all tests of a file: each finds no message, no counter and no content, and it stops after the last of them. */
export async function sharedTestApi(changes?: Partial<PublishDependencies>): Promise<TestApi> {
  const api = await startTestApi(changes);
  afterEach(async () => {
    for (const name of ['messages', 'limits', 'content', 'contentVersions'])
      await api.firestore.recursiveDelete(api.firestore.collection(name));
  });
  afterAll(api.stop);
  return api;
}
