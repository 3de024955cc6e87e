import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';

const browser = findBrowser();

/** Browser tests, run by `npm test` against the stack whose address is in SITE_URL. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One gallery serves all tests.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:5000',
    locale: 'en-IN',
    trace: 'retain-on-failure',
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
