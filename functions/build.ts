import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

/**
 * Bundles the functions into `lib`. The contract and site.config.ts go in, because `firebase deploy`
 * uploads this folder only; what package.json lists as a dependency stays outside.
 */
const folder = import.meta.dirname;
await rm(`${folder}/lib`, { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  entryPoints: ['src/index.ts'],
  outdir: 'lib',
  bundle: true,
  // One file for each `import()`, so that code which few requests need loads with the first of them.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  packages: 'external',
  // The contract is a workspace folder, not a package that the cloud could install.
  alias: { '@theni/contract': '../contract/src/index.ts' },
  sourcemap: true,
  logLevel: 'warning',
});
