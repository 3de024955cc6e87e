import type { Camera } from './camera.ts';
import { ink, mix } from './palette.ts';
import { box, type Mark, type Place, shadow } from './solids.ts';

/** Compound wall along the ground from one corner to another, with piers. */
export function compoundWall(
  view: Camera,
  where: Place,
  [x0, x1]: readonly [number, number],
  z: number,
  height = 1.6,
  wall: string = ink.paper,
  coping: string = ink.laterite,
): string {
  const length = x1 - x0;
  const count = Math.max(1, Math.round(length / 3.2));
  const marks: Mark[] = [];
  for (let index = 0; index < count; index++) {
    const u = (length * index) / count;
    marks.push({ at: [u + 0.5, height * 0.28, u + length / count - 0.5, height * 0.78], color: mix(wall, ink.clay, 0.28) });
    marks.push({ at: [u - 0.18, 0, u + 0.18, height], color: mix(wall, ink.clay, 0.12) });
  }
  return (
    shadow(view, where, [x0, x1], [z, z + 0.25], height) +
    box(view, where, { x: [x0, x1], y: [0, height], z: [z, z + 0.25], color: wall, top: coping, front: marks, left: [] }) +
    box(view, where, { x: [x0 - 0.08, x1 + 0.08], y: [height, height + 0.14], z: [z - 0.08, z + 0.33], color: coping })
  );
}
