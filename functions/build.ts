import { rm } from 'node:fs/promises';
import { type BuildOptions, build, context } from 'esbuild';

/**
 * Bundles the functions into `lib`; with `--watch` again at each change. The contract and
 * site.config.ts go in, because `firebase deploy` uploads this folder only; what package.json lists
 * as a dependency stays outside.
 */
const folder = import.meta.dirname;
const options: BuildOptions = {
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
  alias: {
    '@theni/contract': '../contract/src/index.ts',
    '@theni/contract/remux-video': '../contract/src/remux-video.ts',
  },
  sourcemap: true,
  logLevel: 'warning',
};

await rm(`${folder}/lib`, { recursive: true, force: true });
await build(options);
if (process.argv.includes('--watch')) await (await context(options)).watch();
