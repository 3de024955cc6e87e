import { contactMessage, createItemBody, NO_SERVICES } from '@theni/contract';
import { expect, test } from 'vitest';
import { parse } from './api-router.ts';

const formData = { name: 'Asha', email: 'asha@home.example', message: 'Hi', services: NO_SERVICES };
const sent = (fields: object) =>
  parse(contactMessage, { formData: { ...formData, ...fields } }).formData;

test('a text that is pasted from Word or PowerPoint keeps its line breaks, and loses what nobody sees', () => {
  const { name, message } = sent({
    name: 'Asha\u000bDevi\u0007',
    message: 'One\u000bTwo\u2028Three\u2029\u0000Four\tand\r\nFive\ud800',
  });
  expect(message).toBe('One\nTwo\nThree\nFour\tand\r\nFive');
  expect(name).toBe('Asha Devi');
});

test('a text that only seems to be one is missing', () => {
  expect(() => sent({ message: '\u0000\u000b' })).toThrow('not valid');
});

test('texts are cleaned wherever they stand, and hostile bodies end in a refusal', () => {
  const Location = 'Theni\u0007';
  const FileUrl = 'https://example.com/a.jpg';
  const item = { Location, Service: 'Road Work', FileUrl, FileType: 'image/jpeg' };
  expect(parse(createItemBody, item).Location).toBe('Theni');
  const deep = JSON.parse(`${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`);
  const prototype = JSON.parse('{"__proto__":{"Location":"\\u0007"}}');
  for (const body of [deep, prototype, null, undefined])
    expect(() => parse(createItemBody, body)).toThrow('not valid');
});
