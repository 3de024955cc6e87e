import type { Item } from '@theni/contract';
import { expect, test } from 'vitest';
import { sampleItem } from '../../test/samples.ts';
import { sharedTestApi, showItem } from '../../test/test-api.ts';
import { ItemList } from './item-list.ts';
import type { ItemStore } from './item-store.ts';

const api = await sharedTestApi();
const { items } = api.dependencies;

/** What an instance reads. */
function readingInstance(cacheMs: number, now?: () => number) {
  const reads = { revisions: 0, items: 0 };
  const store: Pick<ItemStore, 'galleryRevision' | 'all' | 'changedSince'> = {
    galleryRevision: () => {
      reads.revisions += 1;
      return items.galleryRevision();
    },
    all: () => counted(items.all()),
    changedSince: (revision) => counted(items.changedSince(revision)),
  };
  async function counted(found: Promise<Item[]>) {
    reads.items += (await found).length;
    return found;
  }
  return { list: new ItemList(store, async () => ({}), { cacheMs, now }), reads };
}

test('a crowd of visitors costs one read, and the owner sees his changes at once', async () => {
  let time = 0;
  const { list, reads } = readingInstance(2000, () => time);
  await showItem(api);
  for (let visitor = 0; visitor < 5; visitor += 1) expect(await list.shown()).toHaveLength(1);
  expect(reads.revisions).toBe(1);
  await showItem(api);
  expect(await list.shown()).toHaveLength(1);
  expect(await list.all()).toHaveLength(2);
  time = 2000;
  expect(await list.shown()).toHaveLength(2);
  expect(reads.revisions).toBe(3);
});

test('a changed, new or deleted item costs each instance a read of itself alone', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1)
    ids.push(await showItem(api, { CreatedAt: `2026-01-0${at + 1}T00:00:00.000Z` }));
  const instances = [readingInstance(0), readingInstance(0)];
  const seen = async () => {
    const lists = await Promise.all(instances.map(({ list }) => list.all()));
    expect(lists[1]).toEqual(lists[0]);
    return lists[0] ?? [];
  };
  expect((await seen()).map(({ _id }) => _id)).toEqual(ids.toReversed());
  const [oldest = '', , middle = ''] = ids;
  await items.change(middle, { Location: 'Cumbum' });
  expect((await seen())[2]).toMatchObject({ _id: middle, Location: 'Cumbum' });
  await items.remove(oldest, new Date());
  expect((await seen()).map(({ _id }) => _id)).not.toContain(oldest);
  await showItem(api);
  expect(await seen()).toHaveLength(5);
  expect(instances.map(({ reads }) => reads.items)).toEqual([5 + 1 + 0 + 1, 5 + 1 + 0 + 1]);
});

test('an instance that has missed a day reads all, and shows nothing that is gone', async () => {
  const [old, other] = [await showItem(api), await showItem(api)];
  const { list } = readingInstance(0);
  expect(await list.all()).toHaveLength(2);
  await items.remove(old, new Date('2026-03-01T00:00:00Z'));
  const third = await showItem(api);
  await items.remove(third, new Date('2026-03-02T12:00:00Z'));
  expect((await list.all()).map(({ _id }) => _id)).toEqual([other]);
});

test('what the server notes of an item goes out to nobody', async () => {
  const { _id, ...fields } = sampleItem();
  await items.noteProcessed(_id, fields);
  expect((await items.create(_id, fields)).item).toEqual({ _id, ...fields });
  expect(await items.get(_id)).toEqual({ _id, ...fields });
  expect(await items.all()).toEqual([{ _id, ...fields }]);
});
