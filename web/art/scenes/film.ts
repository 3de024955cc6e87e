import { type Camera, type Ground, groundBand, groundDashes, groundRect, onGround, project } from '../kit/camera.ts';
import { scatter } from '../kit/fields.ts';
import { groundNumber } from '../kit/glyphs.ts';
import { modernHouse } from '../kit/houses.ts';
import { aggregate, dryEarth, ink, mix, tar } from '../kit/palette.ts';
import { boundaryStone } from '../kit/plots.ts';
import { place } from '../kit/solids.ts';
import { clipped, type Drawing } from '../kit/svg.ts';
import { palm, tree } from '../kit/trees.ts';
import { roller } from '../kit/vehicles.ts';
import { soils } from './plots.ts';
import { stage } from './stage.ts';

/** The film pans over a picture that is wider than its frame. */
export const film = { width: 1280, height: 720, panorama: 1560, seconds: 7.5, framesPerSecond: 25 };

const columns = [-46, -34, -22, -10];
const rightColumns = [2, 14, 26, 38, 50];
const rows = [92, 74, 58, 44, 32, 22];
const road: readonly [number, number] = [-8.4, 0.4];

const setting = {
  width: film.panorama,
  height: film.height,
  seed: 701,
  horizon: 360,
  eye: 11,
  focal: 940,
  vanishX: 800,
  skyline: 'bluff',
  sun: [0.66, 0.5],
  sunRadius: 50,
} as const;

/** Everything that stands still. */
export function filmGround(): Drawing {
  const { width, height, view, back, farm, at, px } = stage(setting);
  const fills = [columns, rightColumns]
    .flatMap((set, side) =>
      set
        .slice(0, -1)
        .flatMap((x, i) =>
          rows
            .slice(0, -1)
            .map((z, row) =>
              groundRect(view, x, set[i + 1] as number, z, rows[row + 1] as number, soils[(i * 3 + row * 5 + side) % 3] as string),
            ),
        ),
    )
    .join('');
  const body =
    back +
    farm(98) +
    groundRect(view, -300, 300, 1, 100, dryEarth) +
    fills +
    groundRect(view, road[0] - 1, road[1] + 1, 1, 260, dryEarth) +
    groundRect(view, ...road, 1, 260, aggregate) +
    scatter(
      view,
      [
        [-8, 12],
        [0, 90],
      ],
      260,
      4,
      mix(aggregate, ink.ink, 0.4),
      0.12,
    ) +
    palm(at(-51, 92), px(14, 92), 3, { lean: -0.06 }) +
    palm(at(-54, 84), px(13, 84), 5, { lean: 0.06 }) +
    tree(at(56, 96), px(9, 96), 8) +
    palm(at(56, 78), px(14, 78), 9, { lean: 0.06 });
  return { width, height, body };
}

const ease = (value: number) => {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
};

/** What moves, at a moment between 0 and 1: lines are measured out, stones set, a road rolled, a house built. */
export function filmMoment(moment: number): Drawing {
  const { width, height, view } = stage(setting);
  return {
    width,
    height,
    body: lines(view, moment / 0.34) + stones(view, (moment - 0.2) / 0.26) + tarring(view, (moment - 0.34) / 0.5) + houses(view, moment),
  };
}

function lines(view: Camera, progress: number): string {
  const sets = [columns, rightColumns];
  const away = sets.flat().map((x): readonly [Ground, Ground] => [
    [x, rows.at(-1) as number],
    [x, rows[0] as number],
  ]);
  const across = sets.flatMap((set) =>
    rows.map((z): readonly [Ground, Ground] => [
      [set[0] as number, z],
      [set.at(-1) as number, z],
    ]),
  );
  return [...away, ...across]
    .map(([from, to], i, all) => {
      const share = ease(progress * 1.9 - (i / all.length) * 0.9);
      if (share <= 0) return '';
      const end: Ground = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      return groundDashes(view, from, end, Math.max(0.1, from[1] * 0.0034), 1.5, ink.paper);
    })
    .join('');
}

function stones(view: Camera, progress: number): string {
  const spots = rows.flatMap((z) => [...columns, ...rightColumns].map((x): Ground => [x, z]));
  const set = spots.map(([x, z], i) => {
    const share = ease(progress * 2.4 - (i / spots.length) * 1.4);
    return share > 0 ? boundaryStone(view, x, z, 1.25 * share) : '';
  });
  const numbers = [columns, rightColumns].flatMap((line, side) =>
    line.slice(0, -1).flatMap((x, i) =>
      rows.slice(0, -1).map((z, row) => {
        const number = side * 15 + i * 5 + row + 1;
        return progress * 36 > number
          ? groundNumber(view, [x + 6, (z + (rows[row + 1] as number)) / 2], String(number), 1.7, mix(ink.paper, ink.clay, 0.25))
          : '';
      }),
    ),
  );
  return numbers.join('') + set.join('');
}

function tarring(view: Camera, progress: number): string {
  if (progress <= 0) return '';
  const z = 96 - 67 * ease(progress);
  const dashes = Array.from({ length: 26 }, (_, i) => 250 - i * 9)
    .filter((at) => at > z + 6)
    .map((at) =>
      groundBand(
        view,
        [
          [-4, at],
          [-4, at + 3],
        ],
        0.28,
        ink.sand,
      ),
    )
    .join('');
  return groundRect(view, road[0], road[1], z + 1.4, 260, tar) + dashes + roller(view, place(-2.4, z, 12, 1.35));
}

function houses(view: Camera, moment: number): string {
  return (
    [
      [32, 62, -8, 0.66],
      [-28, 78, 10, 0.76],
    ] as const
  )
    .map(([x, z, turn, start]) => {
      const share = ease((moment - start) / 0.16);
      if (share <= 0) return '';
      const low = onGround(view, x, z)[1] + 60;
      const high = project(view, [x, 11 * share, z])[1];
      return clipped(modernHouse(view, place(x, z, turn, 1.05)), [
        [-50, high],
        [film.panorama + 50, high],
        [film.panorama + 50, low],
        [-50, low],
      ]);
    })
    .join('');
}

/** Left edge of the frame within the panorama. */
export function panAt(moment: number): number {
  return Math.round((film.panorama - film.width) * ease(moment));
}
