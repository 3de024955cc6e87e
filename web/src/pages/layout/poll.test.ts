import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poll } from './poll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that visitors look at, or not. */
class TestPage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  turn(visibilityState: DocumentVisibilityState): void {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function open({ mayChange = true, page = new TestPage() } = {}) {
  const ask = vi.fn(async () => mayChange);
  const stop = poll(ask, page);
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
  return { ask, stop, page, minutes };
}

test('a visitor who looks at the page gets the states at once and each minute', async () => {
  const { ask, minutes } = open();
  expect(ask).toHaveBeenCalledTimes(1);
  await minutes(3);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('a page that nobody looks at asks nothing, and asks at once when the visitor is back', async () => {
  const { ask, page, minutes } = open();
  page.turn('hidden');
  await minutes(60);
  expect(ask).toHaveBeenCalledTimes(1);
  page.turn('visible');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('where nothing is free or held any more, only a visitor who comes back has it asked again', async () => {
  const { ask, page, minutes } = open({ mayChange: false });
  await minutes(60);
  expect(ask).toHaveBeenCalledTimes(1);
  page.turn('hidden');
  page.turn('visible');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a page that the visitor has left asks no more', async () => {
  const { ask, stop, page, minutes } = open();
  stop();
  page.turn('visible');
  await minutes(60);
  expect(ask).toHaveBeenCalledTimes(1);
});
