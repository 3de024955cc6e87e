import type { Item } from '@theni/contract';
import { expect, test } from 'vitest';
import { variants } from './media-tile.tsx';
import { withoutDoubles } from './use-gallery.ts';

test('a phone may choose among the narrower pictures of an item', () => {
  const item = {
    Variants: [
      { Width: 480, Url: '/a' },
      { Width: 960, Url: '/b' },
    ],
  };
  expect(variants(item)).toBe('/a 480w, /b 960w');
  expect(variants({ Variants: [] })).toBeUndefined();
});

test('an item that moves between two pages is shown once', () => {
  const item = (id: string) => ({ _id: id }) as Item;
  expect(withoutDoubles([item('a'), item('b'), item('a')]).map(({ _id }) => _id)).toEqual([
    'a',
    'b',
  ]);
});
