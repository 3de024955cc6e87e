import './config/use-sample.ts';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const shared = {
  exclude: ['**/node_modules/**', 'web/dist/**', 'functions/lib/**', '.data/**', 'out/**'],
  // A slow or busy machine is no failure.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // To load every module anew for each file takes longer than the tests.
  isolate: false,
  // So what a test has put in the place of something is gone before the next one.
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
};

const resolve = {
  alias: { 'firebase-functions/logger': join(import.meta.dirname, 'functions/test/log.ts') },
};

export default defineConfig({
  test: {
    silent: 'passed-only',
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        test: {
          ...shared,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...shared.exclude, '**/*.emulator.test.ts', '**/*.dom.test.tsx'],
        },
      },
      {
        resolve,
        test: {
          ...shared,
          name: 'dom',
          include: ['**/*.dom.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['web/test/setup-dom.ts'],
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
