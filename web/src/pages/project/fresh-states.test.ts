import { expect, test } from 'vitest';
import type { ShownPlot } from '../../words/shown-project.ts';
import { withFreshStates } from './fresh-states.ts';

function plot(number: string): ShownPlot {
  return {
    Number: number,
    SqFt: 1200,
    Facing: '',
    RoadFeet: null,
    Price: null,
    Points: '',
    State: 'available',
  };
}

test('a visitor reads the states of now, and of a plot that the owner has dropped that it is not for sale', () => {
  const answer = [
    { Number: '3', State: 'available' as const },
    { Number: '1', State: 'sold' as const },
    { Number: '4', State: 'available' as const },
  ];
  const fresh = withFreshStates([plot('1'), plot('2'), plot('3')], answer);
  expect(fresh.map((one) => [one.Number, one.State])).toEqual([
    ['1', 'sold'],
    ['2', 'held'],
    ['3', 'available'],
  ]);
});
