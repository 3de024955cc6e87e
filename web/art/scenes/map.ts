import { flatNumber } from '../kit/glyphs.ts';
import { ink, mix } from '../kit/palette.ts';
import { clipped, type Drawing, disc, type Point, path, pathOf, rect, shape, stroke } from '../kit/svg.ts';
import { massif, patches, peaks, pin, road, soft, town } from './map-pieces.ts';

const [width, height] = [1600, 1000];

/** Only what everyone in the district knows; not to scale. */
const towns: Record<string, Point> = {
  theni: [800, 470],
  periyakulam: [900, 215],
  bodi: [520, 430],
  cumbum: [330, 850],
  uthamapalayam: [430, 730],
  chinnamanur: [560, 620],
  andipatti: [1150, 500],
};

export function map(): Drawing {
  const t = towns;
  const ground = mix(ink.sand, ink.paddy, 0.22);
  const lake: Point[] = [
    [1205, 590],
    [1275, 560],
    [1350, 575],
    [1420, 548],
    [1450, 600],
    [1400, 640],
    [1330, 632],
    [1300, 668],
    [1240, 652],
  ];
  const river: Point[] = [
    [250, 1020],
    [330, 930],
    [410, 800],
    [500, 690],
    [620, 590],
    [730, 530],
    [840, 545],
    [960, 590],
    [1080, 600],
    [1210, 610],
  ];
  const below: Point[] = [
    [1400, 610],
    [1480, 640],
    [1540, 600],
    [1620, 620],
  ];
  const grid = Array.from(
    { length: 9 },
    (_, i) =>
      stroke(
        [
          [i * 200, 0],
          [i * 200, height],
        ],
        ink.paper,
        1.4,
        'opacity=".5"',
      ) +
      (i < 6
        ? stroke(
            [
              [0, i * 200],
              [width, i * 200],
            ],
            ink.paper,
            1.4,
            'opacity=".5"',
          )
        : ''),
  ).join('');
  const west = massif(
    [
      [360, -260],
      [330, -20],
      [300, 90],
      [360, 210],
      [300, 330],
      [330, 470],
      [250, 560],
      [270, 680],
      [190, 780],
      [200, 900],
      [150, 1020],
      [170, 1300],
    ],
    [-40, 500],
    5,
  );
  const north = massif(
    [
      [340, -20],
      [470, 60],
      [600, 40],
      [720, 120],
      [800, 70],
      [930, 110],
      [1060, 50],
      [1180, 90],
      [1300, 20],
      [1330, -20],
    ],
    [800, -260],
    25,
  );
  const south = massif(
    [
      [620, 1020],
      [700, 930],
      [800, 900],
      [900, 850],
      [1000, 880],
      [1120, 830],
      [1260, 880],
      [1340, 960],
      [1400, 1020],
    ],
    [1000, 1500],
    45,
  );
  const compass = `<g transform="translate(1478 150)">${disc([0, 0], 66, ink.paper, 'opacity=".9"')}${shape(
    [
      [0, -52],
      [15, 0],
      [-15, 0],
    ],
    ink.laterite,
  )}${shape(
    [
      [0, 52],
      [15, 0],
      [-15, 0],
    ],
    ink.teal,
  )}${disc([0, 0], 6, ink.paper)}</g>${flatNumber([1478, 62], 'N', 30, ink.teal, 5)}`;
  const body =
    rect(-8, -8, width + 16, height + 16, ground) +
    patches() +
    grid +
    west +
    clipped(north, [
      [-20, -20],
      [1620, -20],
      [1620, 220],
      [-20, 220],
    ]) +
    south +
    peaks(
      [
        [92, 140],
        [150, 300],
        [84, 430],
        [128, 600],
        [70, 740],
        [180, 190],
      ],
      44,
    ) +
    peaks(
      [
        [560, -2],
        [860, 12],
        [1090, -4],
      ],
      34,
    ) +
    peaks(
      [
        [930, 968],
        [1080, 946],
        [1190, 976],
      ],
      36,
    ) +
    soft(river, mix(ink.water, ink.paper, 0.35), 22) +
    soft(river, ink.water, 15) +
    soft(
      [
        [900, 60],
        [930, 190],
        [1000, 330],
        [1060, 470],
        [1090, 600],
      ],
      ink.water,
      8,
    ) +
    soft(
      [
        [330, 400],
        [470, 470],
        [600, 520],
        [730, 530],
      ],
      ink.water,
      8,
    ) +
    soft(below, ink.water, 15) +
    path(`${pathOf(lake)}`, ink.water, `stroke="${mix(ink.water, ink.paper, 0.4)}" stroke-width="7" stroke-linejoin="round"`) +
    [
      [1270, 596, 60],
      [1340, 606, 50],
      [1300, 630, 40],
      [1390, 590, 36],
    ]
      .map(([x, y, w]) =>
        stroke(
          [
            [x!, y!],
            [x! + w!, y!],
          ],
          mix(ink.water, ink.paper, 0.55),
          3,
        ),
      )
      .join('') +
    stroke(
      [
        [1452, 566],
        [1452, 634],
      ],
      ink.paper,
      9,
      'stroke-linecap="butt"',
    ) +
    road([t.theni!, [850, 340], t.periyakulam!, [1010, 120], [1240, -20]]) +
    road([t.theni!, [690, 540], t.chinnamanur!, [500, 680], t.uthamapalayam!, [370, 790], t.cumbum!, [270, 960], [250, 1020]]) +
    road([t.theni!, [960, 450], t.andipatti!, [1340, 470], [1620, 420]]) +
    road([t.theni!, [660, 440], t.bodi!, [420, 350], [330, 380]], false) +
    road([t.theni!, [800, 660], [730, 800], [760, 900]], false) +
    road([t.andipatti!, [1200, 700], [1330, 800], [1620, 840]], false) +
    Object.entries(t)
      .map(([name, at]) => town(at, name === 'theni' ? 30 : 18))
      .join('') +
    compass +
    pin([t.theni![0], t.theni![1] - 6]);
  return { width, height, body };
}
