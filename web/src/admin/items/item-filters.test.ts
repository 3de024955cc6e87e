import type { Item } from '@theni/contract';
import { expect, test } from 'vitest';
import { knownPlace } from '../upload/known-place.ts';
import {
  chosenItems,
  layoutsOf,
  NO_FILTERS,
  suggestedPlaces,
  townsOf,
  withKept,
} from './item-filters.ts';

const item = (_id: string, fields: Partial<Item> = {}) =>
  ({
    _id,
    Location: 'Theni',
    Service: 'Road Work',
    Pinned: false,
    ...fields,
  }) as Item;

const idsOf = (items: Item[], filters: Partial<typeof NO_FILTERS>) =>
  chosenItems(items, { ...NO_FILTERS, ...filters }).map(({ _id }) => _id);

test('one town is one filter, however its place was typed', () => {
  const all = ['Periyakulam', 'Periyakulam, தேனி', 'பெரியகுளம்', ' periyakulam '].map(
    (Location, at) => item(String(at), { Location }),
  );
  expect(townsOf(all)).toEqual(['Periyakulam']);
  expect(idsOf(all, { place: 'Periyakulam' })).toEqual(['0', '1', '2', '3']);
});

test('items are found by service, layout and words in both scripts', () => {
  const all = [
    item('a', { Service: 'Consturction ', Pinned: true, Project: 'green-acres' }),
    item('b', { Location: 'சாலை ஓரம்' }),
    item('c'),
  ];
  expect(idsOf(all, { service: 'Consturction ' })).toEqual(['a']);
  expect(idsOf(all, { layout: 'green-acres' })).toEqual(['a']);
  expect(idsOf(all, { layout: 'none' })).toEqual(['b', 'c']);
  expect(idsOf(all, { search: 'சாலை road' })).toEqual(['b']);
  expect(idsOf(all, {})).toEqual(['a', 'b', 'c']);
  expect(layoutsOf(all)).toEqual(['green-acres']);
});

test('a town is found by its name in either language, and by a part of it', () => {
  const all = [item('a', { Location: 'Theni' }), item('b', { Location: 'near the tank, தேனி' })];
  for (const search of ['தேனி', 'theni', 'தேன', 'THE'])
    expect(idsOf(all, { search })).toEqual(['a', 'b']);
  expect(idsOf(all, { search: 'கம்பம்' })).toEqual([]);
});

test('an item as the first release stored it is found by every filter', () => {
  const old: Item = {
    _id: 'old',
    FileType: 'image/jpeg',
    FileUrl: 'https://storage.example/old.jpg',
    Location: 'Periyakulam',
    Service: 'Road Work',
    Width: 1600,
    Height: 1200,
    Variants: [],
    Pinned: false,
    Size: 1000,
    CreatedAt: '2026-01-01T00:00:00.000Z',
  };
  const each: Partial<typeof NO_FILTERS>[] = [
    {},
    { service: 'Road Work' },
    { place: 'Periyakulam' },
    { layout: 'none' },
    { search: 'periyakulam road' },
  ];
  for (const filters of each) expect(idsOf([old], filters)).toEqual(['old']);
  expect(idsOf([old], { layout: 'green-acres' })).toEqual([]);
});

test('a town is suggested once, by its own name, and a place keeps the rest of what it says', () => {
  const places = suggestedPlaces([
    item('1', { Location: 'Bodi' }),
    item('2', { Location: 'near the bus stand, bodi' }),
    item('3', { Location: 'போடி' }),
  ]);
  expect(places.filter((place) => place === 'Bodinayakanur')).toHaveLength(1);
  expect(places).toContain('near the bus stand, Bodinayakanur');
  expect(places.filter((place) => /bodi$|போடி/i.test(place))).toEqual([]);
  expect(knownPlace(' bodi ')).toBe('Bodinayakanur');
  expect(knownPlace('Vaigai Nagar')).toBe('Vaigai Nagar');
});

test('the item that was changed or deleted last keeps its place, newest first', () => {
  const at = (day: number) => item(String(day), { CreatedAt: `2026-01-0${day}T00:00:00.000Z` });
  const ids = (items: Item[]) => items.map(({ _id }) => _id).join('');
  expect(ids(withKept([at(3), at(1)], at(2)))).toBe('321');
  expect(ids(withKept([at(3), at(2)], at(1)))).toBe('321');
  expect(ids(withKept([], at(2)))).toBe('2');
  expect(ids(withKept([at(3), at(2)], at(2)))).toBe('32');
});
