import { type Camera, type Ground, groundBand } from './camera.ts';
import { type Point, stroke } from './svg.ts';

/** Strokes on a 4 × 6 grid, y up, so that numbers lie on the ground in perspective whatever fonts a machine has. */
const glyphs: Record<string, readonly (readonly Point[])[]> = {
  '0': [
    [
      [0, 0],
      [0, 6],
      [4, 6],
      [4, 0],
      [0, 0],
    ],
  ],
  '1': [
    [
      [1, 5],
      [2, 6],
      [2, 0],
    ],
    [
      [0.6, 0],
      [3.4, 0],
    ],
  ],
  '2': [
    [
      [0, 5],
      [1, 6],
      [3, 6],
      [4, 5],
      [4, 4],
      [0, 0],
      [4, 0],
    ],
  ],
  '3': [
    [
      [0, 6],
      [4, 6],
      [2, 3.6],
      [4, 2.4],
      [4, 1],
      [3, 0],
      [1, 0],
      [0, 1],
    ],
  ],
  '4': [
    [
      [3, 0],
      [3, 6],
      [0, 2],
      [4, 2],
    ],
  ],
  '5': [
    [
      [4, 6],
      [0, 6],
      [0, 3.4],
      [3, 3.4],
      [4, 2.4],
      [4, 1],
      [3, 0],
      [0, 0],
    ],
  ],
  '6': [
    [
      [4, 6],
      [1, 6],
      [0, 5],
      [0, 0],
      [4, 0],
      [4, 3],
      [0, 3],
    ],
  ],
  '7': [
    [
      [0, 6],
      [4, 6],
      [1.4, 0],
    ],
  ],
  '8': [
    [
      [0, 0],
      [0, 6],
      [4, 6],
      [4, 0],
      [0, 0],
    ],
    [
      [0, 3],
      [4, 3],
    ],
  ],
  '9': [
    [
      [4, 3],
      [0, 3],
      [0, 6],
      [4, 6],
      [4, 0],
      [0, 0],
    ],
  ],
  N: [
    [
      [0, 0],
      [0, 6],
      [4, 0],
      [4, 6],
    ],
  ],
};

export function glyphStrokes(text: string): Point[][] {
  return [...text].flatMap((letter, index) =>
    (glyphs[letter] ?? []).map((line) => line.map(([x, y]): Point => [x + index * 6 - ((text.length - 1) * 6 + 4) / 2, y - 3])),
  );
}

export function groundNumber(view: Camera, [x, z]: Ground, text: string, metres: number, color: string): string {
  const unit = metres / 6;
  return glyphStrokes(text)
    .map((line) =>
      groundBand(
        view,
        line.map(([gx, gy]): Ground => [x + gx * unit, z + gy * unit * 1.5]),
        unit * 0.8,
        color,
      ),
    )
    .join('');
}

export function flatNumber([x, y]: Point, text: string, height: number, color: string, width = height / 8): string {
  return glyphStrokes(text)
    .map((line) =>
      stroke(
        line.map(([gx, gy]): Point => [x + (gx * height) / 6, y - (gy * height) / 6]),
        color,
        width,
      ),
    )
    .join('');
}
