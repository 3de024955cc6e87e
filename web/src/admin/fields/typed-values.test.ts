import { expect, test } from 'vitest';
import { readAmount } from './amount-field.tsx';
import { mapPointOf } from './geo-field.tsx';

test.each([
  ['450000', 450_000],
  ['₹4,50,000', 450_000],
  ['₹ 4 50 000/-', 450_000],
  ['Rs. 1,234,567.50', 1_234_567.5],
  ['12 lakhs', 1_200_000],
  ['4.5L', 450_000],
  ['4.35 lakh', 435_000],
  ['12 Lacs', 1_200_000],
  ['1.5 crore', 15_000_000],
  ['1 crore 20 lakh', 12_000_000],
  ['4 lakh 50 thousand', 450_000],
  ['4 lakh 50,000', 450_000],
  ['2 Cr.', 20_000_000],
  ['ரூ. 12 லட்சம்', 1_200_000],
  ['௧.௫ கோடி', 15_000_000],
  ['௪,௫௦,௦௦௦', 450_000],
  ['30 ft', 30],
  ['1,200 sq. ft.', 1200],
  ['12.', 12],
  ['.5', 0.5],
  ['0', 0],
  ['', null],
  [' – ', null],
])('“%s” is the amount %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each([
  '4,5 lakh',
  '45,00',
  '4.50.000',
  '12 lakhs or so',
  '12 13',
  '20 lakh 1 crore',
  'ask',
  '₹',
  '12-13',
  '-5',
  '.',
  '1e5',
])('“%s” is no amount, and stays as it was typed', (typed) => {
  expect(readAmount(typed)).toEqual({ unreadable: typed });
});

test.each([
  ['two numbers', '10.0104, 77.4768'],
  ['two numbers in brackets', '(10.0104, 77.4768)'],
  ['two numbers with signs', '10.0104° N, 77.4768° E'],
  [
    'a dropped pin',
    'https://www.google.com/maps/place/10%C2%B000%2737.4%22N+77%C2%B028%2736.5%22E/@10.2,77.9,17z/data=!3d10.0104!4d77.4768',
  ],
  [
    'a pin, which lies beside the middle of the map',
    'https://www.google.com/maps/place/Theni/@10.2,77.9,17z/data=!3m1!4b1!4m6!3m5!1s0x3b07!8m2!3d10.0104!4d77.4768!16s',
  ],
  ['degrees, as a map shows them of a pin', `10°00'37.4"N 77°28'36.5"E`],
  ['a question', 'https://www.google.com/maps?q=10.0104,77.4768'],
  ['a question of a shared place', 'https://maps.google.com/?q=loc:10.0104,77.4768&z=17'],
  ['a coded comma', 'https://www.google.com/maps/search/?api=1&query=10.0104%2C77.4768'],
  ['a search', 'https://www.google.com/maps/search/10.0104,+77.4768?entry=tts'],
  ['a way there', 'https://www.google.com/maps/dir/?api=1&origin=9,77&destination=10.0104,77.4768'],
  ['words around a link', 'Our layout: https://maps.google.com/?q=10.0104,77.4768 come!'],
])('the owner pastes %s, and the place is read', (_, typed) => {
  const { latitude, longitude } = mapPointOf(typed) ?? {};
  expect(latitude).toBeCloseTo(10.0104, 4);
  expect(longitude).toBeCloseTo(77.4768, 4);
});

test('south and west', () => {
  expect(mapPointOf('-33.85, -70.5')).toEqual({ latitude: -33.85, longitude: -70.5 });
  expect(mapPointOf(`33°51'00"S 70°30'00.0"W`)).toEqual({ latitude: -33.85, longitude: -70.5 });
});

test.each([
  '',
  'Theni',
  '10.01',
  '91, 77',
  '10, 181',
  '98430 12345',
  '10.01, 77.47, 12',
  '%E0%A4',
  'https://www.google.com/maps/place/Theni',
  'https://maps.app.goo.gl/AbC123',
  // Only the middle of the map that was open.
  'https://www.google.com/maps/@10.0104,77.4768,17z?entry=ttu',
  'https://maps.google.com/?ll=10.0104,77.4768&z=12',
])('“%s” is no place', (typed) => {
  expect(mapPointOf(typed)).toBeUndefined();
});
