import { expect, test } from 'vitest';
import { nextAddress, uniqueById } from './api.ts';

test('the last page names no next one', () => {
  expect(nextAddress(null)).toBeUndefined();
  expect(nextAddress('</api/file>; rel="first"')).toBeUndefined();
});

test('an item that moves between two pages is shown once', () => {
  const [a, b] = [{ _id: 'a' }, { _id: 'b' }];
  expect(uniqueById([a, b, a])).toEqual([a, b]);
});
