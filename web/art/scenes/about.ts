import { band, groundBand, groundRect, smoothWay } from '../kit/camera.ts';
import { fields, tuft, water } from '../kit/fields.ts';
import { modernHouse, tileHouse } from '../kit/houses.ts';
import { dryEarth, ink, mix, tar } from '../kit/palette.ts';
import { person, poses } from '../kit/people.ts';
import { plotGrid } from '../kit/plots.ts';
import { place } from '../kit/solids.ts';
import { tripod } from '../kit/survey.ts';
import { type Drawing, type Point, shape, stroke } from '../kit/svg.ts';
import { palm } from '../kit/trees.ts';
import { soils } from './plots.ts';
import { stage } from './stage.ts';

/** Two founders' viewpoint: the valley with river, town and plots, seen from a rise. */
export function about(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    seed: 541,
    horizon: 430,
    eye: 20,
    focal: 1180,
    skyline: 'bluff',
    sun: [0.7, 0.5],
    contours: 6,
  });
  const river = smoothWay([
    [300, 900],
    [90, 480],
    [70, 330],
    [-30, 240],
    [-60, 190],
    [40, 150],
    [80, 122],
    [150, 96],
  ]);
  const town = [
    [-86, 200, 10],
    [-70, 190, -12],
    [-98, 178, 0],
    [-58, 176, 16],
    [-80, 164, -8],
    [-44, 188, 8],
  ] as const;
  const hill: Point[] = [
    [-20, 920],
    [-20, 785],
    [160, 768],
    [330, 780],
    [520, 812],
    [690, 868],
    [760, 920],
  ];
  const crowd: Point[] = [
    [175, 784],
    [262, 788],
    [352, 796],
    [440, 812],
  ];
  const [one, two, three, four] = crowd as [Point, Point, Point, Point];
  const instrument = tripod([535, 834], 160);
  const body =
    back +
    farm(210, 4) +
    fields(view, { x: [-260, 260], rows: [54, 70, 92, 120, 160, 215], width: 34, seed: 12 }) +
    groundBand(view, river, 22, mix(ink.sand, ink.paddy, 0.35)) +
    water(view, band(river, 17), 6) +
    town.map(([x, z, turn], i) => (i % 2 ? tileHouse(view, place(x, z, turn, 1.25)) : modernHouse(view, place(x, z, turn)))).join('') +
    [
      [-64, 208, 3],
      [-106, 196, 5],
      [-48, 170, 7],
      [-92, 158, 9],
    ]
      .map(([x, z, seed]) => palm(at(x!, z!), px(15, z!), seed!, {}))
      .join('') +
    groundRect(view, 8, 76, 46, 112, dryEarth) +
    plotGrid(view, { columns: [10, 22, 34], rows: [110, 96, 83, 71, 60, 50], fills: soils, stoneMetres: 1.3 }) +
    plotGrid(view, { columns: [41, 53, 65, 74], rows: [110, 96, 83, 71, 60, 50], fills: soils, stoneMetres: 1.3, firstNumber: 11 }) +
    groundRect(view, 34.6, 40.4, 40, 112, tar) +
    modernHouse(view, place(51, 88, -14)) +
    palm(at(79, 84), px(14, 84), 11, { lean: 0.06 }) +
    palm(at(6, 92), px(13, 92), 14, { lean: -0.06 }) +
    shape(hill, mix(ink.forest, ink.cardamom, 0.45)) +
    shape(
      [
        [330, 780],
        [520, 812],
        [690, 868],
        [760, 920],
        [520, 920],
        [430, 850],
      ],
      ink.cardamom,
    ) +
    stroke(
      [
        [-20, 824],
        [180, 810],
        [360, 830],
        [540, 874],
        [620, 904],
      ],
      ink.paper,
      1.8,
      'stroke-dasharray="8 7" opacity=".55"',
    ) +
    stroke(
      [
        [-20, 868],
        [160, 856],
        [330, 876],
        [430, 904],
      ],
      ink.paper,
      1.8,
      'stroke-dasharray="8 7" opacity=".55"',
    ) +
    Array.from({ length: 16 }, (_, i) =>
      tuft([30 + i * 44, 784 + Math.max(0, i - 6) ** 2 * 1.3], 28, i % 2 ? ink.cardamom : mix(ink.paddy, ink.cardamom, 0.4), i),
    ).join('') +
    person(one, 178, poses.reading, { helmet: ink.paper, vest: ink.laterite, top: ink.paper }) +
    person(two, 186, poses.pointing, { top: ink.paper, lower: ink.paper, dress: 'dhoti' }) +
    person(three, 166, poses.standing, { dress: 'sari', lower: ink.turmeric, top: ink.laterite }) +
    person(four, 176, poses.standing, { helmet: ink.turmeric, vest: ink.water, top: ink.sand }) +
    instrument.drawn;
  return { width, height, body };
}
