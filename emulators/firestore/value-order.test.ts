import { expect, test } from 'vitest';
import type { Value } from './messages.ts';
import { compareValues } from './value-order.ts';

const text = (string_value: string): Value => ({ string_value });
const int = (integer_value: string): Value => ({ integer_value });
const double = (double_value: number): Value => ({ double_value });
const list = (...values: Value[]): Value => ({ array_value: { values } });
const map = (fields: Record<string, Value>): Value => ({ map_value: { fields } });
const vector = (...numbers: number[]): Value =>
  map({ __type__: text('__vector__'), value: list(...numbers.map(double)) });
const reference = (path: string): Value => ({
  reference_value: `projects/p/databases/(default)/documents/${path}`,
});
const place = (latitude: number, longitude: number): Value => ({
  geo_point_value: { latitude, longitude },
});

const ascending: Value[] = [
  { null_value: 'NULL_VALUE' },
  { boolean_value: false },
  { boolean_value: true },
  double(Number.NaN),
  double(Number.NEGATIVE_INFINITY),
  int('-9223372036854775808'),
  double(-1.5),
  int('0'),
  double(0.5),
  int('1'),
  double(9_007_199_254_740_992),
  int('9007199254740993'),
  int('9223372036854775807'),
  double(2 ** 63),
  double(Number.POSITIVE_INFINITY),
  { timestamp_value: { seconds: '-5', nanos: 999_999_000 } },
  { timestamp_value: {} },
  { timestamp_value: { nanos: 1000 } },
  { timestamp_value: { seconds: '10' } },
  text(''),
  text('A'),
  text('AB'),
  text('a'),
  text('தேனி'),
  text('\uFF21'),
  text('🏡'),
  { bytes_value: Buffer.from([]) },
  { bytes_value: Buffer.from([1]) },
  { bytes_value: Buffer.from([1, 0]) },
  { bytes_value: Buffer.from([255]) },
  reference('files/__id-7__'),
  reference('files/__id10__'),
  reference('files/A'),
  reference('files/a'),
  reference('files/a/sub/x'),
  reference('files/a!'),
  place(-10, 5),
  place(0, 0),
  place(0, 1),
  list(),
  list(int('1')),
  list(int('1'), int('0')),
  list(text('a')),
  vector(9),
  vector(1, 2),
  vector(1, 3),
  map({}),
  map({ a: int('1') }),
  map({ a: int('1'), b: int('0') }),
  map({ a: int('2') }),
  map({ b: int('0') }),
];

test('values of all types stand in one strict order', () => {
  for (const [i, left] of ascending.entries()) {
    for (const [j, right] of ascending.entries()) {
      const order = Math.sign(compareValues(left, right));
      expect([left, right, order]).toEqual([left, right, Math.sign(i - j)]);
    }
  }
});

test('an integer and a double of the same size are equal, and so are the zeros', () => {
  expect(compareValues(int('3'), double(3))).toBe(0);
  expect(compareValues(double(-0), int('0'))).toBe(0);
  expect(compareValues(double(Number.NaN), double(Number.NaN))).toBe(0);
});
