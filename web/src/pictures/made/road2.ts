// Made by `npm run pictures` of web/pictures/road2.svg, 7f5be51b8be0b762.

import type { Picture } from '../picture.ts';
import avif480 from './road2-480.avif?no-inline';
import avif768 from './road2-768.avif?no-inline';
import src from './road2-768.webp?no-inline';
import avif1200 from './road2-1200.avif?no-inline';

export const road2: Picture = {
  width: 1200,
  height: 675,
  color: '#f8e8d8',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  src,
};
