import { expect, test } from 'vitest';
import { formatPhone, phonesIn, readPhone } from './phone.ts';

test.each([
  ...['98765 43210', '+91 098765 43210', '0091 98765 43210', '(+91) 98765-43210', '098765-43210'],
  ...[
    '௯௮௭௬௫ ௪௩௨௧௦',
    '९८७६५ ४३२१०',
    '９８７６５ ４３２１０',
    'tel:+919876543210',
    '+091 98765 43210',
  ],
  ...['098765-43210 (home)', 'Ph: 98765.43210', '\u202a+91 98765 43210\u202c'],
  ...['0919876543210', '091 98765-43210', '98765–43210', '＋91 98765 43210 (WhatsApp)'],
])('%j is one number, however people write it', (typed) => {
  expect(readPhone(typed)).toBe('+919876543210');
});

test.each([
  ...['98765-43210/11', '98765 43210 ext 5', '98765 43210, 98765 43211', '12345', 'none', ''],
  ...['98765 43210 / 98430 12345', '091 9876 54321'],
])('%j is not one number: nothing of it is thrown away', (typed) => {
  expect(readPhone(typed)).toBeUndefined();
});

test.each([
  ['98430 12345', '+91 98430 12345'],
  ['098430-12345', '+91 98430 12345'],
  ['+919843012345', '+91 98430 12345'],
  ['04546 000123', '+91 4546 000 123'],
  ['+1 212 555 2368', '+1 212 555 2368'],
  ['98430 1234', undefined],
])('%j is written as %j', (typed, written) => {
  expect(formatPhone(typed)).toBe(written);
});

const [mine, other] = ['+919843012345', '+919843054321'];

test.each([
  '98430 12345 / 98430 54321',
  '9843012345/9843054321',
  '9843012345, 9843054321',
  '98430.12345; 98430.54321',
  '9843012345x9843054321',
  '9843012345 x 9843054321',
  '98430 12345 ext. +91 98430 54321',
  '98430 12345 extn 98430-54321',
  '9843012345 #9843054321',
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
