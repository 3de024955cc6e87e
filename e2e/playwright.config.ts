import { defineConfig } from '@playwright/test';
import { findBrowser } from './browsers.ts';

const browser = findBrowser();

/** These change what the one inbox and the one draft of the server hold. */
const sharedTests = ['contact/**/*.spec.ts', 'admin/website.spec.ts'];
/** These fill the gallery that others find empty, and change the website that others read. */
const lastTests = 'admin/{session,uploads,website-publishing}.spec.ts';

/** Browser tests, run by `npm test` against the stack whose address is in SITE_URL. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // A third one on two processors takes a tenth more of their time, and ends no sooner.
  workers: '100%',
  forbidOnly: true,
  // A slow or busy machine is no failure: another process of the functions may take 15 s to start
  // there.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  // What the build has made needs no compiler: Babel takes three seconds for the server's pages.
  build: { external: ['**/out/**'] },
  // The API that some tests start logs each request.
  quiet: true,
  projects: [
    { name: 'shared', testMatch: sharedTests, workers: 1 },
    // These bring an API of their own and leave nothing behind, so they can run side by side.
    { name: 'isolated', testIgnore: [...sharedTests, lastTests], fullyParallel: true },
    // One worker takes them in the order of their names: the website is changed last.
    { name: 'last', testMatch: lastTests, workers: 1, dependencies: ['shared', 'isolated'] },
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
        // Graphics by SwiftShader, or in a process of their own, cost a fifth of the work, and show
        // nothing more.
        '--disable-gpu',
        '--in-process-gpu',
        // Else another process for pages is begun in advance for each page that is opened.
        '--renderer-process-limit=1',
        '--disable-component-update',
        // On a busy machine Chromium may end the animation of a key's scroll before the page moves.
        '--disable-smooth-scrolling',
        // Without a way out Chromium takes the network for a slow one, and loads lazy pictures from
        // farther away.
        '--force-effective-connection-type=4G',
      ],
    },
  },
});
