import './config/use-sample.ts';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const shared = {
  exclude: ['**/node_modules/**', 'web/dist/**', 'functions/lib/**', '.data/**', 'out/**'],
  // A slow or busy machine is no failure.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // To load every module anew for each file takes longer than the tests.
  isolate: false,
};

export default defineConfig({
  test: {
    silent: 'passed-only',
    maxWorkers: '100%',
    projects: [
      {
        resolve: {
          alias: {
            'firebase-functions/logger': join(import.meta.dirname, 'functions/test/log.ts'),
          },
        },
        test: {
          ...shared,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...shared.exclude, '**/*.emulator.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'emulator',
          include: ['**/*.emulator.test.ts'],
          // One stack serves all files, and each file expects an empty gallery.
          fileParallelism: false,
        },
      },
    ],
  },
});
