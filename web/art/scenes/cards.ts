import { camera, groundBand, groundRect, onGround } from '../kit/camera.ts';
import { fields, scatter } from '../kit/fields.ts';
import { tileHouse } from '../kit/houses.ts';
import { aggregate, dryEarth, earth, ink, mix, tar } from '../kit/palette.ts';
import { person, poses } from '../kit/people.ts';
import { peg, plotGrid, sightLine } from '../kit/plots.ts';
import { clouds } from '../kit/sky.ts';
import { place } from '../kit/solids.ts';
import { staff, tripod } from '../kit/survey.ts';
import type { Drawing, Point } from '../kit/svg.ts';
import { banana, palm, tree, treeLine } from '../kit/trees.ts';
import { paver, roller } from '../kit/vehicles.ts';
import { drawingTable } from './plans.ts';
import { valley } from './valley.ts';

const [width, height] = [1200, 900];
const skyline: readonly [Point[], Point[], Point[]] = [
  [
    [-20, 330],
    [150, 280],
    [330, 320],
    [520, 250],
    [700, 290],
    [880, 230],
    [1050, 270],
    [1220, 240],
  ],
  [
    [-20, 270],
    [90, 210],
    [190, 236],
    [300, 320],
    [460, 370],
    [640, 392],
    [800, 360],
    [950, 300],
    [1060, 320],
    [1220, 250],
  ],
  [
    [-20, 380],
    [120, 350],
    [260, 392],
    [480, 424],
    [760, 428],
    [950, 396],
    [1080, 352],
    [1220, 330],
  ],
];

export function cardPlots(): Drawing {
  const view = camera(600, 430, 1050, 9, height);
  const at = (x: number, z: number) => onGround(view, x, z);
  const px = (metres: number, z: number) => (metres * view.focal) / z;
  const instrument = tripod(at(4.6, 23), px(1.9, 23), true);
  const soil = [earth, mix(earth, ink.clay, 0.45), mix(earth, ink.laterite, 0.35)];
  const body =
    valley({
      width,
      height,
      view,
      seed: 61,
      sun: [780, 236],
      sunRadius: 60,
      far: skyline[0],
      middle: skyline[1],
      near: skyline[2],
      contours: 5,
    }) +
    clouds(
      [
        [110, 120, 170],
        [470, 84, 120],
      ],
      ink.paper,
    ) +
    fields(view, { x: [-260, 260], rows: [78, 96, 130, 190, 320], width: 38, seed: 14 }) +
    treeLine(-20, 1220, at(0, 230)[1], 26, 5, mix(ink.forest, ink.cardamom, 0.35), 0.25) +
    groundRect(view, -300, 300, 1, 76, dryEarth) +
    plotGrid(view, {
      columns: [-54, -42, -30, -18, -6, 6, 18, 30, 42],
      rows: [74, 58, 45, 34, 25.5, 17],
      fills: soil,
      firstNumber: 1,
      stoneMetres: 1,
    }) +
    scatter(
      view,
      [
        [-40, 17],
        [40, 70],
      ],
      120,
      4,
      mix(ink.laterite, ink.lateriteDark, 0.45),
      0.16,
    ) +
    palm(at(-31, 64), px(13, 64), 12, { lean: -0.08 }) +
    palm(at(-27, 68), px(11, 68), 13, { lean: 0.1 }) +
    tileHouse(view, place(-21, 60, -16, 0.95)) +
    tree(at(33, 74), px(10, 74), 8) +
    peg(view, 9, 37, 1.5) +
    peg(view, -15, 39, 1.5, ink.turmeric) +
    staff(at(-5.6, 33.4), px(2.7, 33.4)) +
    person(at(-6.2, 33.4), px(1.8, 33.4), poses.holding, { helmet: ink.paper, vest: ink.water }) +
    sightLine(instrument.lens, [at(-5.6, 33.4)[0], at(-5.6, 33.4)[1] - px(1.5, 33.4)], ink.paper, 2.4) +
    instrument.drawn +
    person(at(5.55, 22.8), px(1.8, 23), poses.observing, { helmet: ink.turmeric, vest: ink.laterite, top: ink.sand }, true);
  return { width, height, body };
}

export function cardPlans(): Drawing {
  return { width, height, body: drawingTable(width, height) };
}

export function cardRoads(): Drawing {
  const view = camera(430, 400, 1000, 4.6, height);
  const at = (x: number, z: number) => onGround(view, x, z);
  const px = (metres: number, z: number) => (metres * view.focal) / z;
  const raised = (crest: readonly Point[]) => crest.map(([x, y]): Point => [x, y - 32]);
  const body =
    valley({
      width,
      height,
      view,
      seed: 93,
      sun: [770, 214],
      sunRadius: 58,
      far: raised(skyline[0]),
      middle: raised(skyline[1]),
      near: raised(skyline[2]),
      contours: 5,
    }) +
    clouds(
      [
        [360, 80, 170],
        [930, 110, 120],
      ],
      ink.paper,
    ) +
    fields(view, { x: [-160, 160], rows: [9, 17, 26, 40, 64, 110, 220], width: 20, seed: 24 }) +
    treeLine(-20, 330, at(0, 110)[1], 34, 5, ink.forest, 0.35) +
    treeLine(620, 1220, at(0, 110)[1], 40, 6, ink.forest, 0.3) +
    groundBand(
      view,
      [
        [0, 1],
        [0, 400],
      ],
      10.4,
      dryEarth,
    ) +
    groundBand(
      view,
      [
        [0, 1],
        [0, 400],
      ],
      8.4,
      aggregate,
    ) +
    scatter(
      view,
      [
        [-4, 8],
        [4, 60],
      ],
      260,
      9,
      mix(aggregate, ink.ink, 0.35),
      0.07,
    ) +
    groundRect(view, -3.6, 0.05, 1, 22, tar) +
    groundRect(view, 0, 3.6, 1, 400, mix(tar, aggregate, 0.08)) +
    palm(at(-9, 36), px(12, 36), 41, { lean: -0.06 }) +
    palm(at(-8.4, 26), px(10, 26), 47, { lean: 0.06 }) +
    [
      [8, 34],
      [9.2, 32],
      [7.6, 38],
      [10.4, 36],
    ]
      .map(([x, z]) => banana(at(x!, z!), px(4.2, z!), x! * 7))
      .join('') +
    paver(view, place(-1.35, 27.2, 185, 1.05), ink.laterite) +
    roller(view, place(0.9, 13.5, 32)) +
    person(at(-4.3, 17.4), px(1.75, 17.4), poses.raking, { helmet: ink.turmeric, vest: ink.laterite, top: ink.sand });
  return { width, height, body };
}
