import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compare, type Row } from './row.ts';

const ROUNDS = 15;
const ROOT = join(import.meta.dirname, '../..');

/** The least that a function can be. */
const EMPTY_FUNCTION = `
  import { onRequest } from 'firebase-functions/v2/https';
  export const empty = onRequest((request, response) => { response.end(); });`;

/** Loading the bundled functions in a new process, beside loading an empty function. */
export async function coldLoad(): Promise<Row[]> {
  const ours = join(ROOT, 'functions/lib/index.js');
  const empty = join(ROOT, '.data/bench/empty-function.js');
  await writeFile(empty, EMPTY_FUNCTION);
  return [
    await compare(
      'cold load of the function module',
      'ms',
      ROUNDS,
      async () => load(ours),
      async () => load(empty),
    ),
  ];
}

function load(path: string): number {
  const script = `
    const started = performance.now();
    await import(${JSON.stringify(pathToFileURL(path).href)});
    process.stdout.write(String(performance.now() - started));
    process.exit();`;
  const args = ['--input-type=module', '--eval', script];
  return Number(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }));
}
