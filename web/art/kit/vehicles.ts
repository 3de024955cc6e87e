import { type Camera, project, type Spot, scaleAt } from './camera.ts';
import { ink, mix } from './palette.ts';
import { assemble, barPart, boxPart, cylinderPart, type Part } from './parts.ts';
import { box, type Place, shadow } from './solids.ts';
import { disc, stroke } from './svg.ts';

export const rubber = mix(ink.ink, ink.teal, 0.12);

export const steel = mix(ink.mist, ink.ink, 0.34);

export const glass = mix(ink.teal, ink.water, 0.35);

export function wheels(view: Camera, where: Place, halfWidth: number, radius: number, along: readonly number[], thick = 0.42): Part[] {
  return along.flatMap((z) =>
    [-1, 1].map((side) =>
      cylinderPart(view, where, {
        axis: 'across',
        center: [side * (halfWidth - thick / 2), radius, z],
        radius,
        length: thick,
        color: rubber,
        cap: mix(rubber, ink.mist, 0.1),
        hub: ink.sand,
      }),
    ),
  );
}

function driver(view: Camera, where: Place, seat: Spot, helmet: string = ink.paper): Part {
  return {
    at: seat,
    draw: () => {
      const spot = where(seat);
      const unit = scaleAt(view, spot[2]);
      const [x, y] = project(view, spot);
      return (
        stroke(
          [
            [x, y],
            [x, y - 0.36 * unit],
          ],
          ink.water,
          0.42 * unit,
        ) +
        disc([x, y - 0.72 * unit], 0.14 * unit, mix(ink.lateriteDark, ink.clay, 0.25)) +
        stroke(
          [
            [x - 0.1 * unit, y - 0.79 * unit],
            [x + 0.1 * unit, y - 0.79 * unit],
          ],
          helmet,
          0.15 * unit,
        )
      );
    },
  };
}

/** Three-drum road roller; the great drum leads. */
export function roller(view: Camera, where: Place, color: string = ink.turmeric): string {
  const dark = mix(color, ink.lateriteDark, 0.35);
  return (
    shadow(view, where, [-1.05, 1.05], [0, 5], 2.6) +
    assemble(view, where, [
      cylinderPart(view, where, {
        axis: 'across',
        center: [0, 0.8, 0.85],
        radius: 0.8,
        length: 1.9,
        color: mix(steel, ink.ink, 0.3),
        cap: steel,
        hub: mix(steel, ink.ink, 0.5),
      }),
      boxPart(view, where, { x: [-1.12, -0.98], y: [0.65, 1], z: [0.4, 2.3], color: dark }),
      boxPart(view, where, { x: [0.98, 1.12], y: [0.65, 1], z: [0.4, 2.3], color: dark }),
      boxPart(view, where, {
        x: [-0.72, 0.72],
        y: [0.85, 1.75],
        z: [1.8, 2.75],
        color,
        right: [{ at: [0.15, 0.2, 0.8, 0.7], color: dark }],
        front: [{ at: [0.2, 0.15, 1.24, 0.65], color: dark }],
      }),
      boxPart(view, where, { x: [-0.9, 0.9], y: [0.75, 1], z: [2.75, 3.5], color: dark }),
      driver(view, where, [0, 1.35, 3.2]),
      boxPart(view, where, {
        x: [-0.72, 0.72],
        y: [0.85, 1.65],
        z: [3.5, 4.9],
        color,
        right: [{ at: [0.25, 0.25, 1.1, 0.6], color: dark }],
      }),
      ...[-1, 1].map((side) =>
        cylinderPart(view, where, {
          axis: 'across',
          center: [side * 0.82, 0.78, 4.1],
          radius: 0.78,
          length: 0.5,
          color: rubber,
          cap: mix(rubber, ink.mist, 0.12),
          hub: color,
        }),
      ),
      ...[
        [-0.8, 2.7],
        [0.8, 2.7],
        [-0.8, 3.75],
        [0.8, 3.75],
      ].map(([x, z]) => barPart(view, where, [x!, 1, z!], [x!, 2.75, z!], 0.09, rubber)),
    ]) +
    box(view, where, { x: [-1, 1], y: [2.72, 2.9], z: [2.4, 4], color, top: mix(color, ink.paper, 0.35) })
  );
}

