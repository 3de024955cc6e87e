import { expect, test } from 'vitest';
import { cornersOf, middleOf } from './shape.ts';

const square = cornersOf('10,20 50,20 50,80 10,80');

test('the number stands in the middle, whichever way round the corners were tapped', () => {
  expect(middleOf(square)).toEqual({ x: 30, y: 50 });
  expect(middleOf(square.toReversed())).toEqual({ x: 30, y: 50 });
  expect(middleOf(cornersOf('0,0 10,0 20,0'))).toEqual({ x: 10, y: 0 });
});
