import type { Item, ItemPage } from '@theni/contract';
import { expect, test } from 'vitest';
import { sampleItem } from '../../test/samples.ts';
import { sharedTestApi, showItem } from '../../test/test-api.ts';
import { ItemList, pageForAdmin } from './item-list.ts';
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

test('after an older database has been restored no instance shows what it lacks', async () => {
  const [kept, lost] = [await showItem(api), await showItem(api)];
  const { list } = readingInstance(0);
  expect(await list.all()).toHaveLength(2);
  const { revision } = await items.galleryRevision();
  await api.firestore.doc(`files/${lost}`).delete();
  await api.firestore.doc('meta/files').set({ revision: revision - 1 });
  expect((await list.all()).map(({ _id }) => _id)).toEqual([kept]);
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

const idsOf = (list: Item[]) => list.map(({ _id }) => _id);

test.each([0, 1, 25, 500, 3000])('the owner reads %i photos page by page, each once', (count) => {
  const all = Array.from({ length: count }, (_, at) =>
    // Some are of the same moment.
    sampleItem({ CreatedAt: new Date(Date.UTC(2026, 0, 1) - (at >> 2)).toISOString() }),
  ).sort((one, other) => (one.CreatedAt + one._id < other.CreatedAt + other._id ? 1 : -1));
  const read: Item[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const query = before === '' ? {} : { before };
    const page: ItemPage = pageForAdmin(all, query, new Map());
    expect([page.found, page.total, page.items.length <= 60]).toEqual([count, count, true]);
    read.push(...page.items);
    before = page.next;
  }
  expect(idsOf(read)).toEqual(idsOf(all));
});

test('the next page follows also when the last photo of this one is deleted meanwhile', async () => {
  const all: string[] = [];
  for (let at = 0; at < 65; at += 1)
    all.unshift(
      await showItem(api, { CreatedAt: new Date(Date.UTC(2026, 0, 1, at)).toISOString() }),
    );
  const page = async (query: string): Promise<ItemPage> =>
    (await api.asAdmin('GET', `/admin/file${query}`)).json();
  const first = await page('');
  expect(idsOf(first.items)).toEqual(all.slice(0, 60));
  expect(
    (await api.dependencies.items.remove(all[59] ?? '', new Date())) && first.next,
  ).toBeTruthy();
  const second = await page(`?before=${encodeURIComponent(first.next ?? '')}`);
  expect(second).toMatchObject({ next: null, found: 64, total: 64 });
  expect(idsOf(second.items)).toEqual(all.slice(60));
  const [newest, gone, oldest] = [all[0], all[59], all[64]];
  const named = await page(`?id=${oldest}&id=${gone}&id=${newest}`);
  expect(idsOf(named.items)).toEqual([newest, oldest]);
});

const places = [
  { Location: 'Periyakulam', Service: 'Plots and Approvals', Layout: 'sample-hills' },
  { Location: 'Periyakulam, தேனி', Service: 'Road Work' },
  { Location: 'cumbum', Service: 'Road Work' },
] as const;

test.each([
  ['sample hills', [0]],
  ['தேனி road', [1]],
  ['theni', [1]],
  ['கம்பம்', [2]],
  ['road work', [1, 2]],
  ['road hills', []],
])('a search for “%s” finds photos by layout, place and service', (search, found) => {
  const all = places.map((fields) => sampleItem(fields));
  const layouts = new Map([['sample-hills', 'Sample Hills']]);
  const page = pageForAdmin(all, { search }, layouts);
  expect(page.items).toEqual(found.map((at) => all[at]));
  expect([page.found, page.total]).toEqual([found.length, 3]);
});
