import { expect, test } from 'vitest';
import { sampleItem } from '../../test/sample-item.ts';
import { parseFileUrl } from '../storage/object-path.ts';
import type { ListedObject } from '../storage/object-store.ts';
import type { ItemRecord } from './item-store.ts';
import { sweepUploads } from './sweep-uploads.ts';

const NOW = new Date('2026-11-21T03:30:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60 * 1000);
const BUCKET = { origin: 'https://firebasestorage.googleapis.com', name: 'x' };

function object(id: string, name: string, age: number): ListedObject {
  return { id, path: `file/${id}/${name}`, updated: hoursAgo(age), metageneration: 1 };
}

/** Both stores in memory. `touched` names paths that someone changes after they were listed. */
function stores(
  listed: ListedObject[],
  records: Record<string, ItemRecord> = {},
  touched: string[] = [],
) {
  const deleted: string[] = [];
  return {
    deleted,
    items: {
      find: async (id: string) => records[id],
      deletePending: async (time: string) => {
        deleted.push(`pending since ${time}`);
      },
    },
    objects: {
      locate: (url: string) => parseFileUrl(url, BUCKET),
      async *everything() {
        yield* listed;
      },
      deleteUntouched: async ({ path }: ListedObject) => {
        if (touched.includes(path)) return false;
        deleted.push(path);
        return true;
      },
    },
  };
}

const YESTERDAY = `pending since ${hoursAgo(24).toISOString()}`;

test('an upload of yesterday without an item goes, one of today stays', async () => {
  const [old, young] = [sampleItem()._id, sampleItem()._id].sort() as [string, string];
  const store = stores([object(old, 'a.jpg', 24), object(young, 'a.jpg', 23.9)]);
  expect(await sweepUploads(store, NOW)).toBe(1);
  expect(store.deleted).toEqual([YESTERDAY, `file/${old}/a.jpg`]);
});

test('an old video stays while its poster is being uploaded', async () => {
  const { _id } = sampleItem();
  const store = stores([object(_id, 'site.mp4', 30), object(_id, 'site-poster.jpg', 0.1)]);
  expect(await sweepUploads(store, NOW)).toBe(0);
});

test('what an item shows stays, whatever its age; what newer pictures have replaced goes', async () => {
  const item = sampleItem();
  const store = stores([object(item._id, '0f-320.webp', 99), object(item._id, 'a.jpg', 99)], {
    [item._id]: { item, posted: item },
  });
  await sweepUploads(store, NOW);
  expect(store.deleted).toEqual([YESTERDAY, `file/${item._id}/0f-320.webp`]);
});

test('files that a post has made and not shown yet stay, because the same post shows them', async () => {
  const item = sampleItem();
  const listed = [object(item._id, 'a.jpg', 30), object(item._id, 'upload.jpg', 30)];
  const store = stores(listed, { [item._id]: { posted: item, files: item } });
  await sweepUploads(store, NOW);
  expect(store.deleted).toEqual([YESTERDAY, `file/${item._id}/upload.jpg`]);
});

test('an upload that a post touches while the sweep runs stays, and so does all beside it', async () => {
  const { _id } = sampleItem();
  const listed = [object(_id, 'site.mp4', 99), object(_id, 'poster.jpg', 99)];
  const store = stores(listed, {}, [`file/${_id}/site.mp4`]);
  expect(await sweepUploads(store, NOW)).toBe(0);
});

test('an object without a date stays', async () => {
  const broken = { ...object(sampleItem()._id, 'a.jpg', 99), updated: new Date(Number.NaN) };
  expect(await sweepUploads(stores([broken]), NOW)).toBe(0);
});
