import { type Point, shape } from './svg.ts';

/** Metres: x to the right, y up, z away from the viewer. */
export type Spot = readonly [x: number, y: number, z: number];
export type Ground = readonly [x: number, z: number];

export interface Camera {
  /** Where the vanishing point lies in the picture. */
  vanishX: number;
  horizon: number;
  focal: number;
  /** Eye height in metres. */
  eye: number;
  /** Ground nearer than this (metres) is cut away; it lies under the picture's lower edge. */
  near: number;
}

export function camera(vanishX: number, horizon: number, focal: number, eye: number, pictureHeight: number): Camera {
  const near = (0.7 * focal * eye) / (pictureHeight - horizon);
  return { vanishX, horizon, focal, eye, near };
}

export function project(view: Camera, [x, y, z]: Spot): Point {
  const scale = view.focal / Math.max(z, 0.1);
  return [view.vanishX + x * scale, view.horizon + (view.eye - y) * scale];
}

/** Pixels per metre at a distance. */
export function scaleAt(view: Camera, z: number): number {
  return view.focal / z;
}

export function onGround(view: Camera, x: number, z: number): Point {
  return project(view, [x, 0, z]);
}

/** The place on the ground under a point of the picture. */
export function groundUnder(view: Camera, [px, py]: Point): Ground {
  const z = (view.focal * view.eye) / (py - view.horizon);
  return [((px - view.vanishX) * z) / view.focal, z];
}

function cutNear(points: readonly Ground[], near: number): Ground[] {
  const kept: Ground[] = [];
  points.forEach((to, index) => {
    const from = points.at(index - 1) as Ground;
    if (from[1] < near !== to[1] < near) {
      const share = (near - from[1]) / (to[1] - from[1]);
      kept.push([from[0] + (to[0] - from[0]) * share, near]);
    }
    if (to[1] >= near) kept.push(to);
  });
  return kept;
}

export function groundPoints(view: Camera, points: readonly Ground[]): Point[] {
  return cutNear(points, view.near).map(([x, z]) => onGround(view, x, z));
}

export function ground(view: Camera, points: readonly Ground[], fill: string, extra = ''): string {
  return shape(groundPoints(view, points), fill, extra);
}

export function groundRect(view: Camera, x0: number, x1: number, z0: number, z1: number, fill: string, extra = '') {
  return ground(
    view,
    [
      [x0, z0],
      [x1, z0],
      [x1, z1],
      [x0, z1],
    ],
    fill,
    extra,
  );
}

/** A band of constant width in metres along a way. */
export function band(way: readonly Ground[], width: number): Ground[] {
  const left: Ground[] = [];
  const right: Ground[] = [];
  way.forEach((at, index) => {
    const before = way[Math.max(0, index - 1)] as Ground;
    const after = way[Math.min(way.length - 1, index + 1)] as Ground;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const across: Ground = [(after[1] - before[1]) / length, -(after[0] - before[0]) / length];
    left.push([at[0] - (across[0] * width) / 2, at[1] - (across[1] * width) / 2]);
    right.push([at[0] + (across[0] * width) / 2, at[1] + (across[1] * width) / 2]);
  });
  return [...left, ...right.reverse()];
}

export function groundBand(view: Camera, way: readonly Ground[], width: number, fill: string, extra = ''): string {
  return ground(view, band(way, width), fill, extra);
}

/** A dashed band: the survey line of all pictures. */
export function groundDashes(view: Camera, from: Ground, to: Ground, width: number, dash: number, fill: string, extra = '') {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (distance: number): Ground => [
    from[0] + ((to[0] - from[0]) * distance) / length,
    from[1] + ((to[1] - from[1]) * distance) / length,
  ];
  let all = '';
  for (let start = 0; start < length; start += dash * 1.7) {
    all += groundBand(view, [at(start), at(Math.min(length, start + dash))], width, fill, extra);
  }
  return all;
}

export function smoothWay(way: readonly Ground[], steps = 8): Ground[] {
  const result: Ground[] = [];
  for (let i = 0; i < way.length - 1; i++) {
    const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map((at) => way[Math.min(way.length - 1, Math.max(0, at))] as Ground);
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const spline = (axis: 0 | 1) =>
        0.5 *
        (2 * b![axis] +
          (c![axis] - a![axis]) * t +
          (2 * a![axis] - 5 * b![axis] + 4 * c![axis] - d![axis]) * t * t +
          (3 * b![axis] - a![axis] - 3 * c![axis] + d![axis]) * t ** 3);
      result.push([spline(0), spline(1)]);
    }
  }
  result.push(way.at(-1) as Ground);
  return result;
}
