import { type Camera, camera, onGround } from '../kit/camera.ts';
import { fields } from '../kit/fields.ts';
import { ink, mix } from '../kit/palette.ts';
import { clouds } from '../kit/sky.ts';
import type { Point } from '../kit/svg.ts';
import { treeLine } from '../kit/trees.ts';
import { type Valley, valley } from './valley.ts';

type Profile = readonly (readonly [across: number, rise: number])[];
type Skyline = readonly [far: Profile, middle: Profile, near: Profile];

/** Outlines of the ghats as shares of the picture's width and of the height over the horizon. */
const skylines: Record<string, Skyline> = {
  bluff: [
    [
      [-0.02, 0.24],
      [0.12, 0.36],
      [0.3, 0.28],
      [0.45, 0.42],
      [0.6, 0.34],
      [0.74, 0.5],
      [0.88, 0.38],
      [1.02, 0.46],
    ],
    [
      [-0.02, 0.4],
      [0.08, 0.54],
      [0.16, 0.46],
      [0.25, 0.26],
      [0.4, 0.14],
      [0.54, 0.08],
      [0.68, 0.16],
      [0.8, 0.3],
      [0.9, 0.24],
      [1.02, 0.42],
    ],
    [
      [-0.02, 0.12],
      [0.1, 0.2],
      [0.22, 0.09],
      [0.4, 0.02],
      [0.64, 0.01],
      [0.8, 0.08],
      [0.9, 0.18],
      [1.02, 0.24],
    ],
  ],
  gap: [
    [
      [-0.02, 0.5],
      [0.1, 0.42],
      [0.22, 0.48],
      [0.36, 0.3],
      [0.48, 0.2],
      [0.6, 0.28],
      [0.76, 0.38],
      [0.9, 0.3],
      [1.02, 0.4],
    ],
    [
      [-0.02, 0.34],
      [0.1, 0.24],
      [0.24, 0.16],
      [0.38, 0.1],
      [0.52, 0.06],
      [0.64, 0.14],
      [0.76, 0.34],
      [0.84, 0.56],
      [0.9, 0.5],
      [1.02, 0.62],
    ],
    [
      [-0.02, 0.2],
      [0.08, 0.24],
      [0.2, 0.12],
      [0.36, 0.03],
      [0.56, 0.01],
      [0.72, 0.05],
      [0.86, 0.2],
      [1.02, 0.3],
    ],
  ],
  long: [
    [
      [-0.02, 0.3],
      [0.14, 0.4],
      [0.3, 0.46],
      [0.46, 0.4],
      [0.62, 0.48],
      [0.78, 0.36],
      [0.9, 0.42],
      [1.02, 0.3],
    ],
    [
      [-0.02, 0.2],
      [0.1, 0.28],
      [0.2, 0.22],
      [0.34, 0.34],
      [0.44, 0.26],
      [0.56, 0.16],
      [0.7, 0.22],
      [0.84, 0.12],
      [1.02, 0.2],
    ],
    [
      [-0.02, 0.06],
      [0.18, 0.12],
      [0.34, 0.05],
      [0.5, 0.1],
      [0.66, 0.04],
      [0.82, 0.11],
      [1.02, 0.07],
    ],
  ],
  near: [
    [
      [-0.02, 0.4],
      [0.16, 0.34],
      [0.36, 0.44],
      [0.56, 0.36],
      [0.76, 0.5],
      [1.02, 0.4],
    ],
    [
      [-0.02, 0.58],
      [0.1, 0.7],
      [0.2, 0.62],
      [0.32, 0.4],
      [0.46, 0.26],
      [0.6, 0.2],
      [0.72, 0.34],
      [0.84, 0.46],
      [1.02, 0.5],
    ],
    [
      [-0.02, 0.34],
      [0.12, 0.4],
      [0.26, 0.24],
      [0.42, 0.1],
      [0.6, 0.06],
      [0.76, 0.18],
      [0.88, 0.3],
      [1.02, 0.26],
    ],
  ],
};

export type SkylineName = 'bluff' | 'gap' | 'long' | 'near';

export interface Setting {
  width?: number;
  height?: number;
  vanishX?: number;
  horizon?: number;
  focal?: number;
  eye?: number;
  seed: number;
  skyline?: SkylineName;
  /** The sun as shares of width and of the height over the horizon; left out, it is behind the viewer. */
  sun?: readonly [across: number, rise: number];
  sunRadius?: number;
  contours?: number;
  colors?: Partial<Pick<Valley, 'skyTop' | 'skyLow' | 'soil' | 'soilNear'>>;
}

export interface Stage {
  width: number;
  height: number;
  view: Camera;
  /** Sky, ranges and bare floor. */
  back: string;
  at: (x: number, z: number) => Point;
  px: (metres: number, z: number) => number;
  /** Paddy and a line of trees between the ranges and the scene. */
  farm: (near: number, seed?: number, colors?: readonly string[]) => string;
}

export function stage({
  width = 1600,
  height = 900,
  vanishX = width / 2,
  horizon = height * 0.48,
  focal = width * 0.72,
  eye = 8,
  seed,
  skyline = 'bluff',
  sun = [0.68, 0.52],
  sunRadius = 56,
  contours = 5,
  colors = {},
}: Setting): Stage {
  const view = camera(vanishX, horizon, focal, eye, height);
  const crest = (profile: Profile) => profile.map(([across, rise]): Point => [across * width, horizon * (1 - rise)]);
  const [far, middle, near] = skylines[skyline]!.map(crest) as [Point[], Point[], Point[]];
  const sunAt: Point | undefined = sun && [sun[0] * width, horizon * (1 - sun[1])];
  const back =
    valley({ width, height, view, seed, far, middle, near, contours, sun: sunAt, sunRadius, ...colors }) +
    clouds(
      [
        [width * 0.08, horizon * 0.24, width * 0.12],
        [width * 0.4, horizon * 0.14, width * 0.09],
        [width * 0.84, horizon * 0.2, width * 0.08],
      ],
      ink.paper,
      0.7,
    );
  const at = (x: number, z: number) => onGround(view, x, z);
  const px = (metres: number, z: number) => (metres * focal) / z;
  const farm = (nearest: number, farmSeed = seed, inks?: readonly string[]) => {
    const side = nearest * 3.4;
    const rows = [1, 1.22, 1.6, 2.3, 3.6, 6].map((times) => nearest * times);
    return (
      treeLine(-20, width + 20, at(0, rows[5]!)[1], px(6, rows[5]!), farmSeed + 1, mix(ink.forest, ink.cardamom, 0.3), 0.22) +
      fields(view, { x: [-side, side], rows, width: nearest * 0.5, seed: farmSeed, colors: inks }) +
      treeLine(-20, width * 0.2, at(0, rows[4]!)[1], px(5.5, rows[4]!), farmSeed + 2, ink.forest, 0.3) +
      treeLine(width * 0.78, width + 20, at(0, rows[4]!)[1], px(5.5, rows[4]!), farmSeed + 3, ink.forest, 0.3)
    );
  };
  return { width, height, view, back, at, px, farm };
}
