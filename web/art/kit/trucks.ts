import { type Camera, project, scaleAt } from './camera.ts';
import { aggregate, ink, mix } from './palette.ts';
import { assemble, boxPart, cylinderPart, type Part } from './parts.ts';
import { box, type Place, shadow } from './solids.ts';
import { stroke } from './svg.ts';
import { glass, rubber, steel, wheels } from './vehicles.ts';

function cab(view: Camera, where: Place, color: string, deep = 1.9, high = 2.75): Part {
  return boxPart(view, where, {
    x: [-1.2, 1.2],
    y: [0.65, high],
    z: [0, deep],
    color,
    front: [
      { at: [0.15, 1.05, 2.25, 1.95], color: glass, plain: true },
      { at: [1.4, 1.05, 2.1, 1.95], color: mix(glass, ink.mist, 0.35), plain: true },
      { at: [0.3, 0.3, 2.1, 0.75], color: mix(color, ink.ink, 0.4) },
      { at: [0.1, 0.05, 0.5, 0.22], color: ink.paper },
      { at: [1.9, 0.05, 2.3, 0.22], color: ink.paper },
    ],
    right: [
      { at: [0.2, 1.1, 1.15, 1.9], color: glass, plain: true },
      { at: [0.15, 0.1, 1.3, 0.16], color: mix(color, ink.ink, 0.4) },
    ],
    left: [{ at: [0.7, 1.1, 1.7, 1.9], color: glass, plain: true }],
  });
}

export function tipper(view: Camera, where: Place, color: string = ink.laterite, load: string = aggregate): string {
  return (
    shadow(view, where, [-1.2, 1.2], [0, 6.8], 2.8) +
    assemble(view, where, [
      boxPart(view, where, { x: [-0.5, 0.5], y: [0.6, 0.9], z: [0, 6.6], color: rubber }),
      ...wheels(view, where, 1.2, 0.55, [1, 4.6, 5.8]),
      cab(view, where, color),
    ]) +
    box(view, where, {
      x: [-1.25, 1.25],
      y: [1, 2.5],
      z: [2.1, 6.8],
      color: mix(color, ink.turmeric, 0.55),
      top: load,
      right: [0.5, 1.6, 2.7, 3.8].map((u) => ({ at: [u, 0.05, u + 0.14, 1.5] as const, color: mix(color, ink.lateriteDark, 0.2) })),
    })
  );
}

/** Water bowser: a tanker whose bar at the back wets the layer. */
export function bowser(view: Camera, where: Place, color: string = ink.water): string {
  const drops = Array.from({ length: 11 }, (_, i) => {
    const x = -1.1 + i * 0.22;
    const from = project(view, where([x, 0.8, 6.75]));
    const middle = project(view, where([x * 1.15, 0.6, 7.5]));
    const to = project(view, where([x * 1.3, 0, 8]));
    return stroke([from, middle, to], mix(ink.water, ink.paper, 0.6), scaleAt(view, where([0, 0, 7])[2]) * 0.035, 'stroke-dasharray="6 4"');
  });
  return (
    shadow(view, where, [-1.2, 1.2], [0, 6.6], 2.7) +
    assemble(view, where, [
      boxPart(view, where, { x: [-0.5, 0.5], y: [0.6, 0.95], z: [0, 6.6], color: rubber }),
      ...wheels(view, where, 1.2, 0.55, [1, 4.6, 5.7]),
      cab(view, where, ink.paper),
      cylinderPart(view, where, {
        axis: 'along',
        center: [0, 1.95, 4.35],
        radius: 1.02,
        length: 4.5,
        color,
        cap: mix(color, ink.teal, 0.35),
      }),
    ]) +
    [2.9, 4.35, 5.8].map((z) => ring(view, where, z)).join('') +
    drops.join('')
  );
}

function ring(view: Camera, where: Place, z: number): string {
  const arc = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (-0.3 + i * 0.1);
    return project(view, where([Math.cos(angle) * 1.03, 1.95 + Math.sin(angle) * 1.03, z]));
  });
  return stroke(arc, mix(ink.teal, ink.water, 0.3), scaleAt(view, where([0, 0, z])[2]) * 0.07);
}

/** Small mobile hot-mix plant: drum drier on wheels, burner, bitumen tank and chimney. */
export function miniPlant(view: Camera, where: Place, color: string = ink.laterite): string {
  const dark = mix(color, ink.lateriteDark, 0.6);
  return (
    shadow(view, where, [-1, 1], [0, 5.4], 2.8) +
    assemble(view, where, [
      ...wheels(view, where, 1, 0.45, [1, 4.2], 0.3),
      boxPart(view, where, { x: [-0.8, 0.8], y: [0.55, 0.8], z: [0, 5.2], color: rubber }),
      cylinderPart(view, where, { axis: 'along', center: [0, 1.65, 2.9], radius: 0.78, length: 3.4, color, cap: dark, hub: ink.turmeric }),
      boxPart(view, where, { x: [-0.7, 0.7], y: [0.8, 1.9], z: [0, 0.9], color: mix(ink.teal, ink.water, 0.3) }),
      cylinderPart(view, where, { axis: 'up', center: [0.1, 3.1, 4.2], radius: 0.17, length: 1.8, color: steel }),
      boxPart(view, where, { x: [-0.6, 0.6], y: [2.2, 3], z: [1.3, 2.2], color: mix(ink.turmeric, ink.clay, 0.3), top: rubber }),
    ])
  );
}
