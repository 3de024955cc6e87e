import { shipped } from '@theni/content';
import { expect, test } from 'vitest';
import { stillOld } from './old-contacts.ts';

const NUMBER = '+91 98430 12345';
const [phone = '', second = ''] = shipped.company.phones;

test('a changed number that still stands elsewhere is named, however it is grouped', () => {
  const changes = { 'company.phones': [NUMBER, second] };
  const whatsapp = { 'company.whatsapp': phone.replaceAll(' ', '') };
  expect(stillOld(whatsapp, { ...changes, ...whatsapp })).toEqual([
    { old: phone, paths: ['company.whatsapp'] },
  ]);
});

test('a number that has only moved, or is changed everywhere, is not', () => {
  expect(stillOld({}, { 'company.phones': [second, phone] })).toEqual([]);
  expect(stillOld({}, { 'company.phones': [NUMBER, second], 'company.whatsapp': NUMBER })).toEqual(
    [],
  );
  expect(stillOld({}, { 'company.email': 'office@theni.example' })).toEqual([]);
});
