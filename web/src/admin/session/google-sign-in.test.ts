import { expect, test } from 'vitest';
import { isInAppBrowser } from './google-sign-in.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36';

test.each([
  [true, `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/460.0.0.30.109]`],
  [true, `${IPHONE} Mobile/15E148`],
  [true, `${ANDROID}; wv) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 300.0`],
  [false, `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  [false, `${ANDROID} (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36`],
])('Google’s sign-in inside another app is %s of %s', (isInApp, userAgent) => {
  expect(isInAppBrowser({ userAgent })).toBe(isInApp);
});

test('the installed admin area of an iPhone counts as a browser of its own', () => {
  expect(isInAppBrowser({ userAgent: `${IPHONE} Mobile/15E148`, standalone: true })).toBe(false);
});