/** Asphalt and wet-mix paver: hopper in front, driver's stand, screed behind. */
export function paver(view: Camera, where: Place, color: string = ink.turmeric, load: string = rubber): string {
  const dark = mix(color, ink.lateriteDark, 0.35);
  return (
    shadow(view, where, [-1.4, 1.4], [0, 5], 2.8) +
    assemble(view, where, [
      boxPart(view, where, {
        x: [-0.95, 0.95],
        y: [0.1, 0.85],
        z: [0.5, 4.1],
        color: rubber,
        right: [0.3, 1.1, 1.9, 2.7].map((u) => ({ at: [u, 0.12, u + 0.55, 0.6] as const, color: mix(rubber, ink.mist, 0.3) })),
      }),
      boxPart(view, where, {
        x: [-1.45, 1.45],
        y: [0.75, 1.55],
        z: [0, 1.7],
        color,
        top: load,
        right: [{ at: [0.15, 0.15, 1.5, 0.3], color: dark }],
      }),
      boxPart(view, where, {
        x: [-1.05, 1.05],
        y: [0.85, 1.75],
        z: [1.8, 4.1],
        color,
        right: [{ at: [0.3, 0.2, 1.9, 0.65], color: dark }],
      }),
      boxPart(view, where, {
        x: [-1.75, 1.75],
        y: [0.05, 0.65],
        z: [4.1, 5],
        color: dark,
        right: [{ at: [0.1, 0.2, 0.8, 0.4], color: ink.paper }],
      }),
      driver(view, where, [0, 1.8, 3.3]),
      ...[
        [-0.9, 2.5],
        [0.9, 2.5],
        [-0.9, 4],
        [0.9, 4],
      ].map(([x, z]) => barPart(view, where, [x!, 1.75, z!], [x!, 3.15, z!], 0.08, rubber)),
    ]) +
    box(view, where, { x: [-1.15, 1.15], y: [3.12, 3.28], z: [2.1, 4.3], color, top: mix(color, ink.paper, 0.35) })
  );
}

/** Motor grader with its long nose and slanting blade. */
export function grader(view: Camera, where: Place, color: string = ink.turmeric): string {
  const dark = mix(color, ink.lateriteDark, 0.35);
  return (
    shadow(view, where, [-1.1, 1.1], [0, 7.2], 2.4) +
    assemble(view, where, [
      ...wheels(view, where, 1.15, 0.62, [0.7, 5, 6.4]),
      boxPart(view, where, { x: [-0.9, 0.9], y: [0.55, 0.75], z: [0.55, 0.85], color: dark }),
      boxPart(view, where, { x: [-0.22, 0.22], y: [1.15, 1.6], z: [0.5, 4.3], color }),
      boxPart(view, where, { x: [-1.7, 1.7], y: [0.04, 0.62], z: [2.4, 2.55], color: steel }),
      barPart(view, where, [0, 1.2, 2.6], [0, 0.6, 2.5], 0.3, rubber),
      boxPart(view, where, {
        x: [-0.7, 0.7],
        y: [1.1, 3],
        z: [4, 5],
        color,
        front: [{ at: [0.12, 0.65, 1.28, 1.75], color: glass, plain: true }],
        right: [{ at: [0.12, 0.65, 0.88, 1.75], color: glass, plain: true }],
        left: [{ at: [0.12, 0.65, 0.88, 1.75], color: glass, plain: true }],
      }),
      boxPart(view, where, { x: [-0.75, 0.75], y: [0.95, 1.9], z: [5, 7.1], color, right: [{ at: [0.3, 0.3, 1.6, 0.65], color: dark }] }),
    ])
  );
}
