import { type Camera, camera, type Ground, groundBand, groundRect, onGround, project } from '../kit/camera.ts';
import { ink, mix } from '../kit/palette.ts';
import { assemble, boxPart, type Part } from '../kit/parts.ts';
import { box, type Place, place, shadow } from '../kit/solids.ts';
import { shape, stroke } from '../kit/svg.ts';
import { deskBoards, windowOntoTheGhats } from './desk.ts';
import { floorPlan, walls } from './plans.ts';

const thick = 0.24;

function wallParts(view: Camera, where: Place, high: number): Part[] {
  return walls.flatMap((wall) =>
    wall.slice(1).flatMap(([x1, z1], index) => {
      const [x0, z0] = wall[index] as Ground;
      const pieces = 4;
      // In pieces, so that far parts of a long wall are drawn before what stands in front of them.
      return Array.from({ length: pieces }, (_, piece) => {
        const at = (share: number): Ground => [x0 + (x1 - x0) * share, z0 + (z1 - z0) * share];
        const [a, b] = [at(piece / pieces), at((piece + 1) / pieces)];
        return boxPart(view, where, {
          x: [Math.min(a[0], b[0]) - thick / 2, Math.max(a[0], b[0]) + thick / 2],
          y: [0, high],
          z: [Math.min(a[1], b[1]) - thick / 2, Math.max(a[1], b[1]) + thick / 2],
          color: ink.paper,
          top: ink.laterite,
        });
      });
    }),
  );
}

function furniture(view: Camera, where: Place): Part[] {
  const one = (x: readonly [number, number], z: readonly [number, number], high: number, color: string, top?: string) =>
    boxPart(view, where, { x, y: [0, high], z, color, top });
  return [
    one([0.6, 2.6], [5.8, 7.7], 0.5, ink.water, mix(ink.water, ink.paper, 0.35)),
    one([0.7, 2.5], [7.2, 7.7], 0.75, ink.paper),
    one([7.4, 9.5], [5.9, 7.7], 0.5, ink.clay, mix(ink.turmeric, ink.paper, 0.4)),
    one([7.5, 9.4], [7.2, 7.7], 0.75, ink.paper),
    one([0.5, 1.3], [0.8, 3.4], 0.55, ink.cardamom, mix(ink.paddy, ink.cardamom, 0.3)),
    one([2.3, 3.6], [1.4, 2.6], 0.45, ink.lateriteDark, ink.clay),
    one([7.2, 9.7], [3.5, 4.1], 0.85, mix(ink.teal, ink.water, 0.4), ink.sand),
    one([4.6, 5.4], [0.5, 1.2], 0.9, ink.lateriteDark, mix(ink.lateriteDark, ink.clay, 0.4)),
  ];
}

/** The flat plan on the left, the same home cut open on the right. */
export function cutaway(width: number, height: number): string {
  const view = { ...camera(width / 2, -40, (1360 * height) / 900, 10.6, height), near: 1 };
  const sill = height * 0.37;
  const [left, right, low, high] = [-11, 11, 15.9, 29.6];
  const thin = mix(ink.teal, ink.water, 0.48);
  const grid =
    Array.from({ length: 21 }, (_, i) =>
      groundBand(
        view,
        [
          [left + 1 + i, low + 0.25],
          [left + 1 + i, high - 0.4],
        ],
        0.03,
        thin,
      ),
    ).join('') +
    Array.from({ length: 13 }, (_, i) =>
      groundBand(
        view,
        [
          [left + 0.3, low + 0.9 + i],
          [right - 0.3, low + 0.9 + i],
        ],
        0.035,
        thin,
      ),
    ).join('');
  const scale = 0.84;
  const onSheet = ([x, z]: Ground): Ground => [x * scale - 9.2, z * scale + 19.2];
  const model = place(0.9, 18.6, -9, 0.9);
  const floor = (x0: number, x1: number, z0: number, z1: number, color: string) =>
    shape(
      [
        [x0, z0],
        [x1, z0],
        [x1, z1],
        [x0, z1],
      ].map(([x, z]) => project(view, model([x!, 0.02, z!]))),
      color,
    );
  const floors =
    floor(0, 6.2, 0, 4.4, mix(ink.sand, ink.clay, 0.3)) +
    floor(6.2, 10, 0, 4.4, mix(ink.mist, ink.sand, 0.4)) +
    floor(0, 5.4, 4.4, 8, mix(ink.clay, ink.sand, 0.15)) +
    floor(5.4, 10, 4.4, 8, mix(ink.turmeric, ink.sand, 0.55));
  const links = (
    [
      [10, 8],
      [10, 0],
    ] as const
  )
    .map(([x, z]) =>
      stroke(
        [onGround(view, ...onSheet([x, z])), project(view, model([0, 0, z]))],
        ink.turmeric,
        3,
        'stroke-dasharray="11 8" stroke-linecap="butt"',
      ),
    )
    .join('');
  return (
    windowOntoTheGhats(width, sill) +
    shape(
      [
        [0, sill + 16],
        [width, sill + 16],
        [width, height],
        [0, height],
      ],
      mix(ink.clay, ink.laterite, 0.4),
    ) +
    deskBoards(view) +
    groundRect(view, left - 0.3, right - 0.2, low - 0.24, high - 0.2, mix(ink.lateriteDark, ink.ink, 0.4), 'opacity=".45"') +
    groundRect(view, left, right, low, high, ink.teal) +
    groundRect(view, left + 0.3, right - 0.3, low + 0.25, high - 0.4, mix(ink.teal, ink.water, 0.14)) +
    grid +
    floorPlan(view, onSheet, ink.paper, 0.14) +
    links +
    shadow(view, model, [-0.1, 10.1], [-0.1, 8.1], 1.3, ink.ink, 0.3) +
    box(view, model, { x: [-0.3, 10.3], y: [-0.15, 0], z: [-0.3, 8.3], color: mix(ink.sand, ink.clay, 0.3) }) +
    floors +
    assemble(view, model, [...wallParts(view, model, 1.55), ...furniture(view, model)])
  );
}
