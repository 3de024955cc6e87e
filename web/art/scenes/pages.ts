import { groundRect } from '../kit/camera.ts';
import { scatter } from '../kit/fields.ts';
import { flatHouse, modernHouse } from '../kit/houses.ts';
import { dryEarth, ink, mix, tar } from '../kit/palette.ts';
import { person, poses } from '../kit/people.ts';
import { cross, peg, plotGrid } from '../kit/plots.ts';
import { place } from '../kit/solids.ts';
import { staff, tripod } from '../kit/survey.ts';
import { type Drawing, path, stroke } from '../kit/svg.ts';
import { banana, bush, palm, tree } from '../kit/trees.ts';
import { compoundWall } from '../kit/walls.ts';
import { soils } from './plots.ts';
import { stage } from './stage.ts';

/** A family at the gate of its new home, key in hand. */
export function homeLoan(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    width: 1200,
    height: 900,
    seed: 521,
    horizon: 470,
    eye: 2.6,
    focal: 1150,
    skyline: 'bluff',
    sun: [0.74, 0.46],
  });
  const wall = place(0, 0);
  const key = (x: number, y: number, size: number) =>
    `<circle cx="${x}" cy="${y}" r="${size}" fill="none" stroke="${ink.turmeric}" stroke-width="${size * 0.5}"/>${stroke(
      [
        [x + size, y],
        [x + size * 4.2, y],
      ],
      ink.turmeric,
      size * 0.5,
      'stroke-linecap="butt"',
    )}${stroke(
      [
        [x + size * 3, y],
        [x + size * 3, y + size],
      ],
      ink.turmeric,
      size * 0.5,
    )}${stroke(
      [
        [x + size * 4, y],
        [x + size * 4, y + size * 0.8],
      ],
      ink.turmeric,
      size * 0.5,
    )}`;
  const body =
    back +
    farm(44) +
    groundRect(view, -200, 200, 1, 46, mix(ink.paddy, ink.cardamom, 0.22)) +
    groundRect(view, -13, 13, 1, 32, dryEarth) +
    scatter(
      view,
      [
        [-12, 6],
        [12, 30],
      ],
      130,
      3,
      mix(ink.clay, ink.lateriteDark, 0.35),
      0.1,
    ) +
    palm(at(-9.6, 32), px(10, 32), 4, { lean: -0.07 }) +
    palm(at(9.6, 31), px(9, 31), 8, { lean: 0.07 }) +
    flatHouse(view, place(0, 19.5, -13, 1.15), { wall: mix(ink.turmeric, ink.paper, 0.62) }) +
    banana(at(-6.6, 18), px(3.2, 18), 4) +
    bush(at(6.4, 16.4), px(1.7, 16.4), 5) +
    compoundWall(view, wall, [-13, -2.6], 13.6, 1.1) +
    compoundWall(view, wall, [2.6, 13], 13.6, 1.1) +
    bush(at(-5.4, 13), px(1.3, 13), 8) +
    person(at(-0.95, 9), px(1.64, 9), poses.standing, { dress: 'sari', lower: ink.laterite, top: ink.turmeric }) +
    person(at(0.75, 8.9), px(1.76, 8.9), poses.pointing, { dress: 'dhoti', lower: ink.paper, top: ink.water }) +
    person(at(-0.1, 8.7), px(1.12, 8.7), poses.standing, { top: ink.paper, lower: ink.teal }) +
    key(at(0.75, 8.9)[0] + px(0.74, 8.9), at(0, 8.9)[1] - px(1.44, 8.9), 10);
  return { width, height, body };
}

/** The surveyor finds stones all round, but where the plot should be only its outline. */
export function notFound(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    width: 1200,
    height: 900,
    seed: 557,
    horizon: 430,
    eye: 6,
    focal: 1060,
    skyline: 'gap',
    sun: [0.5, 0.3],
  });
  const instrument = tripod(at(3.6, 15), px(1.9, 15), true);
  const gap: readonly [number, number][] = [
    [-8, 19],
    [2, 19],
    [2, 27],
    [-8, 27],
  ];
  const question = path(
    'M-20 -62C-20 -92 26 -92 26 -60C26 -38 3 -40 3 -14M3 8L3 10',
    'none',
    `stroke="${ink.paper}" stroke-width="13" stroke-linecap="round" transform="translate(${at(-3, 23)[0]} ${at(-3, 23)[1] + 6}) scale(1 .55)"`,
  );
  const body =
    back +
    farm(62) +
    groundRect(view, -300, 300, 1, 62, dryEarth) +
    plotGrid(view, { columns: [-38, -28, -18, -8], rows: [58, 46, 36, 27, 19, 12], fills: soils }) +
    plotGrid(view, { columns: [2, 12, 22, 32], rows: [58, 46, 36, 27, 19, 12], fills: soils, firstNumber: 16 }) +
    plotGrid(view, { columns: [-8, 2], rows: [58, 46, 36, 27], fills: soils, firstNumber: 31 }) +
    scatter(
      view,
      [
        [-7.5, 13],
        [1.5, 26],
      ],
      60,
      4,
      mix(ink.clay, ink.lateriteDark, 0.3),
      0.12,
    ) +
    gap.map(([x, z]) => cross(at(x, z), 18, ink.laterite, 3.4)).join('') +
    question +
    palm(at(-22, 56), px(11, 56), 4, { lean: 0.07 }) +
    tree(at(24, 58), px(8, 58), 8) +
    peg(view, -5.4, 20.4, 1.1) +
    instrument.drawn +
    person(at(4.45, 14.8), px(1.8, 14.8), poses.observing, { helmet: ink.turmeric, vest: ink.laterite, top: ink.sand }, true) +
    staff(at(-7.2, 26), px(2.8, 26)) +
    person(at(-8, 26), px(1.75, 26), poses.holding, { helmet: ink.paper, vest: ink.water });
  return { width, height, body };
}

/** Calm sky on the left for a page's title; the valley's signs on the right. */
export function ogBase(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    width: 1200,
    height: 630,
    seed: 571,
    horizon: 452,
    eye: 11,
    focal: 900,
    vanishX: 800,
    skyline: 'gap',
    sun: [0.76, 0.62],
    sunRadius: 56,
  });
  const body =
    back +
    farm(92) +
    groundRect(view, -300, 300, 1, 94, dryEarth) +
    plotGrid(view, { columns: [-60, -48, -36, -24, -12], rows: [90, 74, 60, 48], fills: soils, stoneMetres: 1.3, numbers: false }) +
    plotGrid(view, { columns: [-4, 8, 20, 32, 44], rows: [90, 74, 60, 48], fills: soils, stoneMetres: 1.3, numbers: false }) +
    groundRect(view, -11, -5, 1, 94, tar) +
    modernHouse(view, place(13, 66, -12)) +
    palm(at(29, 80), px(15, 80), 4, { lean: 0.07 }) +
    palm([1150, 640], 430, 9, { lean: -0.06 });
  return { width, height, body };
}
