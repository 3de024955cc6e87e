import { afterAll, afterEach } from 'vitest';
import type { PublishDependencies } from '../src/dependencies.ts';
import { emptyCollections } from './empty-collections.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/** Of the database, but those of uploaded files. */
export const COLLECTIONS = [
  ...['messages', 'limits', 'meta', 'content', 'releases'],
  ...['projects', 'plots', 'projectVersions', 'push'],
];

/** One API for all tests of a file: each finds no message, no counter, no content and no layout, and it stops after the last of them. */
export async function sharedTestApi(changes?: Partial<PublishDependencies>): Promise<TestApi> {
  const api = await startTestApi(changes);
  afterEach(() => emptyCollections(api.firestore, COLLECTIONS));
  afterAll(api.stop);
  return api;
}
