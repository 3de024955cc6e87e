import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getStates, poll } from './use-plot-states.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const { signal } = new AbortController();
const respond = (status: number, body: object, headers = {}) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status, headers }));

test('a layout that was deleted meanwhile has no plot any more', async () => {
  respond(404, { title: 'Not Found' });
  expect((await getStates('garden', signal)).states).toEqual([]);
});

test.each([200, 404])(
  'the states are of the server’s time, whatever the phone’s clock says (%s)',
  async (status) => {
    vi.setSystemTime('2025-10-24T20:23:00Z');
    respond(status, [], { Date: 'Sat, 28 Nov 2026 12:00:00 GMT' });
    const { receivedAt } = await getStates('garden', signal);
    expect(receivedAt).toEqual(new Date('2026-11-28T12:00:00Z'));
  },
);

test('a server in trouble leaves the states as they were', async () => {
  respond(503, {});
  await expect(getStates('garden', signal)).rejects.toThrow();
});

test('who looks at the page gets the states at once, each half minute and on coming back', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const turn = (visibilityState: DocumentVisibilityState) => {
    Object.assign(page, { visibilityState });
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const halfMinutes = (count: number) => vi.advanceTimersByTimeAsync(count * 30_000);
  const ask = vi.fn();
  const stop = poll(ask, page);
  expect(ask).toHaveBeenCalledTimes(1);
  await halfMinutes(3);
  expect(ask).toHaveBeenCalledTimes(4);
  turn('hidden');
  await halfMinutes(60);
  expect(ask).toHaveBeenCalledTimes(4);
  turn('visible');
  expect(ask).toHaveBeenCalledTimes(5);
  stop();
  turn('visible');
  await halfMinutes(60);
  expect(ask).toHaveBeenCalledTimes(5);
});
