import { distance, moved, type Point, type Size, signedArea, sizeOf } from '@theni/contract/shape';

export function isShape(corners: Point[]): boolean {
  return corners.length >= 3 && Math.abs(signedArea(corners)) >= 1;
}

/** The same shape again and again, each one step further. */
export function copiesAlong(corners: Point[], step: Point, count: number): Point[][] {
  return Array.from({ length: count }, (_, index) =>
    moved(corners, { x: step.x * (index + 1), y: step.y * (index + 1) }),
  );
}

/** A copy that touches the shape on its right: most rows of a plan run so. */
export function stepBeside(corners: Point[]): Point {
  return { x: sizeOf(corners).width, y: 0 };
}

export function isOnPlan(corners: Point[], { width, height }: Size): boolean {
  return corners.every(({ x, y }) => x >= -1 && y >= -1 && x <= width + 1 && y <= height + 1);
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
