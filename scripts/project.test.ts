import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProject } from './project.ts';

beforeEach(() => {
  for (const name of ['GCLOUD_PROJECT', 'FIREBASE_CONFIG', 'GOOGLE_CLOUD_QUOTA_PROJECT']) {
    vi.stubEnv(name, '');
  }
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080');
});
afterEach(() => vi.unstubAllEnvs());

test('a command for a real project asks as that project, and no emulator', () => {
  useProject({ project: 'vaigai-homes' });
  const { GCLOUD_PROJECT, GOOGLE_CLOUD_QUOTA_PROJECT, FIRESTORE_EMULATOR_HOST } = process.env;
  expect(GCLOUD_PROJECT).toBe('vaigai-homes');
  expect(GOOGLE_CLOUD_QUOTA_PROJECT).toBe('vaigai-homes');
  expect(FIRESTORE_EMULATOR_HOST).toBeUndefined();
});
