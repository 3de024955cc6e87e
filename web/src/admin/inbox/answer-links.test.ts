import { expect, test } from 'vitest';
import { answerLinks } from './answer-links.ts';

const message = {
  _id: 'a',
  Name: 'முத்து & Co',
  Email: 'visitor+x@theni.example',
  Message: 'Hi?\nIs plot 5 & 6 free',
  Services: {
    construction: '' as const,
    plans: '' as const,
    plots: '' as const,
    others: '' as const,
  },
  State: 'sent' as const,
  Attempts: 1,
  Read: true,
  Handled: false,
  CreatedAt: '2026-03-02T04:30:00.000Z',
};

test('an answer by mail goes to the visitor, greets by name and quotes the message', () => {
  const link = new URL(answerLinks(message).mail);
  expect(decodeURIComponent(link.pathname)).toBe('visitor+x@theni.example');
  const body = link.searchParams.get('body') ?? '';
  expect(body).toContain('Hello முத்து & Co');
  expect(body).toContain('> Hi?\r\n> Is plot 5 & 6 free');
  expect(link.searchParams.get('bcc')).toBeNull();
});

test('a visitor with a number can be called and written to; without one neither is offered', () => {
  const { call, whatsapp } = answerLinks({ ...message, Phone: '+910000000001' });
  expect(call).toBe('tel:+910000000001');
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/910000000001\?text=Hello%20/);
  expect(answerLinks(message)).not.toHaveProperty('call');
});
