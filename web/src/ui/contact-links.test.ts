import { expect, test } from 'vitest';
import { chatLink, telephoneLink } from './contact-links.tsx';

test('a number with spaces becomes a tel: link that every phone dials', () => {
  expect(telephoneLink('+91 00000 00001')).toBe('tel:+910000000001');
});

test('a WhatsApp link carries digits only, and its text as it was written', () => {
  const link = new URL(chatLink('+91 00000 00001', 'சாலை & "Road"'));
  expect(link.pathname).toBe('/910000000001');
  expect(link.searchParams.get('text')).toBe('சாலை & "Road"');
});
