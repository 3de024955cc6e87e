import { expect, test } from 'vitest';
import { tidyPath, withoutBlanks } from './tidy-address.ts';

test.each([
  ['//gallery', '/gallery'],
  ['/ta///gallery', '/ta/gallery'],
  ['/%67aller%79', '/gallery'],
  ['/admin%2Fauth', '/admin%2Fauth'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/%E0%AE%95', '/%E0%AE%95'],
  ['/', '/'],
])('the address %s is the same as %s', (address, usual) => {
  expect(tidyPath(address)).toBe(usual);
});

test.each([
  ['/gallery%0A', '/gallery'],
  ['/gallery%0D%0a%20', '/gallery'],
  ['/%0A', '/'],
  ['/gallery', '/gallery'],
  ['/a%20b', '/a%20b'],
])('a link to %s leads to %s', (broken, meant) => {
  expect(withoutBlanks(broken)).toBe(meant);
});
