import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { seed } from '../emulators/suite/seed.ts';
import { startFreshSuite } from '../emulators/suite/with-suite.ts';
import { pageSpeed } from './bench/page-speed.ts';
import type { Row } from './bench/row.ts';
import { command, runInOrder } from './command.ts';

const FOLDER = join(import.meta.dirname, '../.data/bench');

/** `npm run bench`: each public page beside a plain one in the same run. Nothing is asserted. */
await command(async () => {
  await runInOrder([['npm', 'run', '--silent', 'build']]);
  await mkdir(FOLDER, { recursive: true });
  const suite = await startFreshSuite('bench-stack');
  try {
    await seed(suite.ports);
    const rows = await pageSpeed(suite.ports);
    const result = join(FOLDER, 'result.json');
    await writeFile(result, JSON.stringify(rows, undefined, 2));
    console.log(`${toTable(rows)}\nThe same as JSON: ${relative(process.cwd(), result)}`);
  } finally {
    await suite.stop();
  }
});

function toTable(rows: Row[]): string {
  const number = (value: number) => value.toFixed(value < 10 ? 2 : 0);
  const lines = rows.map(
    ({ what, unit, ours, plain, ratio }) =>
      `| ${what} | ${number(ours)} ${unit} | ${number(plain)} ${unit} | ${Number.isFinite(ratio) ? ratio.toFixed(2) : '–'} |`,
  );
  const head = ['| measured | ours | plain | ratio |', '| --- | ---: | ---: | ---: |'];
  return ['', ...head, ...lines, ''].join('\n');
}
