import { type Camera, camera, type Ground, groundBand, groundRect, onGround, project } from '../kit/camera.ts';
import { modernHouse } from '../kit/houses.ts';
import { ink, mix } from '../kit/palette.ts';
import { place } from '../kit/solids.ts';
import { shape, stroke } from '../kit/svg.ts';
import { deskBoards, tools, windowOntoTheGhats } from './desk.ts';

/** Walls of a small home in metres on the sheet, 10 × 8. */
export const walls: readonly (readonly Ground[])[] = [
  [
    [0, 0],
    [10, 0],
    [10, 8],
    [0, 8],
    [0, 0],
  ],
  [
    [0, 4.4],
    [3.4, 4.4],
  ],
  [
    [4.6, 4.4],
    [7, 4.4],
  ],
  [
    [8.2, 4.4],
    [10, 4.4],
  ],
  [
    [5.4, 4.4],
    [5.4, 5.6],
  ],
  [
    [5.4, 6.8],
    [5.4, 8],
  ],
  [
    [6.2, 0],
    [6.2, 1.4],
  ],
  [
    [6.2, 2.7],
    [6.2, 4.4],
  ],
  [
    [6.2, 2],
    [10, 2],
  ],
];

/** A floor plan drawn in perspective on a sheet: walls, doors, stairs and measure lines. */
export function floorPlan(view: Camera, onSheet: (spot: Ground) => Ground, color: string, metres = 0.16): string {
  const line = (points: readonly Ground[], width: number) => groundBand(view, points.map(onSheet), width, color);
  const swing = (x: number, z: number, from: number): Ground[] =>
    Array.from({ length: 7 }, (_, i) => {
      const angle = from + (Math.PI / 2) * (i / 6);
      return [x + Math.cos(angle) * 1.2, z + Math.sin(angle) * 1.2];
    });
  const measure = (from: Ground, to: Ground, tick: Ground): string =>
    line([from, to], metres * 0.35) +
    [from, to]
      .map(([x, z]) =>
        line(
          [
            [x - tick[0], z - tick[1]],
            [x + tick[0], z + tick[1]],
          ],
          metres * 0.4,
        ),
      )
      .join('');
  const stairs = Array.from({ length: 6 }, (_, i) =>
    line(
      [
        [6.7 + i * 0.55, 0.1],
        [6.7 + i * 0.55, 1.9],
      ],
      metres * 0.35,
    ),
  ).join('');
  return (
    walls.map((wall) => line(wall, metres)).join('') +
    stairs +
    line(
      [
        [3.4, 4.4],
        [3.4, 5.6],
      ],
      metres * 0.4,
    ) +
    line(swing(3.4, 4.4, 0), metres * 0.35) +
    line(
      [
        [7, 4.4],
        [7, 3.2],
      ],
      metres * 0.4,
    ) +
    line(swing(7, 4.4, -Math.PI / 2), metres * 0.35) +
    measure([0, -0.9], [6.2, -0.9], [0, 0.3]) +
    measure([6.2, -0.9], [10, -0.9], [0, 0.3]) +
    measure([-0.9, 0], [-0.9, 4.4], [0.3, 0]) +
    measure([-0.9, 4.4], [-0.9, 8], [0.3, 0])
  );
}

/** The plan on the drawing table and the home that rises from it, before a window onto the ghats. */
export function drawingTable(width: number, height: number): string {
  const view = { ...camera(width / 2, 40, (1180 * height) / 900, 9.4, height), near: 1 };
  const sill = height * 0.36;
  const wood = mix(ink.clay, ink.laterite, 0.4);
  const [left, right, low, high] = [-9.4, 9.4, 13.6, 27.6];
  const sheet =
    groundRect(view, left - 0.3, right - 0.2, low - 0.24, high - 0.2, mix(ink.lateriteDark, ink.ink, 0.4), 'opacity=".45"') +
    groundRect(view, left, right, low, high, ink.teal) +
    groundRect(view, left + 0.3, right - 0.3, low + 0.25, high - 0.4, mix(ink.teal, ink.water, 0.14));
  const thin = mix(ink.teal, ink.water, 0.48);
  const grid =
    Array.from({ length: 18 }, (_, i) =>
      groundBand(
        view,
        [
          [left + 0.9 + i, low + 0.25],
          [left + 0.9 + i, high - 0.4],
        ],
        0.03,
        thin,
      ),
    ).join('') +
    Array.from({ length: 14 }, (_, i) =>
      groundBand(
        view,
        [
          [left + 0.3, low + 0.6 + i],
          [right - 0.3, low + 0.6 + i],
        ],
        0.035,
        thin,
      ),
    ).join('');
  const onSheet = ([x, z]: Ground): Ground => [x * 0.86 - 7.4, z * 0.86 + 15.4];
  const model = place(3.9, 18.9, -24, 0.62);
  const lifted = [
    [0, 8],
    [10, 8],
    [10, 0],
  ].map(([x, z], index) => {
    const corner = (
      [
        [-5, 0, 9],
        [5, 0, 9],
        [-5, 0, 0],
      ] as const
    )[index]!;
    const [px, pz] = onSheet([x!, z!]);
    return stroke(
      [onGround(view, px, pz), project(view, model(corner))],
      ink.turmeric,
      2.4,
      'stroke-dasharray="9 7" stroke-linecap="butt"',
    );
  });
  return (
    windowOntoTheGhats(width, sill) +
    shape(
      [
        [0, sill + 16],
        [width, sill + 16],
        [width, height],
        [0, height],
      ],
      wood,
    ) +
    deskBoards(view) +
    sheet +
    grid +
    floorPlan(view, onSheet, ink.paper, 0.14) +
    lifted.join('') +
    modernHouse(view, model) +
    tools(view)
  );
}
