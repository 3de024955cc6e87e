import { copyFile, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build, context, type Plugin } from 'esbuild';
import { built, siteConfigFile } from '../config/site-config.ts';

/**
 * Bundles the functions into `lib`; with `--watch` again at each change. The contract and
 * the configuration go in, because `firebase deploy` uploads this folder only; what package.json lists
 * as a dependency stays outside.
 */
const folder = import.meta.dirname;
const target = join(folder, '..', built.functions);
const chosenConfig: Plugin = {
  name: 'chosen-config',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/config\/chosen\.ts$/ }, () => ({ path: siteConfigFile }));
  },
};
const options: BuildOptions = {
  absWorkingDir: folder,
  entryPoints: ['src/index.ts'],
  outdir: `${target}/lib`,
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
  plugins: [chosenConfig],
  sourcemap: true,
  logLevel: 'warning',
};

await rm(`${target}/lib`, { recursive: true, force: true });
if (target !== folder) await furnish();
await build(options);
if (process.argv.includes('--watch')) await (await context(options)).watch();

/** What the emulator asks for beside `lib`. */
async function furnish(): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const file of ['package.json', '.secret.local'])
    await copyFile(join(folder, file), join(target, file));
  await rm(`${target}/node_modules`, { force: true });
  await symlink(`${folder}/node_modules`, `${target}/node_modules`);
}
