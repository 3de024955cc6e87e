import { describe, expect, test } from 'vitest';
import { mapPointOf } from './geo-field.tsx';

const point = { latitude: 10.0104, longitude: 77.4768 };

describe('the owner pastes what a map gives, and the place is read', () => {
  test.each([
    ['two numbers', '10.0104, 77.4768'],
    ['two numbers in brackets', '(10.0104, 77.4768)'],
    ['two numbers with signs', '10.0104° N, 77.4768° E'],
    ['degrees, minutes and seconds', `10°00'37.44"N 77°28'36.48"E`],
    [
      'a dropped pin',
      'https://www.google.com/maps/place/10%C2%B000%2737.4%22N+77%C2%B028%2736.5%22E/@10.2,77.9,17z/data=!3d10.0104!4d77.4768',
    ],
    [
      'a pin, which lies beside the middle of the map',
      'https://www.google.com/maps/place/Theni/@10.2,77.9,17z/data=!3m1!4b1!4m6!3m5!1s0x3b07!8m2!3d10.0104!4d77.4768!16s',
    ],
    ['a question', 'https://www.google.com/maps?q=10.0104,77.4768'],
    ['a question of a shared place', 'https://maps.google.com/?q=loc:10.0104,77.4768&z=17'],
    ['a coded comma', 'https://www.google.com/maps/search/?api=1&query=10.0104%2C77.4768'],
    ['a search', 'https://www.google.com/maps/search/10.0104,+77.4768?entry=tts'],
    [
      'a way there',
      'https://www.google.com/maps/dir/?api=1&origin=9,77&destination=10.0104,77.4768',
    ],
    [
      'a route, which ends there',
      'https://www.google.com/maps/dir/9.92,78.12/10.0104,77.4768/@9.9,77.8,10z',
    ],
    [
      'a route between names',
      'https://www.google.com/maps/dir/Madurai/Theni/@9.9,77.8,10z/data=!4m14!1m5!2m2!1d78.1198!2d9.9252!1m5!2m2!1d77.4768!2d10.0104!3e0',
    ],
    ['the address of an app', 'geo:10.0104,77.4768?z=17'],
    ['the address of a pin of an app', 'geo:0,0?q=10.0104,77.4768(Meera Nagar)'],
    ['words around a link', 'Our layout: https://maps.google.com/?q=10.0104,77.4768 come!'],
  ])('%s', (_, typed) => {
    const found = mapPointOf(typed);
    expect(found).toMatchObject({ isMiddle: false });
    if (typeof found !== 'object') return;
    expect(found.point.latitude).toBeCloseTo(point.latitude, 4);
    expect(found.point.longitude).toBeCloseTo(point.longitude, 4);
  });

  test('south and west', () => {
    const found = { point: { latitude: -33.85, longitude: -70.5 }, isMiddle: false };
    expect(mapPointOf('-33.85, -70.5')).toEqual(found);
    expect(mapPointOf(`33°51'00"S 70°30'00"W`)).toEqual(found);
  });
});

test.each([
  'https://www.google.com/maps/@10.0104,77.4768,17z?entry=ttu',
  'https://www.google.com/maps/dir/9.92,78.12/Meera+Nagar/@10.0104,77.4768,10z',
  'https://maps.google.com/?ll=10.0104,77.4768&z=12',
])('of %s it is known that it is only the middle of a map', (typed) => {
  expect(mapPointOf(typed)).toEqual({ point, isMiddle: true });
});

test('a short link is known, though it does not say its place', () => {
  expect(mapPointOf('https://maps.app.goo.gl/AbC123')).toBe('short');
  expect(mapPointOf('Meera Nagar https://goo.gl/maps/AbC123')).toBe('short');
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
  expect(mapPointOf(typed)).toBeUndefined();
});
