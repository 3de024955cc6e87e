import { expect, test } from 'vitest';
import { alikePlots, nextNumbers } from './alike-plots.tsx';

test('numbers are counted on as they are written, and none is given twice', () => {
  const after = (...numbers: string[]) =>
    nextNumbers(
      numbers.map((number) => ({ number })),
      2,
    );
  expect([after(), after('9'), after('A-09')]).toEqual([
    ['1', '2'],
    ['10', '11'],
    ['A-10', 'A-11'],
  ]);
  expect(after('11', 'B')).toEqual(['B1', 'B2']);
  expect(after('10000000000000000')).toEqual(['10000000000000001', '10000000000000002']);
});

test.each(['24/', 'மனை', 'NorthBlock-Phase2-99'])(
  'after a last number that is typed wrongly, such as %s, the plots are still shown',
  (number) => {
    const [last] = alikePlots({ count: 1 });
    const [next] = last ? alikePlots({ count: 1 }, [{ ...last, number }]) : [];
    expect(next?.number).toContain(number.slice(0, 2));
  },
);
