import { cornersOf, keptOnPlan } from '@theni/contract/shape';
import { expect, test } from 'vitest';
import { isShape, numbersAfter } from './geometry.ts';

const square = cornersOf('10,20 50,20 50,80 10,80');

test('a shape has three corners and an area', () => {
  expect(isShape(square)).toBe(true);
  expect(isShape(square.slice(0, 3))).toBe(true);
  expect(isShape(square.slice(0, 2))).toBe(false);
  expect(isShape(cornersOf('0,0 10,10 20,20'))).toBe(false);
});

test('a corner stays on the plan', () => {
  expect(keptOnPlan({ x: -5, y: 400 }, { width: 100, height: 300 })).toEqual({ x: 0, y: 300 });
});

test('numbers are counted on as they are written', () => {
  expect(numbersAfter('9', 3)).toEqual(['10', '11', '12']);
  expect(numbersAfter('A-09', 2)).toEqual(['A-10', 'A-11']);
  expect(numbersAfter('B', 2)).toEqual(['B2', 'B3']);
});
