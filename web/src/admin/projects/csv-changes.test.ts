import type { PlotFacts } from '@theni/contract';
import { expect, test } from 'vitest';
import { csvChanges } from './csv-changes.ts';
import { readCsv } from './plot-csv.ts';

const plot = (number: string): PlotFacts => ({
  Number: number,
  SqFt: 1200,
  Facing: 'N',
  RoadFeet: 30,
  Price: null,
  Points: '',
});

test('a table says before it is brought in what is new, what changes, and what it does not name', () => {
  const table = readCsv('number,sq_ft,price\n1,1200.0,\n2,1300,900000\n4,800,\n\n');
  expect(csvChanges([plot('1'), plot('2'), plot('3')], table)).toEqual({
    added: ['4'],
    changed: [
      {
        number: '2',
        cells: [
          { column: 'sq_ft', before: '1200', after: '1300' },
          { column: 'price', before: '', after: '900000' },
        ],
      },
    ],
    same: 1,
    missing: ['3'],
  });
});
