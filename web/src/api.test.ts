import { expect, test } from 'vitest';
import { nextAddress } from './api.ts';

test('the last page names no next one', () => {
  expect(nextAddress(null)).toBeUndefined();
  expect(nextAddress('</api/file>; rel="first"')).toBeUndefined();
});
