import { expect, test } from 'vitest';
import { fold, normalPlace, placeIn, townIn } from './places.ts';
import { towns, townsIn } from './towns.ts';

const tamil = townsIn('ta');
const english = townsIn('en');

test.each([
  'Theni',
  'THENI ',
  'teni',
  'தேனி',
  'தே\u200cனி',
  'தேனி\u200d',
  '\u200eTheni',
  'The\u00adni\u2800',
])('a place posted as %j reads தேனி on the Tamil site, Theni on the English one', (posted) => {
  expect([placeIn(tamil, posted), placeIn(english, posted)]).toEqual(['தேனி', 'Theni']);
});

test('a letter whose two parts a keyboard sends one by one, with a joiner between them or not, is the letter', () => {
  for (const typed of ['ப\u0bc7\u0bbeடி', 'ப\u0bc7\u200c\u0bbeடி', 'போடி'])
    expect(placeIn(english, typed)).toBe('Bodinayakanur');
});

test.each([
  ['ஸ்ரீ', 'ஶ்ரீ'],
  ['கௌ', 'கெள'],
  ['ஔ', 'ஒள'],
])('%s and %s, which look the same, are one', (one, other) => {
  expect(one).not.toBe(other);
  expect(fold(one)).toBe(fold(other));
});

test('of several places with commas each is named in the language, and stays in its order', () => {
  expect(placeIn(tamil, 'Periyakulam,  Theni')).toBe('பெரியகுளம், தேனி');
  expect(placeIn(english, 'Vadakarai, பெரியகுளம்')).toBe('Vadakarai, Periyakulam');
});

test('a place that nobody has listed is shown as it was typed, in both languages', () => {
  for (const posted of ['Kottai Street', 'கோட்டைத் தெரு', 'constructor', '__proto__'])
    expect([placeIn(tamil, posted), placeIn(english, posted)]).toEqual([posted, posted]);
});

test.each([
  'Periyakulam',
  'PERIYAKULAM , தேனி',
  'near the bus stand,பெரியகுளம்',
  'பெரியகுளம், Theni',
])('a place posted as %j is of Periyakulam, in both languages', (posted) => {
  expect([townIn(tamil, posted), townIn(english, posted)]).toEqual(['பெரியகுளம்', 'Periyakulam']);
});

test('no spelling belongs to two towns', () => {
  const spellings = towns.flatMap(({ en, ta, also = [] }) => [
    ...new Set([en, ta, ...also].map(normalPlace)),
  ]);
  expect(spellings).toHaveLength(new Set(spellings).size);
});
