import { brickStack, buildingFrame, mixer, scaffold } from '../kit/building-site.ts';
import { groundRect, project } from '../kit/camera.ts';
import { scatter } from '../kit/fields.ts';
import { modernHouse, tileHouse } from '../kit/houses.ts';
import { dryEarth, ink, mix } from '../kit/palette.ts';
import { person, poses } from '../kit/people.ts';
import { place } from '../kit/solids.ts';
import type { Drawing } from '../kit/svg.ts';
import { banana, bush, palm, tree } from '../kit/trees.ts';
import { compoundWall } from '../kit/walls.ts';
import { crew, crewWater } from './construction.ts';
import { type Setting, type Stage, stage } from './stage.ts';

export const card = { width: 1200, height: 900 } as const;

/** Grassy plot with a swept yard, the ground on which the houses stand. */
function yard({ view }: Stage, half: number, depth: number): string {
  return (
    groundRect(view, -200, 200, 1, depth + 8, mix(ink.paddy, ink.cardamom, 0.22)) +
    groundRect(view, -half, half, 1, depth, dryEarth) +
    scatter(
      view,
      [
        [-half, 8],
        [half, depth],
      ],
      150,
      3,
      mix(ink.clay, ink.lateriteDark, 0.35),
      0.12,
    )
  );
}

/** Theni: a finished house of two floors behind its gate. */
export function theni(setting: Partial<Setting> = {}): Drawing {
  const place0 = stage({ ...card, seed: 401, horizon: 470, eye: 3.2, focal: 1150, skyline: 'bluff', sun: [0.78, 0.52], ...setting });
  const { width, height, view, back, farm, at, px } = place0;
  const wall = place(0, 0);
  const body =
    back +
    farm(44) +
    yard(place0, 13, 36) +
    palm(at(-10, 34), px(11, 34), 5, { lean: -0.06 }) +
    palm(at(9.4, 33), px(10, 33), 6, { lean: 0.08 }) +
    modernHouse(view, place(0, 22.5, -16)) +
    banana(at(-6.6, 19), px(3, 19), 4) +
    bush(at(7.4, 18.6), px(1.8, 18.6), 5) +
    compoundWall(view, wall, [-14, -2.4], 15.5, 1.3) +
    compoundWall(view, wall, [2.4, 14], 15.5, 1.3) +
    bush(at(-7.6, 14.9), px(1.7, 14.9), 8) +
    bush(at(8.6, 14.9), px(1.5, 14.9), 9) +
    person(at(-0.7, 13.4), px(1.65, 13.4), poses.standing, { dress: 'sari', lower: ink.laterite, top: ink.turmeric }) +
    person(at(0.4, 13.3), px(1.76, 13.3), poses.pointing, { dress: 'dhoti', lower: ink.paper, top: ink.water });
  return { width, height, body };
}

/** Bodinayakanur: a house in the making at the foot of the cardamom hills. */
export function bodinayakanur(setting: Partial<Setting> = {}): Drawing {
  const place0 = stage({
    ...card,
    seed: 431,
    horizon: 480,
    eye: 3,
    focal: 1100,
    skyline: 'near',
    sun: [0.62, 0.5],
    contours: 7,
    ...setting,
  });
  const { width, height, view, back, farm, at, px } = place0;
  const frame = place(0.8, 22, 14);
  const body =
    back +
    farm(44) +
    yard(place0, 14, 36) +
    palm(at(-10.5, 34), px(10.5, 34), 5, { lean: -0.06 }) +
    tree(at(12, 35), px(6.5, 35), 4) +
    buildingFrame(view, frame, { floors: 2, walled: 1 }) +
    scaffold(view, frame, [-5.4, 1], -1.2, 5.7) +
    person(project(view, frame([-2.4, 3.9, -0.9])), px(1.65, 21), poses.raking, crew) +
    mixer(view, place(-5.6, 15.5, 0, 1.1)) +
    brickStack(view, place(5.2, 15, -14)) +
    brickStack(view, place(6.7, 17, -8)) +
    person(at(-3.6, 14), px(1.72, 14), poses.raking, crewWater, true) +
    person(at(2.2, 13.4), px(1.76, 13.4), poses.pointing, { ...crew, helmet: ink.paper, vest: ink.water }, true);
  return { width, height, body };
}

/** Uthamapalayam: an old tiled house made new, with its compound wall. */
export function uthamapalayam(setting: Partial<Setting> = {}): Drawing {
  const place0 = stage({
    ...card,
    seed: 457,
    horizon: 450,
    eye: 3.4,
    focal: 1150,
    skyline: 'long',
    sun: [0.7, 0.46],
    contours: 4,
    ...setting,
  });
  const { width, height, view, back, farm, at, px } = place0;
  const wall = place(0, 0);
  const body =
    back +
    farm(44) +
    yard(place0, 15, 38) +
    palm(at(-11, 36), px(12, 36), 3, { lean: 0.06 }) +
    palm(at(-8, 38), px(10.5, 38), 8, { lean: -0.06 }) +
    tree(at(10, 35), px(9, 35), 12) +
    tileHouse(view, place(0, 22, -15, 1.12)) +
    banana(at(-7.4, 20), px(3.4, 20), 4) +
    banana(at(-8.4, 19), px(2.8, 19), 7) +
    compoundWall(view, wall, [-14, -2], 15, 1.2) +
    compoundWall(view, wall, [2, 14], 15, 1.2) +
    bush(at(6.4, 14.4), px(1.6, 14.4), 5) +
    person(at(0, 13.6), px(1.64, 13.6), poses.walking, { dress: 'sari', lower: ink.water, top: ink.turmeric }) +
    person(at(-3.6, 14), px(1.7, 14), poses.raking, { ...crew, helmet: undefined });
  return { width, height, body };
}
