import { type Camera, project, type Spot } from './camera.ts';
import { ink, mix } from './palette.ts';
import { type Point, shape } from './svg.ts';

/** Turns a thing's own metres (x right, y up, z towards its back) into places in the valley. */
export type Place = (spot: Spot) => Spot;

/** `turn` in degrees: positive turns the front to the viewer's left, so that its right flank (x > 0) shows. */
export function place(x: number, z: number, turn = 0, size = 1): Place {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return ([px, py, pz]) => [x + px * cos + pz * sin, py * size, z - px * sin + pz * cos];
}

const sunwards = normal([0.86, 0.34, -0.12]);

/** Flat inks only: lit, half and dark. */
export function tone(color: string, facing: Spot): string {
  const light = facing[0] * sunwards[0] + facing[1] * sunwards[1] + facing[2] * sunwards[2];
  if (light > 0.42) return mix(color, ink.paper, 0.12);
  if (light > -0.05) return mix(color, ink.lateriteDark, 0.1);
  return mix(color, mix(ink.teal, ink.lateriteDark, 0.35), 0.36);
}

function normal([x, y, z]: Spot): Spot {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export const minus = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

const dot = (a: Spot, b: Spot) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const cross = (a: Spot, b: Spot): Spot => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** A mark on a face in metres from its lower left corner, seen from outside. */
export interface Mark {
  at: readonly [left: number, bottom: number, right: number, top: number];
  color: string;
  /** Keeps its ink whatever the light. */
  plain?: boolean;
}

export interface Face {
  corners: readonly Spot[];
  color: string;
  marks?: readonly Mark[] | undefined;
}

/** Draws a face if it looks at the viewer; corners run counter-clockwise seen from outside, from the lower left. */
export function face(view: Camera, where: Place, { corners, color, marks = [] }: Face): string {
  const spots = corners.map(where);
  const [a, b, c] = spots as [Spot, Spot, Spot];
  const last = spots.at(-1) as Spot;
  const outward = normal(cross(minus(c, a), minus(b, a)));
  const eye: Spot = [0, view.eye, 0];
  if (dot(outward, minus(eye, a)) <= 0) return '';
  const along = normal(minus(b, a));
  const up = normal(minus(last, a));
  const size = Math.hypot(...minus(where([1, 0, 0]), where([0, 0, 0])));
  const spot = (u: number, v: number) =>
    project(view, [0, 1, 2].map((axis) => a[axis]! + along[axis]! * u * size + up[axis]! * v * size) as unknown as Spot);
  const drawn = marks.map(({ at: [left, bottom, right, top], color: mark, plain }) =>
    shape([spot(left, bottom), spot(right, bottom), spot(right, top), spot(left, top)], plain ? mark : tone(mark, outward)),
  );
  return (
    shape(
      spots.map((one) => project(view, one)),
      tone(color, outward),
    ) + drawn.join('')
  );
}

export interface Box {
  x: readonly [number, number];
  y: readonly [number, number];
  z: readonly [number, number];
  color: string;
  top?: string | undefined;
  front?: readonly Mark[];
  left?: readonly Mark[];
  right?: readonly Mark[];
  roof?: readonly Mark[];
  /** Draw the underside too, for slabs that hang free. */
  under?: boolean;
}

type Corners = readonly [Spot, Spot, Spot, Spot];

export function box(
  view: Camera,
  where: Place,
  { x: [x0, x1], y: [y0, y1], z: [z0, z1], color, top, front, left, right, roof, under }: Box,
): string {
  const [a, b, c, d]: Corners = [
    [x0, y0, z0],
    [x1, y0, z0],
    [x1, y0, z1],
    [x0, y0, z1],
  ];
  const [e, f, g, h]: Corners = [
    [x0, y1, z0],
    [x1, y1, z0],
    [x1, y1, z1],
    [x0, y1, z1],
  ];
  const side = (corners: Spot[], marks?: readonly Mark[], paint = color) => face(view, where, { corners, color: paint, marks });
  return (
    (under ? side([d, c, b, a], [], mix(color, ink.teal, 0.25)) : '') +
    side([c, d, h, g]) +
    side([d, a, e, h], left) +
    side([b, c, g, f], right) +
    side([e, f, g, h], roof, top ?? color) +
    side([a, b, f, e], front)
  );
}

/** The outline around points, for shadows and round things. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1) {
        const [o, a] = chain.slice(-2) as [Point, Point];
        if ((a[0] - o[0]) * (point[1] - o[1]) - (a[1] - o[1]) * (point[0] - o[0]) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The long evening shadow of a box on the ground. */
export function shadow(
  view: Camera,
  where: Place,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  height: number,
  color: string = mix(ink.lateriteDark, ink.forest, 0.6),
  opacity = 0.36,
): string {
  const spots: Spot[] = [];
  for (const x of [x0, x1]) {
    for (const z of [z0, z1]) {
      const foot = where([x, 0, z]);
      const top = where([x, height, z]);
      spots.push(foot, [foot[0] - top[1] * 1.15, 0, foot[2] - top[1] * 0.28]);
    }
  }
  return shape(hull(spots.map((spot) => project(view, [spot[0], 0, Math.max(spot[2], view.near)]))), color, `opacity="${opacity}"`);
}
