import { ink, mix } from './palette.ts';
import { between, type Random, seeded } from './random.ts';
import { blend, clipped, type Point, shape, shapes, stroke } from './svg.ts';

export interface Ridge {
  /** The crest from left to right, as few points as tell its character. */
  crest: readonly Point[];
  foot: number;
  lit: string;
  shade: string;
  seed: number;
  roughness?: number;
  contours?: number;
  contourColor?: string;
  /** Haze that rises from the foot, 0 to 1. */
  haze?: number;
  hazeColor?: string;
}

/** Midpoint displacement: the broken crest of the ghats between hand-set points. */
export function crestLine(points: readonly Point[], seed: number, roughness = 0.16): Point[] {
  const random = seeded(seed);
  const split = (from: Point, to: Point): Point[] => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < 16) return [from];
    const share = between(random, 0.4, 0.6);
    const middle: Point = [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + between(random, -1, 1) * length * roughness,
    ];
    return [...split(from, middle), ...split(middle, to)];
  };
  return [...points.slice(1).flatMap((to, index) => split(points[index] as Point, to)), points.at(-1) as Point];
}

function zigzagDown(random: Random, from: Point, foot: number, drift: number): Point[] {
  const way: Point[] = [from];
  let [x, y] = from;
  let side = 1;
  while (y < foot) {
    const step = between(random, 10, 34);
    y += step;
    x += drift * step + side * between(random, 2, 13);
    side = -side;
    way.push([x, y]);
  }
  return way;
}

function turningPoints(line: readonly Point[], reach: number): number[] {
  const found: number[] = [];
  line.forEach(([x, y], index) => {
    const near = line.filter((other) => Math.abs(other[0] - x) < reach);
    if (near.every((other) => other[1] >= y) && line[found.at(-1) ?? -1]?.[1] !== y) found.push(index);
  });
  return found;
}

/** From every summit the side towards the sun (right) is cut out in the lighter ink, with its spur as a zigzag. */
function litSides(line: readonly Point[], foot: number, random: Random): Point[][] {
  const summits = turningPoints(line, 17);
  return summits.map((summit, at) => {
    const top = line[summit] as Point;
    const end = summits[at + 1] ?? line.length - 1;
    let valley = summit;
    for (let index = summit; index <= end; index++) {
      if ((line[index] as Point)[1] > (line[valley] as Point)[1]) valley = index;
    }
    const spur = zigzagDown(random, top, foot, between(random, -0.15, 0.25));
    const gully = zigzagDown(random, line[valley] as Point, foot, between(random, 0.1, 0.5));
    return [...line.slice(summit, valley), ...gully, ...spur.reverse()];
  });
}

/** Short tapered cuts down the slope, as a gouge leaves them. */
function cuts(line: readonly Point[], foot: number, random: Random): Point[][] {
  const marks: Point[][] = [];
  for (const [x, y] of line) {
    if (random() < 0.3) continue;
    const top = y + between(random, 12, (foot - y) * 0.6);
    const length = between(random, 14, 46);
    const lean = between(random, 0.1, 0.55);
    const width = between(random, 1, 2.4);
    marks.push([
      [x, top],
      [x + lean * length * 0.5 + width, top + length * 0.45],
      [x + lean * length, top + length],
      [x + lean * length * 0.5 - width, top + length * 0.5],
    ]);
  }
  return marks;
}

function smoothed(line: readonly Point[], reach: number): Point[] {
  return line.map(([x]) => {
    const near = line.filter((other) => Math.abs(other[0] - x) <= reach);
    return [x, near.reduce((sum, other) => sum + other[1], 0) / near.length];
  });
}

function contourLines(line: readonly Point[], foot: number, count: number, color: string): string {
  const highest = Math.min(...line.map((point) => point[1]));
  const gap = (foot - highest) / (count + 1);
  return Array.from({ length: count }, (_, index) => {
    const level = smoothed(line, 14 + index * 16).map(([x, y]): Point => {
      const depth = (index + 1) / (count + 1);
      return [x, y + gap * (index + 1) * 0.8 + Math.sin(x / (46 + index * 9) + index) * 7 * (1 - depth)];
    });
    return stroke(level, color, 1.5, `stroke-dasharray="${index % 3 === 2 ? '18 5' : '7 6'}" stroke-linecap="butt" opacity=".55"`);
  }).join('');
}

export function ridge(layer: Ridge): string {
  const random = seeded(layer.seed * 31 + 7);
  const line = crestLine(layer.crest, layer.seed, layer.roughness);
  const first = line[0] as Point;
  const last = line.at(-1) as Point;
  const outline: Point[] = [...line, [last[0], layer.foot], [first[0], layer.foot]];
  const top = Math.min(...line.map((point) => point[1]));
  const haze = blend(
    [
      [0.35, layer.hazeColor ?? ink.mist, 0],
      [1, layer.hazeColor ?? ink.mist, layer.haze ?? 0],
    ],
    top,
    layer.foot,
  );
  const inside =
    shapes(litSides(line, layer.foot, random), layer.lit) +
    shapes(cuts(line, layer.foot, random), mix(layer.lit, ink.paper, 0.22), 'opacity=".38"') +
    (layer.contours ? contourLines(line, layer.foot, layer.contours, layer.contourColor ?? ink.paper) : '') +
    (layer.haze ? haze.defs + shape(outline, haze.fill) : '');
  return shape(outline, layer.shade) + clipped(inside, outline);
}
