import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { samplePlot } from '../../../../config/sample-plot.ts';
import type { ShownPlot } from '../../words/shown-layout.ts';
import { getStates, poll, withFreshStates } from './use-plots.ts';

function plot(number: string): ShownPlot {
  return samplePlot({ Number: number });
}

test('a visitor reads the states of now, and of a plot that the owner has dropped that it is not for sale', () => {
  const respond = [
    { Number: '3', State: 'available' as const },
    { Number: '1', State: 'sold' as const },
    { Number: '4', State: 'available' as const },
  ];
  const fresh = withFreshStates([plot('1'), plot('2'), plot('3')], respond);
  expect(fresh.map((one) => [one.Number, one.State])).toEqual([
    ['1', 'sold'],
    ['2', 'held'],
    ['3', 'available'],
  ]);
});

test('what has not changed is not drawn again', () => {
  const plots = [plot('1'), plot('2')];
  const respond = [
    { Number: '1', State: 'booked' as const },
    { Number: '2', State: 'available' as const },
  ];
  const fresh = withFreshStates(plots, respond);
  expect(fresh[0]).not.toBe(plots[0]);
  expect(fresh[1]).toBe(plots[1]);
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { signal } = new AbortController();
const respond = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));

test('of a layout that was deleted since the page was made, nobody reads that a plot is free', async () => {
  respond(404, { title: 'Not Found' });
  const [fresh] = withFreshStates([plot('1')], await getStates('garden', signal));
  expect(fresh?.State).toBe('held');
});

test('a server in trouble leaves the states as they were', async () => {
  respond(503, {});
  await expect(getStates('garden', signal)).rejects.toThrow();
});

/** A page that visitors look at, or not. */
class TestPage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  turn(visibilityState: DocumentVisibilityState): void {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function open(page = new TestPage()) {
  const ask = vi.fn();
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

test('a page that the visitor has left asks no more', async () => {
  const { ask, stop, page, minutes } = open();
  stop();
  page.turn('visible');
  await minutes(60);
  expect(ask).toHaveBeenCalledTimes(1);
});
