import { band, type Camera, camera, type Ground, groundBand, groundRect, onGround, smoothWay } from '../kit/camera.ts';
import { fields, scatter, water } from '../kit/fields.ts';
import { flatHouse, modernHouse, tileHouse } from '../kit/houses.ts';
import { dryEarth, earth, ink, mix, tar } from '../kit/palette.ts';
import { person, poses } from '../kit/people.ts';
import { peg, plotGrid, sightLine } from '../kit/plots.ts';
import { place } from '../kit/solids.ts';
import { staff, tripod } from '../kit/survey.ts';
import type { Point } from '../kit/svg.ts';
import { banana, palm, tree, treeLine } from '../kit/trees.ts';
import { valley } from './valley.ts';

interface Frame {
  width: number;
  height: number;
  vanishX: number;
  horizon: number;
  focal: number;
  eye: number;
  sun: Point;
  ridges: readonly [Point[], Point[], Point[]];
  /** Metres to the right of the road's middle at which the nearest house stands. */
  houseX: number;
}

export function valleyOfPlots({ width, height, vanishX, horizon, focal, eye, sun, houseX, ridges: [far, middle, near] }: Frame): string {
  const view = camera(vanishX, horizon, focal, eye, height);
  const at = (x: number, z: number) => onGround(view, x, z);
  const px = (metres: number, z: number) => (metres * view.focal) / z;
  const river = smoothWay([
    [-620, 1100],
    [-260, 620],
    [-40, 430],
    [-70, 320],
    [-190, 262],
    [-330, 236],
    [-520, 205],
  ]);
  const left = [-74, -59, -44, -29, -14];
  const right = [-4, 11, 26, 41, 56];
  const rows = [118, 98, 80, 64, 50, 38, 27, 17];
  const soil = [earth, mix(earth, ink.clay, 0.4), mix(earth, ink.laterite, 0.35), mix(earth, ink.clay, 0.2)];
  const tall = (x: number, z: number, metres: number, seed: number, lean?: number) => palm(at(x, z), px(metres, z), seed, { lean });
  const road = smoothWay([
    [-9, 1],
    [-9, 60],
    [-9, 130],
    [-2, 175],
    [34, 225],
    [120, 262],
  ]);
  const instrument = tripod(at(20.6, 52), px(2.1, 52), true);
  return (
    valley({ width, height, view, sun, seed: 41, far, middle, near, contours: 6, sunRadius: 62 }) +
    fields(view, { x: [-700, 700], rows: [250, 330, 470, 760, 1500], width: 120, seed: 5, furrows: false }) +
    water(view, band(river, 40), 3) +
    treeLine(-20, width + 20, at(0, 700)[1], 15, 8, mix(ink.forest, ink.mist, 0.3), 0.2) +
    treeLine(-20, width * 0.16, at(0, 300)[1], 26, 13, mix(ink.forest, ink.cardamom, 0.4), 0.3) +
    fields(view, { x: [-260, 260], rows: [124, 140, 165, 200, 252], width: 34, seed: 12 }) +
    groundRect(view, -300, 300, 1, 122, mix(ink.paddy, dryEarth, 0.28)) +
    scatter(
      view,
      [
        [-160, 26],
        [160, 120],
      ],
      200,
      4,
      mix(ink.cardamom, ink.paddy, 0.5),
      0.9,
    ) +
    groundRect(view, -77, 59, 1, 121, dryEarth) +
    groundBand(view, road, 9.4, dryEarth) +
    groundBand(view, road, 7, tar) +
    roadDashes(view, road) +
    treeLine(width * 0.6, width + 20, at(0, 252)[1], 34, 21, ink.forest, 0.3) +
    plotGrid(view, { columns: left, rows, fills: soil, firstNumber: 1, stoneMetres: 1.2 }) +
    plotGrid(view, { columns: right, rows, fills: soil, firstNumber: 29, stoneMetres: 1.2 }) +
    scatter(
      view,
      [
        [-74, 17],
        [-16, 118],
      ],
      90,
      6,
      mix(ink.laterite, ink.lateriteDark, 0.4),
      0.22,
    ) +
    scatter(
      view,
      [
        [-2, 17],
        [56, 118],
      ],
      80,
      16,
      mix(ink.laterite, ink.lateriteDark, 0.4),
      0.22,
    ) +
    scatter(
      view,
      [
        [-2, 17],
        [56, 118],
      ],
      60,
      7,
      mix(ink.clay, ink.sand, 0.5),
      0.2,
    ) +
    tall(74, 130, 15, 31, 0.1) +
    tall(50, 150, 13, 32, -0.1) +
    tall(-96, 128, 15, 35, 0.08) +
    tall(-104, 140, 13, 36, -0.06) +
    tree(at(-92, 128), px(10, 128), 19) +
    tileHouse(view, place(-71, 130, 10)) +
    tree(at(62, 124), px(13, 124), 9) +
    flatHouse(view, place(49, 100, 4)) +
    modernHouse(view, place(houseX, 70, -6)) +
    banana(at(houseX - 7.2, 68), px(4.6, 68), 3) +
    banana(at(houseX - 8.6, 67), px(3.6, 67), 5) +
    peg(view, -21, 44, 1.7) +
    peg(view, -51, 57, 1.7) +
    peg(view, 3.5, 57, 1.7, ink.turmeric) +
    instrument.drawn +
    person(at(21.7, 51.6), px(2, 52), poses.observing, { helmet: ink.turmeric, vest: ink.laterite, top: ink.sand }, true) +
    staff(at(4, 62), px(3, 62)) +
    person(at(3.4, 62), px(2, 62), poses.holding, { helmet: ink.paper, vest: ink.water }) +
    sightLine(instrument.lens, [at(4, 62)[0], at(4, 62)[1] - px(1.7, 62)], ink.paper, 1.6)
  );
}

function roadDashes(view: Camera, way: readonly Ground[]): string {
  const marks = way.flatMap((from, index) => {
    const to = way[index + 1];
    if (!to) return [];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return Array.from({ length: Math.floor(length / 4) }, (_, step) => {
      const at = (share: number): Ground => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      return groundBand(view, [at((step * 4) / length), at((step * 4 + 2) / length)], 0.22, ink.sand);
    });
  });
  return marks.join('');
}
