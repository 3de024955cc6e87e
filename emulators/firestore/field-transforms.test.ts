import { expect, test } from 'vitest';
import { applyTransforms } from './field-transforms.ts';
import type { FieldTransform, Value } from './messages.ts';

const int = (value: bigint | number): Value => ({ integer_value: String(value) });
const double = (double_value: number): Value => ({ double_value });

function transformed(current: Value | undefined, transform: Omit<FieldTransform, 'field_path'>) {
  const fields = current ? { n: current } : {};
  const { fields: after, results } = applyTransforms(
    fields,
    [{ field_path: 'n', ...transform }],
    0,
  );
  expect(results).toEqual([after['n']]);
  return after['n'];
}

test.each([
  [int(2n ** 63n - 1n), int(1), int(2n ** 63n - 1n)],
  [int(-(2n ** 63n)), int(-1), int(-(2n ** 63n))],
  [int(2n ** 53n), int(1), int(2n ** 53n + 1n)],
  [int(1), double(0.5), double(1.5)],
  [double(1), int(1), double(2)],
  [undefined, double(0.5), double(0.5)],
  [{ string_value: '1' }, int(1), int(1)],
])('%j incremented by %j is %j', (current, increment, result) => {
  expect(transformed(current, { increment })).toEqual(result);
});

test.each([
  [int(3), int(5), int(5), int(3)],
  [int(3), double(3), int(3), int(3)],
  [double(-0), int(0), double(-0), double(-0)],
  [int(3), double(Number.NaN), double(Number.NaN), double(Number.NaN)],
  [double(Number.NaN), int(3), double(Number.NaN), double(Number.NaN)],
  [{ string_value: 'x' }, int(5), int(5), int(5)],
])('of %j and %j the maximum is %j and the minimum %j', (current, operand, maximum, minimum) => {
  expect(transformed(current, { maximum: operand })).toEqual(maximum);
  expect(transformed(current, { minimum: operand })).toEqual(minimum);
});

test('the server time in a field has milliseconds', () => {
  const time = { field_path: 'at', set_to_server_value: 'REQUEST_TIME' };

  const { fields } = applyTransforms({}, [time], 1_700_000_000_123_456);

  expect(fields['at']).toEqual({ timestamp_value: { seconds: '1700000000', nanos: 123_000_000 } });
});

test('a transform that is not known is refused by name', () => {
  const unknown = { field_path: 'n', set_to_server_value: 'SERVER_VALUE_UNSPECIFIED' };

  expect(() => applyTransforms({}, [unknown], 0)).toThrow('SERVER_VALUE_UNSPECIFIED');
});
