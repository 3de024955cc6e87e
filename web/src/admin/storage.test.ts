import { expect, test } from 'vitest';
import { readForm } from './storage.ts';

test.each([null, '', '{"Service":"Pl', 'null', '[]', '"text"', '{"Service":7}', 'undefined'])(
  'what was stored as %s counts as nothing for a form',
  (text) => expect(readForm(text)).toEqual({}),
);

test('what was stored is read again', () => {
  const value = { Service: 'Road Work', isTyped: true };
  expect(readForm(JSON.stringify(value))).toEqual(value);
});
