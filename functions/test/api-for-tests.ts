import { afterAll } from 'vitest';
import type { Dependencies } from '../src/dependencies.ts';
import { type RunningApi, startApi } from './running-api.ts';

/** One API for all tests of a file; it stops after the last of them. */
export async function apiForTests(changes: Partial<Dependencies> = {}): Promise<RunningApi> {
  const api = await startApi(changes);
  afterAll(api.stop);
  return api;
}
