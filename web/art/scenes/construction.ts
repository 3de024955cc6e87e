import { brickStack, buildingFrame, mixer, scaffold } from '../kit/building-site.ts';
import { type Camera, groundRect, project, type Spot } from '../kit/camera.ts';
import { scatter } from '../kit/fields.ts';
import { modernHouse, tileHouse } from '../kit/houses.ts';
import { dryEarth, ink, mix } from '../kit/palette.ts';
import { person, poses } from '../kit/people.ts';
import { cross, peg, sightLine } from '../kit/plots.ts';
import { type Place, place } from '../kit/solids.ts';
import { staff, tripod } from '../kit/survey.ts';
import { type Drawing, type Point, shape, stroke } from '../kit/svg.ts';
import { banana, palm, tree } from '../kit/trees.ts';
import { cutaway } from './cutaway.ts';
import { stage } from './stage.ts';

export const crew = { helmet: ink.turmeric, vest: ink.laterite, top: ink.sand } as const;
export const crewWater = { helmet: ink.paper, vest: ink.water, top: ink.sand } as const;

/** A measure line between two places, with end ticks and a cross in the middle. */
function measureLine(view: Camera, where: Place, from: Spot, to: Spot, tick: Spot): string {
  const spot = (base: Spot, side: number) =>
    project(view, where([base[0] + tick[0] * side, base[1] + tick[1] * side, base[2] + tick[2] * side]));
  const ends = [from, to].map((end) => stroke([spot(end, -1), spot(end, 1)], ink.laterite, 2.6)).join('');
  return stroke([spot(from, 0), spot(to, 0)], ink.laterite, 2.2, 'stroke-dasharray="11 6" stroke-linecap="butt"') + ends;
}

export function construction1(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    seed: 311,
    horizon: 520,
    eye: 2.7,
    focal: 1250,
    skyline: 'bluff',
    sun: [0.74, 0.5],
  });
  const house = place(-0.5, 22, -18);
  const instrument = tripod(at(5, 11.4), px(1.75, 11.4), true);
  const corners: Spot[] = [
    [-5.25, 0, -0.3],
    [5.25, 0, -0.3],
    [5.25, 7.55, -0.3],
    [-5.25, 7.55, -0.3],
  ];
  const points = corners.map((spot) => project(view, house(spot)));
  const crosses = points.map((point) => cross(point, 15, ink.laterite, 2.6)).join('');
  const target: Point = [at(-4.9, 15)[0], at(-4.9, 15)[1] - px(1.5, 15)];
  const body =
    back +
    farm(42, 4) +
    groundRect(view, -200, 200, 1, 44, mix(ink.paddy, ink.cardamom, 0.25)) +
    groundRect(view, -16, 18, 1, 36, dryEarth) +
    scatter(
      view,
      [
        [-14, 8],
        [16, 34],
      ],
      160,
      3,
      mix(ink.clay, ink.lateriteDark, 0.35),
      0.12,
    ) +
    palm(at(-11.5, 33), px(10.5, 33), 7, { lean: -0.07 }) +
    palm(at(17.5, 33), px(10.5, 33), 9, { lean: 0.06 }) +
    tree(at(13, 36), px(6, 36), 3) +
    modernHouse(view, house) +
    crosses +
    measureLine(view, house, [-5.25, 8.6, -0.3], [5.25, 8.6, -0.3], [0, 0.35, 0]) +
    measureLine(view, house, [6.5, 0, -0.3], [6.5, 6.6, -0.3], [0.35, 0, 0]) +
    measureLine(view, house, [6.5, 6.6, -0.3], [6.5, 7.6, -0.3], [0.35, 0, 0]) +
    banana(at(-6.8, 19.5), px(2.8, 19.5), 4) +
    staff([target[0], at(-9, 15)[1]], px(2.6, 15)) +
    person([target[0] - 33, at(-9, 15)[1]], px(1.75, 15), poses.holding, crewWater) +
    sightLine(instrument.lens, target, ink.laterite, 2.4) +
    instrument.drawn +
    person(at(5.75, 11.3), px(1.72, 11.4), poses.observing, crew, true) +
    peg(view, 2.2, 13, 0.7) +
    peg(view, -3, 13.5, 0.7, ink.turmeric);
  return { width, height, body };
}

function planSheet([x, y]: Point, size: number): string {
  return (
    shape(
      [
        [x - size, y - size * 0.2],
        [x + size, y - size * 0.34],
        [x + size * 1.04, y + size * 0.34],
        [x - size * 0.96, y + size * 0.5],
      ],
      ink.paper,
    ) +
    stroke(
      [
        [x - size * 0.7, y],
        [x + size * 0.7, y - size * 0.1],
        [x + size * 0.72, y + size * 0.2],
        [x - size * 0.68, y + size * 0.32],
        [x - size * 0.7, y],
      ],
      ink.water,
      2.4,
    ) +
    stroke(
      [
        [x, y - size * 0.05],
        [x + size * 0.02, y + size * 0.26],
      ],
      ink.water,
      2.2,
    )
  );
}

