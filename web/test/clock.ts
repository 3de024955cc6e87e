import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

/** From now on time passes by `vi.advanceTimersByTime` alone; the library's `find…` wait for ever. */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** What an answer brings is there so many seconds, and no longer. The timers stand. */
export async function expectShownFor(text: string | RegExp, seconds: number): Promise<void> {
  // No time passes until the answer is there.
  while (!screen.queryByText(text)) await pass(0);
  await pass(seconds * 1000 - 100);
  screen.getByText(text);
  await pass(200);
  expect(screen.queryByText(text)).toBe(null);
}
