import { beforeEach, expect, test, vi } from 'vitest';
import { keepAdvertisement } from './advertisement.ts';
import { noteOrigin, readOrigin } from './message-origin.ts';

const kept = new Map<string, string>();

/** This tab opens an address of the site, and its boot.ts runs. */
function open(search: string): void {
  vi.stubGlobal('location', { search, origin: 'https://www.theni.example' });
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  keepAdvertisement();
}

beforeEach(() => kept.clear());

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

test('who reads several pages without a touch is still of the advertisement that led him', () => {
  for (const search of ['?utm_source=facebook&fbclid=x', '', '?plot=12', '']) open(search);
  noteOrigin('/contact-us');
  expect(readOrigin()).toEqual({ campaign: 'facebook' });
});
