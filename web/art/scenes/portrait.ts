import { groundRect } from '../kit/camera.ts';
import { ink, mix } from '../kit/palette.ts';
import { plotGrid } from '../kit/plots.ts';
import { clipped, type Drawing, type Point, path, shape, stroke } from '../kit/svg.ts';
import { palm } from '../kit/trees.ts';
import { soils } from './plots.ts';
import { stage } from './stage.ts';

/** A bust without a face, lit from the right like everything else: it keeps the founder's place until there is a photo. */
function bust(cx: number, base: number, unit: number): string {
  const skin = mix(ink.lateriteDark, ink.clay, 0.42);
  const shade = mix(ink.lateriteDark, ink.ink, 0.12);
  const x = (value: number) => (cx + value * unit).toFixed(1);
  const y = (value: number) => (base - value * unit).toFixed(1);
  const shirtOutline = `M${x(-46)} ${y(-4)}C${x(-46)} ${y(26)} ${x(-40)} ${y(34)} ${x(-17)} ${y(41)}L${x(-9)} ${y(45)}L${x(9)} ${y(45)}L${x(17)} ${y(41)}C${x(40)} ${y(34)} ${x(46)} ${y(26)} ${x(46)} ${y(-4)}Z`;
  const shirtShade = `M${x(-46)} ${y(-4)}C${x(-46)} ${y(26)} ${x(-40)} ${y(34)} ${x(-17)} ${y(41)}L${x(-9)} ${y(45)}L${x(-2)} ${y(32)}L${x(-8)} ${y(-4)}Z`;
  const face = `M${x(-17)} ${y(74)}C${x(-18)} ${y(60)} ${x(-13)} ${y(50)} ${x(0)} ${y(47)}C${x(13)} ${y(50)} ${x(18)} ${y(60)} ${x(17)} ${y(74)}C${x(17)} ${y(88)} ${x(10)} ${y(93)} ${x(0)} ${y(93)}C${x(-10)} ${y(93)} ${x(-17)} ${y(88)} ${x(-17)} ${y(74)}Z`;
  const faceShade = `M${x(-17)} ${y(74)}C${x(-18)} ${y(60)} ${x(-13)} ${y(50)} ${x(0)} ${y(47)}C${x(-5)} ${y(54)} ${x(-4)} ${y(60)} ${x(-6)} ${y(66)}C${x(-4)} ${y(72)} ${x(-9)} ${y(80)} ${x(-9)} ${y(93)}L${x(-17)} ${y(88)}Z`;
  const hair = `M${x(-18.4)} ${y(73)}C${x(-21)} ${y(92)} ${x(-12)} ${y(100)} ${x(1)} ${y(100)}C${x(15)} ${y(100)} ${x(21)} ${y(91)} ${x(18.4)} ${y(73)}L${x(16)} ${y(74)}C${x(16.8)} ${y(81)} ${x(15.4)} ${y(87)} ${x(11)} ${y(90)}C${x(4)} ${y(87.5)} ${x(-6)} ${y(88.5)} ${x(-12)} ${y(90)}C${x(-16)} ${y(85)} ${x(-16.8)} ${y(79)} ${x(-16)} ${y(74)}Z`;
  const ear = (side: number) =>
    `M${x(side * 16.5)} ${y(74)}C${x(side * 21)} ${y(76)} ${x(side * 20.5)} ${y(64)} ${x(side * 15.6)} ${y(63)}Z`;
  const neck: Point[] = (
    [
      [-9.5, 58],
      [9.5, 58],
      [11, 42],
      [0, 31],
      [-11, 42],
    ] as const
  ).map(([a, b]): Point => [cx + a * unit, base - b * unit]);
  const collar = (side: number): Point[] =>
    (
      [
        [side * 10.4, 47],
        [side * 14.5, 42],
        [side * 8.5, 30],
        [0, 32.5],
        [side * 2, 36],
      ] as const
    ).map(([a, b]): Point => [cx + a * unit, base - b * unit]);
  const placket: Point[] = [
    [cx, base - 32 * unit],
    [cx + unit * 0.6, base + 4 * unit],
  ];
  return (
    path(shirtOutline, mix(ink.paper, ink.sand, 0.15)) +
    path(shirtShade, mix(ink.sand, ink.water, 0.22)) +
    shape(neck, mix(skin, shade, 0.55)) +
    shape(collar(-1), mix(ink.sand, ink.water, 0.1)) +
    shape(collar(1), ink.paper) +
    stroke(placket, mix(ink.sand, ink.clay, 0.35), unit * 0.6) +
    path(ear(-1), shade) +
    path(ear(1), mix(skin, ink.clay, 0.3)) +
    path(face, skin) +
    path(faceShade, mix(skin, shade, 0.6)) +
    path(hair, mix(ink.ink, ink.teal, 0.12)) +
    shape(
      (
        [
          [13, -2],
          [20, -2],
          [20, 17],
          [13, 17],
        ] as const
      ).map(([a, b]): Point => [cx + a * unit, base - b * unit]),
      mix(ink.sand, ink.clay, 0.12),
    ) +
    stroke(
      [
        [cx + 18 * unit, base - 15 * unit],
        [cx + 18 * unit, base - 21 * unit],
      ],
      ink.laterite,
      unit * 1.3,
    )
  );
}

export function founder(): Drawing {
  const { width, height, view, back, farm, at, px } = stage({
    width: 960,
    height: 1200,
    seed: 503,
    horizon: 720,
    eye: 12,
    focal: 1100,
    skyline: 'near',
    sun: [0.72, 0.56],
    sunRadius: 84,
    contours: 7,
  });
  const body =
    back +
    farm(70) +
    groundRect(view, -200, 200, 1, 70, ink.clay) +
    plotGrid(view, { columns: [-40, -28, -16, -4, 8, 20, 32], rows: [68, 54, 42, 31, 21], fills: soils, numbers: false }) +
    palm(at(-25, 66), px(15, 66), 5, { lean: -0.05 }) +
    palm(at(27, 64), px(14, 64), 8, { lean: 0.08 }) +
    bust(width / 2, height + 6, 7.1);
  return {
    width,
    height,
    body: clipped(body, [
      [-8, -8],
      [width + 8, -8],
      [width + 8, height + 8],
      [-8, height + 8],
    ]),
  };
}
