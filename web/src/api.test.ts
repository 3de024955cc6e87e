import { afterEach, expect, test, vi } from 'vitest';
import { listFiles, nextAddress, withoutDoubles } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

test('the gallery learns from the Link header where the next items are', async () => {
  const headers = { Link: '</api/file?limit=24&after=a>; rel="next"' };
  vi.stubGlobal('fetch', async () => Response.json([], { headers }));
  expect(await listFiles()).toEqual({ items: [], next: '/api/file?limit=24&after=a' });
});

test('the last page names no next one', () => {
  expect(nextAddress(null)).toBeUndefined();
  expect(nextAddress('</api/file>; rel="first"')).toBeUndefined();
});

test('an item that moves between two pages is shown once', () => {
  const [a, b] = [{ _id: 'a' }, { _id: 'b' }];
  expect(withoutDoubles([a, b, a])).toEqual([a, b]);
});
