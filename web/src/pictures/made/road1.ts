// Made by `npm run pictures` of web/pictures/road1.svg, 7c22cb5c6e8d371a.

import type { Picture } from '../picture.ts';
import avif480 from './road1-480.avif?no-inline';
import avif768 from './road1-768.avif?no-inline';
import src from './road1-768.webp?no-inline';
import avif1200 from './road1-1200.avif?no-inline';

export const road1: Picture = {
  width: 1200,
  height: 675,
  color: '#688838',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  src,
};
