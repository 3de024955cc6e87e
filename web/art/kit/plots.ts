import { type Camera, groundDashes, groundRect, onGround, scaleAt } from './camera.ts';
import { groundNumber } from './glyphs.ts';
import { ink, mix } from './palette.ts';
import { box, place } from './solids.ts';
import { disc, type Point, shape, stroke } from './svg.ts';

/** A boundary stone as surveyors set them: white, with a red head. */
export function boundaryStone(view: Camera, x: number, z: number, height = 0.75): string {
  const half = height * 0.17;
  const where = place(x, z);
  return (
    box(view, where, { x: [-half, half], y: [0, height * 0.68], z: [-half, half], color: ink.paper }) +
    box(view, where, { x: [-half, half], y: [height * 0.68, height], z: [-half, half], color: ink.laterite })
  );
}

export interface PlotGrid {
  /** Plot borders across and away, in metres. */
  columns: readonly number[];
  rows: readonly number[];
  seed?: number;
  fills: readonly string[];
  line?: string;
  lineMetres?: number;
  stones?: boolean;
  stoneMetres?: number;
  firstNumber?: number;
  numbers?: boolean;
}

/** Surveyed plots: tilled ground, pegged lines, numbers and stones at the corners; drawn far to near. */
export function plotGrid(
  view: Camera,
  {
    columns,
    rows,
    fills,
    line = ink.paper,
    lineMetres = 0.07,
    stones = true,
    stoneMetres = 0.9,
    firstNumber = 1,
    numbers = true,
  }: PlotGrid,
): string {
  let drawn = '';
  let number = firstNumber;
  for (let row = 0; row < rows.length - 1; row++) {
    for (let column = 0; column < columns.length - 1; column++) {
      const [x0, x1, z0, z1] = [columns[column]!, columns[column + 1]!, rows[row]!, rows[row + 1]!];
      drawn += groundRect(view, x0, x1, z0, z1, fills[(column * 3 + row * 5) % fills.length]!);
      if (numbers)
        drawn += groundNumber(
          view,
          [(x0 + x1) / 2, (z0 + z1) / 2],
          String(number),
          Math.min(Math.abs(x1 - x0), Math.abs(z1 - z0)) * 0.115,
          mix(line, fills[0]!, 0.35),
        );
      number += 1;
    }
  }
  const fine = (z: number) => Math.max(lineMetres, z * 0.0022);
  for (const x of columns) {
    for (let row = 0; row < rows.length - 1; row++)
      drawn += groundDashes(view, [x, rows[row]!], [x, rows[row + 1]!], fine(rows[row + 1]!), 1.5, line);
  }
  for (const z of rows) drawn += groundDashes(view, [columns[0]!, z], [columns.at(-1)!, z], fine(z) * 1.6, 1.5, line);
  if (stones) {
    for (const z of [...rows].reverse()) {
      if (z < view.near) continue;
      for (const x of columns) drawn += boundaryStone(view, x, z, stoneMetres);
    }
  }
  return drawn;
}

/** A small survey cross on the picture plane. */
export function cross([x, y]: Point, size: number, color: string, width = 1.6): string {
  return (
    stroke(
      [
        [x - size, y],
        [x + size, y],
      ],
      color,
      width,
    ) +
    stroke(
      [
        [x, y - size],
        [x, y + size],
      ],
      color,
      width,
    )
  );
}

export function surveyMark(at: Point, size: number, color: string): string {
  return `<circle cx="${at[0]}" cy="${at[1]}" r="${size * 0.55}" fill="none" stroke="${color}" stroke-width="1.6"/>${cross(at, size, color)}`;
}

/** A sight line through the air, from instrument to target. */
export function sightLine(from: Point, to: Point, color: string, width = 1.8): string {
  return stroke([from, to], color, width, 'stroke-dasharray="10 7" stroke-linecap="butt"');
}

export function peg(view: Camera, x: number, z: number, height = 0.8, flag: string = ink.laterite): string {
  const scale = scaleAt(view, z);
  const [px, py] = onGround(view, x, z);
  const top = py - height * scale;
  return (
    stroke(
      [
        [px, py],
        [px, top],
      ],
      mix(ink.clay, ink.ink, 0.4),
      Math.max(1.4, 0.06 * scale),
    ) +
    shape(
      [
        [px, top],
        [px + 0.42 * scale, top + 0.13 * scale],
        [px, top + 0.28 * scale],
      ],
      flag,
    ) +
    disc([px, py], Math.max(1, 0.06 * scale), ink.ink)
  );
}
