import { expect, test } from 'vitest';
import { phonesIn } from './phones-in.ts';

const [mine, other] = ['+919843012345', '+919843054321'];

test.each([
  '98430 12345 / 98430 54321',
  '9843012345/9843054321',
  '9843012345, 9843054321',
  '98430.12345; 98430.54321',
  '9843012345x9843054321',
  '98430 12345 98430 54321',
  '9843012345 9843054321',
  '9843012345 (son: 98430 54321)',
  '98430-12345 or +91 98430-54321',
  '௯௮௪௩௦ ௧௨௩௪௫ & ௯௮௪௩௦ ௫௪௩௨௧',
])('both numbers of %j are found', (typed) => {
  expect(phonesIn(typed)).toEqual([mine, other]);
});

test.each(['98430 12345', '9843012345 ext 5', '+91 98430 12345 x5', '98430-12345/46'])(
  'the number of %j is found, whatever stands behind it',
  (typed) => {
    expect(phonesIn(typed)).toEqual([mine]);
  },
);

test.each(['call me', '12345', '', '0984301234598430'])('%j has no number', (typed) => {
  expect(phonesIn(typed)).toEqual([]);
});
