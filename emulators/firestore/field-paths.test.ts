import { expect, test } from 'vitest';
import { getField, parseFieldPath, parseWritablePath, withField } from './field-paths.ts';
import type { Fields } from './messages.ts';

test.each([
  ['a', ['a']],
  ['a.b_1.C', ['a', 'b_1', 'C']],
  ['`a.b`.c', ['a.b', 'c']],
  ['a.`b\\`c\\\\d`', ['a', 'b`c\\d']],
  ['`தேனி`', ['தேனி']],
  ['`line\nbreak`', ['line\nbreak']],
])('the field path %j names %j', (text, path) => {
  expect(parseFieldPath(text)).toEqual(path);
});

test.each(['', '.', 'a.', '.a', 'a..b', '1a', 'a-b', '`a', '``', 'a`b`', 'a b'])(
  'the field path %j is refused',
  (text) => {
    expect(() => parseFieldPath(text)).toThrow('is not a field path');
  },
);

test('a write cannot name a reserved field', () => {
  expect(() => parseWritablePath('a.__proto__')).toThrow('reserved');
});

test('setting a field leaves the given fields as they were', () => {
  const fields: Fields = { a: { map_value: { fields: { b: { integer_value: '1' } } } } };

  const changed = withField(fields, ['a', 'c'], { integer_value: '2' });

  expect(getField(changed, ['a', 'b'])).toEqual({ integer_value: '1' });
  expect(getField(changed, ['a', 'c'])).toEqual({ integer_value: '2' });
  expect(getField(fields, ['a', 'c'])).toBeUndefined();
});

test('a nested field takes the place of a value that is no map, its removal does not', () => {
  const fields: Fields = { a: { integer_value: '1' } };

  expect(withField(fields, ['a', 'b'], undefined)).toEqual(fields);
  expect(getField(withField(fields, ['a', 'b'], { integer_value: '2' }), ['a', 'b'])).toEqual({
    integer_value: '2',
  });
});

test('names that every object inherits are not fields', () => {
  expect(getField({}, ['constructor'])).toBeUndefined();
  expect(getField({}, ['toString', 'name'])).toBeUndefined();
});
