import { expect, test } from 'vitest';
import { sampleItem } from '../../test/sample-item.ts';
import { listPage } from './list-page.ts';

const gallery = Array.from({ length: 10 }, (_, index) =>
  sampleItem({ Service: index % 2 ? 'Road Work' : 'Consturction ' }),
);
const idAt = (index: number) => gallery[index]?._id ?? '';

test('a visitor sees all items', () => {
  expect(listPage(gallery, {})).toEqual({ items: gallery, next: undefined });
});

test('pages follow each other without a gap or a repetition', () => {
  const seen = [];
  let page = listPage(gallery, { limit: 2 });
  while (page) {
    seen.push(...page.items);
    page = page.next ? listPage(gallery, { limit: 2, after: page.next }) : undefined;
  }
  expect(seen).toEqual(gallery);
});

test('the last page names no next one, even when it is full', () => {
  expect(listPage(gallery, { limit: 10 })?.next).toBeUndefined();
  expect(listPage(gallery, { limit: 8 })?.next).toBe(gallery[7]?._id);
});

test('a page cannot begin after an item that is gone', () => {
  expect(listPage(gallery, { after: sampleItem()._id })).toBeUndefined();
});

test('a service is matched to the letter, with its trailing space', () => {
  const page = listPage(gallery, { service: 'Consturction ', limit: 2 });
  expect(page?.items.map((item) => item.Service)).toEqual(['Consturction ', 'Consturction ']);
});

test('home shows what is pinned, then the newest, six in all', () => {
  const pinned = gallery.map((item, index) => ({ ...item, Pinned: index === 3 || index === 8 }));
  expect(listPage(pinned, { home: '1' })?.items.map((item) => item._id)).toEqual([
    idAt(3),
    idAt(8),
    idAt(0),
    idAt(1),
    idAt(2),
    idAt(4),
  ]);
});

test('an empty gallery is an empty page', () => {
  expect(listPage([], { limit: 5 })).toEqual({ items: [], next: undefined });
  expect(listPage([], { home: '1' })).toEqual({ items: [], next: undefined });
});
