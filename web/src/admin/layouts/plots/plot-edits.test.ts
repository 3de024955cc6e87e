import type { PlotStatus } from '@theni/contract';
import { plotPath } from '@theni/contract/layout-values';
import { type Plot, plotDraft } from '@theni/contract/plot-fields';
import { expect, test } from 'vitest';
import { alikePlots, nextNumbers } from './add-plots.tsx';
import {
  changedFields,
  editsInvitation,
  editsOf,
  editsResult,
  valuesAfter,
  valuesBefore,
} from './plot-edits.ts';
import { doubtOfPrice, repriceAvailable, slipOfPlot, slipSentence } from './plot-price.ts';

test('numbers are counted on as they are written, and none is given twice', () => {
  const after = (...numbers: string[]) =>
    nextNumbers(
      numbers.map((number) => ({ number })),
      2,
    );
  expect([after(), after('9'), after('A-09')]).toEqual([
    ['1', '2'],
    ['10', '11'],
    ['A-10', 'A-11'],
  ]);
  expect(after('11', 'B')).toEqual(['B1', 'B2']);
  expect(after('10000000000000000')).toEqual(['10000000000000001', '10000000000000002']);
});

test.each(['24/', 'மனை', 'NorthBlock-Phase2-99'])(
  'after a last number that is typed wrongly, such as %s, the plots are still shown',
  (number) => {
    const [last] = alikePlots({ count: 1 });
    const [next] = last ? alikePlots({ count: 1 }, [{ ...last, number }]) : [];
    expect(next?.number).toContain(number.slice(0, 2));
  },
);

const plot = (number: string, squareFeet = 1200): Plot => ({
  ...plotDraft.parse({ number, squareFeet }),
  id: crypto.randomUUID(),
});

test('a plot that is there already is changed where it differs, and takes no room', () => {
  const plots = [plot('1'), plot('2A'), plot('3')];
  const drafts = [plot('01', 1200), plot('2a', 1500), plot('4')].map(
    ({ id: _, ...draft }) => draft,
  );
  const { changed, added } = editsOf(drafts, plots);
  expect(changed.map(({ after }) => [after.id, after.squareFeet])).toContainEqual([
    plots[1]?.id,
    1500,
  ]);
  expect(added.map(({ number }) => number)).toEqual(['4']);
});

test('old and new values are told of those fields that differ', () => {
  const before = plot('1');
  expect(changedFields({ ...before, price: 850_000 }, before)).toEqual([
    { path: 'price', label: 'Price, ₹', before: null, after: 850_000 },
  ]);
});

test('only the fields that differ are changed; what is taken back is as it was, and what was added is gone', () => {
  const plots = [plot('1'), plot('2')];
  const edits = editsOf([{ ...plotDraft.parse({ number: '1' }) }, plot('3')], plots);
  const { id, squareFeet } = plots[0] as Plot;
  const size = plotPath(id, 'squareFeet');
  const added = Object.keys(valuesAfter(edits)).find((path) => path !== size) ?? '';
  expect(valuesAfter(edits)).toMatchObject({ [size]: null, [added]: { number: '3' } });
  expect(valuesBefore(edits)).toEqual({ [size]: squareFeet, [added]: null });
});

test('the button and the notice count what is changed and what is added', () => {
  const edits = (changes: number, additions: number) => {
    const plots = Array.from({ length: changes }, (_, at) => plot(String(at + 1)));
    const drafts = plots.map((each) => ({ ...each, squareFeet: 1500 }));
    const others = Array.from({ length: additions }, (_, at) => plot(`B${at}`));
    return editsOf([...drafts, ...others], plots);
  };
  expect([edits(5, 2), edits(1, 0), edits(0, 1)].map(editsResult)).toEqual([
    '5 plots changed, 2 added.',
    '1 plot changed.',
    '1 plot added.',
  ]);
  expect([edits(5, 2), edits(1, 0), edits(0, 3)].map(editsInvitation)).toEqual([
    'Change 5 plots, add 2',
    'Change 1 plot',
    'Add 3 plots',
  ]);
});

const pricedPlot = (number: string, squareFeet: number | null) => ({
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
  const plots = [pricedPlot('1', 1200), pricedPlot('2', 1200), pricedPlot('3', 435.6)];
  const statuses = [status('1', 'available'), status('2', 'held')];
  const { priced } = repriceAvailable(plots, statuses, 400_000);
  expect(priced.map(({ number, price }) => [number, price])).toEqual([
    ['1', 1_102_000],
    // It was added a moment ago, and the server does not know it yet.
    ['3', 400_000],
  ]);
});

test('a plot without a size is named, and keeps its price', () => {
  const { priced, withoutSize } = repriceAvailable([pricedPlot('7', null)], [], 400_000);
  expect([priced, withoutSize.map(({ number }) => number)]).toEqual([[], ['7']]);
});

test('no price that rounds to nothing takes the place of one', () => {
  expect(repriceAvailable([pricedPlot('1', 1200)], [], 100).priced).toEqual([]);
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
const draft = { [PLOT]: pricedPlot('12', 435.6), 'price.perCent': 400_000 };

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
