import { expect, test } from 'vitest';
import type { Value } from './messages.ts';
import { compareValues } from './value-order.ts';

const text = (string_value: string): Value => ({ string_value });
const reference = (path: string): Value => ({
  reference_value: `projects/p/databases/(default)/documents/${path}`,
});

const ascending: Value[] = [
  { null_value: 'NULL_VALUE' },
  { boolean_value: false },
  { boolean_value: true },
  { double_value: -1.5 },
  { integer_value: '0' },
  { double_value: 0.5 },
  { integer_value: '10' },
  text(''),
  text('A'),
  text('AB'),
  text('a'),
  text('தேனி'),
  text('\uFF21'),
  text('🏡'),
  reference('files/A'),
  reference('files/a'),
  reference('files/a/sub/x'),
  reference('files/a!'),
];

test('values of all types stand in one strict order', () => {
  for (const [i, left] of ascending.entries()) {
    for (const [j, right] of ascending.entries()) {
      const order = Math.sign(compareValues(left, right));
      expect([left, right, order]).toEqual([left, right, Math.sign(i - j)]);
    }
  }
});

test('an integer and a double of the same size are equal', () => {
  expect(compareValues({ integer_value: '3' }, { double_value: 3 })).toBe(0);
});
