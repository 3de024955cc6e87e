import type { InboxMessage } from '@theni/contract';
import { expect, test } from 'vitest';
import { addressOf, belongs, exportAddressOf, NO_FILTERS } from './filters.ts';

test('what is to do is asked for without spam, the longest waiting first; a search goes through the newest first', () => {
  expect(addressOf(NO_FILTERS)).toBe('/api/messages?limit=50&stage=new&spam=0&oldest=1');
  expect(addressOf({ ...NO_FILTERS, search: ' செல்வி ' })).not.toContain('oldest');
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

test('each filter is asked of the server', () => {
  const filters = { folder: 'all', stage: 'visit', project: 'green-acres', unread: true } as const;
  expect(addressOf({ ...filters, search: 'plot 5' })).toBe(
    '/api/messages?limit=50&stage=visit&spam=0&project=green-acres&unread=1&search=plot+5',
  );
  expect(exportAddressOf({ ...filters, search: 'plot 5' })).toBe(
    '/api/messages.csv?stage=visit&spam=0&project=green-acres&unread=1&search=plot+5',
  );
  expect(exportAddressOf({ ...NO_FILTERS, folder: 'all' })).toBe('/api/messages.csv?spam=0');
  expect(exportAddressOf(NO_FILTERS)).toBe('/api/messages.csv?stage=new&spam=0');
});
