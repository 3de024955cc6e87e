import type { Camera, Spot } from './camera.ts';
import { ink, mix, tar } from './palette.ts';
import { bar } from './round-solids.ts';
import { box, face, type Mark, type Place, shadow } from './solids.ts';

const glass = mix(ink.teal, ink.ink, 0.25);

const glint = mix(ink.water, ink.mist, 0.35);

const wood = mix(ink.lateriteDark, ink.ink, 0.2);

/** A window with frame, two panes, a bright corner and the sunshade above it. */
export function windowMarks(left: number, bottom: number, width = 1.3, height = 1.2, frame: string = ink.paper): Mark[] {
  const [right, top] = [left + width, bottom + height];
  return [
    { at: [left - 0.12, bottom - 0.14, right + 0.12, top + 0.1], color: frame },
    { at: [left, bottom, right, top], color: glass, plain: true },
    { at: [left + width * 0.55, bottom + height * 0.12, right - 0.06, top - 0.08], color: glint, plain: true },
    { at: [left + width / 2 - 0.04, bottom, left + width / 2 + 0.04, top], color: frame },
    { at: [left - 0.3, top + 0.22, right + 0.3, top + 0.42], color: mix(frame, ink.paper, 0.4) },
    { at: [left - 0.3, top + 0.1, right + 0.3, top + 0.22], color: mix(ink.teal, ink.sand, 0.35), plain: true },
  ];
}

export function doorMarks(left: number, width = 1.05, height = 2.1, color: string = wood): Mark[] {
  return [
    { at: [left - 0.13, 0, left + width + 0.13, height + 0.13], color: ink.sand },
    { at: [left, 0, left + width, height], color },
    { at: [left + width * 0.15, height * 0.55, left + width * 0.85, height * 0.9], color: mix(color, ink.clay, 0.3) },
    { at: [left + width * 0.15, height * 0.12, left + width * 0.85, height * 0.45], color: mix(color, ink.clay, 0.3) },
  ];
}

function jaali(left: number, bottom: number, right: number, top: number, color: string): Mark[] {
  const marks: Mark[] = [];
  for (let u = left; u < right - 0.2; u += 0.42) {
    for (let v = bottom; v < top - 0.2; v += 0.42) marks.push({ at: [u, v, u + 0.24, v + 0.24], color, plain: true });
  }
  return marks;
}

export interface HouseInks {
  wall?: string;
  accent?: string;
  trim?: string;
}

/** A low white-washed house under a hipped roof of country tiles; 9 m wide, 7 m deep, with a veranda. */
export function tileHouse(
  view: Camera,
  where: Place,
  { wall = ink.paper, accent = ink.laterite, trim = ink.water }: HouseInks = {},
): string {
  const red = mix(accent, ink.clay, 0.12);
  const dado: Mark = { at: [0, 0, 9, 0.7], color: mix(accent, ink.clay, 0.45) };
  const posts = [0.3, 3, 6, 8.7].map((x) => bar(view, where, [x - 4.5, 0.35, -1.7], [x - 4.5, 2.35, -1.7], 0.24, mix(trim, ink.teal, 0.3)));
  return (
    shadow(view, where, [-5.2, 5.2], [-1.7, 7.5], 3.6) +
    box(view, where, {
      x: [-4.5, 4.5],
      y: [0, 3],
      z: [0, 7],
      color: wall,
      front: [dado, ...windowMarks(1, 0.95, 1.5, 1.2, trim), ...doorMarks(4, 1.1, 2.15, trim), ...windowMarks(6.4, 0.95, 1.5, 1.2, trim)],
      left: [{ at: [0, 0, 7, 0.7], color: dado.color }, ...windowMarks(2.6, 0.95, 1.5, 1.2, trim)],
      right: [{ at: [0, 0, 7, 0.7], color: dado.color }, ...windowMarks(2.6, 0.95, 1.5, 1.2, trim)],
    }) +
    box(view, where, { x: [-4.9, 4.9], y: [0, 0.35], z: [-2, 0], color: mix(ink.clay, ink.sand, 0.4) }) +
    posts.join('') +
    hipRoof(view, where, [-5.2, 5.2], [-2.1, 7.6], 2.55, 5.3, red)
  );
}

function hipRoof(
  view: Camera,
  where: Place,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  eaves: number,
  top: number,
  color: string,
): string {
  const middle = (z0 + z1) / 2;
  const inset = (z1 - z0) * 0.38;
  const [left, right]: [Spot, Spot] = [
    [x0 + inset, top, middle],
    [x1 - inset, top, middle],
  ];
  const slopes: Spot[][] = [
    [[x1, eaves, z1], [x0, eaves, z1], left, right],
    [[x0, eaves, z1], [x0, eaves, z0], left],
    [[x1, eaves, z0], [x1, eaves, z1], right],
    [[x0, eaves, z0], [x1, eaves, z0], right, left],
  ];
  const courses = slopes.map((slope) => {
    const [a, b] = slope as [Spot, Spot];
    const peakB = slope[2] as Spot;
    const peakA = slope.at(-1) as Spot;
    const along = (from: Spot, to: Spot, t: number): Spot => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
      from[2] + (to[2] - from[2]) * t,
    ];
    const rows = [0.17, 0.34, 0.51, 0.68, 0.85].map((t) => {
      const thick = 0.045;
      return face(view, where, {
        corners: [along(a, peakA, t), along(b, peakB, t), along(b, peakB, t + thick), along(a, peakA, t + thick)],
        color: mix(color, ink.lateriteDark, 0.6),
      });
    });
    return face(view, where, { corners: slope, color }) + rows.join('');
  });
  const edge = box(view, where, { x: [x0, x1], y: [eaves - 0.16, eaves], z: [z0, z1], color: mix(color, ink.lateriteDark, 0.75) });
  return edge + courses.join('') + bar(view, where, left, right, 0.17, mix(color, ink.clay, 0.5));
}

