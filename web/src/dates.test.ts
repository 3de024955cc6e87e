import { shipped } from '@theni/content';
import { inLanguage } from '@theni/content/text';
import { expect, test } from 'vitest';
import { readableHours, readableMoment } from './dates.ts';

const hoursIn = (language: 'en' | 'ta') => inLanguage(shipped.frame.hours, language);

test.each([
  ['Mo-Sa 09:30-19:00', 'Monday to Saturday, 9.30 am to 7 pm'],
  ['Su 00:00-12:05', 'Sunday, 12 am to 12.05 pm'],
  ['Mo-Su 00:00-23:59', 'Monday to Sunday, open all day'],
])('%s reads as people say it', (hours, sentence) => {
  expect(readableHours(hours, hoursIn('en'))).toBe(sentence);
});

test.each(['foo', '', 'Mo-Sa -19:00', 'Mo-Sa 09:30-', 'Su 09:30', 'Mo-Sa 25:00-26:00'])(
  '%j, which names no hours, stays',
  (hours) => {
    expect(readableHours(hours, hoursIn('en'))).toBe(hours);
  },
);

test('in Tamil the part of the day stands before the hour', () => {
  expect(readableHours('Mo-Sa 09:30-19:00', hoursIn('ta'))).toBe(
    'திங்கள் முதல் சனி வரை, காலை 9.30 மணி முதல் மாலை 7 மணி வரை',
  );
});

test('a moment reads as people in India say it, wherever it is read', () => {
  const moment = new Date('2026-03-02T23:05:00Z');
  expect(readableMoment(moment, 'en', hoursIn('en'))).toBe('3 March 2026, 4.35 am');
  expect(readableMoment(moment, 'ta', hoursIn('ta'))).toBe('3 மார்ச், 2026, அதிகாலை 4.35 மணி');
});
