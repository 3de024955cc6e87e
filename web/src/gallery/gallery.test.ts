import { expect, test } from 'vitest';
import { galleryAddress, readFilter } from './filter.ts';
import { durationText, posterAddress } from './item-photo.tsx';

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

test('a video shows its picture at the width of an item, or a sign when it has none', () => {
  const Variants = [320, 640, 960].map((Width) => ({ Width, Url: `/${Width}` }));
  expect(posterAddress({ Variants, PosterUrl: '/poster.jpg' })).toBe('/640');
  expect(posterAddress({ Variants: Variants.slice(0, 1) })).toBe('/320');
  expect(posterAddress({ Variants: [], PosterUrl: '/poster.jpg' })).toBe('/poster.jpg');
  expect(posterAddress({ Variants: [] })).toMatch(/^data:image\/svg/);
});

test('the length of a video reads as on a player', () => {
  expect([0.2, 9.6, 75.4, 3600].map(durationText)).toEqual(['0:01', '0:10', '1:15', '60:00']);
});
