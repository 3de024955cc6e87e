import { ink, mix } from './palette.ts';
import { disc, type Point, shape, stroke } from './svg.ts';

type Joint = readonly [x: number, y: number];

export interface Pose {
  /** Percent of body height, x to the right of the feet, y up. */
  hands: readonly [Joint, Joint];
  feet: readonly [Joint, Joint];
  hip?: Joint;
  neck?: Joint;
}

export const poses = {
  standing: {
    hands: [
      [-13, 44],
      [13, 44],
    ],
    feet: [
      [-5, 0],
      [6, 0],
    ],
  },
  pointing: {
    hands: [
      [-12, 45],
      [40, 82],
    ],
    feet: [
      [-7, 0],
      [8, 0],
    ],
  },
  walking: {
    hands: [
      [-12, 46],
      [16, 52],
    ],
    feet: [
      [-15, 2],
      [15, 0],
    ],
  },
  observing: {
    hands: [
      [25, 70],
      [26, 66],
    ],
    feet: [
      [-12, 0],
      [6, 0],
    ],
    hip: [-6, 48],
    neck: [7, 78],
  },
  holding: {
    hands: [
      [-12, 45],
      [20, 62],
    ],
    feet: [
      [-6, 0],
      [6, 0],
    ],
  },
  raking: {
    hands: [
      [20, 50],
      [34, 40],
    ],
    feet: [
      [-16, 0],
      [10, 0],
    ],
    hip: [-6, 46],
    neck: [8, 76],
  },
  reading: {
    hands: [
      [12, 60],
      [22, 60],
    ],
    feet: [
      [-5, 0],
      [6, 0],
    ],
    neck: [1, 82],
  },
} satisfies Record<string, Pose>;

export interface Clothes {
  top?: string;
  lower?: string;
  skin?: string;
  helmet?: string | undefined;
  hair?: string;
  dress?: 'trousers' | 'dhoti' | 'sari';
  vest?: string;
}

/** A simple, dignified figure; `height` in pixels, `flip` turns it to the left. */
export function person(foot: Point, height: number, pose: Pose = poses.standing, clothes: Clothes = {}, flip = false): string {
  const {
    top = ink.paper,
    lower = mix(ink.teal, ink.ink, 0.4),
    skin = mix(ink.lateriteDark, ink.clay, 0.25),
    hair = ink.ink,
    helmet,
    dress = 'trousers',
    vest,
  } = clothes;
  const unit = height / 100;
  const at = ([x, y]: Joint): Point => [foot[0] + x * unit * (flip ? -1 : 1), foot[1] - y * unit];
  const limb = (joints: readonly Joint[], width: number, color: string) => stroke(joints.map(at), color, width * unit);
  const [hipX, hipY] = pose.hip ?? [0, 49];
  const [neckX, neckY] = pose.neck ?? [0, 83];
  const knee = ([x]: Joint): Joint => [(x + hipX) / 2 + 2.5, 26];
  const shoulder = (side: number): Joint => [neckX + side * 8.5, neckY - 3.5];
  const elbow = (side: number, [x, y]: Joint): Joint => [(shoulder(side)[0] + x) / 2 + side * 2.5, (shoulder(side)[1] + y) / 2 - 4];
  const [footA, footB] = pose.feet;
  const [handA, handB] = pose.hands;
  const arm = (side: number, hand: Joint, color: string) =>
    limb([shoulder(side), elbow(side, hand)], 6, color) + limb([elbow(side, hand), hand], 4.4, skin);
  const legs =
    dress === 'trousers'
      ? limb([[hipX - 3.5, hipY], knee(footA), footA], 7.5, mix(lower, ink.ink, 0.25)) +
        limb([[hipX + 3.5, hipY], knee(footB), footB], 7.5, lower)
      : limb([[footA[0], 8], footA], 4.5, skin) +
        limb([[footB[0], 8], footB], 4.5, skin) +
        shape(
          [
            at([hipX - 7.5, hipY + 3]),
            at([hipX + 7.5, hipY + 3]),
            at([footB[0] + 6, dress === 'sari' ? 2 : 9]),
            at([footA[0] - 5, dress === 'sari' ? 2 : 7]),
          ],
          lower,
        ) +
        shape(
          [
            at([hipX + 1, hipY + 3]),
            at([hipX + 7.5, hipY + 3]),
            at([footB[0] + 6, dress === 'sari' ? 2 : 9]),
            at([footB[0] - 2, dress === 'sari' ? 2 : 8]),
          ],
          mix(lower, ink.ink, 0.14),
        );
  const trunk =
    shape(
      [
        at([hipX - 7.2, hipY - 2]),
        at([neckX - 10.5, neckY - 2.5]),
        at([neckX - 5, neckY + 1]),
        at([neckX + 5, neckY + 1]),
        at([neckX + 10.5, neckY - 2.5]),
        at([hipX + 7.2, hipY - 2]),
      ],
      vest ?? top,
    ) +
    (vest
      ? limb(
          [
            [neckX - 7.5, neckY - 16],
            [neckX + 8, neckY - 16],
          ],
          2.2,
          ink.paper,
        )
      : '');
  const drape =
    dress === 'sari'
      ? shape([at([neckX + 4, neckY + 1]), at([neckX + 10, neckY - 3]), at([hipX - 4, hipY - 3]), at([hipX - 8, hipY + 2])], lower) +
        shape([at([neckX + 5, neckY]), at([neckX + 11, neckY - 4]), at([neckX + 12, 42]), at([neckX + 7, 42])], mix(lower, ink.ink, 0.14))
      : '';
  const [headX, headY] = [neckX + 1.2, neckY + 9];
  const cap = helmet
    ? shape(
        Array.from({ length: 9 }, (_, i) =>
          at([headX + Math.cos((Math.PI * i) / 8) * 7.2, headY + 1.5 + Math.sin((Math.PI * i) / 8) * 7.6]),
        ),
        helmet,
      ) +
      limb(
        [
          [headX - 6.5, headY + 1.6],
          [headX + 10, headY + 1.4],
        ],
        1.8,
        helmet,
      )
    : shape(
        Array.from({ length: 9 }, (_, i) =>
          at([headX - 0.8 + Math.cos((Math.PI * (i - 0.6)) / 8 + 0.5) * 6.4, headY + 0.6 + Math.sin((Math.PI * (i - 0.6)) / 8 + 0.5) * 7]),
        ),
        hair,
      );
  const bun = dress === 'sari' && !helmet ? disc(at([headX - 6, headY - 1]), 3 * unit, hair) : '';
  const cast = shape(
    [
      [foot[0] - 6 * unit, foot[1] - 1.5 * unit],
      [foot[0] + 9 * unit, foot[1] + 0.5 * unit],
      [foot[0] - 46 * unit, foot[1] + 7.5 * unit],
      [foot[0] - 58 * unit, foot[1] + 4.5 * unit],
    ],
    mix(ink.lateriteDark, ink.forest, 0.6),
    'opacity=".36"',
  );
  return (
    cast +
    arm(-1, handA, mix(top, ink.ink, 0.16)) +
    legs +
    trunk +
    drape +
    limb(
      [
        [neckX, neckY - 1],
        [headX - 0.5, headY - 4],
      ],
      5,
      skin,
    ) +
    disc(at([headX, headY]), 6 * unit, skin) +
    bun +
    cap +
    arm(1, handB, top)
  );
}
