import { type Camera, groundBand, groundRect, project, type Spot } from '../kit/camera.ts';
import { scatter } from '../kit/fields.ts';
import { dryEarth, ink, mix } from '../kit/palette.ts';
import { type Drawing, disc, shape } from '../kit/svg.ts';
import { banana, palm } from '../kit/trees.ts';
import { type Layer, roadSection } from './road-section.ts';
import { type Setting, stage } from './stage.ts';

export const cut = 12.6;

const halfRoad = 4;

interface RoadScene {
  setting: Setting;
  layers: readonly Layer[];
  surface: string;
  feet?: number;
  /** What works on the road, drawn with the camera lowered by the height of the layers. */
  onRoad: (deck: Camera, px: (metres: number, z: number) => number, at: (x: number, z: number) => readonly [number, number]) => string;
  beside?: (view: Camera) => string;
}

/** All five pictures stand at the same place; from one to the next the road grows by a layer. */
export function roadScene({ setting, layers, surface, feet, onRoad, beside }: RoadScene): Drawing {
  const place = stage({ horizon: 330, focal: 1100, eye: 5, skyline: 'gap', sun: [0.62, 0.44], ...setting });
  const { view, width, height, back, farm, at, px } = place;
  const level = layers.reduce((sum, layer) => sum + layer.metres, 0);
  const deck = { ...view, eye: view.eye - level, near: cut };
  const foot = halfRoad + level * 0.9;
  const bank = (side: 1 | -1) => {
    const spots: Spot[] = [
      [side * halfRoad, level, cut],
      [side * foot, 0, cut],
      [side * foot, 0, 900],
      [side * halfRoad, level, 900],
    ];
    return shape(
      spots.map((spot) => project(view, spot)),
      mix(layers.at(-1)!.color, side > 0 ? ink.clay : ink.lateriteDark, side > 0 ? 0.25 : 0.35),
    );
  };
  const onDeck = (x: number, z: number) => project(deck, [x, 0, z]);
  const body =
    back +
    farm(26, setting.seed + 9) +
    groundRect(view, -220, 220, 1, 26, mix(ink.paddy, ink.cardamom, 0.3)) +
    scatter(
      view,
      [
        [-40, cut],
        [40, 30],
      ],
      160,
      8,
      mix(ink.cardamom, ink.forest, 0.3),
      0.2,
    ) +
    groundBand(
      view,
      [
        [0, 1],
        [0, 900],
      ],
      foot * 2 + 3,
      dryEarth,
    ) +
    palm(at(-14.5, 34), px(10, 34), setting.seed + 5, { lean: -0.07 }) +
    palm(at(-17.5, 30), px(9, 30), setting.seed + 6, { lean: 0.05 }) +
    palm(at(20, 36), px(10.5, 36), setting.seed + 7, { lean: 0.08 }) +
    banana(at(12.4, 25), px(3.6, 25), 3) +
    banana(at(13.6, 24), px(3.2, 24), 8) +
    (beside?.(view) ?? '') +
    bank(-1) +
    bank(1) +
    groundRect(deck, -halfRoad, halfRoad, 1, 900, surface) +
    onRoad(deck, px, onDeck) +
    roadSection(view, width, height, cut, halfRoad, layers, feet);
  return { width, height, body };
}

/** Exhaust of the mixing plant, drifting off. */
export function smoke(deck: Camera, [x, y, z]: Spot): string {
  return [
    [0, 0, 0.5],
    [0.5, 0.8, 0.7],
    [1.3, 1.5, 0.9],
    [2.4, 2, 1.1],
  ]
    .map(([dx, dy, r]) => disc(project(deck, [x + dx!, y + dy!, z]), (r! * deck.focal) / z, ink.paper, 'opacity=".5"'))
    .join('');
}
