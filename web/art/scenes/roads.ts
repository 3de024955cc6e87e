import { type Camera, groundBand, groundRect, project } from '../kit/camera.ts';
import { scatter } from '../kit/fields.ts';
import { aggregate, earth, gravel, ink, mix, tar } from '../kit/palette.ts';
import { person, poses } from '../kit/people.ts';
import { peg } from '../kit/plots.ts';
import { place } from '../kit/solids.ts';
import { type Drawing, shape } from '../kit/svg.ts';
import { bowser, miniPlant, tipper } from '../kit/trucks.ts';
import { grader, paver, roller } from '../kit/vehicles.ts';
import { cut, roadScene, smoke } from './road-scene.ts';
import type { Layer } from './road-section.ts';

const subgrade: Layer = { metres: 0.34, color: mix(ink.laterite, ink.clay, 0.3), grain: 'earth' };

const gravelBed: Layer = { metres: 0.55, color: gravel, grain: 'gravel' };

const wetMix: Layer = { metres: 0.55, color: aggregate, grain: 'stone' };

const tarCoat: Layer = { metres: 0.26, color: tar, grain: 'tar' };

const times = (layer: Layer, factor: number): Layer => ({ ...layer, metres: layer.metres * factor });

const crew = { helmet: ink.turmeric, vest: ink.laterite, top: ink.sand } as const;

const crewWater = { helmet: ink.paper, vest: ink.water, top: ink.sand } as const;

function heaps(deck: Camera, spots: readonly (readonly [number, number])[], color: string, metres = 1.2): string {
  return spots
    .map(([x, z]) => {
      const [px, py] = project(deck, [x, 0, z]);
      const unit = (deck.focal / z) * metres;
      return (
        shape(
          [
            [px - unit * 1.3, py],
            [px - unit * 0.5, py - unit * 0.66],
            [px, py - unit * 0.9],
            [px + unit * 0.42, py - unit * 0.7],
            [px + unit * 1.3, py + unit * 0.05],
            [px, py + unit * 0.16],
          ],
          mix(color, ink.lateriteDark, 0.25),
        ) +
        shape(
          [
            [px, py - unit * 0.9],
            [px + unit * 0.42, py - unit * 0.7],
            [px + unit * 1.3, py + unit * 0.05],
            [px + unit * 0.3, py + unit * 0.1],
          ],
          mix(color, ink.paper, 0.2),
        )
      );
    })
    .join('');
}

export function road1(): Drawing {
  return roadScene({
    setting: { seed: 101 },
    layers: [subgrade],
    surface: earth,
    onRoad: (deck, px, at) =>
      scatter(
        deck,
        [
          [-4, cut],
          [4, 80],
        ],
        150,
        5,
        mix(ink.laterite, ink.lateriteDark, 0.4),
        0.13,
      ) +
      [-2.6, -1.6, 0.9, 1.9]
        .map((x) =>
          groundBand(
            deck,
            [
              [x, cut],
              [x, 60],
            ],
            0.4,
            mix(earth, ink.lateriteDark, 0.22),
          ),
        )
        .join('') +
      tipper(deck, place(-1.9, 44, 170), ink.teal, earth) +
      heaps(
        deck,
        [
          [-2.2, 34],
          [2.6, 46],
          [-2.6, 29],
        ],
        earth,
      ) +
      person(at(-0.6, 31), px(1.75, 31), poses.raking, crewWater, true) +
      grader(deck, place(0.2, 16.6, 30)) +
      person(at(-3.3, 17), px(1.75, 17), poses.pointing, crew) +
      [-4.4, 4.4].flatMap((x) => [17, 24, 34, 48].map((z) => peg(deck, x, z, 1, ink.turmeric))).join(''),
  });
}

