import type { Item } from '@theni/contract';
import { expect, test } from 'vitest';
import { foundItems } from './items.ts';

const items = [
  { Location: 'Periyakulam', Service: 'Plots and Approvals', Layout: 'sample-hills' },
  { Location: 'Periyakulam, தேனி', Service: 'Road Work' },
  { Location: 'cumbum', Service: 'Road Work' },
] as Item[];
const layouts = new Map([['sample-hills', 'Sample Hills']]);

test.each([
  ['sample hills', [0]],
  ['தேனி road', [1]],
  ['theni', [1]],
  ['கம்பம்', [2]],
  ['road work', [1, 2]],
  ['road hills', []],
  ['', [0, 1, 2]],
])('a search for “%s” finds photos by layout, place and service', (search, found) => {
  expect(foundItems(items, search, layouts)).toEqual(found.map((at) => items[at]));
});
