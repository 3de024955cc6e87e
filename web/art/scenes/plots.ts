import { band, groundBand, groundRect, project, smoothWay } from '../kit/camera.ts';
import { scatter, water } from '../kit/fields.ts';
import { flatHouse, modernHouse, tileHouse } from '../kit/houses.ts';
import { dryEarth, earth, ink, mix, tar } from '../kit/palette.ts';
import { person, poses } from '../kit/people.ts';
import { peg, plotGrid } from '../kit/plots.ts';
import { bar, cylinder } from '../kit/round-solids.ts';
import { box, place, shadow } from '../kit/solids.ts';
import { type Drawing, stroke } from '../kit/svg.ts';
import { banana, bush, palm, tree } from '../kit/trees.ts';
import { compoundWall } from '../kit/walls.ts';
import { approvedSheet } from './approval.ts';
import { stage } from './stage.ts';

export const soils = [earth, mix(earth, ink.clay, 0.45), mix(earth, ink.laterite, 0.35)];

/** A layout behind its compound wall and gate. */
export function plots1(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    seed: 211,
    horizon: 400,
    eye: 9.5,
    focal: 1150,
    skyline: 'bluff',
    sun: [0.69, 0.5],
  });
  const wall = place(0, 0);
  const pier = (x: number) =>
    box(view, wall, {
      x: [x - 0.6, x + 0.6],
      y: [0, 3.6],
      z: [27.4, 28.5],
      color: ink.paper,
      front: [{ at: [0.2, 0.4, 1, 2.8], color: mix(ink.laterite, ink.clay, 0.2) }],
    }) + box(view, wall, { x: [x - 0.8, x + 0.8], y: [3.6, 3.95], z: [27.2, 28.7], color: ink.laterite });
  const gateLeaf = (from: number, to: number) =>
    Array.from({ length: 9 }, (_, i) =>
      bar(view, wall, [from + (to - from) * (i / 8), 0.2, 28 + i * 0.3], [from + (to - from) * (i / 8), 2.3, 28 + i * 0.3], 0.12, ink.teal),
    ).join('');
  const body =
    back +
    farm(84, 3) +
    groundRect(view, -400, 400, 1, 84, mix(ink.paddy, ink.cardamom, 0.2)) +
    groundRect(view, -48, 48, 1, 82, dryEarth) +
    compoundWall(view, wall, [-48, 48], 82) +
    plotGrid(view, { columns: [-46, -34, -22, -10, -4], rows: [80, 66, 54, 43, 31], fills: soils, stoneMetres: 1 }) +
    plotGrid(view, { columns: [4, 10, 22, 34, 46], rows: [80, 66, 54, 43, 31], fills: soils, firstNumber: 17, stoneMetres: 1 }) +
    groundRect(view, -3.4, 3.4, 1, 81, tar) +
    Array.from({ length: 14 }, (_, i) => groundRect(view, -0.12, 0.12, 14 + i * 5, 16.4 + i * 5, ink.sand)).join('') +
    Array.from({ length: 5 }, (_, i) =>
      [-1, 1]
        .map((side) =>
          tree(at(side * 5.4, 76 - i * 10.5), px(3.4, 76 - i * 10.5), i * 2 + side, ink.cardamom, mix(ink.paddy, ink.cardamom, 0.3)),
        )
        .join(''),
    ).join('') +
    palm(at(44, 79), px(13, 79), 5, { lean: -0.1 }) +
    palm(at(50, 79), px(12, 79), 6, { lean: 0.08 }) +
    palm(at(-33, 79), px(12, 79), 4, { lean: 0.06 }) +
    tileHouse(view, place(-40, 70, -14)) +
    modernHouse(view, place(28, 55, -10, 0.9)) +
    compoundWall(view, wall, [-48, -5], 28) +
    compoundWall(view, wall, [5, 48], 28) +
    gateLeaf(-4.4, -3.4) +
    gateLeaf(4.4, 3.4) +
    pier(-5) +
    pier(5) +
    box(view, wall, {
      x: [-5.8, 5.8],
      y: [4.9, 5.7],
      z: [27.6, 28.3],
      color: ink.laterite,
      front: [{ at: [0.4, 0.2, 11.2, 0.6], color: mix(ink.laterite, ink.paper, 0.75) }],
    }) +
    [-5, 5].map((x) => box(view, wall, { x: [x - 0.35, x + 0.35], y: [3.95, 4.9], z: [27.6, 28.3], color: ink.paper })).join('') +
    bush(at(-12, 26.6), px(3, 26.6), 3) +
    bush(at(13, 26.6), px(3, 26.6), 4) +
    bush(at(19, 26.6), px(2.2, 26.6), 5) +
    person(at(-1.6, 24.5), px(1.75, 24.5), poses.standing, { dress: 'sari', lower: ink.turmeric, top: ink.laterite }) +
    person(at(-0.6, 24.3), px(1.85, 24.3), poses.pointing, { dress: 'dhoti', lower: ink.paper, top: ink.water });
  return { width, height, body };
}

