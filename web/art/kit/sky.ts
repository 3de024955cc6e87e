import { ink, mix } from './palette.ts';
import { blend, disc, type Point, rect, stroke } from './svg.ts';

export interface Sky {
  width: number;
  horizon: number;
  sun?: Point | undefined;
  radius?: number | undefined;
  /** Ink at the top edge and near the horizon. */
  top?: string | undefined;
  low?: string | undefined;
}

/** Paper sky blended towards the horizon, with the evening sun and its printed rings. */
export function sky({ width, horizon, sun, radius = 70, top, low }: Sky): string {
  const high = top ?? mix(ink.sand, ink.paper, 0.45);
  const bottom = low ?? mix(ink.turmeric, ink.paper, 0.5);
  const air = blend(
    [
      [0, high],
      [0.45, mix(high, ink.paper, 0.4)],
      [1, bottom],
    ],
    0,
    horizon,
  );
  return air.defs + rect(-8, -8, width + 16, horizon + 12, air.fill) + (sun ? sunDisc(sun, radius) : '');
}

function sunDisc(at: Point, radius: number): string {
  const rings = [3.3, 2.5, 1.75].map((size, index) => disc(at, radius * size, ink.turmeric, `opacity="${[0.1, 0.13, 0.18][index]}"`));
  return rings.join('') + disc(at, radius, mix(ink.turmeric, ink.laterite, 0.18)) + disc(at, radius * 0.93, ink.turmeric);
}

/** Thin level clouds: long cuts with flat ends. */
export function clouds(marks: readonly (readonly [x: number, y: number, length: number])[], color: string, opacity = 0.8): string {
  return marks
    .map(
      ([x, y, length]) =>
        stroke(
          [
            [x, y],
            [x + length, y],
          ],
          color,
          7,
          `opacity="${opacity}"`,
        ) +
        stroke(
          [
            [x + length * 0.22, y + 11],
            [x + length * 0.8, y + 11],
          ],
          color,
          4.5,
          `opacity="${opacity}"`,
        ),
    )
    .join('');
}

export function birds(at: readonly Point[], color: string, size = 9): string {
  return at
    .map(([x, y]) =>
      stroke(
        [
          [x - size, y - size * 0.45],
          [x - size * 0.4, y - size * 0.5],
          [x, y],
          [x + size * 0.4, y - size * 0.5],
          [x + size, y - size * 0.4],
        ],
        color,
        1.8,
      ),
    )
    .join('');
}
