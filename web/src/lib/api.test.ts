import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, listFiles, nextAddress, sendMessage } from './api.ts';

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

test('a problem document becomes an error that says what the server said', async () => {
  const problem = { title: 'Too Many Requests', status: 429, detail: 'Wait a minute.' };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 429 }));
  const services = { construction: '', plans: '', plots: '', others: '' };
  const sending = sendMessage({ name: 'a', email: 'a@b.example', message: 'c', services });
  await expect(sending).rejects.toEqual(new ApiError(429, problem));
});
