import { expect, test } from 'vitest';
import { layoutChanges, layoutChangeTexts } from './layout-changes.ts';
import { layoutFrom } from './layout-values.ts';

const id = (digit: number) => `${digit}1111111-1111-4111-8111-111111111111`;
const plot = (number: string, price: number | null) => ({
  number,
  price,
  squareFeet: 1200,
  sides: '',
  facing: '',
  road: null,
  park: false,
  shape: '',
});
const layout = (values: Record<string, unknown>) =>
  layoutFrom({ name: { en: 'Meera Nagar', ta: '' }, ...values });

const before = layout({
  [`plots.${id(1)}`]: plot('1', 500_000),
  [`plots.${id(2)}`]: plot('2', 500_000),
  [`plots.${id(3)}`]: plot('3', 500_000),
});
const after = layout({
  status: 'sold-out',
  'registration.number': 'TN/99/Layout/0123/2025',
  'promoter.name': { en: 'Vaigai Homes', ta: '' },
  [`plots.${id(1)}`]: plot('1', 450_000),
  [`plots.${id(2)}`]: { ...plot('2', 450_000), facing: 'N' },
  [`plots.${id(4)}`]: plot('4', null),
});

test('what has changed in a layout is told in a few words', () => {
  expect(layoutChangeTexts(before, after)).toEqual([
    'Status: Sold out',
    'Registration number',
    'Name of the promoter',
    'Facing of plot 2',
    'Prices of 2 plots',
    '1 plot added',
    '1 plot removed',
  ]);
  expect(layoutChangeTexts(before, before)).toEqual([]);
});

test('the changes make one layout the other, and nothing else is in them', () => {
  const changes = layoutChanges(before, after);
  expect(Object.keys(changes)).toHaveLength(8);
  expect(layoutFrom({ ...valuesOf(before), ...changes })).toEqual(after);
});

function valuesOf({ plots, ...fields }: typeof before) {
  const whole = plots.map(({ id, ...draft }) => [`plots.${id}`, draft]);
  return { name: fields.name, ...Object.fromEntries(whole) };
}
