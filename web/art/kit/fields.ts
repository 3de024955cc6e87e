import { type Camera, type Ground, ground, groundBand, groundPoints, onGround, scaleAt } from './camera.ts';
import { ink, mix } from './palette.ts';
import { between, pick, seeded } from './random.ts';
import { clipped, type Point, shape, shapes } from './svg.ts';

export interface Fields {
  x: readonly [number, number];
  /** Field borders away from the viewer, in metres, near to far. */
  rows: readonly number[];
  /** Usual width of a field in metres. */
  width: number;
  seed: number;
  colors?: readonly string[] | undefined;
  furrows?: boolean;
  skew?: number;
}

export const paddyInks = [
  ink.paddy,
  mix(ink.paddy, ink.turmeric, 0.28),
  mix(ink.paddy, ink.cardamom, 0.4),
  mix(ink.cardamom, ink.paddy, 0.25),
  mix(ink.paddy, ink.sand, 0.35),
];

/** Paddy patchwork: irregular plots between bunds, each with its own green and rows of planting. */
export function fields(
  view: Camera,
  { x: [left, right], rows, width, seed, colors = paddyInks, furrows = true, skew = 0 }: Fields,
): string {
  const random = seeded(seed);
  let drawn = '';
  for (let row = rows.length - 2; row >= 0; row--) {
    const [near, far] = [rows[row] as number, rows[row + 1] as number];
    let from = left - between(random, 0, width);
    while (from < right) {
      const to = from + between(random, 0.6, 1.5) * width;
      const slip = skew * (far - near);
      const color = pick(random, colors);
      drawn += ground(
        view,
        [
          [from, near],
          [to, near],
          [to + slip, far],
          [from + slip, far],
        ],
        color,
      );
      if (furrows) drawn += furrowLines(view, from, to, near, far, slip, mix(color, ink.forest, 0.22));
      drawn += groundBand(
        view,
        [
          [from, near],
          [from + slip, far],
        ],
        Math.max(0.5, near / 160),
        mix(ink.forest, ink.paddy, 0.35),
      );
      from = to;
    }
    drawn += groundBand(
      view,
      [
        [left - width, near],
        [right + width, near],
      ],
      Math.max(0.6, near / 110),
      mix(ink.forest, ink.paddy, 0.35),
    );
  }
  return drawn;
}

function furrowLines(view: Camera, from: number, to: number, near: number, far: number, slip: number, color: string): string {
  const gap = Math.max(2.4, 9 / scaleAt(view, near));
  let drawn = '';
  for (let x = from + gap; x < to - gap * 0.4; x += gap) {
    drawn += groundBand(
      view,
      [
        [x, near + (far - near) * 0.06],
        [x + slip * 0.9, near + (far - near) * 0.92],
      ],
      gap * 0.28,
      color,
    );
  }
  return drawn;
}

/** Grass, stones and clods: small cuts scattered over a stretch of ground. */
export function scatter(view: Camera, area: readonly [Ground, Ground], count: number, seed: number, color: string, metres = 0.35): string {
  const random = seeded(seed);
  const [[x0, z0], [x1, z1]] = area;
  const marks = Array.from({ length: count }, (): Point[] => {
    const z = 1 / between(random, 1 / z1, 1 / z0);
    const [px, py] = onGround(view, between(random, x0, x1), z);
    const size = Math.max(0.9, metres * scaleAt(view, z) * between(random, 0.5, 1.2));
    return [
      [px - size, py],
      [px - size * 0.2, py - size * 0.34],
      [px + size, py - size * 0.08],
      [px + size * 0.1, py + size * 0.26],
    ];
  });
  return shapes(marks, color);
}

export function tuft([x, y]: Point, size: number, color: string, seed: number): string {
  const random = seeded(seed);
  const points: Point[] = [[x - size * 0.5, y]];
  for (let blade = 0; blade < 7; blade++) {
    const at = x - size * 0.5 + (size * (blade + 0.5)) / 7;
    points.push([at + (at - x) * 0.7, y - size * between(random, 0.5, 1)], [at + size / 14, y]);
  }
  return shape(points, color);
}

/** A stretch of water with level glints. */
export function water(view: Camera, outline: readonly Ground[], seed: number): string {
  const random = seeded(seed);
  const zs = outline.map((spot) => spot[1]);
  const xs = outline.map((spot) => spot[0]);
  const glints = Array.from({ length: 16 }, (): Point[] => {
    const z = 1 / between(random, 1 / Math.max(...zs), 1 / Math.max(view.near, Math.min(...zs)));
    const [px, py] = onGround(view, between(random, Math.min(...xs), Math.max(...xs)), z);
    const length = between(random, 0.05, 0.16) * (Math.max(...xs) - Math.min(...xs)) * scaleAt(view, z);
    const thick = Math.max(1, scaleAt(view, z) * 0.35);
    return [
      [px - length / 2, py],
      [px, py - thick],
      [px + length / 2, py],
      [px, py + thick],
    ];
  });
  const surface = groundPoints(view, outline);
  return shape(surface, ink.water) + clipped(shapes(glints, mix(ink.water, ink.paper, 0.55)), surface);
}
