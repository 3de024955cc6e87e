import type { QueryClient } from '@tanstack/react-query';
import type { Publication } from '@theni/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Saver } from '../editor/saver.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../api/call.ts', () => ({ call }));
// Another test file of this process may have loaded the real one.
vi.resetModules();
const { AdminApiError, TemporaryError } = await import('../api/errors.ts');
const { publish } = await import('./publish-website.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saver = { saveAll: async () => {}, read: () => ({ values: {} }) } as Saver;
const clientThat = (fetchQuery: () => Promise<unknown>) =>
  ({ fetchQuery }) as unknown as QueryClient;

test.each([
  ['a server that is broken', new AdminApiError(500, 'Something is wrong on the server.')],
  ['no connection', new TemporaryError('The server does not answer.')],
])(
  'who cannot publish because of %s is told that, and not that changes are unsaved',
  async (_, error) => {
    const failing = { saveAll: () => Promise.reject(error) } as Saver;
    const { isGood, message } = await publish(failing, {} as QueryClient);
    expect(isGood).toBe(false);
    expect(message).toContain(error instanceof AdminApiError ? error.message : 'does not answer');
    expect(message).not.toContain('not saved');
  },
);

const elsewhere: Publication = {
  id: 'of another device',
  result: 'published',
  message: null,
  skipped: [],
};

/** @param last what the server says of the last publication when it is asked how this one ended */
async function publishWithoutAnswer(last: Publication | null) {
  call.mockImplementation(async (name: string) => {
    if (name === 'POST /api/content/publish') throw new TemporaryError('no answer');
    return last;
  });
  const readAnew = vi.fn(async () => ({ publication: elsewhere, draft: {} }));
  const outcome = publish(saver, clientThat(readAnew));
  await vi.advanceTimersByTimeAsync(2000);
  expect(readAnew).toHaveBeenCalledWith(expect.objectContaining({ staleTime: 0 }));
  return outcome;
}

test('a publication whose answer is lost is said to be live once it is', async () => {
  const outcome = await publishWithoutAnswer({ ...elsewhere, id: 'of this one' });
  expect(outcome).toMatchObject({ isGood: true, message: 'Published. Visitors see it now.' });
});

test('a publication whose answer is lost names the layouts that it has left out', async () => {
  const skipped = [{ slug: 'garden', errors: [{ path: 'place', message: 'is missing' }] }];
  const outcome = await publishWithoutAnswer({ ...elsewhere, id: 'of this one', skipped });
  expect(outcome.skipped).toEqual(skipped);
});

test.each([
  ['nothing was ever published', null],
  ['another device has published', elsewhere],
])('a publication that did not start is said to be none where %s', async (_, last) => {
  const { isGood, message } = await publishWithoutAnswer(last);
  expect(isGood).toBe(false);
  expect(message).toContain('Publishing did not start.');
});
