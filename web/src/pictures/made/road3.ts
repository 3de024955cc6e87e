// Made by `npm run pictures` of web/pictures/road3.svg, e8bb8581cf139fc8.

import type { Picture } from '../picture.ts';
import avif480 from './road3-480.avif?no-inline';
import avif768 from './road3-768.avif?no-inline';
import src from './road3-768.webp?no-inline';
import avif1200 from './road3-1200.avif?no-inline';

export const road3: Picture = {
  width: 1200,
  height: 675,
  color: '#f8e8d8',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  src,
};
