import { shipped } from '@theni/content';
import { inLanguage } from '@theni/content/text';
import type { PlotState } from '@theni/contract/plots';
import { expect, test } from 'vitest';
import { samplePlot } from '../../../../config/sample-plan.ts';
import { plotQuery } from '../layout-links.ts';
import { nextPlot } from '../plan/plan.tsx';
import { plotColumns, sortPlots } from './plot-columns.ts';
import { monthlyInstalment, nextAvailable, plotSummary } from './plot-sheet.tsx';
import { plotInAddress } from './use-chosen-plot.ts';
import { withFreshStates } from './use-plots.ts';

const plotsOf = (states: Record<string, PlotState>) =>
  Object.entries(states).map(([number, state]) => samplePlot({ number, state }));

test('arrow keys lead to the next plot and the one before, Home and End to the ends', () => {
  const plots = ['1', '2', '3'].map((number) => samplePlot({ number }));
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'End', 'Home', 'Tab'];
  const next = (from: string) => keys.map((key) => nextPlot(plots, from, key));
  expect(next('2')).toEqual(['3', '3', '1', '1', '3', '1', undefined]);
  expect(nextPlot(plots, '1', 'ArrowUp')).toBeUndefined();
  expect(nextPlot(plots, '3', 'ArrowRight')).toBeUndefined();
});

test('behind a plot the next one for sale is offered, after the last one the first', () => {
  const states = { 1: 'available', 2: 'sold', 3: 'available', 4: 'held', 'A-17': 'available' };
  const some = plotsOf(states as Record<string, PlotState>);
  const next = ['1', '3', 'A-17', 'not there'].map((from) => nextAvailable(some, from));
  expect(next).toEqual(['3', 'A-17', '1', '1']);
  expect(nextAvailable(plotsOf({ 1: 'available' }), '1')).toBeUndefined();
  expect(nextAvailable(plotsOf({ 1: 'sold', 2: 'booked' }), '1')).toBeUndefined();
});

test.each([
  ['en', 'Sample Garden, Theni\nPlot 12\n1,200 sq ft\nFacing: East\n₹9,00,000'],
  ['ta', 'தேனி\nமனை எண் 12\n1,200 சதுர அடி\nபார்த்த திசை: கிழக்கு\n₹9,00,000'],
] as const)(
  'the family reads which plot it is, its size, facing and price: %s',
  (language, text) => {
    const layout = {
      name: 'Sample Garden',
      place: language === 'en' ? 'Theni' : 'தேனி',
      text: inLanguage(shipped.layoutPage, language),
    } as Parameters<typeof plotSummary>[0];
    const known = samplePlot({ number: '12', squareFeet: 1200, facing: 'E', price: 900_000 });
    expect(plotSummary(layout, known)).toContain(text);
    const unknown = plotSummary(layout, { ...known, facing: '', price: null });
    expect(unknown.split('\n')).toHaveLength(4);
    expect(unknown).toContain(layout.text.plots.ask);
  },
);

test('nobody reads in the list what a plot that is gone has cost, nor is told to ask for it', () => {
  const { plots: text } = inLanguage(shipped.layoutPage, 'en');
  const prices = (['available', 'held', 'booked', 'sold'] as const).map((state) =>
    [900_000, null].map((price) => plotColumns.price.cell(samplePlot({ state, price }), text)),
  );
  const known = ['₹9,00,000', 'Ask for the price'];
  expect(prices).toEqual([known, known, ['', ''], ['', '']]);
  const [sold, dear] = [
    samplePlot({ number: '1', price: 1, state: 'sold' }),
    samplePlot({ number: '2', price: 2 }),
  ];
  expect(sortPlots([sold, dear], { column: 'price', isDown: false })).toEqual([dear, sold]);
});

test('plots are sorted by what they are, what is to be asked last', () => {
  const plot = (number: string, squareFeet: number, price: number | null) =>
    samplePlot({ number, squareFeet, price });
  const plots = [plot('2', 1500, 900), plot('10', 1200, null), plot('10A', 1200, 700)];
  const numbers = (column: 'number' | 'price' | 'sqFt', isDown: boolean) =>
    sortPlots(plots, { column, isDown }).map(({ number }) => number);
  expect(numbers('number', false)).toEqual(['2', '10', '10A']);
  expect(numbers('number', true)).toEqual(['10A', '10', '2']);
  expect(numbers('price', false)).toEqual(['10A', '2', '10']);
  expect(numbers('price', true)).toEqual(['2', '10A', '10']);
  expect(numbers('sqFt', true)).toEqual(['2', '10', '10A']);
});

test.each([
  ['?plot=12', { chosen: '12' }],
  ['?utm_source=whatsapp&plot=012', { chosen: '12' }],
  ['?plot=%E0%AF%A7%E0%AF%A8', { chosen: '12' }],
  ['?plot=A%20-%2017', { chosen: 'a-17' }],
  [plotQuery('a-17'), { chosen: 'a-17' }],
  [plotQuery('Corner 7/1 & மூலை'), { chosen: 'Corner 7/1 & மூலை' }],
  ['?plot=99', { unknownNumber: '99' }],
  ['', {}],
  ['?plot=', {}],
  ['?plot=%00', {}],
  [`?plot=${'1'.repeat(5000)}`, {}],
])('the address %s opens the page at its plot, or says that there is none', (search, linked) => {
  expect(
    plotInAddress(search, plotsOf({ 12: 'sold', 'a-17': 'held', 'Corner 7/1 & மூலை': 'held' })),
  ).toEqual(linked);
});

test.each([
  // By hand, with 40 digits.
  [1_000_000, 8.5, 20, 8678],
  [2_500_000, 9, 15, 25_357],
  [120_000, 0, 1, 10_000],
  [100_000, Number.NaN, 1, undefined],
  [100_000, 9, 0, undefined],
  [100_000, 9, 51, undefined],
])(
  'a bank asks for %i rupees at %d %% over %i years %s rupees a month',
  (amount, rate, years, rupees) => {
    const monthly = monthlyInstalment(amount, rate, years);
    expect(monthly && Math.round(monthly)).toBe(rupees);
  },
);

test('a visitor reads the states of now; a plot that the owner has dropped is not for sale', () => {
  const respond = [
    { number: '3', state: 'available' as const },
    { number: '1', state: 'sold' as const },
    { number: '4', state: 'available' as const },
  ];
  const fresh = withFreshStates(
    ['1', '2', '3'].map((number) => samplePlot({ number })),
    respond,
  );
  expect(withFreshStates(fresh, fresh)).toBe(fresh);
  expect(fresh.map((one) => [one.number, one.state])).toEqual([
    ['1', 'sold'],
    ['2', 'held'],
    ['3', 'available'],
  ]);
});
