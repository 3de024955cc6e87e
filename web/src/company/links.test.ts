import { expect, test } from 'vitest';
import { degrees, telephoneLink, whatsappLink } from './links.ts';

test('a number with spaces becomes a tel: link that every phone dials', () => {
  expect(telephoneLink('+91 00000 00001')).toBe('tel:+910000000001');
});

test('a WhatsApp link carries digits only and a text that names the page', () => {
  const link = new URL(whatsappLink('+91 00000 00001', 'Road Work'));
  expect(link.pathname).toBe('/910000000001');
  expect(link.searchParams.get('text')).toContain('"Road Work"');
});

test('coordinates read as on a survey plan', () => {
  expect(degrees(10.01)).toBe('10°00′36″');
  expect(degrees(77.9999)).toBe('78°00′00″');
});
