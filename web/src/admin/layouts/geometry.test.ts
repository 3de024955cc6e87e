import { cornersOf, keptOnPlan, pointsOf } from '@theni/contract/shape';
import { expect, test } from 'vitest';
import { copiesAlong, isOnPlan, isShape, numbersAfter, snapped, stepBeside } from './geometry.ts';

const square = cornersOf('10,20 50,20 50,80 10,80');

test('a shape has three corners and an area', () => {
  expect(isShape(square)).toBe(true);
  expect(isShape(square.slice(0, 3))).toBe(true);
  expect(isShape(square.slice(0, 2))).toBe(false);
  expect(isShape(cornersOf('0,0 10,10 20,20'))).toBe(false);
});

test('copies along a row touch each other', () => {
  const step = stepBeside(square);
  expect(step).toEqual({ x: 40, y: 0 });
  expect(copiesAlong(square, step, 2).map(pointsOf)).toEqual([
    '50,20 90,20 90,80 50,80',
    '90,20 130,20 130,80 90,80',
  ]);
});

test('a row may run in any direction, and its end is known to be off the plan', () => {
  const copies = copiesAlong(square, { x: -4, y: 30 }, 3);
  expect(pointsOf(copies[2] ?? [])).toBe('-2,110 38,110 38,170 -2,170');
  expect(copies.map((each) => isOnPlan(each, { width: 100, height: 150 }))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a corner stays on the plan', () => {
  expect(keptOnPlan({ x: -5, y: 400 }, { width: 100, height: 300 })).toEqual({ x: 0, y: 300 });
});

test('a corner beside another plot’s corner becomes the same', () => {
  expect(snapped({ x: 52, y: 78 }, square, 8)).toEqual({ x: 50, y: 80 });
  expect(snapped({ x: 70, y: 78 }, square, 8)).toEqual({ x: 70, y: 78 });
});

test('numbers are counted on as they are written', () => {
  expect(numbersAfter('9', 3)).toEqual(['10', '11', '12']);
  expect(numbersAfter('A-09', 2)).toEqual(['A-10', 'A-11']);
  expect(numbersAfter('B', 2)).toEqual(['B2', 'B3']);
});
