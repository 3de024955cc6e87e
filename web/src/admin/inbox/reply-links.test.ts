import { NO_SERVICES } from '@theni/contract/limits';
import { expect, test } from 'vitest';
import { phoneText, replyLinks } from './reply-links.ts';

const message = {
  _id: 'a',
  Name: 'முத்து & Co',
  Email: 'visitor+x@theni.example',
  Message: 'Hi?\nIs plot 5 & 6 free',
  Services: NO_SERVICES,
  Language: 'en' as const,
  Page: null,
  Project: null,
  Plot: null,
  Campaign: null,
  ComeOn: null,
  Stage: 'new' as const,
  VisitAt: null,
  RemindAt: null,
  Note: null,
  Deleted: null,
  State: 'sent' as const,
  Attempts: 1,
  Read: true,
  CreatedAt: '2026-03-02T04:30:00.000Z',
  Messages: 1,
};

const company = { en: 'Sample Land & Sons', ta: 'மாதிரி நிலம்' };

test('an answer by mail goes to the visitor, greets by name and quotes the message', () => {
  const link = new URL(replyLinks(message, company).mail);
  expect(decodeURIComponent(link.pathname)).toBe('visitor+x@theni.example');
  const body = link.searchParams.get('body') ?? '';
  expect(body).toContain('Hello முத்து & Co, thank you for your message to Sample Land & Sons.');
  expect(link.searchParams.get('subject')).toBe('Your message to Sample Land & Sons');
  expect(body).toContain('> Hi?\r\n> Is plot 5 & 6 free');
  expect(link.searchParams.get('bcc')).toBeNull();
});

test('a visitor with a number can be called and written to; without one neither is offered', () => {
  const Phone = '+910000000001';
  const { call, whatsapp } = replyLinks({ ...message, Phone }, company);
  expect(call).toBe('tel:+910000000001');
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/910000000001\?text=Hello%20/);
  expect(replyLinks(message, company)).not.toHaveProperty('call');
});

test('what was typed as a number and is none is not called; a number of India is shown in two halves', () => {
  expect(replyLinks({ ...message, Phone: 'call me' }, company)).not.toHaveProperty('call');
  expect(phoneText('+919843011111')).toBe('98430 11111');
  expect(phoneText('+442079460958')).toBe('+442079460958');
  expect(phoneText('98430-1')).toBe('98430-1');
});

test('who wrote on a Tamil page is answered in Tamil and reads from whom, by mail and on WhatsApp', () => {
  const tamil = { ...message, Language: 'ta' as const, Phone: '+910000000001' };
  const { mail, whatsapp = '' } = replyLinks(tamil, company);
  const greeting = 'வணக்கம் முத்து & Co, மாதிரி நிலம் நிறுவனத்தைத் தொடர்பு கொண்டதற்கு நன்றி.';
  const parts = new URL(mail).searchParams;
  expect(parts.get('subject')).toBe('மாதிரி நிலம்: உங்கள் செய்தி');
  expect(parts.get('body')?.split('\r\n')[0]).toBe(greeting);
  expect(new URL(whatsapp).searchParams.get('text')).toBe(greeting);
});

test('who names a day is confirmed with it in the language of the message, on WhatsApp, or by mail without a number', () => {
  const ComeOn = '2026-11-27';
  const wish = (fields: object) => {
    const { confirm = '' } = replyLinks({ ...message, ComeOn, ...fields }, company);
    return new URL(confirm);
  };
  const Phone = '+910000000001';
  expect(wish({ Phone }).href).toMatch(/^https:\/\/wa\.me\/910000000001\?/);
  expect(wish({ Phone }).searchParams.get('text')).toContain('come on Friday 27 November.');
  expect(wish({ Phone, Language: 'ta' }).searchParams.get('text')).toContain(
    'நவம்பர் 27, வெள்ளி அன்று வர விரும்புவதாக',
  );
  expect(wish({}).searchParams.get('body')).toContain('come on Friday 27 November.');
  expect(replyLinks(message, company)).not.toHaveProperty('confirm');
});
