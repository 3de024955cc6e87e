import { shipped } from '@theni/content';
import { expect, test } from 'vitest';
import { sitePlace, stillOld } from './use-website.ts';

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

test('a link to a text that is gone opens the search', () => {
  expect(sitePlace('?edit=home.hero.motto')).toMatchObject({ edit: [], find: '' });
  const path = 'people.jointDirectors.1.name.ta';
  expect(sitePlace(`?edit=${path}`)).toMatchObject({ edit: [path], find: undefined });
});
