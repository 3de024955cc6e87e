import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';

const browser = findBrowser();

/** Browser tests, run by `npm test` against the stack whose address is in SITE_URL. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  forbidOnly: true,
  // A slow or busy machine is no failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: [
    // These leave nothing in the gallery, so they can run side by side.
    { name: 'public', testDir: 'public', fullyParallel: true },
    // One gallery serves all the others.
    { name: 'shared gallery', testIgnore: 'public/**', workers: 1, dependencies: ['public'] },
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
