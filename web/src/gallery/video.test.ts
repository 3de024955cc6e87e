import { expect, test } from 'vitest';
import { durationText, posterAddress } from './video.ts';

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
