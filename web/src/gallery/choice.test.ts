import { expect, test } from 'vitest';
import { galleryAddress, readChoice } from './choice.ts';

test('a link with filters, a place in the list and an open item leads back to the same choice', () => {
  const services = ['Consturction ' as const, '2d,3d plans' as const];
  const choice = { services, place: 'தேனி', after: 'xyz' };
  const address = galleryAddress(choice, 'abc');
  expect(address).toMatch(/&item=abc$/);
  expect(readChoice(new URL(address, 'https://x.example').search)).toEqual(choice);
});

test('no choice is the plain address', () => {
  expect(galleryAddress({})).toBe('/gallery');
  expect(readChoice('?service=Bridges&place=')).toEqual({});
});
