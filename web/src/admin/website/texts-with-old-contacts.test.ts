import { shipped } from '@theni/content';
import { expect, test } from 'vitest';
import { textsWithOldContacts } from './texts-with-old-contacts.ts';

const NUMBER = '+91 98430 12345';
const [phone = '', second = ''] = shipped.company.phones;

test('a changed number that still stands elsewhere is named, however it is grouped', () => {
  const changes = { 'company.phones': [NUMBER, second] };
  const whatsapp = { 'company.whatsapp': phone.replaceAll(' ', '') };
  expect(textsWithOldContacts(whatsapp, { ...changes, ...whatsapp })).toEqual([
    { old: phone, paths: ['company.whatsapp'] },
  ]);
});

test('a number that has only moved, or is changed everywhere, is not', () => {
  expect(textsWithOldContacts({}, { 'company.phones': [second, phone] })).toEqual([]);
  expect(
    textsWithOldContacts({}, { 'company.phones': [NUMBER, second], 'company.whatsapp': NUMBER }),
  ).toEqual([]);
  expect(textsWithOldContacts({}, { 'company.email': 'office@theni.example' })).toEqual([]);
});
