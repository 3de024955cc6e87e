import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowId } from './row-id.ts';

test('a link on the plan leads to the row of its own plot, whatever the plot is called', () => {
  expect(rowId('17')).toBe('plot-17');
  const numbers = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      expect(rowId(one) === rowId(other)).toBe(one === other);
    }),
  );
  for (const number of ['A 1', 'A_1', 'A "17"', '12/A', '#1', '17\\', 'அ 1']) {
    expect(rowId(number)).not.toMatch(/["\\\s]/);
    expect(new URL(`https://x/#${rowId(number)}`).hash).toBe(`#${rowId(number)}`);
  }
});
