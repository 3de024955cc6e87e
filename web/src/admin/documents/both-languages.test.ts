import { expect, test } from 'vitest';
import { lettersNear } from './both-languages.tsx';

test('how long a text is stands there from four fifths of its limit on', () => {
  expect(lettersNear('x'.repeat(159), 200)).toBeUndefined();
  expect(lettersNear('x'.repeat(160), 200)).toBe('160 of 200 characters');
});
