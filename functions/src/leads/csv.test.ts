import type { Lead } from '@theni/contract';
import { expect, test } from 'vitest';
import { NO_SERVICES } from '../../test/samples.ts';
import { csvHead, csvRow } from './csv.ts';

/** The cells of a file as a spreadsheet reads it, whose separator is that of its country. */
function cellsOf(file: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < file.length; at += 1) {
    const sign = file.charAt(at);
    if (sign === '"' && isQuoted && file[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && (sign === separator || sign === '\n')) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

const row = (message: string) =>
  csvRow({ services: NO_SERVICES, createdAt: '2026-03-01T20:00:00.000Z', message } as Lead);

const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', ' \t=1+1'];
const BEFORE = ['', '\t', 'x;', 'x; ', 'x\n', 'x,', 'x\t', '";', '";"', 'x";', '"\n', ';;', '";;"'];
const messages = BEFORE.flatMap((before) => FORMULAS.map((formula) => before + formula));

test.each([',', ';', '\t'])(
  'no cell is a formula where the separator of a spreadsheet is %j',
  (separator) => {
    const file = [csvHead, ...messages.map(row)].join('');
    for (const cell of cellsOf(file, separator)) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
  },
);

test('a message of blanks holds up no other call, however long it is', () => {
  const message = `a${'\n'.repeat(1_000_000)}b`;
  // A search that begins anew at each blank would take hours.
  expect(row(message)).toContain(message);
});

test.each(['12-3', '12/1', 'Mar 5'])('the plot %j stays text in a spreadsheet', (plot) => {
  const cells = cellsOf(
    csvRow({ services: NO_SERVICES, createdAt: '2026-03-01', plot } as Lead),
    ',',
  );
  expect(cells).toContain(`Plot ${plot}`);
});

test('a message without a formula is written as it is', () => {
  const message = 'a-b; c - d = e\n1+1 "x"; y';
  expect(cellsOf(row(message), ',')).toContain(message);
});
