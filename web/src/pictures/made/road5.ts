// Made by `npm run pictures` of web/pictures/road5.svg, 58c754ec629fb832.

import type { Picture } from '../picture.ts';
import avif480 from './road5-480.avif?no-inline';
import avif768 from './road5-768.avif?no-inline';
import src from './road5-768.webp?no-inline';
import avif1200 from './road5-1200.avif?no-inline';

export const road5: Picture = {
  width: 1200,
  height: 675,
  color: '#f8e8d8',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  src,
};
