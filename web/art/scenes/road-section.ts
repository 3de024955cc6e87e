import { type Camera, project } from '../kit/camera.ts';
import { tuft } from '../kit/fields.ts';
import { flatNumber } from '../kit/glyphs.ts';
import { ink, mix } from '../kit/palette.ts';
import { between, seeded } from '../kit/random.ts';
import { blend, clipped, type Point, rect, shape, shapes, stroke } from '../kit/svg.ts';

export interface Layer {
  metres: number;
  color: string;
  grain: 'earth' | 'gravel' | 'stone' | 'tar';
}

function stones(left: number, right: number, top: number, bottom: number, size: number, corners: number, seed: number): Point[][] {
  const random = seeded(seed);
  const found: Point[][] = [];
  for (let y = top + size * 0.5; y < bottom; y += size * 0.95) {
    for (let x = left + between(random, 0, size); x < right; x += size * between(random, 1.1, 1.6)) {
      const turn = between(random, 0, 3);
      const radius = size * between(random, 0.32, 0.5);
      found.push(
        Array.from({ length: corners }, (_, i): Point => {
          const angle = turn + (i / corners) * Math.PI * 2;
          return [x + Math.cos(angle) * radius * 1.2, y + Math.sin(angle) * radius * between(random, 0.7, 1)];
        }),
      );
    }
  }
  return found;
}

function grainOf({ grain, color }: Layer, left: number, right: number, top: number, bottom: number, seed: number): string {
  if (grain === 'earth')
    return shapes(
      stones(left, right, top, bottom, 17, 4, seed).map((one) => one.map(([x, y]): Point => [x, top + (y - top) * 1])),
      mix(color, ink.lateriteDark, 0.35),
      'opacity=".7"',
    );
  if (grain === 'gravel')
    return (
      shapes(stones(left, right, top, bottom, 19, 8, seed), mix(color, ink.paper, 0.4)) +
      shapes(stones(left, right, top, bottom, 23, 7, seed + 1), mix(color, ink.lateriteDark, 0.45), 'opacity=".55"')
    );
  if (grain === 'stone')
    return (
      shapes(stones(left, right, top, bottom, 14, 5, seed), mix(color, ink.paper, 0.55)) +
      shapes(stones(left, right, top, bottom, 19, 4, seed + 1), mix(color, ink.ink, 0.45), 'opacity=".7"')
    );
  return shapes(stones(left, right, top, bottom, 9, 5, seed), mix(color, ink.mist, 0.4));
}

/** The earth cut open along the picture's lower edge, with the road's layers in their true order. */
export function roadSection(
  view: Camera,
  width: number,
  height: number,
  z: number,
  halfRoad: number,
  layers: readonly Layer[],
  feet?: number,
): string {
  const surface = project(view, [0, 0, z])[1];
  const deep = blend(
    [
      [0, ink.laterite],
      [0.5, ink.lateriteDark],
      [1, mix(ink.lateriteDark, ink.ink, 0.45)],
    ],
    surface,
    height,
  );
  const random = seeded(17);
  const strata = Array.from({ length: 5 }, (_, i) => {
    const y = surface + 40 + i * 36;
    const line = Array.from({ length: 25 }, (_, step): Point => [(step * width) / 24, y + Math.sin(step * 0.8 + i * 1.7) * 7]);
    return stroke(
      line,
      mix(ink.clay, ink.laterite, 0.3),
      1.6,
      `stroke-dasharray="${i % 2 ? '16 7' : '6 7'}" stroke-linecap="butt" opacity=".6"`,
    );
  });
  const boulders = stones(0, width, surface + 40, height, 118, 6, 23)
    .filter(() => random() < 0.6)
    .map((one) =>
      one.map(([x, y], _i, all): Point => {
        const [cx, cy] = [all[0]![0], all[0]![1]];
        return [cx + (x - cx) * 0.3, cy + (y - cy) * 0.3];
      }),
    );
  const grass = Array.from({ length: 46 }, (_, i) =>
    tuft(
      [(i * width) / 45 + between(random, -10, 10), surface + 4],
      between(random, 14, 30),
      i % 3 ? ink.cardamom : mix(ink.paddy, ink.cardamom, 0.4),
      i,
    ),
  ).join('');
  return (
    deep.defs +
    rect(-8, surface, width + 16, height - surface + 8, deep.fill) +
    strata.join('') +
    shapes(boulders, mix(ink.clay, ink.laterite, 0.4), 'opacity=".7"') +
    rect(0, surface - 2, width, 8, mix(ink.forest, ink.lateriteDark, 0.35)) +
    grass +
    builtLayers(view, z, halfRoad, layers, feet)
  );
}

function builtLayers(view: Camera, z: number, halfRoad: number, layers: readonly Layer[], feet?: number): string {
  const total = layers.reduce((sum, layer) => sum + layer.metres, 0);
  let level = 0;
  let drawn = '';
  layers.forEach((layer, index) => {
    const half = (at: number) => halfRoad + (total - at) * 0.9;
    const corners = (
      [
        [-half(level), level],
        [half(level), level],
        [half(level + layer.metres), level + layer.metres],
        [-half(level + layer.metres), level + layer.metres],
      ] as const
    ).map(([x, y]) => project(view, [x, y, z]));
    const [a, b, c] = corners as [Point, Point, Point];
    drawn +=
      shape(corners, layer.color) +
      clipped(grainOf(layer, a[0], b[0], c[1], a[1], 31 + index), corners) +
      stroke([a, b], mix(ink.paper, layer.color, 0.35), 2.2, 'stroke-dasharray="12 7" stroke-linecap="butt"');
    level += layer.metres;
  });
  return drawn + (feet ? measure(view, z, halfRoad + total * 0.9 + 0.9, total, feet) : '');
}

function measure(view: Camera, z: number, x: number, metres: number, feet: number): string {
  const [px, low] = project(view, [x, 0, z]);
  const high = project(view, [x, metres, z])[1];
  const ticks = Array.from({ length: feet + 1 }, (_, i) => low + ((high - low) * i) / feet);
  return (
    stroke(
      [
        [px, low],
        [px, high],
      ],
      ink.ink,
      5,
    ) +
    stroke(
      [
        [px, low],
        [px, high],
      ],
      ink.paper,
      3,
    ) +
    ticks
      .map(
        (y) =>
          stroke(
            [
              [px - 13, y],
              [px + 13, y],
            ],
            ink.ink,
            5,
          ) +
          stroke(
            [
              [px - 13, y],
              [px + 13, y],
            ],
            ink.paper,
            3,
          ),
      )
      .join('') +
    flatNumber([px + 40, (low + high) / 2], String(feet), 32, ink.ink, 9) +
    flatNumber([px + 40, (low + high) / 2], String(feet), 32, ink.paper, 5) +
    stroke(
      [
        [px + 62, (low + high) / 2 - 20],
        [px + 59, (low + high) / 2 - 10],
      ],
      ink.ink,
      7,
    ) +
    stroke(
      [
        [px + 62, (low + high) / 2 - 20],
        [px + 59, (low + high) / 2 - 10],
      ],
      ink.paper,
      4,
    )
  );
}
