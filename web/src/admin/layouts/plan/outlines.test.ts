import { expect, test } from 'vitest';
import { cornersOf, pointsOf } from '../../../layouts/plan/shape.ts';
import { cornerNear, cornersFor, dividedStrip, nextLike, snapped, viewAround } from './outlines.ts';

const PLAN = { width: 1200, height: 800 };
const outlines = [cornersOf('100,100 200,100 200,300 100,300')];
const at = (point: string) => cornersOf(point)[0] ?? { x: 0, y: 0 };
const snap = (point: string, tapped = '') =>
  pointsOf([snapped(at(point), { outlines, tapped: cornersOf(tapped), within: 20 })]);

test.each([
  ['a corner that is near', '212,93', '', '200,100'],
  ['an edge that is near', '207,190', '', '200,190'],
  ['the line along the plan', '700,512', '400,500', '700,500'],
  ['the line across the first side', '706,600', '400,500 700,500', '700,600'],
  ['the fourth corner of a rectangle', '425,580', '400,500 700,500 700,600', '400,600'],
  ['nothing, where nothing is near', '700,560', '400,500', '700,560'],
])('a tap snaps to %s', (_, point, tapped, meant) => {
  expect(snap(point, tapped)).toBe(meant);
});

test('a strip is divided along its longer sides, from the corner that was tapped first', () => {
  const divided = (strip: string, count: number) =>
    dividedStrip(cornersOf(strip), count).map(pointsOf);
  expect(divided('0,0 300,0 300,100 0,100', 3)).toEqual([
    '0,0 100,0 100,100 0,100',
    '100,0 200,0 200,100 100,100',
    '200,0 300,0 300,100 200,100',
  ]);
  expect(divided('0,300 100,300 100,0 0,0', 2)).toEqual([
    '0,300 0,150 100,150 100,300',
    '0,150 0,0 100,0 100,150',
  ]);
  expect(divided('0,0 300,0 300,100', 3)).toEqual([]);
});

test('the next plot like the last one stands beside it, on the side to which the row goes', () => {
  const last = cornersOf('100,0 200,0 200,100 100,100');
  const left = cornersOf('0,0 100,0 100,100 0,100');
  const next = (before: typeof last | undefined, plan = PLAN) =>
    pointsOf(nextLike(last, before, plan) ?? []);
  expect(next(left)).toBe('200,0 300,0 300,100 200,100');
  expect(next(undefined)).toBe('200,0 300,0 300,100 200,100');
  expect(next(cornersOf('100,100 200,100 200,200 100,200'))).toBe('');
  expect(next(left, { width: 250, height: 800 })).toBe('');
});

test('a tap beside a corner means it, and one far from all means none', () => {
  const [corners = []] = outlines;
  expect(cornerNear(at('205,290'), corners, 20)).toBe(2);
  expect(cornerNear(at('150,200'), corners, 20)).toBeUndefined();
});

test.each([
  ['the plots beside a drawn one are in view', '540,380 580,380 580,440 540,440', '425,320,4.44'],
  ['of a row as wide as the plan all is in view', '60,60 1140,60 1140,260 60,260', '0,-240,1'],
  ['the least plot is as large as fingers can make it', '600,400 601,400 601,401', '551,368,12'],
])('%s', (_, corners, shown) => {
  const { x, y, zoom } = viewAround(cornersOf(corners), PLAN);
  expect(`${Math.round(x)},${Math.round(y)},${Number(zoom.toFixed(2))}`).toBe(shown);
});

test.each([
  ['the plot for which they were tapped', '7', 'plan', 3],
  ['no other plot, when theirs is gone', '1', 'plan', 0],
  ['none, when another picture is the plan', '7', 'new plan', 0],
])('tapped corners are offered for %s', (_, id, file, count) => {
  const tapped = { plot: '7', plan: 'plan', corners: cornersOf('0,0 9,0 9,9') };
  expect(cornersFor({ id }, { file }, tapped)).toHaveLength(count);
});
