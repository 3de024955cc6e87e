import type { PlotStatus } from '@theni/contract';
import { plotDraft } from '@theni/contract/plot-fields';
import { expect, test } from 'vitest';
import { repriceAvailable } from './plot-price.ts';

const plot = (number: string, squareFeet: number | null) => ({
  ...plotDraft.parse({ number, squareFeet, price: 5 }),
  id: number,
});
const status = (number: string, state: PlotStatus['state']): PlotStatus => ({
  ...{ id: number, number, state },
  ...{ heldUntil: null, messageId: null, revision: 'one' },
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
