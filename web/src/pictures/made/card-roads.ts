// Made by `npm run pictures` of web/pictures/card-roads.svg, 6c299ca3f378837b.

import type { Picture } from '../picture.ts';
import avif320 from './card-roads-320.avif?no-inline';
import avif480 from './card-roads-480.avif?no-inline';
import src from './card-roads-480.webp?no-inline';
import avif768 from './card-roads-768.avif?no-inline';

export const cardRoads: Picture = {
  width: 768,
  height: 576,
  color: '#f8e8d8',
  avif: `${avif320} 320w, ${avif480} 480w, ${avif768} 768w`,
  src,
};