export function road2(): Drawing {
  return roadScene({
    setting: { seed: 101 },
    layers: [subgrade, gravelBed],
    surface: gravel,
    onRoad: (deck, px, at) =>
      scatter(
        deck,
        [
          [-4, cut],
          [4, 90],
        ],
        420,
        6,
        mix(gravel, ink.lateriteDark, 0.45),
        0.1,
      ) +
      scatter(
        deck,
        [
          [-4, cut],
          [4, 90],
        ],
        260,
        7,
        mix(gravel, ink.paper, 0.5),
        0.1,
      ) +
      groundRect(deck, -3.7, 0, 26, 60, mix(gravel, ink.lateriteDark, 0.22)) +
      bowser(deck, place(-2.1, 27, 12)) +
      person(at(0.6, 30), px(1.75, 30), poses.walking, crewWater) +
      roller(deck, place(0.9, 15.6, 30)) +
      person(at(-3.3, 17.5), px(1.75, 17.5), poses.raking, crew),
  });
}

export function road3(): Drawing {
  return roadScene({
    setting: { seed: 101 },
    layers: [subgrade, gravelBed, wetMix],
    surface: aggregate,
    onRoad: (deck, px, at) =>
      scatter(
        deck,
        [
          [-4, cut],
          [4, 90],
        ],
        420,
        6,
        mix(aggregate, ink.ink, 0.42),
        0.08,
      ) +
      scatter(
        deck,
        [
          [-4, cut],
          [4, 90],
        ],
        260,
        7,
        mix(aggregate, ink.paper, 0.55),
        0.08,
      ) +
      groundRect(deck, -4, 0, 32, 900, gravel) +
      bowser(deck, place(2, 40, 3)) +
      paver(deck, place(-1.9, 33.5, 183), ink.turmeric, aggregate) +
      person(at(-0.5, 26), px(1.75, 26), poses.raking, crewWater, true) +
      roller(deck, place(0.9, 15.8, 32), ink.laterite) +
      person(at(-3.4, 18), px(1.75, 18), poses.pointing, crew),
  });
}

export function road4(): Drawing {
  return roadScene({
    setting: { seed: 101 },
    layers: [times(subgrade, 0.7), times(gravelBed, 0.6), times(wetMix, 0.6), times(tarCoat, 0.85)],
    feet: 1,
    surface: aggregate,
    beside: (view) => smoke(view, [-9.6, 5.4, 24.2]) + miniPlant(view, place(-13.5, 21.5, 60, 1.3)),
    onRoad: (deck, px, at) =>
      scatter(
        deck,
        [
          [-4, cut],
          [4, 90],
        ],
        300,
        6,
        mix(aggregate, ink.ink, 0.4),
        0.08,
      ) +
      groundRect(deck, -3.6, 3.6, 1, 30, tar) +
      groundRect(deck, -3.6, 0, 29, 34, tar) +
      tipper(deck, place(1.9, 33, 182), ink.laterite, tar) +
      person(at(-2.4, 31), px(1.75, 31), poses.raking, crew) +
      person(at(0.4, 30.5), px(1.75, 30.5), poses.raking, crewWater, true) +
      roller(deck, place(0.9, 15.6, 30)) +
      person(at(-3.2, 18), px(1.75, 18), poses.standing, { ...crewWater, helmet: ink.turmeric }),
  });
}

export function road5(): Drawing {
  return roadScene({
    setting: { seed: 101 },
    layers: [times(subgrade, 1), times(gravelBed, 1.15), times(wetMix, 1.15), times(tarCoat, 1.4)],
    feet: 2,
    surface: tar,
    beside: (view) => smoke(view, [-9.6, 5.4, 24.2]) + miniPlant(view, place(-13.5, 21.5, 60, 1.3)),
    onRoad: (deck, px, at) =>
      groundRect(deck, 0, 3.9, 34, 900, aggregate) +
      [20, 30, 42, 56, 74].map((z) => groundRect(deck, -2.05, -1.9, z - 3, z + 2, ink.paper)).join('') +
      groundBand(
        deck,
        [
          [-3.7, 1],
          [-3.7, 300],
        ],
        0.12,
        ink.paper,
      ) +
      groundBand(
        deck,
        [
          [3.7, 1],
          [3.7, 34],
        ],
        0.12,
        ink.paper,
      ) +
      paver(deck, place(2, 38.5, 183), ink.laterite, tar) +
      roller(deck, place(0.9, 16.4, 30)) +
      person(at(-3, 19), px(1.75, 19), poses.pointing, crew) +
      person(at(-0.6, 33), px(1.75, 33), poses.raking, crewWater, true),
  });
}
