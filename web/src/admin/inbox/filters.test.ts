import { expect, test } from 'vitest';
import { addressOf, exportAddressOf, NO_FILTERS } from './filters.ts';

test('what is to do is asked for without spam, the longest waiting first; a search goes through the newest first', () => {
  expect(addressOf(NO_FILTERS)).toBe('/api/messages?limit=50&stage=new&spam=0&oldest=1');
  expect(addressOf({ ...NO_FILTERS, search: ' செல்வி ' })).not.toContain('oldest');
  expect(addressOf({ ...NO_FILTERS, stage: 'booked' })).toContain('stage=new');
});

test('each filter is asked of the server', () => {
  const filters = { folder: 'all', stage: 'visit', project: 'green-acres', unread: true } as const;
  expect(addressOf({ ...filters, search: 'plot 5' })).toBe(
    '/api/messages?limit=50&stage=visit&project=green-acres&unread=1&search=plot+5',
  );
  expect(exportAddressOf({ ...filters, search: 'plot 5' })).toBe(
    '/api/messages.csv?stage=visit&project=green-acres&unread=1',
  );
  expect(exportAddressOf({ ...NO_FILTERS, folder: 'all' })).toBe('/api/messages.csv');
  expect(exportAddressOf(NO_FILTERS)).toBe('/api/messages.csv?stage=new&spam=0');
});
