import { type Camera, groundRect } from '../kit/camera.ts';
import { ink, mix } from '../kit/palette.ts';
import { type Ridge, ridge } from '../kit/ridges.ts';
import { sky } from '../kit/sky.ts';
import { blend, type Point, rect } from '../kit/svg.ts';

/** The same three ranges stand behind every picture; only their outline is set per picture. */
export const ranges = {
  far: {
    lit: mix(ink.water, ink.mist, 0.62),
    shade: mix(ink.water, ink.mist, 0.42),
    haze: 0.75,
    hazeColor: mix(ink.paper, ink.turmeric, 0.22),
  },
  middle: {
    lit: mix(ink.water, ink.cardamom, 0.35),
    shade: mix(ink.teal, ink.water, 0.3),
    haze: 0.6,
    hazeColor: mix(ink.mist, ink.turmeric, 0.22),
  },
  near: {
    lit: mix(ink.cardamom, ink.paddy, 0.42),
    shade: mix(ink.forest, ink.cardamom, 0.6),
    haze: 0.35,
    hazeColor: mix(ink.paddy, ink.mist, 0.3),
  },
} as const;

export interface Valley {
  width: number;
  height: number;
  view: Camera;
  sun?: Point;
  sunRadius?: number;
  far?: readonly Point[];
  middle?: readonly Point[];
  near?: readonly Point[];
  seed: number;
  contours?: number;
  skyTop?: string;
  skyLow?: string;
  soil?: string;
  soilNear?: string;
}

/** Sky, sun, the ranges of the ghats and the bare valley floor. */
export function valley(scene: Valley): string {
  const { width, height, view, sun, sunRadius, seed, contours = 5 } = scene;
  const foot = view.horizon + 6;
  const layer = (
    crest: readonly Point[] | undefined,
    look: (typeof ranges)[keyof typeof ranges],
    offset: number,
    extra: Partial<Ridge> = {},
  ) => (crest ? ridge({ crest, foot, seed: seed + offset, ...look, ...extra }) : '');
  const soil = blend(
    [
      [0, scene.soil ?? mix(ink.paddy, ink.sand, 0.3)],
      [1, scene.soilNear ?? mix(ink.paddy, ink.cardamom, 0.25)],
    ],
    view.horizon,
    height,
  );
  return (
    sky({ width, horizon: view.horizon, sun, radius: sunRadius, top: scene.skyTop, low: scene.skyLow }) +
    layer(scene.far, ranges.far, 1, { roughness: 0.1 }) +
    layer(scene.middle, ranges.middle, 2, { contours: Math.max(0, contours - 1) }) +
    layer(scene.near, ranges.near, 3, { contours, roughness: 0.12 }) +
    soil.defs +
    rect(-8, view.horizon, width + 16, height - view.horizon + 8, soil.fill) +
    groundRect(view, -900, 900, 240, 2600, mix(ink.paddy, ink.mist, 0.45))
  );
}
