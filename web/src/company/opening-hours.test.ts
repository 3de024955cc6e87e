import { expect, test } from 'vitest';
import { readableHours } from './opening-hours.ts';

test('opening hours for search engines read as a sentence for visitors', () => {
  expect(readableHours('Mo-Sa 09:30-19:00')).toBe('Monday to Saturday 09:30 to 19:00');
});
