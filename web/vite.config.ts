import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildOutputs } from '../config/config-paths.ts';
import { VITE_TARGET } from './browsers.ts';
import { apiInDev, pagesInDev } from './build/dev-server.ts';
import { deferredStyleGroups } from './build/page-assets.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const DRAWINGS = /\/web\/src\/pictures\//;
const PLAN = /\/src\/(layouts\/plan\/|layouts\/layout-photos|\w+\/plot-number)/;
const localStack = 'http://127.0.0.1:5000';

export default defineConfig({
  root: here('.'),
  appType: 'custom',
  plugins: [react(), dropUnusedRouterParts(), pagesInDev(), apiInDev()],
  css: {
    // A page has its styles within it, and each class twice: with Vite's own names the document of
    // a layout of 120 plots is 0.4 KiB larger in Brotli. Should two classes ever get the same
    // four letters, class-names.test.ts says so.
    modules: { generateScopedName: '[hash:base64:4]' },
  },
  build: {
    target: VITE_TARGET,
    outDir: here(`../${buildOutputs.site}`),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // By source file, the script of each page with all that it imports: build/page-assets.ts.
    manifest: true,
    // The notices of every package in the visitors' or the admin's scripts.
    license: { fileName: 'licences.json' },
    // boot.ts fetches the scripts of a page itself.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      input: {
        'entry-client': here('src/entry-client.tsx'),
        'push-worker': here('src/admin/push/push-worker.ts'),
        'type-en': here('src/styles/type-en.css'),
        'type-ta': here('src/styles/type-ta.css'),
      },
      // boot.ts, which is built by itself, calls what the application exports. What pages share with
      // the application stays in its chunk: chunks of their own would be three more requests.
      preserveEntrySignatures: 'allow-extension',
      // On a busy machine it would warn of time that plugins took.
      checks: { pluginTimings: false },
      output: {
        // A browser looks for a newer push worker at one address for ever.
        entryFileNames: ({ name }) =>
          name === 'push-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // Changes with an update of React only, so it stays cached over many deployments.
            {
              name: 'library',
              test: /node_modules\/(react|react-dom|scheduler|react-router(-dom)?)\//,
              priority: 2,
            },
            // The contact form reads numbers, too: what only admin pages share is not put in with it.
            { name: 'phone', test: /node_modules\/libphonenumber-js\/es6\//, priority: 2 },
            ...deferredStyleGroups,
            // Else a page would come in some thirty scripts, each compressed by itself.
            {
              name: 'shared',
              test: isOfPublicPages,
              minShareCount: 4,
              priority: 1,
            },
            // The page of a layout shows no drawing. What this imports is in `shared` already.
            { name: 'drawings', test: DRAWINGS, priority: 0 },
            // What such a page shares with the admin area alone would be three scripts, one for each
            // set of pages. Other pages share as often, so no count of shares tells these modules.
            { name: 'plan', test: PLAN, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api/content/publish': localStack, '/__/firebase': localStack },
  },
});

/** Of the admin area nothing: visitors would load it. Vite's helper loads what a tap opens. */
function isOfPublicPages(file: string): boolean {
  if (file.includes('vite/preload-helper')) return true;
  const folders = ['src/', '../contract/', '../content/'].map(here);
  const isPublic = folders.some((folder) => file.startsWith(folder));
  return isPublic && !file.startsWith(here('src/admin/')) && !DRAWINGS.test(file);
}

/**
 * Lets the bundler leave out what no page uses of React Router: forms, prefetching, pages of its
 * framework. It keeps them, because the library marks no call of `forwardRef` as pure and then
 * gives the component a name for React's developer tools. Without this each visitor would load
 * 4 KiB more. When the library is built otherwise, nothing changes but the bytes, and the budget
 * of scripts fails the build.
 */
function dropUnusedRouterParts(): Plugin {
  return {
    name: 'drop-unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/ = (React\d*\.forwardRef)\(/g, ' = /* @__PURE__ */ $1('),
        map: null,
      }),
    },
  };
}
