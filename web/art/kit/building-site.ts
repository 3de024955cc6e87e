import type { Camera } from './camera.ts';
import { concrete, ink, mix } from './palette.ts';
import { bar, cylinder } from './round-solids.ts';
import { box, type Mark, type Place, shadow } from './solids.ts';

const rod = mix(ink.lateriteDark, ink.ink, 0.4);
const bamboo = mix(ink.turmeric, ink.clay, 0.5);

function bricks(width: number, bottom: number, top: number): Mark[] {
  const marks: Mark[] = [];
  let odd = false;
  for (let v = bottom + 0.24; v < top - 0.05; v += 0.32) {
    for (let u = odd ? 0.1 : 0.55; u < width - 0.5; u += 1.1)
      marks.push({ at: [u, v, u + 0.5, v + 0.09], color: mix(ink.laterite, ink.sand, 0.42) });
    odd = !odd;
  }
  return marks;
}

export interface FrameSize {
  floors?: number;
  /** Floors that already have brick walls. */
  walled?: number;
  bays?: number;
}

/** A concrete frame in the making: columns, slabs, brick infill from below, bars sticking out on top. Bays are 3.6 m wide. */
export function buildingFrame(view: Camera, where: Place, { floors = 2, walled = 1, bays = 3 }: FrameSize = {}): string {
  const bay = 3.6;
  const half = (bays * bay) / 2;
  const deep = 8;
  const storey = 3.2;
  let drawn =
    shadow(view, where, [-half, half], [0, deep], floors * storey + 1) +
    box(view, where, { x: [-half - 0.5, half + 0.5], y: [0, 0.5], z: [-0.4, deep + 0.4], color: concrete });
  for (let floor = 0; floor < floors; floor++) {
    const low = 0.5 + floor * storey;
    const high = low + storey - 0.35;
    const columns = (z: number) =>
      Array.from({ length: bays + 1 }, (_, i) =>
        box(view, where, { x: [-half + i * bay - 0.2, -half + i * bay + 0.2], y: [low, high], z: [z, z + 0.4], color: concrete }),
      ).join('');
    drawn += columns(deep - 0.4);
    if (floor < walled) {
      const opening = (u: number): Mark => ({ at: [u, 0.95, u + 1.6, 2.3], color: mix(ink.teal, ink.ink, 0.45), plain: true });
      drawn += box(view, where, {
        x: [-half, half],
        y: [low, high],
        z: [0.15, deep],
        color: ink.laterite,
        front: [...bricks(half * 2, 0, storey - 0.35), ...Array.from({ length: bays }, (_, i) => opening(i * bay + 1))],
        right: [...bricks(deep, 0, storey - 0.35), opening(3)],
        left: [...bricks(deep, 0, storey - 0.35), opening(3)],
      });
    } else {
      drawn += Array.from({ length: bays * 2 }, (_, i) =>
        bar(view, where, [-half + 0.9 + i * 1.8, low, 2.2], [-half + 0.9 + i * 1.8, high, 2.2], 0.1, bamboo),
      ).join('');
    }
    drawn +=
      columns(0) +
      box(view, where, {
        x: [-half - 0.5, half + 0.5],
        y: [high, high + 0.35],
        z: [-0.4, deep + 0.4],
        color: concrete,
        top: mix(concrete, ink.paper, 0.3),
      });
  }
  const roof = 0.5 + floors * storey;
  const starter = (x: number, z: number) =>
    [-0.12, 0, 0.12].map((dx) => bar(view, where, [x + dx, roof, z], [x + dx, roof + 1.1, z], 0.05, rod)).join('');
  for (let i = 0; i <= bays; i++) drawn += starter(-half + i * bay, deep - 0.2) + starter(-half + i * bay, 0.2);
  return drawn;
}

/** Bamboo scaffold along a front: poles, ledgers, walking boards. */
export function scaffold(view: Camera, where: Place, [x0, x1]: readonly [number, number], z: number, height: number): string {
  const pole = (x: number) => bar(view, where, [x, 0, z], [x, height + 0.7, z], 0.11, bamboo);
  const count = Math.round((x1 - x0) / 1.9);
  const levels = Array.from({ length: Math.floor(height / 1.9) }, (_, i) => 1.9 * (i + 1));
  return (
    Array.from({ length: count + 1 }, (_, i) => pole(x0 + ((x1 - x0) * i) / count)).join('') +
    levels
      .map(
        (y) =>
          bar(view, where, [x0 - 0.3, y, z], [x1 + 0.3, y, z], 0.09, bamboo) +
          box(view, where, { x: [x0, x1], y: [y, y + 0.09], z: [z, z + 0.6], color: mix(ink.clay, ink.sand, 0.3) }),
      )
      .join('') +
    bar(view, where, [x0, 0, z], [x0 + 1.9 * 1.6, height, z], 0.08, bamboo)
  );
}

export function brickStack(view: Camera, where: Place): string {
  return (
    shadow(view, where, [-0.9, 0.9], [0, 1], 1) +
    box(view, where, {
      x: [-0.9, 0.9],
      y: [0, 1],
      z: [0, 1],
      color: ink.laterite,
      top: mix(ink.laterite, ink.clay, 0.4),
      front: bricks(1.8, 0, 1),
      right: bricks(1, 0, 1),
    })
  );
}

/** A concrete mixer on two wheels. */
export function mixer(view: Camera, where: Place): string {
  return (
    shadow(view, where, [-0.7, 0.9], [-0.4, 0.6], 1.6) +
    box(view, where, { x: [-0.8, 0.8], y: [0.5, 0.65], z: [-0.4, 0.5], color: mix(ink.ink, ink.teal, 0.2) }) +
    box(view, where, { x: [-0.8, -0.1], y: [0.65, 1.2], z: [-0.35, 0.4], color: ink.water }) +
    bar(view, where, [-0.5, 0, -0.4], [-0.5, 0.6, -0.4], 0.3, ink.ink) +
    bar(view, where, [0.6, 0, -0.4], [0.6, 0.6, -0.4], 0.12, ink.ink) +
    cylinder(view, where, {
      axis: 'across',
      center: [0.35, 1.6, 0],
      radius: 0.7,
      length: 1,
      taper: 0.5,
      color: ink.turmeric,
      cap: mix(ink.turmeric, ink.lateriteDark, 0.45),
    }) +
    cylinder(view, where, {
      axis: 'across',
      center: [-0.12, 1.6, 0],
      radius: 0.62,
      length: 0.22,
      color: mix(ink.turmeric, ink.lateriteDark, 0.3),
      cap: mix(ink.turmeric, ink.lateriteDark, 0.3),
    })
  );
}
