import type { ShownPlot } from '../../words/shown-project.ts';

/** Where an arrow key leads, as a direction on the plan. */
const DIRECTIONS: Record<string, [right: number, down: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** "0,0 120,0 120,80" as an SVG polygon has it */
const cornersOf = (points: string) =>
  points.split(' ').map((corner) => corner.split(',').map(Number));

/** The polygon from its first corner on: plots of one size are then drawn alike, which a document hardly grows by. */
export function outlineOf(points: string): {
  start: string;
  points: string;
  middle: [x: number, y: number];
} {
  const corners = cornersOf(points);
  const [[startX = 0, startY = 0] = []] = corners;
  const [x, y] = centreOf(corners);
  return {
    start: `${startX} ${startY}`,
    points: corners.map(([x = 0, y = 0]) => `${x - startX},${y - startY}`).join(' '),
    middle: [x - startX, y - startY],
  };
}

/** The middle of the corners, in whole pixels. */
function centreOf(corners: number[][]): [x: number, y: number] {
  const mean = (axis: number) =>
    Math.round(corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length);
  return [mean(0), mean(1)];
}

/**
 * The number of the plot that an arrow key leads to: the nearest one on that side, where what lies straight ahead counts as nearer; Home and
 * End lead to the first and the last.
 * @returns undefined for another key, and at the edge of the plan
 */
export function nextPlot(
  plots: Pick<ShownPlot, 'Number' | 'Shape'>[],
  from: string,
  key: string,
): string | undefined {
  if (key === 'Home') return plots[0]?.Number;
  if (key === 'End') return plots.at(-1)?.Number;
  const direction = DIRECTIONS[key];
  const start = plots.find(({ Number: number }) => number === from);
  if (!direction || !start) return undefined;
  const [startX, startY] = centreOf(cornersOf(start.Shape));
  const [right, down] = direction;
  let nearest: { number: string; distance: number } | undefined;
  for (const { Number: number, Shape } of plots) {
    const [x, y] = centreOf(cornersOf(Shape));
    const ahead = (x - startX) * right + (y - startY) * down;
    const aside = Math.abs((x - startX) * down) + Math.abs((y - startY) * right);
    const distance = ahead + 2 * aside;
    // Within 45 degrees, or plots of the row above would be on the right, too.
    if (number === from || ahead <= 0 || aside > ahead) continue;
    if (!nearest || distance < nearest.distance) nearest = { number, distance };
  }
  return nearest?.number;
}
