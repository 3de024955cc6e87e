import type { Ground } from '../kit/camera.ts';
import { flatNumber } from '../kit/glyphs.ts';
import { ink, mix } from '../kit/palette.ts';
import { type Drawing, type Point, rect, stroke } from '../kit/svg.ts';
import { walls } from './plans.ts';

/** A floor plan seen straight from above, as it leaves the drawing office. */
export function planDrawing(): Drawing {
  const size = 1600;
  const unit = 112;
  const at = ([x, z]: Ground): Point => [250 + x * unit, 1290 - z * unit];
  const line = (points: readonly Ground[], width: number, color: string = ink.paper) =>
    stroke(points.map(at), color, width, 'stroke-linecap="square"');
  const grid = Array.from(
    { length: 41 },
    (_, i) =>
      stroke(
        [
          [i * 40, 0],
          [i * 40, size],
        ],
        ink.water,
        i % 5 ? 0.8 : 2,
        'opacity=".5"',
      ) +
      stroke(
        [
          [0, i * 40],
          [size, i * 40],
        ],
        ink.water,
        i % 5 ? 0.8 : 2,
        'opacity=".5"',
      ),
  ).join('');
  const measure = (from: Ground, to: Ground, tick: Ground) =>
    line([from, to], 3, ink.turmeric) +
    [from, to]
      .map(([x, z]) =>
        line(
          [
            [x - tick[0], z - tick[1]],
            [x + tick[0], z + tick[1]],
          ],
          4,
          ink.turmeric,
        ),
      )
      .join('');
  const rooms = [
    [0, 0, 6.2, 4.4, mix(ink.teal, ink.clay, 0.35)],
    [6.2, 2, 10, 4.4, mix(ink.teal, ink.turmeric, 0.3)],
    [0, 4.4, 5.4, 8, mix(ink.teal, ink.paddy, 0.35)],
    [5.4, 4.4, 10, 8, mix(ink.teal, ink.water, 0.55)],
    [6.2, 0, 10, 2, mix(ink.teal, ink.mist, 0.2)],
  ] as const;
  const fills = rooms
    .map(([x0, z0, x1, z1, color]) => rect(at([x0, z1])[0], at([x0, z1])[1], (x1 - x0) * unit, (z1 - z0) * unit, color))
    .join('');
  const numbers = rooms
    .slice(0, 4)
    .map(([x0, z0, x1, z1], i) => flatNumber(at([(x0 + x1) / 2, (z0 + z1) / 2]), String(i + 1), 52, ink.paper, 7))
    .join('');
  const body =
    rect(-8, -8, size + 16, size + 16, ink.teal) +
    grid +
    fills +
    Array.from({ length: 7 }, (_, i) =>
      line(
        [
          [6.6 + i * 0.5, 0.1],
          [6.6 + i * 0.5, 1.9],
        ],
        4,
      ),
    ).join('') +
    walls.map((wall) => line(wall, 16)).join('') +
    numbers +
    measure([0, 8.8], [5.4, 8.8], [0, 0.16]) +
    measure([5.4, 8.8], [10, 8.8], [0, 0.16]) +
    measure([10.8, 0], [10.8, 4.4], [0.16, 0]) +
    measure([10.8, 4.4], [10.8, 8], [0.16, 0]) +
    measure([0, -0.9], [10, -0.9], [0, 0.16]) +
    stroke(
      [
        [200, 200],
        [200, 130],
      ],
      ink.laterite,
      12,
    ) +
    stroke(
      [
        [176, 166],
        [200, 126],
        [224, 166],
      ],
      ink.laterite,
      12,
    ) +
    flatNumber([200, 92], 'N', 40, ink.paper, 6);
  return { width: size, height: size, body };
}
