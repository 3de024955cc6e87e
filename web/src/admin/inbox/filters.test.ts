import type { InboxMessage } from '@theni/contract';
import { expect, test } from 'vitest';
import { addressOf, belongs, exportAddressOf, isDue, NO_FILTERS } from './filters.ts';

test('what is to do is asked for without spam', () => {
  expect(addressOf(NO_FILTERS)).toBe('/api/messages?limit=50&stage=new&spam=0');
  expect(addressOf({ ...NO_FILTERS, folder: 'all' })).toBe('/api/messages?limit=50&spam=0');
  expect(addressOf({ ...NO_FILTERS, folder: 'spam' })).toBe('/api/messages?limit=50&spam=1');
  expect(addressOf({ ...NO_FILTERS, stage: 'booked' })).toContain('stage=new');
});

test('a search of what is to do finds who was called already, and no spam', () => {
  const filters = { ...NO_FILTERS, search: '98765', stage: 'visit' } as const;
  expect(addressOf(filters)).toBe('/api/messages?limit=50&spam=0&search=98765');
  const called = { Stage: 'called', State: 'sent', Deleted: null } as InboxMessage;
  expect(belongs(called, filters)).toBe(true);
  expect(belongs(called, NO_FILTERS)).toBe(false);
  const spam: InboxMessage = { ...called, State: 'spam' };
  expect(belongs(spam, filters)).toBe(false);
  expect(belongs(spam, { ...filters, folder: 'all', stage: '' })).toBe(false);
  expect(belongs({ ...spam, Stage: 'new' }, { ...filters, folder: 'spam', stage: '' })).toBe(true);
});

test('a visit of today or tomorrow is due, a passed one and one that was booked are not; a reminder is until it is taken back', () => {
  const lead = { Stage: 'new', Deleted: null, RemindAt: null, VisitAt: null } as InboxMessage;
  const due = (fields: Partial<InboxMessage>) => isDue({ ...lead, ...fields }, '2026-02-28');
  expect(due({ VisitAt: '2026-02-28' })).toBe(true);
  expect(due({ VisitAt: '2026-03-01' })).toBe(true);
  expect(due({ VisitAt: '2026-03-02' })).toBe(false);
  expect(due({ VisitAt: '2026-02-27' })).toBe(false);
  expect(due({ VisitAt: '2026-02-28', Stage: 'booked' })).toBe(false);
  expect(due({ RemindAt: '2026-02-01' })).toBe(true);
  expect(due({})).toBe(false);
});

test('each filter is asked of the server, and days are those of India', () => {
  const filters = { stage: 'visit', project: 'green-acres', unread: true } as const;
  const now = new Date('2026-03-07T18:30:00.000Z');
  const address = (folder: 'today' | 'week') =>
    addressOf({ ...filters, folder, search: 'plot 5' }, now);
  expect(address('today')).toBe(
    '/api/messages?limit=50&stage=visit&spam=0&project=green-acres&unread=1&since=2026-03-08&search=plot+5',
  );
  expect(address('week')).toContain('&since=2026-03-02&');
  expect(exportAddressOf({ ...filters, folder: 'today', search: 'plot 5' }, now)).toBe(
    '/api/messages.csv?stage=visit&spam=0&project=green-acres&unread=1&since=2026-03-08&search=plot+5',
  );
  expect(exportAddressOf({ ...NO_FILTERS, folder: 'all' })).toBe('/api/messages.csv?spam=0');
  expect(exportAddressOf(NO_FILTERS)).toBe('/api/messages.csv?stage=new&spam=0');
});