/** Plots among coconut, banana and mango trees beside a stream. */
export function plots2(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    seed: 223,
    horizon: 410,
    eye: 9,
    focal: 1150,
    skyline: 'near',
    sun: [0.62, 0.5],
    contours: 6,
  });
  const stream = smoothWay([
    [70, 190],
    [30, 120],
    [22, 86],
    [30, 62],
    [22, 44],
    [26, 30],
    [20, 12],
  ]);
  const grass = [mix(ink.paddy, ink.sand, 0.2), mix(ink.paddy, ink.cardamom, 0.18), mix(ink.paddy, ink.turmeric, 0.2)];
  const grove = [
    [-40, 78, 1],
    [-30, 84, 2],
    [-46, 62, 3],
    [-34, 52, 4],
    [40, 70, 5],
    [48, 58, 6],
    [36, 46, 7],
    [46, 40, 8],
  ] as const;
  const body =
    back +
    farm(88, 6) +
    groundRect(view, -400, 400, 1, 90, mix(ink.paddy, ink.cardamom, 0.32)) +
    scatter(
      view,
      [
        [-80, 20],
        [80, 88],
      ],
      220,
      3,
      mix(ink.cardamom, ink.forest, 0.3),
      0.4,
    ) +
    groundBand(view, stream, 11, mix(ink.clay, ink.sand, 0.4)) +
    water(view, band(stream, 8.6), 9) +
    plotGrid(view, { columns: [-26, -14, -2, 10], rows: [76, 62, 50, 39, 29, 20], fills: grass, line: ink.paper, stoneMetres: 1.1 }) +
    grove.map(([x, z, seed]) => (seed % 2 ? palm(at(x, z), px(12, z), seed, {}) : tree(at(x, z), px(8.5, z), seed))).join('') +
    tileHouse(view, place(-20, 64, -14, 0.95)) +
    banana(at(-13, 60), px(4, 60), 3) +
    banana(at(-27, 58), px(4, 58), 5) +
    tree(at(-8, 56), px(6, 56), 14, ink.cardamom, mix(ink.paddy, ink.cardamom, 0.3)) +
    tree(at(4, 45), px(5, 45), 15, ink.cardamom, mix(ink.paddy, ink.cardamom, 0.3)) +
    palm(at(-17, 30), px(9.5, 30), 61, { lean: 0.1 }) +
    palm(at(-20, 27), px(8, 27), 63, { lean: -0.08 }) +
    peg(view, 1, 42, 1.5) +
    peg(view, 7, 31, 1.5, ink.turmeric) +
    [
      [14.5, 33],
      [16, 31],
      [14.8, 27.6],
    ]
      .map(([x, z]) => banana(at(x!, z!), px(3.6, z!), z!))
      .join('') +
    person(at(-5, 29), px(1.8, 29), poses.pointing, { dress: 'dhoti', lower: ink.paper, top: ink.teal }) +
    person(at(-6.3, 29.2), px(1.65, 29), poses.standing, { dress: 'sari', lower: ink.laterite, top: ink.turmeric }) +
    person(at(-7.3, 29.2), px(1.1, 29), poses.standing, { top: ink.turmeric, lower: ink.teal });
  return { width, height, body };
}

/** The approved layout plan under its seal. */
export function plots3(): Drawing {
  return { width: 1600, height: 900, body: approvedSheet(1600, 900) };
}

/** Savings that grow from plot to plot into a home. */
export function plots4(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    seed: 241,
    horizon: 420,
    eye: 7,
    focal: 1180,
    skyline: 'long',
    sun: [0.72, 0.46],
    contours: 4,
  });
  const stack = (x: number, z: number, coins: number) => {
    const where = place(x, z);
    const pile = Array.from({ length: coins }, (_, i) =>
      cylinder(view, where, {
        axis: 'up',
        center: [((i * 7) % 3) * 0.07, 0.26 + i * 0.52, 0],
        radius: 1.9,
        length: 0.46,
        color: mix(ink.turmeric, ink.lateriteDark, i % 2 ? 0.22 : 0.34),
        cap: i === coins - 1 ? mix(ink.turmeric, ink.paper, 0.3) : ink.turmeric,
      }),
    );
    const top = coins * 0.52;
    const rim = Array.from({ length: 25 }, (_, i) =>
      project(view, where([Math.cos((i / 24) * Math.PI * 2) * 1.35, top, Math.sin((i / 24) * Math.PI * 2) * 1.35])),
    );
    return (
      shadow(view, where, [-1.8, 1.8], [-1.5, 1.5], coins * 0.52) +
      pile.join('') +
      stroke(rim, mix(ink.turmeric, ink.lateriteDark, 0.35), 3)
    );
  };
  const body =
    back +
    farm(70, 8) +
    groundRect(view, -400, 400, 1, 72, dryEarth) +
    plotGrid(view, {
      columns: [-28.5, -19, -9.5, 0, 9.5, 25],
      rows: [66, 50, 36, 25, 16],
      fills: soils,
      stoneMetres: 0.9,
      numbers: false,
    }) +
    scatter(
      view,
      [
        [-40, 16],
        [40, 66],
      ],
      110,
      4,
      mix(ink.laterite, ink.lateriteDark, 0.45),
      0.16,
    ) +
    tree(at(-34, 68), px(8, 68), 5) +
    palm(at(29, 60), px(13, 60), 21, { lean: 0.08 }) +
    palm(at(33, 66), px(13, 66), 22, { lean: -0.08 }) +
    flatHouse(view, place(-22, 58, 6)) +
    modernHouse(view, place(13.4, 33, -10, 0.86)) +
    stack(-13.5, 29, 2) +
    stack(-8, 29, 4) +
    stack(-2.5, 29, 7) +
    stack(3, 29, 10) +
    banana(at(20.5, 32), px(3.6, 32), 4) +
    banana(at(6.6, 33), px(3, 33), 9) +
    person(at(-6.8, 19.5), px(1.75, 19.5), poses.standing, { dress: 'sari', lower: ink.laterite, top: ink.turmeric }) +
    person(at(-5.9, 19.4), px(1.85, 19.4), poses.pointing, { dress: 'dhoti', lower: ink.paper, top: ink.water }) +
    person(at(-7.7, 19.3), px(1.15, 19.3), poses.standing, { top: ink.turmeric, lower: ink.teal });
  return { width, height, body };
}
