import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { seed } from '../emulators/src/seed.ts';
import { startFreshSuite } from '../emulators/src/with-suite.ts';
import { apiCalls } from './bench/api-calls.ts';
import { coldLoad } from './bench/cold-load.ts';
import { listRequest } from './bench/list-request.ts';
import { pageSpeed } from './bench/page-speed.ts';
import { photoProcessing } from './bench/photo.ts';
import type { Row } from './bench/row.ts';
import { stackStart } from './bench/stack-start.ts';
import { upload } from './bench/upload.ts';
import { command } from './command.ts';
import { runInOrder } from './run.ts';

const RESULT = join(import.meta.dirname, '../.data/bench/result.json');

/** `npm run bench`: what we measure, each beside something plain in the same run. Nothing is asserted. */
await command(async () => {
  runInOrder([['npm', 'run', '--silent', 'build']]);
  const rows = [
    ...(await coldLoad()),
    ...(await listRequest()),
    ...(await photoProcessing()),
    await stackStart(),
    ...(await onStack()),
  ];
  await writeFile(RESULT, JSON.stringify(rows, undefined, 2));
  console.log(`${toTable(rows)}\nThe same as JSON: ${relative(process.cwd(), RESULT)}`);
});

/** What needs the whole product: its pages with the sample gallery, then uploads. */
async function onStack(): Promise<Row[]> {
  const suite = await startFreshSuite('bench-stack');
  try {
    await seed(suite.ports);
    return [
      ...(await pageSpeed(suite.ports)),
      ...(await apiCalls(suite.ports)),
      ...(await upload(suite.ports)),
    ];
  } finally {
    await suite.stop();
  }
}

function toTable(rows: Row[]): string {
  const number = (value: number) => value.toFixed(value < 10 ? 2 : 0);
  const lines = rows.map(
    ({ what, unit, ours, plain, ratio }) =>
      `| ${what} | ${number(ours)} ${unit} | ${number(plain)} ${unit} | ${Number.isFinite(ratio) ? ratio.toFixed(2) : '–'} |`,
  );
  const head = ['| measured | ours | plain | ratio |', '| --- | ---: | ---: | ---: |'];
  return ['', ...head, ...lines, ''].join('\n');
}
