/** A point of the plan, in its pixels from the upper left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Reads the corners of '0,0 120,0 120,80', as an SVG polygon has them. */
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
  const doubled = corners.reduce((sum, corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return sum + corner.x * next.y - next.x * corner.y;
  }, 0);
  return doubled / 2;
}

function extentOf(corners: Point[]) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { left, right, top, bottom };
}

/** The point at which the number of a plot stands. */
export function middleOf(corners: Point[]): Point {
  const { left, right, top, bottom } = extentOf(corners);
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
}

export function sizeOf(corners: Point[]): Size {
  const { left, right, top, bottom } = extentOf(corners);
  return { width: right - left, height: bottom - top };
}

export function clampToPlan({ x, y }: Point, { width, height }: Size): Point {
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
}

export function pixelsBetween(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
