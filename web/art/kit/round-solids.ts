import { type Camera, project, type Spot } from './camera.ts';
import { ink, mix } from './palette.ts';
import { hull, minus, type Place } from './solids.ts';
import { type Point, shape, stroke } from './svg.ts';

export type Axis = 'across' | 'along' | 'up';

export interface Cylinder {
  axis: Axis;
  center: Spot;
  radius: number;
  length: number;
  color: string;
  cap?: string;
  hub?: string;
  /** Second radius at the far end, for cones. */
  taper?: number;
}

export function circleSpots(center: Spot, radius: number, axis: Axis, offset: number): Spot[] {
  return Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * Math.PI * 2;
    const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    if (axis === 'across') return [center[0] + offset, center[1] + s, center[2] + c];
    if (axis === 'along') return [center[0] + c, center[1] + s, center[2] + offset];
    return [center[0] + c, center[1] + offset, center[2] + s];
  });
}

export function cylinder(view: Camera, where: Place, { axis, center, radius, length, color, cap, hub, taper }: Cylinder): string {
  const ends = [-length / 2, length / 2].map((offset, end) =>
    circleSpots(center, end && taper !== undefined ? taper : radius, axis, offset),
  );
  const seen = ends.map((spots) => spots.map((spot) => project(view, where(spot))));
  const distance = (spots: Spot[]) =>
    Math.hypot(...minus(where(spots[0] as Spot), [0, view.eye, 0])) + Math.hypot(...minus(where(spots[14] as Spot), [0, view.eye, 0]));
  const near = distance(ends[0] as Spot[]) < distance(ends[1] as Spot[]) ? 0 : 1;
  const nearEnd = seen[near] as Point[];
  const hubEnd = hub
    ? shape(
        circleSpots(center, radius * 0.42, axis, near ? length / 2 : -length / 2).map((spot) => project(view, where(spot))),
        hub,
      )
    : '';
  return shape(hull(seen.flat()), color) + shape(nearEnd, cap ?? mix(color, ink.paper, 0.1)) + hubEnd;
}

export function bar(view: Camera, where: Place, from: Spot, to: Spot, metres: number, color: string): string {
  const a = where(from);
  const b = where(to);
  const size = Math.hypot(...minus(where([1, 0, 0]), where([0, 0, 0])));
  return stroke([project(view, a), project(view, b)], color, (metres * size * view.focal) / ((a[2] + b[2]) / 2), 'stroke-linecap="butt"');
}
