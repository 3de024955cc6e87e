import type { Item } from '@theni/contract';
import { expect, test } from 'vitest';
import { heldBytes } from '../../test/held-bytes.ts';
import { sampleItem } from '../../test/sample-item.ts';
import { ItemList } from './item-list.ts';

/** A store that counts what is read from it and can hold a response back. */
function countingStore(items: Item[]) {
  const store = {
    items,
    currentVersion: 1,
    versionReads: 0,
    loads: 0,
    version: async () => {
      store.versionReads += 1;
      return store.currentVersion;
    },
    all: async () => {
      store.loads += 1;
      return [...store.items];
    },
    write(item: Item) {
      store.items = [item, ...store.items];
      store.currentVersion += 1;
    },
  };
  return store;
}

test('an unchanged gallery costs one document read a request, whatever its size', async () => {
  for (const size of [10, 200, 2000]) {
    const store = countingStore(Array.from({ length: size }, () => sampleItem()));
    const list = new ItemList(store, async () => ({}));
    for (let request = 0; request < 5; request += 1) await list.respond({ limit: 24 });
    expect(store).toMatchObject({ versionReads: 5, loads: 1 });
  }
});

test('a new item is in the next answer, and all requests share its one reload', async () => {
  const store = countingStore([sampleItem()]);
  const list = new ItemList(store, async () => ({}));
  const before = await list.respond({});
  store.write(sampleItem());
  const responses = await Promise.all(Array.from({ length: 20 }, () => list.respond({})));
  expect(store.loads).toBe(2);
  for (const after of responses) {
    expect(JSON.parse(after?.body ?? '')).toHaveLength(2);
    expect(after?.etag).not.toBe(before?.etag);
  }
});

test('the same content has the same ETag in every instance', async () => {
  const items = [sampleItem(), sampleItem()];
  const [one, other] = [
    new ItemList(countingStore(items), async () => ({})),
    new ItemList(countingStore(items), async () => ({})),
  ];
  expect((await one.respond({}))?.etag).toBe((await other.respond({}))?.etag);
  expect((await one.respond({ limit: 1 }))?.etag).not.toBe((await one.respond({}))?.etag);
});

test('a page whose items stay has another ETag when no other follows it any more', async () => {
  const items = [sampleItem(), sampleItem()];
  const before = await new ItemList(countingStore(items), async () => ({})).respond({ limit: 1 });
  const after = await new ItemList(countingStore(items.slice(0, 1)), async () => ({})).respond({
    limit: 1,
  });
  expect(after?.body).toBe(before?.body);
  expect(after?.etag).not.toBe(before?.etag);
});

test('whatever visitors ask for, nothing of the responses stays in memory', async () => {
  const list = new ItemList(
    countingStore(Array.from({ length: 300 }, () => sampleItem({ Location: 'abcdefghi' }))),
    async () => ({}),
  );
  const send = (place: number) => {
    const spelling = Array.from('abcdefghi', (letter, bit) =>
      place & (1 << bit) ? letter.toUpperCase() : letter,
    ).join('');
    return Promise.all([
      list.respond({ place: spelling }),
      list.filters({ place: spelling }),
      list.respond({ limit: (place % 100) + 1 }),
    ]);
  };
  await send(0);
  const before = heldBytes();
  for (let place = 0; place < 500; place += 1) await send(place);
  expect(heldBytes() - before).toBeLessThan(1_000_000);
});

test('a slow answer about an older version does not bring old items back', async () => {
  const store = countingStore([sampleItem()]);
  const list = new ItemList(store, async () => ({}));
  const slow = Promise.withResolvers<number>();
  const { version } = store;
  store.version = () => slow.promise;
  const early = list.respond({});
  store.version = version;
  store.write(sampleItem());
  await list.respond({});
  slow.resolve(1);
  expect(JSON.parse((await early)?.body ?? '')).toHaveLength(2);
  await list.respond({});
  expect(store.loads).toBe(1);
});

test('a write between the two reads is seen by the next request', async () => {
  const store = countingStore([]);
  const list = new ItemList(store, async () => ({}));
  const { all } = store;
  store.all = async () => {
    const items = await all();
    store.write(sampleItem());
    store.all = all;
    return items;
  };
  expect((await list.respond({}))?.body).toBe('[]');
  expect(JSON.parse((await list.respond({}))?.body ?? '')).toHaveLength(1);
});

test('a failed load is not remembered', async () => {
  const store = countingStore([sampleItem()]);
  const list = new ItemList(store, async () => ({}));
  const { all } = store;
  store.all = () => Promise.reject(new Error('down'));
  await expect(list.respond({})).rejects.toThrow('down');
  store.all = all;
  expect(JSON.parse((await list.respond({}))?.body ?? '')).toHaveLength(1);
});

test('a version that went back, as after a restored backup, is a change too', async () => {
  const store = countingStore([sampleItem(), sampleItem()]);
  store.currentVersion = 50;
  const list = new ItemList(store, async () => ({}));
  await list.respond({});
  store.currentVersion = 3;
  store.items = [];
  expect((await list.respond({}))?.body).toBe('[]');
});
