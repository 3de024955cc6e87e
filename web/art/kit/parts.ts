import type { Camera, Spot } from './camera.ts';
import { bar, type Cylinder, cylinder } from './round-solids.ts';
import { type Box, box, minus, type Place } from './solids.ts';

export interface Part {
  /** The part's middle; parts are drawn from far to near. */
  at: Spot;
  draw: () => string;
}

export function assemble(view: Camera, where: Place, parts: readonly Part[]): string {
  const distance = ({ at }: Part) => Math.hypot(...minus(where(at), [0, view.eye, 0]));
  return [...parts]
    .sort((a, b) => distance(b) - distance(a))
    .map((part) => part.draw())
    .join('');
}

export function boxPart(view: Camera, where: Place, one: Box): Part {
  const middle = ([a, b]: readonly [number, number]) => (a + b) / 2;
  return { at: [middle(one.x), middle(one.y), middle(one.z)], draw: () => box(view, where, one) };
}

export function cylinderPart(view: Camera, where: Place, one: Cylinder): Part {
  return { at: one.center, draw: () => cylinder(view, where, one) };
}

export function barPart(view: Camera, where: Place, from: Spot, to: Spot, metres: number, color: string): Part {
  return {
    at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2],
    draw: () => bar(view, where, from, to, metres, color),
  };
}
