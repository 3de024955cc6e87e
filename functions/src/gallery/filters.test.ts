import { expect, test } from 'vitest';
import { sampleItem } from '../../test/samples.ts';
import { countFilters } from './item-list.ts';

const gallery = [
  sampleItem({ Service: 'Road Work', Location: 'Theni' }),
  sampleItem({ Service: 'Road Work', Location: 'Cumbum' }),
  sampleItem({ Service: 'Consturction ', Location: 'theni ' }),
  sampleItem({ Service: '2d,3d plans', Location: 'தேனி' }),
];

test('a visitor sees how many items each choice would show, and no choice without any', () => {
  expect(countFilters(gallery, {})).toEqual({
    Count: 4,
    Services: [
      { Service: 'Consturction ', Count: 1 },
      { Service: 'Road Work', Count: 2 },
      { Service: '2d,3d plans', Count: 1 },
    ],
    Places: [
      { Location: 'Cumbum', Count: 1 },
      { Location: 'Theni', Count: 3 },
    ],
  });
});

test('each count minds what is chosen on the other side', () => {
  const { Count, Services, Places } = countFilters(gallery, {
    service: 'Road Work',
    town: 'THENI',
  });
  expect(Count).toBe(1);
  expect(Services.map((option) => option.Count)).toEqual([1, 1, 1]);
  expect(Places).toEqual([
    { Location: 'Cumbum', Count: 1 },
    { Location: 'Theni', Count: 1 },
  ]);
});

test('several services count together', () => {
  const service = ['Consturction ' as const, '2d,3d plans' as const];
  expect(countFilters(gallery, { service }).Count).toBe(2);
});

test.each([['Theni'], ['THENI '], ['தேனி'], ['தே\u200cனி']])(
  'a visitor who asks for %j sees what was posted in either language',
  (town) => {
    expect(countFilters(gallery, { town }).Count).toBe(3);
  },
);

test('a town is one choice, in whatever language and beside whatever street it was typed', () => {
  const items = ['தேனி', 'Theni', 'Periyakulam, தேனி', 'பெரியகுளம்', 'Odai Street', 'ODAI  street'];
  const posted = items.map((Location) => sampleItem({ Location }));
  expect(countFilters(posted, {}).Places).toEqual([
    { Location: 'Odai Street', Count: 2 },
    { Location: 'Periyakulam', Count: 2 },
    { Location: 'Theni', Count: 2 },
  ]);
  // As links of before named it.
  for (const town of ['periyakulam , theni', 'பெரியகுளம், தேனி', 'Periyakulam'])
    expect(countFilters(posted, { town }).Count).toBe(2);
});

test('a Tamil letter is found however a keyboard has put it together', () => {
  const posted = [sampleItem({ Location: 'கோட்டைமேடு' })];
  const inParts = 'க\u0bc7\u0bbeட்\u200cடைமேடு';
  expect(countFilters(posted, { town: inParts }).Count).toBe(1);
});

test('places stand in the order of the alphabet, English and Tamil ones each in their own', () => {
  const items = ['வடுகர் தெரு', 'Odai Street', 'ஆ\u200dற்றங்கரை', 'காந்தி நகர்', 'Anna Nagar'];
  const posted = items.map((Location) => sampleItem({ Location }));
  expect(countFilters(posted, {}).Places.map(({ Location }) => Location)).toEqual([
    'Anna Nagar',
    'Odai Street',
    'ஆ\u200dற்றங்கரை',
    'காந்தி நகர்',
    'வடுகர் தெரு',
  ]);
});
