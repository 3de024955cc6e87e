import { type Camera, groundBand, groundRect, onGround, project, scaleAt } from '../kit/camera.ts';
import { fields } from '../kit/fields.ts';
import { flatHouse } from '../kit/houses.ts';
import { dryEarth, ink, mix, tar } from '../kit/palette.ts';
import { person, poses } from '../kit/people.ts';
import { peg, plotGrid } from '../kit/plots.ts';
import { place } from '../kit/solids.ts';
import { type Drawing, type Point, shape, stroke } from '../kit/svg.ts';
import { palm, tree } from '../kit/trees.ts';
import { roller } from '../kit/vehicles.ts';
import { crew, crewWater } from './construction.ts';
import { soils } from './plots.ts';
import { type Setting, stage } from './stage.ts';
import { card } from './towns.ts';

/** Periyakulam: plots between mango groves. */
export function periyakulam(setting: Partial<Setting> = {}): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    ...card,
    seed: 419,
    horizon: 400,
    eye: 9,
    focal: 1050,
    skyline: 'near',
    sun: [0.66, 0.48],
    contours: 6,
    ...setting,
  });
  const grove = [86, 80]
    .flatMap((z, row) => Array.from({ length: 13 }, (_, i) => tree(at(-48 + i * 8 + row * 4, z), px(6.4, z), i * 3 + row)))
    .join('');
  const body =
    back +
    farm(94) +
    groundRect(view, -300, 300, 1, 96, mix(ink.paddy, ink.cardamom, 0.3)) +
    grove +
    groundRect(view, -60, 60, 1, 76, dryEarth) +
    plotGrid(view, { columns: [-40, -28, -16, -4], rows: [74, 60, 47, 36, 26, 17], fills: soils, stoneMetres: 1.1 }) +
    plotGrid(view, { columns: [4, 16, 28, 40], rows: [74, 60, 47, 36, 26, 17], fills: soils, stoneMetres: 1.1, firstNumber: 16 }) +
    groundRect(view, -3.2, 3.2, 1, 76, mix(tar, ink.clay, 0.1)) +
    [-30, 30].map((x) => tree(at(x, 52), px(6, 52), x + 40)).join('') +
    peg(view, -12, 40, 1.6) +
    peg(view, 19, 40, 1.6, ink.turmeric) +
    person(at(8, 29), px(1.8, 29), poses.pointing, { dress: 'dhoti', lower: ink.paper, top: ink.teal }) +
    person(at(6.9, 29.2), px(1.65, 29), poses.standing, { dress: 'sari', lower: ink.turmeric, top: ink.laterite });
  return { width, height, body };
}

/** Cumbum: a new tar road between paddy and vine arbours. */
export function cumbum(setting: Partial<Setting> = {}): Drawing {
  const { width, height, view, back, at, px } = stage({
    ...card,
    seed: 443,
    horizon: 400,
    eye: 5,
    focal: 1050,
    vanishX: 620,
    skyline: 'gap',
    sun: [0.55, 0.3],
    ...setting,
  });
  const arbour = [60, 46, 36, 28]
    .map(
      (z) =>
        shape(
          [
            [9, z],
            [42, z],
            [42, z + 7],
            [9, z + 7],
          ].map(([x, depth]): Point => project(view, [x!, 2, depth!])),
          mix(ink.forest, ink.cardamom, z % 3 ? 0.35 : 0.75),
        ) +
        Array.from({ length: 9 }, (_, i) =>
          stroke(
            [at(9.4 + i * 4, z), project(view, [9.4 + i * 4, 2, z])],
            mix(ink.lateriteDark, ink.ink, 0.3),
            Math.max(1.5, scaleAt(view, z) * 0.14),
          ),
        ).join(''),
    )
    .join('');
  const body =
    back +
    fields(view, { x: [-200, 200], rows: [8.6, 13, 19, 28, 44, 70, 120, 240], width: 18, seed: 6 }) +
    arbour +
    groundBand(
      view,
      [
        [0, 1],
        [0, 500],
      ],
      8.6,
      dryEarth,
    ) +
    groundBand(
      view,
      [
        [0, 1],
        [0, 500],
      ],
      6.8,
      tar,
    ) +
    [-3.1, 3.1]
      .map((x) =>
        groundBand(
          view,
          [
            [x, 1],
            [x, 500],
          ],
          0.12,
          ink.paper,
        ),
      )
      .join('') +
    Array.from({ length: 30 }, (_, i) => groundRect(view, -0.08, 0.08, 8 + i * 6, 11 + i * 6, ink.paper)).join('') +
    [58, 44, 33, 25].map((z, i) => palm(at(-7.6, z), px(9, z), i + 20, { lean: i % 2 ? 0.06 : -0.06 })).join('') +
    [17, 30, 48].map((z) => kilometreStone(view, 5, z)).join('') +
    roller(view, place(1.5, 24, 16)) +
    person(at(-2, 17), px(1.75, 17), poses.walking, { dress: 'dhoti', lower: ink.paper, top: ink.turmeric });
  return { width, height, body };
}

