import { afterEach, expect, test, vi } from 'vitest';
import { samplePlot } from '../../../../config/sample-plot.ts';
import type { ShownPlot } from '../../words/shown-layout.ts';
import { getStates, withFreshStates } from './fresh-states.ts';

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

afterEach(() => {
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
