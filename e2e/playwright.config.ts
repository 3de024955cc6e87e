import { defineConfig } from '@playwright/test';
import { findBrowser } from './browsers.ts';

const browser = findBrowser();

/** Those that read or change what the server holds: items, or messages. */
const galleryTests = 'admin/{session,uploads}.spec.ts';
const messageTests = 'contact/**/*.spec.ts';
const draftTests = 'admin/website.spec.ts';
const publishingTests = 'admin/website-publishing.spec.ts';

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
    // One inbox and one draft serve all of these, one in a worker.
    { name: 'messages', testMatch: messageTests, workers: 1 },
    { name: 'draft', testMatch: draftTests, workers: 1 },
    // These bring an API of their own and leave nothing behind, so they can run side by side.
    {
      name: 'isolated',
      testIgnore: [galleryTests, messageTests, draftTests, publishingTests],
      fullyParallel: true,
    },
    // They fill the gallery that all of the others find empty.
    {
      name: 'gallery',
      testMatch: galleryTests,
      workers: 1,
      dependencies: ['messages', 'draft', 'isolated'],
    },
    // They change the website that all the others read, and the draft.
    { name: 'publishing', testMatch: publishingTests, workers: 1, dependencies: ['gallery'] },
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
