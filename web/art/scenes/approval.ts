import { type Camera, camera, type Ground, ground, groundBand, groundRect } from '../kit/camera.ts';
import { groundNumber } from '../kit/glyphs.ts';
import { earth, ink, mix } from '../kit/palette.ts';
import { cylinder } from '../kit/round-solids.ts';
import { place, shadow } from '../kit/solids.ts';
import { shape } from '../kit/svg.ts';
import { deskBoards, windowOntoTheGhats } from './desk.ts';

function circle(x: number, z: number, radius: number, points = 40): Ground[] {
  return Array.from(
    { length: points + 1 },
    (_, i): Ground => [x + Math.cos((i / points) * Math.PI * 2) * radius, z + Math.sin((i / points) * Math.PI * 2) * radius],
  );
}

function seal(view: Camera, x: number, z: number, size: number): string {
  const star = Array.from({ length: 32 }, (_, i): Ground => {
    const radius = size * (i % 2 ? 0.86 : 1);
    return [x + Math.cos((i / 32) * Math.PI * 2) * radius, z + Math.sin((i / 32) * Math.PI * 2) * radius];
  });
  const tick: Ground[] = [
    [x - size * 0.34, z + size * 0.02],
    [x - size * 0.08, z - size * 0.26],
    [x + size * 0.38, z + size * 0.32],
  ];
  return (
    ground(view, star, ink.laterite) +
    groundBand(view, circle(x, z, size * 0.68), size * 0.05, ink.paper) +
    groundBand(view, tick, size * 0.15, ink.paper)
  );
}

/** The layout plan of an approved field of plots, with the stamp beside its seal. */
export function approvedSheet(width: number, height: number): string {
  const view = { ...camera(width / 2, 20, (1320 * height) / 900, 9.4, height), near: 1 };
  const sill = height * 0.43;
  const [left, right, low, high] = [-10.5, 10.5, 14.6, 28.4];
  const line = mix(ink.teal, ink.ink, 0.15);
  const columns = [-9, -6.6, -4.2, -1.8];
  const rightColumns = [0, 2.4, 4.8, 7.2];
  const rows = [17.2, 19.6, 22, 24.4];
  const plots = [...columns.slice(0, -1), ...rightColumns.slice(0, -1)].flatMap((x, column) =>
    rows
      .slice(0, -1)
      .map(
        (z, row) =>
          groundRect(
            view,
            x,
            x + 2.4,
            z,
            z + 2.4,
            [mix(ink.paddy, ink.paper, 0.45), mix(ink.clay, ink.paper, 0.45), mix(ink.turmeric, ink.paper, 0.5)][(column + row * 2) % 3]!,
          ) + groundNumber(view, [x + 1.2, z + 1.2], String(column * 3 + row + 1), 0.62, line),
      ),
  );
  const frame = (x0: number, x1: number, z0: number, z1: number, metres: number) =>
    groundBand(
      view,
      [
        [x0, z0],
        [x1, z0],
        [x1, z1],
        [x0, z1],
        [x0, z0],
      ],
      metres,
      line,
    );
  const lines = [columns, rightColumns]
    .flatMap((set) => [
      ...set.map((x) =>
        groundBand(
          view,
          [
            [x, rows[0]!],
            [x, rows[3]!],
          ],
          0.07,
          line,
        ),
      ),
      ...rows.map((z) =>
        groundBand(
          view,
          [
            [set[0]!, z],
            [set[3]!, z],
          ],
          0.09,
          line,
        ),
      ),
    ])
    .join('');
  const river = groundBand(
    view,
    [
      [-9.4, 27],
      [-5, 26.2],
      [0, 26.9],
      [5, 26],
      [9.4, 26.8],
    ],
    0.7,
    ink.water,
  );
  const road =
    groundRect(view, -1.8, 0, 16.2, 25.4, mix(ink.mist, ink.sand, 0.3)) +
    groundRect(view, -9.6, 7.8, 24.5, 25.5, mix(ink.mist, ink.sand, 0.3));
  const north =
    ground(
      view,
      [
        [8.9, 22],
        [9.3, 24],
        [9.7, 22],
        [9.3, 22.5],
      ],
      ink.laterite,
    ) + groundNumber(view, [9.3, 24.6], 'N', 0.6, line);
  const stamp = place(7.3, 19.4);
  return (
    windowOntoTheGhats(width, sill) +
    shape(
      [
        [0, sill + 16],
        [width, sill + 16],
        [width, height],
        [0, height],
      ],
      mix(ink.clay, ink.laterite, 0.4),
    ) +
    deskBoards(view) +
    groundRect(view, left - 0.3, right - 0.25, low - 0.25, high - 0.2, mix(ink.lateriteDark, ink.ink, 0.4), 'opacity=".45"') +
    groundRect(view, left, right, low, high, mix(ink.paper, ink.sand, 0.2)) +
    frame(left + 0.4, right - 0.4, low + 0.3, high - 0.4, 0.07) +
    river +
    road +
    plots.join('') +
    lines +
    north +
    groundRect(view, -9, -3, 15.5, 15.62, line) +
    groundRect(view, -9, -4.4, 16, 16.1, mix(line, ink.paper, 0.4)) +
    seal(view, 3.4, 17.4, 2.3) +
    shadow(view, stamp, [-1.1, 1.1], [-1, 1], 2.6, earth, 0.4) +
    cylinder(view, stamp, {
      axis: 'up',
      center: [0, 0.35, 0],
      radius: 1.25,
      length: 0.7,
      color: mix(ink.lateriteDark, ink.ink, 0.3),
      cap: ink.lateriteDark,
    }) +
    cylinder(view, stamp, {
      axis: 'up',
      center: [0, 1.5, 0],
      radius: 0.42,
      length: 1.7,
      color: ink.turmeric,
      cap: mix(ink.turmeric, ink.paper, 0.3),
    }) +
    cylinder(view, stamp, {
      axis: 'up',
      center: [0, 2.6, 0],
      radius: 0.75,
      length: 0.7,
      color: mix(ink.turmeric, ink.lateriteDark, 0.2),
      cap: mix(ink.turmeric, ink.paper, 0.35),
    })
  );
}
