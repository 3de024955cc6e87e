import { type Camera, camera, groundBand, onGround } from '../kit/camera.ts';
import { ink, mix } from '../kit/palette.ts';
import { bar } from '../kit/round-solids.ts';
import { place } from '../kit/solids.ts';
import { type Point, rect, shape } from '../kit/svg.ts';
import { valley } from './valley.ts';

export function windowOntoTheGhats(width: number, sill: number): string {
  const view = camera(width / 2, sill - 46, 900, 30, sill + 200);
  const w = width / 1200;
  const scene = valley({
    width,
    height: sill,
    view,
    seed: 27,
    contours: 4,
    sun: [width * 0.72, sill * 0.42],
    sunRadius: 46,
    far: [
      [-20, sill * 0.52],
      [200 * w, sill * 0.36],
      [420 * w, sill * 0.5],
      [700 * w, sill * 0.4],
      [900 * w, sill * 0.5],
      [1220 * w, sill * 0.3],
    ],
    middle: [
      [-20, sill * 0.3],
      [160 * w, sill * 0.26],
      [330 * w, sill * 0.52],
      [620 * w, sill * 0.68],
      [900 * w, sill * 0.62],
      [1080 * w, sill * 0.5],
      [1220 * w, sill * 0.46],
    ],
    near: [
      [-20, sill * 0.72],
      [300 * w, sill * 0.78],
      [700 * w, sill * 0.84],
      [1000 * w, sill * 0.7],
      [1220 * w, sill * 0.66],
    ],
  });
  const frame = mix(ink.lateriteDark, ink.ink, 0.25);
  const posts = [0.02, 0.345, 0.665, 0.98].map(
    (share) => rect(width * share - 11, 0, 22, sill, frame) + rect(width * share + 6, 0, 5, sill, mix(frame, ink.clay, 0.5)),
  );
  return (
    scene +
    posts.join('') +
    rect(0, 0, width, 18, frame) +
    rect(0, sill - 14, width, 14, frame) +
    rect(0, sill, width, 16, mix(ink.sand, ink.clay, 0.3))
  );
}

export function tools(view: Camera): string {
  const pencil = place(10.4, 16.6, 20);
  const roll = place(-12.4, 15.6, -6);
  const ruler: Point[] = [
    [10.4, 20],
    [11.6, 19.8],
    [13.6, 27],
    [12.4, 27.2],
  ].map(([x, z]) => onGround(view, x!, z!));
  return (
    shape(ruler, ink.turmeric) +
    Array.from({ length: 11 }, (_, i) =>
      groundBand(
        view,
        [
          [10.55 + i * 0.175, 20.5 + i * 0.6],
          [11 + i * 0.175, 20.42 + i * 0.6],
        ],
        0.06,
        ink.ink,
      ),
    ).join('') +
    bar(view, pencil, [0.15, 0, -2.6], [0.15, 0, 2.2], 0.4, mix(ink.lateriteDark, ink.ink, 0.5)) +
    bar(view, pencil, [0, 0.3, -2.6], [0, 0.3, 2.2], 0.36, ink.laterite) +
    bar(view, pencil, [0, 0.3, -3.1], [0, 0.3, -2.6], 0.26, ink.sand) +
    bar(view, roll, [-0.2, 0, -1.2], [-0.2, 0, 9], 1.3, mix(ink.lateriteDark, ink.ink, 0.4)) +
    bar(view, roll, [0, 0.6, -1.2], [0, 0.6, 9], 1.2, ink.paper) +
    bar(view, roll, [0.3, 0.7, -1.2], [0.3, 0.7, 9], 0.36, ink.sand)
  );
}

export function deskBoards(view: Camera): string {
  const joint = mix(ink.laterite, ink.lateriteDark, 0.3);
  return Array.from({ length: 13 }, (_, i) =>
    groundBand(
      view,
      [
        [-32 + i * 5.2, 10],
        [-32 + i * 5.2, 30],
      ],
      0.09,
      joint,
    ),
  ).join('');
}
