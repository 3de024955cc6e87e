import { afterEach, expect, test, vi } from 'vitest';
import { listItems } from './item-requests.ts';

afterEach(() => vi.unstubAllGlobals());

test('the gallery learns from the Link header where the next items are', async () => {
  const headers = { Link: '</api/file?limit=24&after=a>; rel="next"' };
  vi.stubGlobal('fetch', async () => Response.json([], { headers }));
  expect(await listItems()).toEqual({ items: [], next: '/api/file?limit=24&after=a' });
});