/** A modern flat-roofed house of two floors: parapet, balcony, sunshades, head room; 10 m wide, 9 m deep. */
export function modernHouse(
  view: Camera,
  where: Place,
  { wall = ink.paper, accent = ink.laterite, trim = ink.sand }: HouseInks = {},
): string {
  const band: Mark = { at: [0, 3.1, 10, 3.4], color: accent };
  const side = (from: number): Mark[] => [
    { at: [0, 3.1, 9, 3.4], color: accent },
    ...windowMarks(from, 1, 1.5, 1.3, trim),
    ...windowMarks(from, 4.3, 1.5, 1.3, trim),
    ...windowMarks(from + 3.3, 4.3, 1.1, 1.3, trim),
  ];
  return (
    shadow(view, where, [-5, 5], [0, 9], 7.4) +
    box(view, where, { x: [1.2, 4.6], y: [6.6, 9], z: [4.5, 8.5], color: mix(wall, accent, 0.12), top: trim }) +
    box(view, where, {
      x: [-5, 5],
      y: [0, 6.6],
      z: [0, 9],
      color: wall,
      top: trim,
      front: [
        band,
        ...windowMarks(0.6, 1, 1.6, 1.4, trim),
        ...doorMarks(2.75, 1.1, 2.25),
        ...windowMarks(7.1, 1, 1.6, 1.4, trim),
        ...doorMarks(2.2, 1.4, 2.2, glass).map(
          (mark): Mark => ({ ...mark, at: [mark.at[0], mark.at[1] + 3.5, mark.at[2], mark.at[3] + 3.5] }),
        ),
        ...windowMarks(7, 4.4, 1.8, 1.4, trim),
      ],
      left: side(1.5),
      right: side(2.4),
    }) +
    box(view, where, {
      x: [-0.9, 1.1],
      y: [0, 7.5],
      z: [-0.45, 0],
      color: accent,
      front: jaali(0.4, 3.9, 1.75, 7, mix(accent, ink.lateriteDark, 0.55)),
    }) +
    box(view, where, { x: [-5.3, -0.9], y: [3.15, 3.42], z: [-1.5, 0], color: trim, under: true }) +
    box(view, where, {
      x: [-5.2, -1],
      y: [3.42, 4.35],
      z: [-1.45, -1.3],
      color: wall,
      front: [{ at: [0.2, 0.2, 4, 0.75], color: mix(ink.water, ink.teal, 0.4) }],
    }) +
    box(view, where, { x: [-5.2, -5.05], y: [3.42, 4.35], z: [-1.4, 0], color: wall }) +
    bar(view, where, [-5, 0, -1.3], [-5, 3.2, -1.3], 0.28, mix(wall, ink.clay, 0.3)) +
    parapet(view, where, [-5.25, 5.25], [-0.3, 9.2], 6.6, 0.95, wall, accent)
  );
}

/** Low wall round a flat roof, seen from below or above; only its outer faces and coping. */
export function parapet(
  view: Camera,
  where: Place,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  foot: number,
  height: number,
  wall: string,
  coping: string,
): string {
  const sides = box(view, where, { x: [x0, x1], y: [foot, foot + height], z: [z0, z1], color: wall, top: mix(ink.sand, ink.clay, 0.25) });
  const cap = box(view, where, {
    x: [x0 - 0.1, x1 + 0.1],
    y: [foot + height, foot + height + 0.16],
    z: [z0 - 0.1, z1 + 0.1],
    color: coping,
    top: mix(ink.sand, ink.clay, 0.3),
  });
  const soffit = face(view, where, {
    corners: [
      [x0, foot, z0 + 0.3],
      [x1, foot, z0 + 0.3],
      [x1, foot, z0],
      [x0, foot, z0],
    ],
    color: mix(wall, ink.teal, 0.3),
  });
  return soffit + sides + cap;
}

/** A single-storey flat-roofed home with car porch; 9 m wide, 8 m deep. */
export function flatHouse(
  view: Camera,
  where: Place,
  { wall = mix(ink.turmeric, ink.paper, 0.55), accent = ink.cardamom, trim = ink.paper }: HouseInks = {},
): string {
  return (
    shadow(view, where, [-4.5, 4.5], [-2, 8], 4.2) +
    box(view, where, {
      x: [-4.5, 4.5],
      y: [0, 3.3],
      z: [0, 8],
      color: wall,
      top: trim,
      front: [
        ...windowMarks(0.8, 1, 1.7, 1.3, trim),
        ...doorMarks(3.6, 1.1, 2.15),
        { at: [5.2, 0, 8.9, 2.8], color: mix(wall, ink.lateriteDark, 0.4) },
        { at: [5.5, 0, 8.6, 2.6], color: mix(tar, wall, 0.15), plain: true },
      ],
      left: windowMarks(2.6, 1, 1.5, 1.3, trim),
      right: windowMarks(2.6, 1, 1.5, 1.3, trim),
    }) +
    box(view, where, { x: [0.4, 4.8], y: [2.9, 3.3], z: [-3, 0], color: trim, under: true }) +
    bar(view, where, [4.5, 0, -2.7], [4.5, 2.9, -2.7], 0.3, mix(accent, ink.paper, 0.1)) +
    bar(view, where, [0.7, 0, -2.7], [0.7, 2.9, -2.7], 0.3, mix(accent, ink.paper, 0.1)) +
    parapet(view, where, [-4.7, 4.7], [-0.2, 8.2], 3.3, 0.8, wall, accent)
  );
}
