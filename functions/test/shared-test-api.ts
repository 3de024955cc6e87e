import { afterAll, afterEach } from 'vitest';
import type { Dependencies } from '../src/dependencies.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/** One API for all tests of a file: each finds no message and no counter, and it stops after the last of them. */
export async function sharedTestApi(changes?: Partial<Dependencies>): Promise<TestApi> {
  const api = await startTestApi(changes);
  afterEach(async () => {
    for (const name of ['messages', 'limits'])
      await api.firestore.recursiveDelete(api.firestore.collection(name));
  });
  afterAll(api.stop);
  return api;
}
