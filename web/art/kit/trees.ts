import { ink, mix } from './palette.ts';
import { between, type Random, seeded } from './random.ts';
import { disc, type Point, shape, shapes } from './svg.ts';

function bezier(a: Point, b: Point, c: Point, t: number): Point {
  const s = 1 - t;
  return [s * s * a[0] + 2 * s * t * b[0] + t * t * c[0], s * s * a[1] + 2 * s * t * b[1] + t * t * c[1]];
}

/** One frond: a bent spine with leaflets on both sides that hang under their weight. */
function frond(random: Random, from: Point, angle: number, length: number): Point[][] {
  const out: Point = [Math.cos(angle), Math.sin(angle)];
  const tip: Point = [from[0] + out[0] * length, from[1] + out[1] * length * 0.72 + length * (0.3 + 0.25 * Math.abs(out[0]))];
  const lift: Point = [from[0] + out[0] * length * 0.6, from[1] + out[1] * length * 0.95 - length * 0.2];
  const count = 15;
  const leaflets: Point[][] = [];
  const spine: Point[] = [];
  for (let index = 0; index <= count; index++) {
    const t = 0.06 + (index / count) * 0.94;
    const at = bezier(from, lift, tip, t);
    const ahead = bezier(from, lift, tip, t + 0.04);
    const pace = Math.hypot(ahead[0] - at[0], ahead[1] - at[1]) || 1;
    const [tx, ty] = [(ahead[0] - at[0]) / pace, (ahead[1] - at[1]) / pace];
    spine.push(at);
    const size = length * (0.12 + 0.2 * Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.16))) * between(random, 0.85, 1.1);
    const root = length * 0.032;
    for (const side of [-1, 1]) {
      const down = side * tx < 0 ? 0.55 : 1;
      const end: Point = [
        at[0] + (tx * 0.62 - ty * side * 0.62) * size * down,
        at[1] + (ty * 0.62 + tx * side * 0.62) * size * down + size * 0.34,
      ];
      leaflets.push([[at[0] - tx * root, at[1] - ty * root], end, [at[0] + tx * root, at[1] + ty * root]]);
    }
  }
  const thick = length * 0.018;
  return [...leaflets, [...spine.map(([x, y]): Point => [x, y - thick]), ...spine.reverse().map(([x, y]): Point => [x, y + thick])]];
}

export interface PalmStyle {
  lean?: number | undefined;
  light?: string;
  dark?: string;
  trunk?: string;
}

/** A coconut palm; `height` in pixels from foot to crown. */
export function palm(foot: Point, height: number, seed: number, style: PalmStyle = {}): string {
  const random = seeded(seed);
  const {
    lean = between(random, -0.16, 0.16),
    light = mix(ink.paddy, ink.cardamom, 0.25),
    dark = ink.forest,
    trunk = mix(ink.lateriteDark, ink.ink, 0.35),
  } = style;
  const crown: Point = [foot[0] + lean * height, foot[1] - height];
  const bend: Point = [foot[0] - lean * height * 0.35, foot[1] - height * 0.5];
  const wide = height * 0.022;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= 12; step++) {
    const [x, y] = bezier(foot, bend, crown, step / 12);
    const half = wide * (step === 0 ? 1.7 : 1.12 - step * 0.045);
    left.push([x - half, y]);
    right.push([x + half, y]);
  }
  const litStrip = right.map(([x, y], step): Point => [x - wide * (0.9 - step * 0.03), y]);
  const reach = height * 0.42;
  const angles = [0.42, 0, -0.45, -0.9, -1.3, -2.1, -2.55, -2.95, -3.5].map((angle) => angle + between(random, -0.1, 0.1));
  const back = angles
    .filter((_, index) => index % 2 === 0)
    .flatMap((angle) => frond(random, crown, angle, reach * between(random, 0.9, 1.05) * (angle < -1 && angle > -2 ? 0.8 : 1)));
  const front = angles
    .filter((_, index) => index % 2 === 1)
    .flatMap((angle) => frond(random, crown, angle, reach * between(random, 0.8, 1)));
  const nuts = [
    [-0.5, 0.5],
    [0.3, 0.9],
    [0.9, 0.3],
  ].map(([x, y]) => disc([crown[0] + x! * wide * 1.6, crown[1] + y! * wide * 2.2], wide * 1.05, mix(ink.turmeric, ink.lateriteDark, 0.35)));
  return (
    shape([...left, ...right.slice().reverse()], trunk) +
    shape([...litStrip, ...right.slice().reverse()], mix(trunk, ink.clay, 0.5)) +
    shapes(back, dark) +
    nuts.join('') +
    shapes(front, light)
  );
}

