import { coldLoad } from './bench/cold-load.ts';
import type { Row } from './bench/row.ts';
import { runInOrder } from './run.ts';

/** `npm run bench`: what we measure, each beside something plain in the same run. Nothing is asserted. */
runInOrder([['npm', 'run', '--silent', 'build']]);
console.log(toTable([...(await coldLoad())]));

function toTable(rows: Row[]): string {
  const number = (value: number) => value.toFixed(value < 10 ? 2 : 0);
  const lines = rows.map(
    ({ what, unit, ours, plain, ratio }) =>
      `| ${what} | ${number(ours)} ${unit} | ${number(plain)} ${unit} | ${ratio.toFixed(2)} |`,
  );
  return [
    '',
    '| measured | ours | plain | ratio |',
    '| --- | ---: | ---: | ---: |',
    ...lines,
    '',
  ].join('\n');
}
