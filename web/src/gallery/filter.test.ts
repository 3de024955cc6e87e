import { expect, test } from 'vitest';
import { galleryAddress, readFilter } from './filter.ts';

test('a link with filters and an open item leads back to the same filter', () => {
  const services = ['Consturction ' as const, '2d,3d plans' as const];
  const filter = { services, town: 'தேனி' };
  const address = galleryAddress(filter, 'abc');
  expect(address).toMatch(/&item=abc$/);
  expect(readFilter(new URL(address, 'https://x.example').search)).toEqual(filter);
});

test('no filter is the plain address', () => {
  expect(galleryAddress({})).toBe('/gallery');
  expect(readFilter('?service=Bridges&town=')).toEqual({});
});

test('a link that says too much chooses what the server takes', () => {
  expect(readFilter('?service=Road+Work&service=Road+Work&town=Theni&town=Cumbum')).toEqual({
    services: ['Road Work'],
    town: 'Theni',
  });
  expect(readFilter('?town=%0AKombai%0A%0B+East%20')).toEqual({ town: 'Kombai East' });
  expect(readFilter(`?town=${'x'.repeat(121)}`)).toEqual({});
});
