import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildOutputs, initialContentFile, siteConfigFile } from '../config/config-paths.ts';
import { command, runProgram } from './command.ts';

/**
 * `npm run build` does nothing when no source, package or setting has changed since the last one.
 */
const ROOT = join(import.meta.dirname, '..');
const SOURCES = [
  'config/**',
  'content/**',
  'contract/**',
  'functions/{src/**,*.ts,package.json}',
  'web/{build,public,src}/**',
  'web/*.*',
  'package-lock.json',
  'storage.rules',
  'scripts/build.ts',
];
const OUTPUTS = [
  `${buildOutputs.site}/index.html`,
  `${buildOutputs.functions}/lib/index.js`,
  buildOutputs.storageRules,
];
const stamp = join(ROOT, 'out', `${basename(siteConfigFile)}.build`);

await command(async () => {
  const run = (part: string) => runProgram(['node', `${part}.ts`]);
  const sources = currentFingerprint();
  const isThere = OUTPUTS.every((path) => existsSync(join(ROOT, path)));
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources)
    return console.log('The build is up to date.');
  // Without the stamp a build that is cut short is made anew.
  rmSync(stamp, { force: true });
  await run('config/storage-rules');
  // The local stack can start with the functions while the pages are made.
  const functions = run('functions/build').then(() => process.send?.('stack'));
  const parts = [functions, run('web/build')];
  // No part may go on when the command has ended.
  await Promise.allSettled(parts);
  await Promise.all(parts);
  mkdirSync(join(ROOT, 'out'), { recursive: true });
  writeFileSync(stamp, sources);
});

/** The fingerprint changes with a file, its name or the version of Node. */
function currentFingerprint(): string {
  const found = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules'));
  const settings = [siteConfigFile, initialContentFile].filter((path) => existsSync(path));
  const hash = createHash('sha256').update(process.version);
  for (const file of [...found, ...settings].sort())
    hash.update(`\n${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}
