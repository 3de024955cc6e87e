import type { Publication } from '@theni/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionEndedError, TemporaryError } from '../api/errors.ts';
import { awaitPublication } from './await-publication.ts';

const running: Publication = { id: 'a', result: 'running', message: null, skipped: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a publication is asked about, over calls that fail, until it has ended', async () => {
  const published = { ...running, result: 'published' } as const;
  const ask = vi
    .fn(async (): Promise<Publication> => published)
    .mockRejectedValueOnce(new TemporaryError('no line'))
    .mockResolvedValueOnce(running);
  const ended = awaitPublication(ask);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await ended).toEqual(published);
});

test.each([
  ['does not answer', () => Promise.reject(new TemporaryError('no line'))],
  ['says that it runs', async () => running],
])('the owner waits no longer than a publication can run for a server that %s', async (_, ask) => {
  const ended = awaitPublication(ask);
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(await ended).toBeUndefined();
});

test('an owner whose session has ended is told so at once', async () => {
  const ended = awaitPublication(() => Promise.reject(new SessionEndedError('signed-out')));
  const refused = expect(ended).rejects.toBeInstanceOf(SessionEndedError);
  await vi.advanceTimersByTimeAsync(2000);
  await refused;
});
