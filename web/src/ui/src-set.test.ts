import { expect, test } from 'vitest';
import { srcSetOf } from './src-set.ts';

test('a phone may choose among the narrower pictures of an item', () => {
  const variants = [
    { Width: 480, Url: '/a' },
    { Width: 960, Url: '/b' },
  ];
  expect(srcSetOf(variants)).toBe('/a 480w, /b 960w');
  expect(srcSetOf([])).toBeUndefined();
});
