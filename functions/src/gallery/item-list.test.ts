import { expect, test } from 'vitest';
import { sampleItem } from '../../test/samples.ts';
import { ItemList } from './item-list.ts';

test('a crowd of visitors costs one read, and the owner sees his changes at once', async () => {
  const stored = [sampleItem()];
  let time = 0;
  let reads = 0;
  const store = {
    galleryRevision: async () => {
      reads += 1;
      return stored.length;
    },
    all: async () => [...stored],
  };
  const options = { cacheMs: 2000, now: () => time };
  const list = new ItemList(store, async () => ({}), options);
  for (let visitor = 0; visitor < 5; visitor += 1) expect(await list.shown()).toHaveLength(1);
  expect(reads).toBe(1);
  stored.push(sampleItem({ _id: 'another' }));
  expect(await list.shown()).toHaveLength(1);
  expect(await list.all()).toHaveLength(2);
  stored.pop();
  time = 2000;
  expect(await list.shown()).toHaveLength(1);
  expect(reads).toBe(3);
});
