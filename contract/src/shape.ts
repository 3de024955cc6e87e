/** In pixels of the plan, from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** '0,0 120,0 120,80' as an SVG polygon has it → its corners */
export function cornersOf(points: string): Point[] {
  return points
    .split(' ')
    .filter(Boolean)
    .map((pair) => pair.split(',').map(Number))
    .map(([x = Number.NaN, y = Number.NaN]) => ({ x, y }));
}

export function pointsOf(corners: Point[]): string {
  return corners.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ');
}

/** https://en.wikipedia.org/wiki/Shoelace_formula */
export function signedArea(corners: Point[]): number {
  return sidesOf(corners).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2;
}

function sidesOf(corners: Point[]): [Point, Point][] {
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner]);
}

/** Where the number of a plot stands: its centre of mass. */
export function middleOf(corners: Point[]): Point {
  const area = signedArea(corners);
  if (Math.abs(area) < 1) return meanOf(corners);
  const sum = sidesOf(corners).reduce(
    (all, [a, b]) => {
      const cross = a.x * b.y - b.x * a.y;
      return { x: all.x + (a.x + b.x) * cross, y: all.y + (a.y + b.y) * cross };
    },
    { x: 0, y: 0 },
  );
  return { x: sum.x / (6 * area), y: sum.y / (6 * area) };
}

function meanOf(corners: Point[]): Point {
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, corners.length);
  return { x: sum.x / count, y: sum.y / count };
}

export function sizeOf(corners: Point[]): Size {
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  return { width: span(corners.map(({ x }) => x)), height: span(corners.map(({ y }) => y)) };
}

export function keptOnPlan({ x, y }: Point, { width, height }: Size): Point {
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
