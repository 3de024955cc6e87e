import { ink } from '../kit/palette.ts';
import { cross, surveyMark } from '../kit/plots.ts';
import { birds, clouds } from '../kit/sky.ts';
import type { Drawing } from '../kit/svg.ts';
import { palm } from '../kit/trees.ts';
import { valleyOfPlots } from './valley-of-plots.ts';

export function hero(): Drawing {
  const [width, height] = [1600, 900];
  const body = valleyOfPlots({
    width,
    height,
    vanishX: 900,
    horizon: 505,
    focal: 1150,
    eye: 15,
    sun: [1085, 256],
    houseX: 34,
    ridges: [
      [
        [-20, 430],
        [120, 398],
        [260, 420],
        [420, 372],
        [560, 396],
        [700, 330],
        [820, 290],
        [930, 262],
        [1050, 300],
        [1180, 258],
        [1320, 300],
        [1460, 250],
        [1620, 290],
      ],
      [
        [-20, 476],
        [200, 452],
        [380, 470],
        [560, 420],
        [700, 440],
        [860, 372],
        [960, 344],
        [1020, 366],
        [1130, 300],
        [1230, 210],
        [1290, 196],
        [1350, 236],
        [1440, 184],
        [1520, 160],
        [1620, 190],
      ],
      [
        [-20, 440],
        [90, 414],
        [180, 440],
        [300, 466],
        [480, 492],
        [640, 500],
        [900, 506],
        [1080, 470],
        [1200, 424],
        [1290, 392],
        [1380, 402],
        [1480, 344],
        [1620, 318],
      ],
    ],
  });
  return {
    width,
    height,
    body:
      body +
      clouds(
        [
          [120, 150, 190],
          [520, 96, 150],
          [720, 210, 120],
          [1330, 110, 150],
        ],
        ink.paper,
        0.75,
      ) +
      birds(
        [
          [640, 268],
          [672, 254],
          [700, 276],
        ],
        ink.forest,
      ) +
      surveyMark([1516, 160], 11, ink.paper) +
      cross([820, 430], 7, ink.paper) +
      palm([1590, 915], 620, 77, { lean: -0.07 }),
  };
}

export function heroTall(): Drawing {
  const [width, height] = [960, 1200];
  const body = valleyOfPlots({
    width,
    height,
    vanishX: 470,
    horizon: 690,
    focal: 1010,
    eye: 17,
    sun: [640, 352],
    houseX: 19.5,
    ridges: [
      [
        [-20, 560],
        [110, 520],
        [240, 540],
        [380, 440],
        [480, 400],
        [600, 440],
        [720, 380],
        [840, 420],
        [980, 370],
      ],
      [
        [-20, 620],
        [160, 590],
        [330, 560],
        [460, 500],
        [560, 470],
        [640, 400],
        [720, 318],
        [790, 290],
        [850, 330],
        [980, 280],
      ],
      [
        [-20, 590],
        [80, 570],
        [190, 620],
        [340, 668],
        [520, 684],
        [640, 640],
        [760, 580],
        [850, 590],
        [980, 510],
      ],
    ],
  });
  return {
    width,
    height,
    body:
      body +
      clouds(
        [
          [90, 170, 190],
          [430, 100, 150],
          [730, 190, 130],
        ],
        ink.paper,
        0.75,
      ) +
      birds(
        [
          [250, 330],
          [282, 316],
          [310, 338],
        ],
        ink.forest,
      ) +
      surveyMark([790, 290], 11, ink.paper) +
      palm([955, 1216], 640, 77, { lean: -0.07 }),
  };
}
