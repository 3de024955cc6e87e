import { ink, mix } from '../kit/palette.ts';
import { between, seeded } from '../kit/random.ts';
import { crestLine } from '../kit/ridges.ts';
import { disc, type Point, path, pathOf, rect, shape, shapes } from '../kit/svg.ts';

export function soft(points: readonly Point[], color: string, thick: number, extra = ''): string {
  let d = `M${points[0]![0]} ${points[0]![1]}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]!;
    const [nx, ny] = points[i + 1]!;
    d += `Q${x} ${y} ${(x + nx) / 2} ${(y + ny) / 2}`;
  }
  const [lx, ly] = points.at(-1)!;
  return `<path d="${d}L${lx} ${ly}" fill="none" stroke="${color}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

export function road(points: readonly Point[], main = true): string {
  return soft(points, mix(ink.lateriteDark, ink.ink, 0.2), main ? 15 : 10) + soft(points, main ? ink.turmeric : ink.paper, main ? 9 : 5.5);
}

/** The ghats from above: nested steps of green with contour lines, ridges cut in. */
export function massif(edge: readonly Point[], towards: Point, seed: number): string {
  const steps = 6;
  let drawn = '';
  for (let step = 0; step < steps; step++) {
    const share = step / steps;
    const outline = crestLine(
      edge.map(([x, y]): Point => [x + (towards[0] - x) * share * 0.42, y + (towards[1] - y) * share * 0.14]),
      seed + step,
      0.1,
    );
    const last = outline.at(-1)!;
    const first = outline[0]!;
    const closed: Point[] = [...outline, [towards[0] * 2 - 800, last[1]], [towards[0] * 2 - 800, first[1]]];
    drawn += `${shape(closed, mix(mix(ink.paddy, ink.cardamom, 0.5), ink.forest, Math.min(1, share * 1.15)))}<path d="${pathOf(outline, false)}" fill="none" stroke="${ink.paper}" stroke-width="1.7" stroke-dasharray="${step % 2 ? '16 5' : '7 6'}" opacity=".55"/>`;
  }
  return drawn;
}

export function peaks(spots: readonly Point[], size: number): string {
  return spots
    .map(
      ([x, y]) =>
        shape(
          [
            [x - size, y + size * 0.7],
            [x, y - size * 0.75],
            [x + size, y + size * 0.7],
          ],
          mix(ink.teal, ink.forest, 0.3),
        ) +
        shape(
          [
            [x, y - size * 0.75],
            [x + size, y + size * 0.7],
            [x + size * 0.15, y + size * 0.7],
            [x + size * 0.28, y + size * 0.1],
          ],
          mix(ink.water, ink.mist, 0.25),
        ),
    )
    .join('');
}

export function patches(): string {
  const random = seeded(71);
  const inks = [
    mix(ink.paddy, ink.sand, 0.35),
    mix(ink.paddy, ink.turmeric, 0.35),
    mix(ink.clay, ink.sand, 0.5),
    mix(ink.paddy, ink.mist, 0.35),
  ];
  return inks
    .map((color) =>
      shapes(
        Array.from({ length: 34 }, (): Point[] => {
          const [x, y] = [between(random, 200, 1600), between(random, 0, 1000)];
          const [w, h] = [between(random, 34, 88), between(random, 26, 60)];
          const lean = between(random, -14, 14);
          return [
            [x, y],
            [x + w, y + lean],
            [x + w - lean, y + h + lean],
            [x - lean, y + h],
          ];
        }),
        color,
        'opacity=".75"',
      ),
    )
    .join('');
}

export function town([x, y]: Point, size: number): string {
  const blocks = [
    [-1, -1],
    [0.1, -1.1],
    [-1.1, 0.1],
    [0.15, 0.2],
    [1.1, -0.2],
    [-0.2, 1.1],
  ].map(
    ([dx, dy]) =>
      rect(x + dx! * size, y + dy! * size, size * 0.85, size * 0.75, ink.paper) +
      rect(x + dx! * size, y + dy! * size, size * 0.85, size * 0.3, ink.laterite),
  );
  return disc([x, y], size * 2.1, mix(ink.sand, ink.clay, 0.3)) + blocks.join('');
}

export function pin([x, y]: Point): string {
  const drop = `M${x} ${y}C${x - 12} ${y - 50} ${x - 54} ${y - 68} ${x - 54} ${y - 112}A54 54 0 1 1 ${x + 54} ${y - 112}C${x + 54} ${y - 68} ${x + 12} ${y - 50} ${x} ${y}Z`;
  return `<ellipse cx="${x - 14}" cy="${y + 3}" rx="40" ry="12" fill="${ink.ink}" opacity=".35"/>${path(drop, ink.laterite)}${path(`M${x} ${y}C${x + 12} ${y - 50} ${x + 54} ${y - 68} ${x + 54} ${y - 112}A54 54 0 0 0 ${x} ${y - 166}Z`, mix(ink.laterite, ink.clay, 0.3))}${disc([x, y - 112], 27, ink.paper)}${path(`M${x - 17} ${y - 104}l10-9 5 4 8-13 13 18z`, ink.teal)}`;
}
