import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { built } from '../config/site-config.ts';
import { apiInDev } from './build/api-in-dev.ts';
import { writeDisplayFonts } from './build/display-font.ts';
import { shortClassNames } from './build/short-class-names.ts';
import { wordsInDev } from './build/words-in-dev.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const localStack = 'http://127.0.0.1:5000';

await writeDisplayFonts();

export default defineConfig({
  root: here('.'),
  plugins: [react(), wordsInDev(), apiInDev()],
  css: { modules: { generateScopedName: shortClassNames(here('src')) } },
  build: {
    // The oldest browsers of visitors (CONTRIBUTING.md), for scripts and styles.
    target: ['chrome95', 'safari15.4', 'ios15.4', 'firefox100'],
    outDir: here(`../${built.site}`),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What build/licences.ts reads: every package that is in the visitors' or the admin's scripts.
    license: { fileName: 'licences.json' },
    // A page's chunks are few and small: naming them ahead would cost more than it saves.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      input: [
        here('src/entry-client.tsx'),
        here('src/styles/type-en.css'),
        here('src/styles/type-ta.css'),
      ],
      // boot.ts calls the entry's `start`.
      preserveEntrySignatures: 'allow-extension',
      // On a busy machine it would warn of time that plugins took.
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [library(), ...shared()] } },
    },
  },
  server: {
    proxy: { '/api/content/publish': localStack, '/__/firebase': localStack },
  },
});

/** Changes with an update of React only, so it stays in a visitor's cache over many deployments. */
function library() {
  return {
    name: 'library',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
    priority: 2,
  };
}

/** What several pages need: one script for each kind of need. */
function shared() {
  const groups = {
    // Styles of what a document has after its first screen (build/page-chunks.ts).
    below: /\/web\/src\/(navigation\/(footer|page-frame)|ui\/section)\.module\.css$/,
    // Of the content what pages do with it; the content itself comes as words, and with the admin's editor. Of the contract what is no schema.
    site: /\/web\/src\/(company|navigation|words\/(?!shown-layout))|\/web\/src\/gallery\/(choice|item-names)\.ts$|\/web\/src\/layouts\/question\.ts$|\/web\/src\/ui\/(?!banner|field)|\/web\/src\/(api|deployment|pages|pictures\/pictures)\.ts$|\/web\/src\/pictures\/sizes\.json$|\/contract\/src\/(limits|pages|plot-number|plots)\.ts$|\/content\/(fill|places)\.ts$/,
    items:
      /\/web\/src\/(gallery\/(gallery-item|items)|layouts\/(layout-cards|layout-line)|pages\/service\/newest-items\.module)/,
    facts: /\/web\/src\/layouts\/(cover-of|layout-summary)\./,
    form: /\/web\/src\/ui\/(banner|field)/,
    'contact-form': /\/web\/src\/contact-form\/|\/contract\/src\/times\.ts$/,
    plan: /\/web\/src\/(layouts\/(state-patterns|layout-facts|numbers|plan-tools\.tsx|shape)|pages\/layout\/use-chosen-plot)/,
    // The styles of a layout's page from its plots on.
    'layout-below':
      /\/web\/src\/(pages\/layout\/(layout-page|plots)|layouts\/plan-tools)\.module\.css$/,
  };
  return Object.entries(groups).map(([name, test]) => ({
    name,
    test,
    includeDependenciesRecursively: false,
    priority: 1,
  }));
}
