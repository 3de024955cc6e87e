import { brickStack } from '../kit/building-site.ts';
import { groundBand, groundRect } from '../kit/camera.ts';
import { scatter } from '../kit/fields.ts';
import { modernHouse, tileHouse } from '../kit/houses.ts';
import { aggregate, dryEarth, earth, ink, mix, tar } from '../kit/palette.ts';
import { person, poses } from '../kit/people.ts';
import { plotGrid } from '../kit/plots.ts';
import { box, place } from '../kit/solids.ts';
import type { Drawing } from '../kit/svg.ts';
import { palm, tree } from '../kit/trees.ts';
import { bowser } from '../kit/trucks.ts';
import { roller } from '../kit/vehicles.ts';
import { compoundWall } from '../kit/walls.ts';
import { crew, crewWater } from './construction.ts';
import { soils } from './plots.ts';
import { stage } from './stage.ts';

export const dusk = { skyTop: mix(ink.clay, ink.paper, 0.5), skyLow: mix(ink.turmeric, ink.clay, 0.35) };

export const morning = { skyTop: mix(ink.mist, ink.paper, 0.3), skyLow: mix(ink.paper, ink.turmeric, 0.2) };

export function layoutGate(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    width: 2000,
    height: 1500,
    seed: 637,
    horizon: 760,
    eye: 3,
    focal: 1700,
    skyline: 'gap',
    sun: [0.52, 0.26],
    sunRadius: 80,
    colors: dusk,
  });
  const wall = place(0, 0);
  const pier = (x: number) =>
    box(view, wall, {
      x: [x - 0.55, x + 0.55],
      y: [0, 4.2],
      z: [16, 17],
      color: ink.paper,
      front: [{ at: [0.2, 0.4, 0.9, 3.4], color: ink.teal }],
    }) + box(view, wall, { x: [x - 0.75, x + 0.75], y: [4.2, 4.5], z: [15.8, 17.2], color: ink.laterite });
  const body =
    back +
    farm(90) +
    groundRect(view, -300, 300, 1, 92, dryEarth) +
    plotGrid(view, { columns: [-44, -32, -20, -8], rows: [88, 66, 48, 34, 22], fills: soils, numbers: false }) +
    plotGrid(view, { columns: [8, 20, 32, 44], rows: [88, 66, 48, 34, 22], fills: soils, numbers: false }) +
    groundRect(view, -4.4, 4.4, 1, 90, tar) +
    Array.from({ length: 16 }, (_, i) => groundRect(view, -0.1, 0.1, 9 + i * 5, 11.4 + i * 5, ink.sand)).join('') +
    [70, 56, 44, 34].map((z) => tree(at(-6.4, z), px(3.6, z), z) + tree(at(6.4, z), px(3.6, z), z + 1)).join('') +
    tileHouse(view, place(-17, 42, -14)) +
    modernHouse(view, place(18, 44, 12)) +
    compoundWall(view, wall, [-18, -5.2], 16.4, 1.5) +
    compoundWall(view, wall, [5.2, 18], 16.4, 1.5) +
    pier(-5.2) +
    pier(5.2) +
    box(view, wall, {
      x: [-6, 6],
      y: [5.1, 6.2],
      z: [16.1, 16.9],
      color: ink.laterite,
      front: [{ at: [0.5, 0.25, 11.5, 0.85], color: ink.paper }],
      under: true,
    }) +
    [-5.2, 5.2].map((x) => box(view, wall, { x: [x - 0.3, x + 0.3], y: [4.5, 5.1], z: [16.1, 16.9], color: ink.paper })).join('') +
    palm(at(-8.2, 15), px(9, 15), 7, { lean: -0.06 }) +
    palm(at(8.4, 15), px(8.6, 15), 9, { lean: 0.06 }) +
    person(at(-1.6, 13), px(1.75, 13), poses.walking, { dress: 'dhoti', lower: ink.paper, top: ink.water }) +
    person(at(-0.7, 13.2), px(1.62, 13.2), poses.walking, { dress: 'sari', lower: ink.turmeric, top: ink.laterite });
  return { width, height, body };
}

export function compound(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    width: 2000,
    height: 1333,
    seed: 641,
    horizon: 600,
    eye: 3.2,
    focal: 1500,
    vanishX: 1240,
    skyline: 'long',
    sun: [0.74, 0.5],
    sunRadius: 78,
    contours: 4,
  });
  const side = place(-3.6, 11, -90);
  const body =
    back +
    farm(62) +
    groundRect(view, -200, 200, 1, 64, mix(ink.paddy, ink.cardamom, 0.22)) +
    groundRect(view, -40, -3.6, 1, 62, earth) +
    groundRect(view, -3.6, 6, 1, 64, dryEarth) +
    groundRect(view, -1, 4.6, 1, 64, tar) +
    palm(at(-20, 58), px(12, 58), 4, { lean: -0.05 }) +
    palm(at(-13, 44), px(11, 44), 8, { lean: 0.06 }) +
    tileHouse(view, place(-16, 36, -20)) +
    tree(at(-8, 52), px(8, 52), 9) +
    palm(at(8, 46), px(11, 46), 12, { lean: 0.08 }) +
    palm(at(8, 34), px(10, 34), 15, { lean: -0.04 }) +
    compoundWall(view, side, [0, 50], 0, 1.8) +
    person(at(-2.3, 22), px(1.7, 22), poses.raking, crew, true) +
    person(at(1.2, 12.5), px(1.75, 12.5), poses.walking, { dress: 'dhoti', lower: ink.paper, top: ink.turmeric }) +
    brickStack(view, place(-2.1, 26, 6, 0.9));
  return { width, height, body };
}

export function rollers(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    width: 2000,
    height: 1500,
    seed: 653,
    horizon: 640,
    eye: 3,
    focal: 1650,
    vanishX: 900,
    skyline: 'near',
    sun: [0.68, 0.52],
    sunRadius: 84,
    colors: morning,
  });
  const body =
    back +
    farm(40) +
    groundRect(view, -200, 200, 1, 40, mix(ink.paddy, ink.cardamom, 0.25)) +
    groundBand(
      view,
      [
        [0, 1],
        [0, 300],
      ],
      13,
      dryEarth,
    ) +
    groundBand(
      view,
      [
        [0, 1],
        [0, 300],
      ],
      10,
      aggregate,
    ) +
    scatter(
      view,
      [
        [-5, 5],
        [5, 60],
      ],
      420,
      4,
      mix(aggregate, ink.ink, 0.4),
      0.06,
    ) +
    scatter(
      view,
      [
        [-5, 5],
        [5, 60],
      ],
      260,
      5,
      mix(aggregate, ink.paper, 0.5),
      0.06,
    ) +
    palm(at(-11, 34), px(11, 34), 3, { lean: -0.06 }) +
    palm(at(-9, 26), px(9, 26), 5, { lean: 0.05 }) +
    palm(at(12, 32), px(11, 32), 7, { lean: 0.06 }) +
    bowser(view, place(-0.6, 33, 8)) +
    roller(view, place(-3.6, 18, 24), ink.laterite) +
    roller(view, place(1.1, 11, 36)) +
    person(at(-3.4, 11), px(1.75, 11), poses.pointing, crew) +
    person(at(4.6, 10.2), px(1.72, 10.2), poses.walking, crewWater, true);
  return { width, height, body };
}
