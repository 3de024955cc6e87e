import type { InboxMessage } from '@theni/contract';
import { expect, test } from 'vitest';
import { findMessages } from './find-messages.ts';

function message(_id: string, fields: Partial<InboxMessage> = {}): InboxMessage {
  return {
    _id,
    Name: 'Sample Visitor',
    Email: 'visitor@theni.example',
    Message: 'Hi',
    Services: { construction: '', plans: '', plots: '', others: '' },
    Language: 'en',
    State: 'sent',
    Attempts: 1,
    Read: false,
    Handled: false,
    CreatedAt: '2026-03-02T04:30:00.000Z',
    ...fields,
  };
}

const idsIn = (...search: Parameters<typeof findMessages>) =>
  findMessages(...search).map(({ _id }) => _id);

test('handled messages and spam are no work to do, and among all messages', () => {
  const all = [message('a'), message('b', { Handled: true }), message('c', { State: 'spam' })];
  expect(idsIn(all, 'open', '')).toEqual(['a']);
  expect(idsIn(all, 'all', '')).toEqual(['a', 'b', 'c']);
  expect(idsIn(all, 'spam', '')).toEqual(['c']);
});

test('the admin finds a message by any words of it, by its sender, number or service', () => {
  const all = [
    message('a', { Message: 'மனை வேண்டும் in Bodi', Phone: '+910000000001' }),
    message('b', {
      Name: 'Selvi',
      Services: { construction: '', plans: '', plots: 'plots and approvals', others: '' },
    }),
  ];
  expect(idsIn(all, 'all', 'bodi மனை')).toEqual(['a']);
  expect(idsIn(all, 'all', ' SELVI ')).toEqual(['b']);
  expect(idsIn(all, 'all', '0000001')).toEqual(['a']);
  expect(idsIn(all, 'all', 'approvals visitor@')).toEqual(['b']);
  expect(idsIn(all, 'all', 'castle')).toEqual([]);
});

test('the admin finds a Tamil name, whatever keyboard wrote it, with joiners or without', () => {
  const all = [message('a', { Name: 'கோமதி' }), message('b', { Name: 'க\u0bc7\u200c\u0bbeமதி' })];
  for (const search of ['கோமதி', 'க\u0bc7\u0bbeமதி', 'கோ\u200dமதி'])
    expect(idsIn(all, 'all', search)).toEqual(['a', 'b']);
});
