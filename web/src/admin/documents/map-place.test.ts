import { describe, expect, test } from 'vitest';
import { placeOf } from './map-place.ts';

const place = { latitude: 10.0104, longitude: 77.4768 };

describe('the owner pastes what Google Maps gives, and the place is read', () => {
  test.each([
    ['two numbers', '10.0104, 77.4768'],
    ['two numbers in brackets', '(10.0104, 77.4768)'],
    ['two numbers with a blank', ' 10.0104  77.4768 '],
    ['two numbers with signs', '10.0104° N, 77.4768° E'],
    ['the middle of the map', 'https://www.google.com/maps/@10.0104,77.4768,17z?entry=ttu'],
    [
      'a pin, which lies beside the middle of the map',
      'https://www.google.com/maps/place/Theni/@10.2,77.9,17z/data=!3m1!4b1!4m6!3m5!1s0x3b07!8m2!3d10.0104!4d77.4768!16s',
    ],
    ['a question', 'https://www.google.com/maps?q=10.0104,77.4768'],
    ['a question of a shared place', 'https://maps.google.com/?q=loc:10.0104,77.4768&z=17'],
    ['a coded comma', 'https://www.google.com/maps/search/?api=1&query=10.0104%2C77.4768'],
    ['a search', 'https://www.google.com/maps/search/10.0104,+77.4768?entry=tts'],
    ['a way there', 'https://www.google.com/maps/dir/?api=1&destination=10.0104,77.4768'],
    ['words around a link', 'Our layout: https://maps.google.com/?q=10.0104,77.4768 come!'],
  ])('%s', (_, typed) => {
    expect(placeOf(typed)).toEqual(place);
  });

  test('south and west', () => {
    expect(placeOf('-33.85, -70.5')).toEqual({ latitude: -33.85, longitude: -70.5 });
  });
});

test('a short link is known, though it does not say its place', () => {
  expect(placeOf('https://maps.app.goo.gl/AbC123')).toBe('short');
  expect(placeOf('Meera Nagar https://goo.gl/maps/AbC123')).toBe('short');
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
])('“%s” is no place', (typed) => {
  expect(placeOf(typed)).toBeUndefined();
});
