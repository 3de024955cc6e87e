import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { compare, type Row } from './row.ts';

const ROUNDS = 15;
const ROOT = join(import.meta.dirname, '../..');

/** Loading the bundled functions in a new process, beside loading an empty function. */
export async function coldLoad(): Promise<Row[]> {
  const ours = join(ROOT, 'functions/lib/index.js');
  const empty = join(ROOT, '.data/bench/empty-function.js');
  await build({
    entryPoints: [join(import.meta.dirname, 'empty-function.ts')],
    outfile: empty,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  return [
    await compare(
      'cold load of the function module',
      'ms',
      ROUNDS,
      () => load(ours),
      () => load(empty),
    ),
  ];
}

async function load(path: string): Promise<number> {
  const script = `
    const started = performance.now();
    await import(${JSON.stringify(pathToFileURL(path).href)});
    process.stdout.write(String(performance.now() - started));
    process.exit();`;
  const args = ['--input-type=module', '--eval', script];
  return Number(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }));
}
