/** In pixels of the plan, from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** '0,0 120,0 120,80' as an SVG polygon has it → its corners */
export function cornersOf(points: string): Point[] {
  return points
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number))
    .flatMap(([x = Number.NaN, y = Number.NaN]) =>
      Number.isFinite(x) && Number.isFinite(y) ? [{ x, y }] : [],
    );
}

/** Whole pixels: nobody sees less, and the text stays short. */
export function pointsOf(corners: Point[]): string {
  return corners.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ');
}

export function isShape(corners: Point[]): boolean {
  return corners.length >= 3 && Math.abs(signedArea(corners)) >= 1;
}

/** https://en.wikipedia.org/wiki/Shoelace_formula */
function signedArea(corners: Point[]): number {
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

export function moved(corners: Point[], by: Point): Point[] {
  return corners.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
}

/** The same shape again and again, each one step further. */
export function copiesAlong(corners: Point[], step: Point, count: number): Point[][] {
  return Array.from({ length: count }, (_, index) =>
    moved(corners, { x: step.x * (index + 1), y: step.y * (index + 1) }),
  );
}

/** A copy that touches the shape on its right: most rows of a plan run so. */
export function stepBeside(corners: Point[]): Point {
  const xs = corners.map(({ x }) => x);
  return { x: Math.max(...xs) - Math.min(...xs), y: 0 };
}

export interface Size {
  width: number;
  height: number;
}

export function isOnPlan(corners: Point[], { width, height }: Size): boolean {
  return corners.every(({ x, y }) => x >= -1 && y >= -1 && x <= width + 1 && y <= height + 1);
}

export function keptOnPlan({ x, y }: Point, { width, height }: Size): Point {
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The corner of a neighbour, if one is so near: their border is then one line. */
export function snapped(point: Point, corners: Point[], within: number): Point {
  const nearest = corners.reduce<Point | undefined>(
    (best, corner) =>
      distance(corner, point) < (best ? distance(best, point) : within) ? corner : best,
    undefined,
  );
  return nearest ?? point;
}

/** 'A-09', 3 → 'A-10', 'A-11', 'A-12'. Without digits at its end a number is counted from 2. */
export function numbersAfter(number: string, count: number): string[] {
  const [, before = '', digits = ''] = /^(.*?)(\d*)$/.exec(number) ?? [];
  return Array.from({ length: count }, (_, index) =>
    digits
      ? before + String(Number(digits) + index + 1).padStart(digits.length, '0')
      : `${number}${index + 2}`,
  );
}
