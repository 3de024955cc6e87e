import { expect, test } from 'vitest';
import { galleryAddress, readChoice } from './choice.ts';

test('a link with filters and an open item leads back to the same choice', () => {
  const services = ['Consturction ' as const, '2d,3d plans' as const];
  const choice = { services, town: 'தேனி' };
  const address = galleryAddress(choice, 'abc');
  expect(address).toMatch(/&item=abc$/);
  expect(readChoice(new URL(address, 'https://x.example').search)).toEqual(choice);
});

test('no choice is the plain address', () => {
  expect(galleryAddress({})).toBe('/gallery');
  expect(readChoice('?service=Bridges&town=')).toEqual({});
});

test('a link that says too much chooses what the server takes', () => {
  expect(readChoice('?service=Road+Work&service=Road+Work&town=Theni&town=Cumbum')).toEqual({
    services: ['Road Work'],
    town: 'Theni',
  });
  expect(readChoice('?town=%0AKombai%0A%0B+East%20')).toEqual({ town: 'Kombai East' });
  expect(readChoice(`?town=${'x'.repeat(121)}`)).toEqual({});
});
