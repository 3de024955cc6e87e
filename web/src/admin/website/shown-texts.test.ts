import { expect, test } from 'vitest';
import { finderOf } from './shown-texts.ts';

test('each line of a text is found, where a page has it in an element of its own', () => {
  const find = finderOf([{ path: 'privacy.text', text: 'No cookies.\nKept {days} days.' }]);
  for (const shown of ['No cookies.', 'Kept 365 days.', 'No cookies. Kept 365 days.'])
    expect(find(shown)).toEqual(['privacy.text']);
});
