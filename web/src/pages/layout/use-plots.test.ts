import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { samplePlot } from '../../../../config/sample-plot.ts';
import type { ShownPlot } from '../../words/shown-layout.ts';
import { getStates, poll, withFreshStates } from './use-plots.ts';

function plot(number: string): ShownPlot {
  return samplePlot({ number });
}

test('a visitor reads the states of now; a plot that the owner has dropped is not for sale', () => {
  const respond = [
    { number: '3', state: 'available' as const },
    { number: '1', state: 'sold' as const },
    { number: '4', state: 'available' as const },
  ];
  const fresh = withFreshStates([plot('1'), plot('2'), plot('3')], respond);
  expect(withFreshStates(fresh, fresh)).toBe(fresh);
  expect(fresh.map((one) => [one.number, one.state])).toEqual([
    ['1', 'sold'],
    ['2', 'held'],
    ['3', 'available'],
  ]);
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

test('of a layout that was deleted meanwhile nobody reads that a plot is free', async () => {
  respond(404, { title: 'Not Found' });
  const [fresh] = withFreshStates([plot('1')], await getStates('garden', signal));
  expect(fresh?.state).toBe('held');
});

test('a server in trouble leaves the states as they were', async () => {
  respond(503, {});
  await expect(getStates('garden', signal)).rejects.toThrow();
});

test('who looks at the page gets the states at once, each minute and on coming back', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const turn = (visibilityState: DocumentVisibilityState) => {
    Object.assign(page, { visibilityState });
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
  const ask = vi.fn();
  const stop = poll(ask, page);
  expect(ask).toHaveBeenCalledTimes(1);
  await minutes(3);
  expect(ask).toHaveBeenCalledTimes(4);
  turn('hidden');
  await minutes(60);
  expect(ask).toHaveBeenCalledTimes(4);
  turn('visible');
  expect(ask).toHaveBeenCalledTimes(5);
  stop();
  turn('visible');
  await minutes(60);
  expect(ask).toHaveBeenCalledTimes(5);
});
