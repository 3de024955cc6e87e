import { copyFile, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { buildOutputs, siteConfigFile } from '../config/config-paths.ts';
import { content } from '../config/content.ts';
// It checks the configuration, which the functions then take without a check.
import '../config/current-config.ts';

/** Bundles the functions into `lib` with contract, configuration and words. */
const folder = import.meta.dirname;
const target = join(folder, '..', buildOutputs.functions);
const ofThisSite: Plugin = {
  name: 'of-this-site',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\/config\/current-config\.ts$/ }, () => ({ path: siteConfigFile }));
    // The words of the run as they are now: the schema that has checked them is not needed there.
    onLoad({ filter: /\/config\/content\.ts$/ }, () => ({
      contents: `export const content = ${JSON.stringify(content)}`,
    }));
    // Workspace folders, not packages that the cloud could install.
    onResolve({ filter: /^@theni\// }, ({ path }) => ({
      path: fileURLToPath(import.meta.resolve(path)),
    }));
  },
};
await emptyLib();
if (target !== folder) await copyPackageFiles();
await build({
  absWorkingDir: folder,
  entryPoints: { index: 'src/index.ts', 'remux-worker': 'src/gallery/remux-worker.ts' },
  outdir: `${target}/lib`,
  bundle: true,
  // One file for each `import()`, so that rarely needed code loads late.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  packages: 'external',
  plugins: [ofThisSite],
  charset: 'utf8',
  sourcemap: true,
  logLevel: 'warning',
});

/** All but `lib/site`, which web/build.ts writes anew. */
async function emptyLib(): Promise<void> {
  await mkdir(`${target}/lib`, { recursive: true });
  for (const name of await readdir(`${target}/lib`))
    if (name !== 'site') await rm(`${target}/lib/${name}`, { recursive: true });
}

/** What the emulator asks for beside `lib`. */
async function copyPackageFiles(): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const file of ['package.json', '.secret.local'])
    await copyFile(join(folder, file), join(target, file));
  await rm(`${target}/node_modules`, { force: true });
  await symlink(`${folder}/node_modules`, `${target}/node_modules`);
}