function kilometreStone(view: Camera, x: number, z: number): string {
  const [px, py] = onGround(view, x, z);
  const unit = scaleAt(view, z);
  return (
    shape(
      [
        [px - 0.22 * unit, py],
        [px + 0.22 * unit, py],
        [px + 0.22 * unit, py - 0.6 * unit],
        [px, py - 0.82 * unit],
        [px - 0.22 * unit, py - 0.6 * unit],
      ],
      ink.paper,
    ) +
    shape(
      [
        [px - 0.22 * unit, py - 0.5 * unit],
        [px + 0.22 * unit, py - 0.5 * unit],
        [px + 0.22 * unit, py - 0.6 * unit],
        [px, py - 0.82 * unit],
        [px - 0.22 * unit, py - 0.6 * unit],
      ],
      ink.turmeric,
    )
  );
}

function windmill(view: Camera, x: number, z: number, turn: number): string {
  const [px, py] = onGround(view, x, z);
  const unit = scaleAt(view, z);
  const hub: Point = [px, py - 44 * unit];
  const blade = (angle: number) =>
    shape(
      [
        [hub[0] + Math.cos(angle + 1.57) * unit * 0.9, hub[1] + Math.sin(angle + 1.57) * unit * 0.9],
        [hub[0] + Math.cos(angle) * 19 * unit, hub[1] + Math.sin(angle) * 19 * unit],
        [hub[0] - Math.cos(angle + 1.57) * unit * 0.7, hub[1] - Math.sin(angle + 1.57) * unit * 0.7],
      ],
      ink.paper,
    );
  return (
    shape(
      [
        [px - 1.3 * unit, py],
        [px + 1.3 * unit, py],
        [px + 0.5 * unit, hub[1]],
        [px - 0.5 * unit, hub[1]],
      ],
      mix(ink.paper, ink.mist, 0.4),
    ) + [0, 2.09, 4.19].map((step) => blade(step + turn)).join('')
  );
}

/** Andipatti: a layout on drier land, windmills behind it. */
export function andipatti(setting: Partial<Setting> = {}): Drawing {
  const { width, height, view, back, at, px } = stage({
    ...card,
    seed: 467,
    horizon: 430,
    eye: 8,
    focal: 1080,
    skyline: 'long',
    sun: [0.34, 0.44],
    contours: 4,
    ...setting,
    colors: { soil: mix(ink.clay, ink.sand, 0.45), soilNear: mix(ink.clay, ink.paddy, 0.3) },
  });
  const dry = [
    mix(ink.clay, ink.sand, 0.35),
    mix(ink.turmeric, ink.sand, 0.4),
    mix(ink.paddy, ink.sand, 0.45),
    mix(ink.laterite, ink.sand, 0.4),
  ];
  const body =
    back +
    [
      [-130, 420, 0.3],
      [60, 460, 1.1],
      [150, 380, 0.7],
      [235, 420, 1.6],
    ]
      .map(([x, z, turn]) => windmill(view, x!, z!, turn!))
      .join('') +
    fields(view, { x: [-260, 260], rows: [74, 92, 124, 180, 300], width: 40, seed: 9, colors: dry }) +
    groundRect(view, -300, 300, 1, 74, dryEarth) +
    plotGrid(view, { columns: [-45, -33, -21, -9, 3], rows: [70, 56, 44, 33, 24, 16], fills: soils, stoneMetres: 1.1 }) +
    plotGrid(view, { columns: [11, 23, 35, 47], rows: [70, 56, 44, 33, 24, 16], fills: soils, stoneMetres: 1.1, firstNumber: 21 }) +
    groundRect(view, 3.8, 10.2, 1, 76, tar) +
    palm(at(-29, 73), px(11, 73), 3, { lean: 0.05 }) +
    tree(at(40, 73), px(7, 73), 8) +
    flatHouse(view, place(20, 49, -10)) +
    peg(view, -11, 36, 1.6) +
    peg(view, -18, 48, 1.6, ink.turmeric) +
    person(at(-4, 25), px(1.8, 25), poses.pointing, { ...crew, helmet: ink.paper }) +
    person(at(-5.2, 25.2), px(1.7, 25), poses.reading, crewWater);
  return { width, height, body };
}
