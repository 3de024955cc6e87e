import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../api/call.ts', () => ({ call }));
// Another test file of this process may have loaded the real one.
vi.resetModules();
const { AdminApiError, TemporaryError } = await import('../api/errors.ts');
const { unsavedInLayoutsQuery } = await import('../layouts/save-layouts.ts');
const { publicationQuery, publish } = await import('./use-publishing.ts');

const saver = { saveAll: async () => {} };
const client = new QueryClient();

beforeEach(() => client.clear());
afterEach(() => vi.unstubAllGlobals());

/** @param records what the server says of the last publication, before and after the call */
function serverThat(failure: Error | undefined, ...records: unknown[]): void {
  call.mockImplementation(async (name: string) => {
    if (name === 'GET /api/content/publish') return records.shift();
    if (failure) throw failure;
    return { skipped: [] };
  });
}

test('a publication whose answer is lost is what its record says, once it has begun', async () => {
  serverThat(new TemporaryError('no answer'), { id: 'before' }, { id: 'new', result: 'running' });
  await publish(saver, client);
  expect(client.getQueryData(publicationQuery.queryKey)).toMatchObject({ result: 'running' });
});

test('a text that keeps it from being published stands in its record', async () => {
  serverThat(new AdminApiError(422, 'incomplete'), null, { id: 'new', result: 'failed' });
  await publish(saver, client);
  expect(client.getQueryData(publicationQuery.queryKey)).toMatchObject({ result: 'failed' });
});

test.each([
  ['nothing was ever published', null],
  ['another device has published', { id: 'of another device', result: 'published' }],
])('a publication that did not begin is said to be none where %s', async (_, last) => {
  const error = new TemporaryError('no answer');
  serverThat(error, last, last);
  await expect(publish(saver, client)).rejects.toBe(error);
});

test('what cannot be saved is not published', async () => {
  const error = new AdminApiError(500, 'Something is wrong on the server.');
  serverThat(undefined);
  const failing = { saveAll: () => Promise.reject(error) };
  await expect(publish(failing, client)).rejects.toBe(error);
  expect(call).not.toHaveBeenCalledWith('POST /api/content/publish');
});

test('a price that the owner is still asked about is named and led to, and holds up nothing else', async () => {
  const plot = 'plots.11111111-1111-4111-8111-111111111111';
  const entry = { value: 120_000, before: [1_200_000], doubt: 'Is it right?' };
  const stored: Record<string, string> = {
    [`unsaved layout/meera ${plot}.price`]: JSON.stringify(entry),
  };
  const getItem = { value: (key: string) => stored[key] ?? null };
  vi.stubGlobal('localStorage', Object.defineProperties(stored, { getItem }));
  vi.stubGlobal('navigator', { locks: { request: (_: string, task: () => unknown) => task() } });
  const draft = { name: { en: 'Meera Nagar', ta: '' }, [plot]: { number: '7', price: 1_200_000 } };
  call.mockImplementation(async () => ({ slug: 'meera', revision: 'one', draft }));
  const to = `/admin/layouts?layout=meera&part=plots&field=${plot}.price`;
  await publish(saver, client);
  expect(client.getQueryData(unsavedInLayoutsQuery.queryKey)).toEqual([
    { to, name: 'Plot 7: Price, ₹', note: 'Meera Nagar' },
  ]);
  expect(call).toHaveBeenCalledWith('POST /api/content/publish');
  expect(call.mock.calls.map(([name]) => name)).not.toContain('PATCH /api/admin/layouts/:slug');
});
