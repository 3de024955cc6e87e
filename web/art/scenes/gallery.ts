import { brickStack, buildingFrame, mixer, scaffold } from '../kit/building-site.ts';
import { groundBand, groundRect } from '../kit/camera.ts';
import { scatter } from '../kit/fields.ts';
import { modernHouse } from '../kit/houses.ts';
import { concrete, dryEarth, earth, ink, mix } from '../kit/palette.ts';
import { person, poses } from '../kit/people.ts';
import { bar } from '../kit/round-solids.ts';
import { box, place } from '../kit/solids.ts';
import type { Drawing } from '../kit/svg.ts';
import { banana, bush, palm, tree } from '../kit/trees.ts';
import { compoundWall } from '../kit/walls.ts';
import { crew, crewWater } from './construction.ts';
import { dusk, morning } from './gallery-land.ts';
import { stage } from './stage.ts';

export function villa(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    width: 1600,
    height: 2000,
    seed: 611,
    horizon: 1180,
    eye: 2.6,
    focal: 1700,
    skyline: 'near',
    sun: [0.78, 0.5],
    sunRadius: 84,
    colors: dusk,
  });
  const wall = place(0, 0);
  const body =
    back +
    farm(44) +
    groundRect(view, -200, 200, 1, 46, mix(ink.paddy, ink.cardamom, 0.22)) +
    groundRect(view, -13, 13, 1, 36, dryEarth) +
    scatter(
      view,
      [
        [-12, 5],
        [12, 30],
      ],
      150,
      3,
      mix(ink.clay, ink.lateriteDark, 0.35),
      0.1,
    ) +
    palm(at(-8.6, 30), px(12, 30), 5, { lean: -0.06 }) +
    palm(at(8.6, 30), px(11, 30), 6, { lean: 0.06 }) +
    modernHouse(view, place(-0.2, 20, -15), { accent: ink.teal, trim: ink.sand, wall: mix(ink.paper, ink.sand, 0.25) }) +
    banana(at(6.6, 17), px(3, 17), 4) +
    bush(at(-6.2, 16), px(1.6, 16), 5) +
    compoundWall(view, wall, [-14, -2.6], 13.4, 1.1) +
    compoundWall(view, wall, [2.6, 14], 13.4, 1.1) +
    bush(at(3.6, 12.8), px(1.1, 12.8), 8) +
    person(at(-1.1, 9.6), px(1.62, 9.6), poses.standing, { dress: 'sari', lower: ink.turmeric, top: ink.laterite }) +
    person(at(0, 9.5), px(1.75, 9.5), poses.pointing, { dress: 'dhoti', lower: ink.paper, top: ink.laterite });
  return { width, height, body };
}

export function foundation(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    width: 1800,
    height: 1800,
    seed: 623,
    horizon: 760,
    eye: 5.4,
    focal: 1500,
    skyline: 'bluff',
    sun: [0.66, 0.5],
    sunRadius: 76,
    colors: morning,
  });
  const footings = [28, 23, 18, 13].flatMap((z) =>
    [-6, -2, 2, 6].map((x) => {
      const where = place(x, z);
      return (
        groundRect(view, x - 1.3, x + 1.3, z - 1.2, z + 1.4, mix(ink.lateriteDark, ink.ink, 0.2)) +
        box(view, where, { x: [-0.9, 0.9], y: [0, 0.35], z: [-0.8, 0.8], color: concrete }) +
        box(view, where, { x: [-0.28, 0.28], y: [0.35, 1.1], z: [-0.28, 0.28], color: concrete }) +
        [-0.2, 0, 0.2].map((dx) => bar(view, where, [dx, 1.1, 0], [dx, 2.4, 0], 0.05, ink.lateriteDark)).join('')
      );
    }),
  );
  const lines =
    [-6, -2, 2, 6]
      .map((x) =>
        groundBand(
          view,
          [
            [x, 10],
            [x, 31],
          ],
          0.06,
          ink.paper,
        ),
      )
      .join('') +
    [28, 23, 18, 13]
      .map((z) =>
        groundBand(
          view,
          [
            [-8.4, z],
            [8.4, z],
          ],
          0.07,
          ink.paper,
        ),
      )
      .join('');
  const body =
    back +
    farm(46) +
    groundRect(view, -200, 200, 1, 48, mix(ink.paddy, ink.cardamom, 0.22)) +
    groundRect(view, -13, 13, 1, 38, earth) +
    scatter(
      view,
      [
        [-12, 8],
        [12, 36],
      ],
      260,
      3,
      mix(ink.laterite, ink.lateriteDark, 0.5),
      0.14,
    ) +
    palm(at(-14, 38), px(12, 38), 5, { lean: -0.06 }) +
    tree(at(14, 38), px(8, 38), 6) +
    lines +
    footings.join('') +
    brickStack(view, place(4.3, 9.8, -14)) +
    mixer(view, place(-4.6, 10, 0)) +
    person(at(-3.1, 9.8), px(1.72, 9.8), poses.raking, crew, true) +
    person(at(0.1, 15.3), px(1.75, 15.3), poses.pointing, crewWater) +
    person(at(4.2, 20.5), px(1.7, 20.5), poses.raking, crew);
  return { width, height, body };
}

export function tower(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    width: 1600,
    height: 2133,
    seed: 661,
    horizon: 1400,
    eye: 2.4,
    focal: 1750,
    skyline: 'bluff',
    sun: [0.74, 0.44],
    sunRadius: 90,
  });
  const where = place(0, 23, 16);
  const body =
    back +
    farm(44) +
    groundRect(view, -200, 200, 1, 46, dryEarth) +
    scatter(
      view,
      [
        [-12, 5],
        [12, 40],
      ],
      200,
      3,
      mix(ink.clay, ink.lateriteDark, 0.35),
      0.1,
    ) +
    palm(at(-9.6, 36), px(12, 36), 5, { lean: -0.06 }) +
    tree(at(10, 38), px(8, 38), 6) +
    buildingFrame(view, where, { floors: 4, walled: 2 }) +
    scaffold(view, where, [-5.4, 5.4], -1.2, 12) +
    brickStack(view, place(4, 13, -14)) +
    mixer(view, place(-4.4, 14, 0)) +
    person(at(-2.9, 13), px(1.7, 13), poses.raking, crewWater, true) +
    person(at(1.4, 11), px(1.75, 11), poses.pointing, { ...crew, helmet: ink.paper }, true);
  return { width, height, body };
}
