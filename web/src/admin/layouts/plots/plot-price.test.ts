import type { PlotStatus } from '@theni/contract';
import { plotDraft } from '@theni/contract/plot-fields';
import { expect, test } from 'vitest';
import { doubtOfPrice, repriceAvailable, slipOfPlot, slipSentence } from './plot-price.ts';

const plot = (number: string, squareFeet: number | null) => ({
  ...plotDraft.parse({ number, squareFeet, price: 5 }),
  id: number,
});
const status = (number: string, state: PlotStatus['state']): PlotStatus => ({
  id: number,
  number,
  state,
  heldUntil: null,
  messageId: null,
  revision: 'one',
});

test('a price of a cent prices the available plots alone, to the thousand', () => {
  const plots = [plot('1', 1200), plot('2', 1200), plot('3', 435.6)];
  const statuses = [status('1', 'available'), status('2', 'held')];
  const { priced } = repriceAvailable(plots, statuses, 400_000);
  expect(priced.map(({ number, price }) => [number, price])).toEqual([
    ['1', 1_102_000],
    // It was added a moment ago, and the server does not know it yet.
    ['3', 400_000],
  ]);
});

test('a plot without a size is named, and keeps its price', () => {
  const { priced, withoutSize } = repriceAvailable([plot('7', null)], [], 400_000);
  expect([priced, withoutSize.map(({ number }) => number)]).toEqual([[], ['7']]);
});

test('no price that rounds to nothing takes the place of one', () => {
  expect(repriceAvailable([plot('1', 1200)], [], 100).priced).toEqual([]);
});

const TEN_TIMES = '₹90,00,000 is far more than the ₹9,00,000 that stood here. Is it right?';
const A_TENTH = '₹90,000 is far less than the ₹9,00,000 that stood here. Is it right?';

test('ten times and a tenth of a price are asked about; what prices change by is not', () => {
  const asked = [9_000_000, 90_000, 3_600_000, 225_000, 900_000].map((price) =>
    slipSentence(price, 900_000, 'that stood here'),
  );
  expect(asked).toEqual([TEN_TIMES, A_TENTH, undefined, undefined, undefined]);
  expect(slipSentence(9_000_000, null, 'that stood here')).toBeUndefined();
});

const PLOT = 'plots.11111111-1111-4111-8111-111111111111';
const draft = { [PLOT]: plot('12', 435.6), 'price.perCent': 400_000 };

test.each(['price.perCent', 'price.perSqFt', `${PLOT}.price`])(
  '%s is asked about where it is ten times or a tenth of what stood there',
  (path) => {
    const asked = [9_000_000, 90_000].map((price) => doubtOfPrice(path, price, 900_000, {}));
    expect(asked).toEqual([TEN_TIMES, A_TENTH]);
  },
);

test('the first price of a plot, and that of a pasted row, is asked about where it is ten times or a tenth of the layout’s own', () => {
  const own = 'than the ₹4,00,000 of this size at ₹4,00,000 a cent, the layout’s own price. Is it';
  const asked = [4_000_000, 40_000, 1_600_000].map((price) => [
    doubtOfPrice(`${PLOT}.price`, price, null, draft),
    slipOfPlot({ squareFeet: 435.6, price }, 400_000),
  ]);
  const [more, less] = ['far more', 'far less'].map((word) =>
    expect.stringContaining(`${word} ${own}`),
  );
  expect(asked).toEqual([
    [more, more],
    [less, less],
    [undefined, undefined],
  ]);
  expect(doubtOfPrice(`${PLOT}.squareFeet`, 4356, 435.6, draft)).toBeUndefined();
});
