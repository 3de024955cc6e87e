import { expect, test } from 'vitest';
import { targetSlide } from './use-carousel.ts';

test('a swipe of 40 px turns one slide, a shorter one springs back', () => {
  expect(targetSlide(1, -40, 4)).toBe(2);
  expect(targetSlide(1, 40, 4)).toBe(0);
  expect(targetSlide(1, -39, 4)).toBe(1);
});

test('a swipe past either end wraps around', () => {
  expect(targetSlide(3, -90, 4)).toBe(0);
  expect(targetSlide(0, 90, 4)).toBe(3);
});
