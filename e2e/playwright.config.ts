import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/programs.ts';

const browser = findBrowser();

const visitorsTests = ['public/**/*.spec.ts', 'gallery/**/*.spec.ts'];
const publishingTests = ['admin/publishing.spec.ts'];

/** Browser tests, run by `npm test` against the stack whose address is in SITE_URL. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  forbidOnly: true,
  // A slow or busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: [
    // One gallery serves all of these. They come first, so that the others fill the second worker.
    { name: 'shared gallery', testIgnore: [...visitorsTests, ...publishingTests], workers: 1 },
    // These bring lists of their own and leave nothing behind, so they can run side by side.
    { name: 'public', testMatch: visitorsTests, fullyParallel: true },
    // They change the pages that all the others read.
    {
      name: 'publishing',
      testMatch: publishingTests,
      workers: 1,
      dependencies: ['public', 'shared gallery'],
    },
  ],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:5000',
    locale: 'en-IN',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        // Root, as in containers, gets no sandbox from Chromium.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
