import { expect, test } from 'vitest';
import { isOneLanguageOnly } from './changed-texts.tsx';

const old = { en: 'Plots', ta: 'மனைகள்' };

test.each([
  [true, 'a text of which the English alone has changed', { en: 'Land', ta: 'மனைகள்' }],
  [false, 'a text that has changed in both languages', { en: 'Land', ta: 'நிலம்' }],
  [false, 'a text of which the Tamil alone was corrected', { en: 'Plots', ta: 'நிலம்' }],
])('that the Tamil stayed is said (%s) of %s', (isSaid, _, text) => {
  expect(isOneLanguageOnly(old, text)).toBe(isSaid);
  expect(isOneLanguageOnly([{ title: old }], [{ title: text }])).toBe(isSaid);
});