export function construction2(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    seed: 323,
    horizon: 500,
    eye: 1.9,
    focal: 1250,
    skyline: 'long',
    sun: [0.76, 0.46],
    contours: 4,
  });
  const sheetAt: Point = [at(0.1, 8.8)[0], at(0, 8.8)[1] - px(1.08, 8.8)];
  const body =
    back +
    farm(44, 4) +
    groundRect(view, -200, 200, 1, 46, dryEarth) +
    scatter(
      view,
      [
        [-14, 6],
        [16, 40],
      ],
      200,
      3,
      mix(ink.clay, ink.lateriteDark, 0.35),
      0.1,
    ) +
    palm(at(15, 40), px(11, 40), 9, { lean: 0.06 }) +
    palm(at(-21, 42), px(11, 42), 11, { lean: -0.06 }) +
    buildingFrame(view, place(-6, 27, -10), { floors: 2, walled: 1 }) +
    scaffold(view, place(-6, 27, -10), [-5.4, 5.4], -1.2, 5.7) +
    person(at(-8.2, 21), px(1.7, 21), poses.walking, { ...crewWater }) +
    person(at(-3.6, 20.5), px(1.7, 20.5), poses.raking, crew) +
    brickStack(view, place(5.6, 17, -16, 1.2)) +
    mixer(view, place(9, 18, 0, 1.1)) +
    person(at(7.6, 17), px(1.7, 17), poses.raking, { ...crew, helmet: ink.paper }) +
    person(at(-2.35, 9), px(1.76, 9), poses.standing, { helmet: ink.turmeric, vest: ink.water, top: ink.paper }) +
    person(at(2.3, 9), px(1.6, 9), poses.standing, { dress: 'sari', lower: ink.water, top: ink.turmeric, helmet: ink.paper }, true) +
    person(at(-0.78, 8.8), px(1.8, 8.8), poses.reading, { helmet: ink.paper, top: ink.paper, vest: ink.laterite }) +
    person(
      at(0.98, 8.8),
      px(1.74, 8.8),
      poses.reading,
      { helmet: ink.turmeric, top: mix(ink.water, ink.paper, 0.4), lower: ink.lateriteDark },
      true,
    ) +
    planSheet(sheetAt, px(0.42, 9));
  return { width, height, body };
}

export function construction3(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    seed: 337,
    horizon: 480,
    eye: 3.4,
    focal: 1200,
    skyline: 'near',
    sun: [0.5, 0.46],
  });
  const old = place(-7.4, 25, 16, 1.05);
  const fresh = place(8, 25, -12);
  const body =
    back +
    farm(44, 6) +
    groundRect(view, -200, 200, 1, 46, mix(ink.paddy, ink.cardamom, 0.2)) +
    groundRect(view, -24, 24, 1, 42, dryEarth) +
    scatter(
      view,
      [
        [-20, 8],
        [20, 40],
      ],
      220,
      3,
      mix(ink.clay, ink.lateriteDark, 0.35),
      0.12,
    ) +
    palm(at(-17, 38), px(11, 38), 7, { lean: -0.07 }) +
    palm(at(7, 42), px(12, 42), 12, { lean: 0.05 }) +
    palm(at(19, 40), px(11, 40), 9, { lean: 0.06 }) +
    tileHouse(view, old, { trim: ink.water }) +
    scaffold(view, place(-7.4, 25, 16, 1.05), [-5, -0.2], -2.9, 3.9) +
    person(project(view, old([-3, 1.99, -2.6])), px(1.65, 21), poses.raking, { ...crewWater }, true) +
    buildingFrame(view, fresh, { floors: 2, walled: 1, bays: 3 }) +
    scaffold(view, fresh, [-0.6, 5.4], -1.2, 5.7) +
    person(project(view, fresh([2, 3.9, -0.9])), px(1.65, 23), poses.pointing, crew, true) +
    mixer(view, place(1.6, 17.5, 0, 1.1)) +
    brickStack(view, place(-1.6, 15.5, -20)) +
    brickStack(view, place(4.4, 18.5, -10)) +
    person(at(0, 16.2), px(1.7, 16.2), poses.raking, crew) +
    person(at(-3.6, 14.8), px(1.72, 14.8), poses.walking, { dress: 'sari', lower: ink.turmeric, top: ink.laterite }) +
    shape(
      [
        [at(-3.6, 14.8)[0] - 34, at(-3.6, 14.8)[1] - px(1.74, 14.8)],
        [at(-3.6, 14.8)[0] + 42, at(-3.6, 14.8)[1] - px(1.74, 14.8)],
        [at(-3.6, 14.8)[0] + 26, at(-3.6, 14.8)[1] - px(1.62, 14.8)],
        [at(-3.6, 14.8)[0] - 18, at(-3.6, 14.8)[1] - px(1.62, 14.8)],
      ],
      mix(ink.ink, ink.teal, 0.3),
    );
  return { width, height, body };
}

export function construction4(): Drawing {
  return { width: 1600, height: 900, body: cutaway(1600, 900) };
}
