import type { Lead } from '@theni/contract';
import { expect, test } from 'vitest';
import { mailLink, phoneText, replyLinks } from './reply-links.ts';

const lead = (fields: Partial<Lead>) =>
  ({
    name: 'முத்து & Co',
    email: 'visitor+x@theni.example',
    phone: '+919843011111',
    language: 'en',
    ...fields,
  }) as Lead & { email: string };

const company = { en: 'Sample Land & Sons', ta: 'மாதிரி நிலம்' };

test('a mail goes to the visitor and greets by name', () => {
  const link = new URL(mailLink(lead({}), company));
  expect(decodeURIComponent(link.pathname)).toBe('visitor+x@theni.example');
  expect(link.searchParams.get('subject')).toBe('Your message to Sample Land & Sons');
  expect(link.searchParams.get('body')).toBe(
    'Hello முத்து & Co, thank you for your message to Sample Land & Sons.',
  );
});

test('a mobile number is called and written to, a landline only called', () => {
  const { telephone, whatsapp } = replyLinks(lead({}), company);
  expect(telephone).toBe('tel:+919843011111');
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/919843011111\?text=Hello%20/);
  for (const phone of ['+914546252525', '+918022223333'])
    expect(replyLinks(lead({ phone }), company)).toEqual({ telephone: `tel:${phone}` });
  for (const phone of ['call me', undefined])
    expect(replyLinks({ ...lead({}), phone } as Lead, company)).toEqual({});
});

test('who wrote on a Tamil page is answered in Tamil and reads from whom', () => {
  const tamil = lead({ language: 'ta' });
  const greeting = 'வணக்கம் முத்து & Co, மாதிரி நிலம் நிறுவனத்தைத் தொடர்பு கொண்டதற்கு நன்றி.';
  const mail = new URL(mailLink(tamil, company)).searchParams;
  expect(mail.get('subject')).toBe('மாதிரி நிலம்: உங்கள் செய்தி');
  expect(mail.get('body')).toContain(greeting);
  const { whatsapp = '' } = replyLinks(tamil, company);
  expect(new URL(whatsapp).searchParams.get('text')).toBe(greeting);
});

test('a number of India is shown in two halves, any other as it is', () => {
  expect(phoneText('+919843011111')).toBe('98430 11111');
  expect(phoneText('+442079460958')).toBe('+442079460958');
});
