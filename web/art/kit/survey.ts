import { ink, mix } from './palette.ts';
import { disc, type Point, rect, shape, stroke } from './svg.ts';

/** A total station on its tripod; `height` in pixels from ground to telescope. Returns also where it looks from. */
export function tripod([x, y]: Point, height: number, flip = false): { drawn: string; lens: Point } {
  const side = flip ? -1 : 1;
  const head = y - height * 0.78;
  const wood = mix(ink.turmeric, ink.clay, 0.35);
  const leg = (dx: number, dy: number, color: string) =>
    stroke(
      [
        [x + dx * 0.1, head],
        [x + dx, y + dy],
      ],
      color,
      height * 0.034,
    ) +
    stroke(
      [
        [x + dx * 0.66, head + (y + dy - head) * 0.63],
        [x + dx, y + dy],
      ],
      ink.ink,
      height * 0.02,
    );
  const wide = height * 0.115;
  const body =
    shape(
      [
        [x - wide, head - height * 0.03],
        [x + wide, head - height * 0.03],
        [x + wide, head - height * 0.2],
        [x + wide * 0.55, head - height * 0.25],
        [x - wide * 0.55, head - height * 0.25],
        [x - wide, head - height * 0.2],
      ],
      ink.turmeric,
    ) +
    rect(x - wide * 0.5, head - height * 0.19, wide, height * 0.12, mix(ink.teal, ink.ink, 0.3)) +
    shape(
      [
        [x - side * wide * 0.8, head - height * 0.1],
        [x + side * wide * 1.5, head - height * 0.105],
        [x + side * wide * 1.5, head - height * 0.185],
        [x - side * wide * 0.8, head - height * 0.18],
      ],
      mix(ink.ink, ink.teal, 0.2),
    ) +
    disc([x + side * wide * 1.5, head - height * 0.145], height * 0.04, ink.water) +
    rect(x - wide * 0.6, head - height * 0.035, wide * 1.2, height * 0.035, ink.ink) +
    stroke(
      [
        [x - wide * 0.5, head - height * 0.25],
        [x - wide * 0.3, head - height * 0.29],
        [x + wide * 0.3, head - height * 0.29],
        [x + wide * 0.5, head - height * 0.25],
      ],
      ink.ink,
      height * 0.014,
    );
  return {
    drawn:
      leg(height * 0.05, -height * 0.05, mix(wood, ink.ink, 0.35)) +
      leg(-height * 0.27, 0, wood) +
      leg(height * 0.27, 0, mix(wood, ink.paper, 0.15)) +
      rect(x - wide * 0.75, head - height * 0.005, wide * 1.5, height * 0.03, ink.ink) +
      body,
    lens: [x + side * wide * 1.7, head - height * 0.145],
  };
}

/** A levelling staff in red and white decimetres. */
export function staff([x, y]: Point, height: number, width = height * 0.035): string {
  const step = height / 12;
  const marks = Array.from({ length: 12 }, (_, index) =>
    rect(x - width / 2, y - step * (index + 1), width, step + 0.3, index % 2 ? ink.paper : ink.laterite),
  );
  return marks.join('') + rect(x - width / 2, y - height - width * 0.4, width, width * 0.4, ink.ink);
}
