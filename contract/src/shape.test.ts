import { expect, test } from 'vitest';
import { cornersOf, middleOf, pointsOf } from './shape.ts';

const square = cornersOf('10,20 50,20 50,80 10,80');

test('a drawing is kept as whole pixels and read back', () => {
  expect(pointsOf([{ x: 0.4, y: 1.6 }, ...square])).toBe('0,2 10,20 50,20 50,80 10,80');
  expect(cornersOf(pointsOf(square))).toEqual(square);
});

test('a plot that is not drawn has no corners', () => {
  expect(cornersOf('')).toEqual([]);
});

test('the number stands in the middle, whichever way round the corners were tapped', () => {
  expect(middleOf(square)).toEqual({ x: 30, y: 50 });
  expect(middleOf(square.toReversed())).toEqual({ x: 30, y: 50 });
  expect(middleOf(cornersOf('0,0 10,0 20,0'))).toEqual({ x: 10, y: 0 });
});
