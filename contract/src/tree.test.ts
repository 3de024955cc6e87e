import { expect, test } from 'vitest';
import { differences } from './tree.ts';
import { trimmed } from './trimmed.ts';

test('a blank around a text, which publishing drops, is no change that waits for it', () => {
  const published = { company: { phones: ['+91 90000 00001'], geo: { latitude: 10 } } };
  const typed = { company: { phones: ['+91 90000 00001 '], geo: { latitude: 10 } } };
  expect(differences(published, trimmed(typed))).toEqual([]);
});
