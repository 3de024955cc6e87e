import { expect, test } from 'vitest';
import { tidyPath } from './tidy-address.ts';

test.each([
  ['/gallery%0A', '/gallery'],
  ['/gallery%0D%0a%20', '/gallery'],
  ['/%0A', '/'],
  ['//ta//gallery', '/ta/gallery'],
  ['/gallery', '/gallery'],
  ['/a%20b', '/a%20b'],
])('a link to %s leads to %s', (broken, meant) => {
  expect(tidyPath(broken)).toBe(meant);
});
