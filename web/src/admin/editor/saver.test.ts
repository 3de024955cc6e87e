import { queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { AdminApiError } from '../api/errors.ts';
import { type SavedDraft, saverOf } from './saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const request = (_name: string, task: () => Promise<void>) => task();
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('addEventListener', () => {});
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.useRealTimers());

test('a draft that changes before each attempt is asked for a few times, and then after a while', async () => {
  const patch = vi.fn(() => Promise.reject(new AdminApiError(412, 'It was saved meanwhile.')));
  const saver = saverOf({
    name: 'draft-that-changes',
    query: queryOptions({
      queryKey: ['draft that changes'],
      queryFn: (): SavedDraft => ({ draft: {}, revision: 1 }),
    }),
    patch,
    schemaAt: () => z.string(),
  });
  saver.put({ headline: 'Plots in Theni' });
  await saver.save();
  expect(patch).toHaveBeenCalledTimes(5);
  expect(saver.read()).toMatchObject({
    values: { headline: 'Plots in Theni' },
    saving: 'unanswered',
  });
});
