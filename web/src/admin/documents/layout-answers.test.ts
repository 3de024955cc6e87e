import { layoutDraft } from '@theni/contract/layout';
import { expect, test } from 'vitest';
import { answersIssues, layoutAnswers, layoutOf, newPlots, noAnswers } from './layout-answers.ts';

const now = new Date('2026-03-02T04:30:00.000Z');

const answers = {
  ...noAnswers,
  name: { en: 'Meera Nagar', ta: 'மீரா நகர்' },
  plots: { count: 12, squareFeet: 1089, road: 30 },
  price: { ...noAnswers.price, perCent: 400_000 },
};

test('a few answers make twelve plots, the price of each from that of a cent', () => {
  const { Plots, price } = layoutOf(answers, { Changes: {}, Published: {} }, now);
  expect(Plots.map((plot) => plot.Number)).toEqual(
    Array.from({ length: 12 }, (_, index) => `${index + 1}`),
  );
  expect(Plots[11]).toMatchObject({ SquareFeet: 1089, Road: 30, Price: 1_000_000, Facing: '' });
  expect(price).toMatchObject({ perCent: 400_000, asOf: '2026-03-02' });
});

test('what is made of any answers is a layout that the server takes', () => {
  for (const given of [answers, noAnswers])
    expect(() =>
      layoutDraft.parse(layoutOf(given, { Changes: {}, Published: null }, now)),
    ).not.toThrow();
});

test('the company is the promoter, but not while it is the sample', () => {
  const name = { en: 'Meera Promoters', ta: 'மீரா மேம்பாட்டாளர்கள்' };
  const Changes = { 'company.name': name };
  expect(layoutOf(answers, { Changes, Published: null }, now).promoter).toEqual({
    name,
    address: {
      en: '1 Sample Street, Theni 000000, Tamil Nadu',
      ta: '1, மாதிரித் தெரு, தேனி 000000, தமிழ்நாடு',
    },
  });
  expect(layoutOf(answers, { Changes: {}, Published: null }, now).promoter.name.en).toBe('');
});

test('plots without a price are asked for, and no plots may follow later', () => {
  const price = { ...answers.price, perCent: null };
  expect(newPlots({ ...answers, price })[0]?.Price).toBeNull();
  expect(layoutOf({ ...answers, price }, { Changes: {}, Published: null }, now).price.asOf).toBe(
    '',
  );
  expect(newPlots(noAnswers)).toEqual([]);
});

test.each([
  ['plots.count', 501],
  ['plots.count', 2.5],
  ['plots.count', 0],
  ['plots.squareFeet', Number.NaN],
  ['plots.road', 501],
])('%s may not be %d', (path, value) => {
  const [, key = ''] = path.split('.');
  const { error } = layoutAnswers.safeParse({
    ...answers,
    plots: { ...answers.plots, [key]: value },
  });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

test('what would keep it from being public is said of the answer', () => {
  const registration = { ...answers.registration, number: 'TN/11/Layout/0000/2024' };
  const plots = { ...answers.plots, squareFeet: null };
  const paths = answersIssues({ ...answers, registration, plots }).map(({ path }) => path);
  expect(paths).toContain('registration.number');
  expect(paths).toContain('plots.squareFeet');
  expect(paths).not.toContain('name.en');
});
