import { expect, test, vi } from 'vitest';
import { noteOrigin, readOrigin } from './message-origin.ts';

/** A tab that was opened at an address of the site. */
function open(search: string): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { search, origin: 'https://www.theni.example' });
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}

test.each([
  ['?utm_source=facebook&utm_campaign=monsoon', 'facebook / monsoon'],
  ['?utm_campaign=monsoon&utm_source=facebook', 'facebook / monsoon'],
  ['?utm_term=plots', 'plots'],
  ['?utm_content=blue', 'blue'],
  ['?utm_id=17', '17'],
  ['?page=2', undefined],
])('a visit of %s is of the campaign %s', (search, campaign) => {
  open(search);
  noteOrigin('/service-plots');
  expect(readOrigin().campaign).toBe(campaign);
});
