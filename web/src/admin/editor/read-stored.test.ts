import { expect, test } from 'vitest';
import { isForm, readStored } from './read-stored.ts';

test.each([null, '', '{"Service":"Pl', 'null', '[]', '"text"', '{"Service":7}', 'undefined'])(
  'what was stored as %s counts as nothing for a form',
  (text) => expect(readStored(text, isForm)).toBeUndefined(),
);

test('what was stored is read again', () => {
  const value = { Service: 'Road Work', isTyped: true };
  expect(readStored(JSON.stringify(value), isForm)).toEqual(value);
});