function leafBlade(random: Random, from: Point, angle: number, length: number): Point[] {
  const tip: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length + length * 0.28];
  const lift: Point = [from[0] + Math.cos(angle) * length * 0.45, from[1] + Math.sin(angle) * length * 1.05];
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let step = 0; step <= 8; step++) {
    const t = step / 8;
    const [x, y] = bezier(from, lift, tip, t);
    const half = Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.05)) * length * 0.15;
    const torn = step % 3 === 2 ? between(random, 0.35, 0.6) : 1;
    upper.push([x - Math.sin(angle) * half * 0.5, y - half]);
    lower.push([x + Math.sin(angle) * half * 0.5, y + half * torn]);
  }
  return [...upper, ...lower.reverse()];
}

export function banana(foot: Point, height: number, seed: number): string {
  const random = seeded(seed);
  const crown: Point = [foot[0], foot[1] - height * 0.52];
  const stem: Point[] = [
    [foot[0] - height * 0.05, foot[1]],
    [foot[0] + height * 0.05, foot[1]],
    [crown[0] + height * 0.03, crown[1]],
    [crown[0] - height * 0.03, crown[1]],
  ];
  const dark = [-0.25, -2.9, -1.9, -1.2].map((angle) => leafBlade(random, crown, angle + between(random, -0.12, 0.12), height * 0.6));
  const light = [-0.75, -2.4, -1.6].map((angle) => leafBlade(random, crown, angle + between(random, -0.12, 0.12), height * 0.56));
  return (
    shape(stem, mix(ink.cardamom, ink.clay, 0.35)) +
    shapes(dark, mix(ink.cardamom, ink.paddy, 0.2)) +
    shapes(light, mix(ink.paddy, ink.turmeric, 0.1))
  );
}

function crownBlob(random: Random, [x, y]: Point, width: number, height: number, teeth: number, round = 0): Point[] {
  return Array.from({ length: teeth * 2 }, (_, index) => {
    const angle = Math.PI * (1 - round) + (Math.PI * (1 + 2 * round) * index) / (teeth * 2 - 1);
    const out = index % 2 ? between(random, 0.96, 1.12) : between(random, 0.82, 0.94);
    return [x + Math.cos(angle) * width * 0.5 * out, y + Math.sin(angle) * height * out * (Math.sin(angle) > 0 ? 0.45 : 1)];
  });
}

/** A broad tree (neem, tamarind, mango): trunk, crown and its sunlit right side. */
export function tree(foot: Point, height: number, seed: number, dark: string = ink.forest, light: string = ink.cardamom): string {
  const random = seeded(seed);
  const low = foot[1] - height * 0.3;
  const width = height * between(random, 0.85, 1.1);
  const trunk: Point[] = [
    [foot[0] - height * 0.04, foot[1]],
    [foot[0] + height * 0.04, foot[1]],
    [foot[0] + height * 0.025, low - height * 0.2],
    [foot[0] - height * 0.025, low - height * 0.2],
  ];
  const clump = (x: number, y: number, size: number) =>
    crownBlob(random, [foot[0] + x * width, low - y * height], width * size, height * size * 0.46, 7, 0.4);
  return (
    shape(trunk, mix(ink.lateriteDark, ink.ink, 0.4)) +
    shapes([clump(-0.24, 0.06, 0.58), clump(0.25, 0.05, 0.6), clump(0, 0.26, 0.78)], dark) +
    shapes([clump(0.3, 0.12, 0.42), clump(0.1, 0.34, 0.5)], light) +
    shapes([clump(0.36, 0.2, 0.22), clump(0.2, 0.46, 0.28)], mix(light, ink.paddy, 0.45))
  );
}

export function bush(foot: Point, width: number, seed: number, dark: string = ink.forest, light: string = ink.cardamom): string {
  const random = seeded(seed);
  return (
    shape(crownBlob(random, foot, width, width * 0.5, 6), dark) +
    shape(crownBlob(random, [foot[0] + width * 0.12, foot[1]], width * 0.6, width * 0.36, 4), light)
  );
}

/** A far line of trees with palms standing out of it. */
export function treeLine(left: number, right: number, foot: number, size: number, seed: number, color: string, palms = 0.18): string {
  const random = seeded(seed);
  let drawn = '';
  for (let x = left; x < right; x += size * between(random, 0.35, 0.8)) {
    const height = size * between(random, 0.5, 1);
    if (random() < palms)
      drawn += palm([x, foot + 2], height * 2.2, Math.floor(random() * 1e6), {
        light: mix(color, ink.paddy, 0.3),
        dark: color,
        trunk: color,
      });
    else drawn += shape(crownBlob(random, [x, foot + 2], height * 1.5, height, 5), random() < 0.4 ? mix(color, ink.paddy, 0.22) : color);
  }
  return drawn;
}
