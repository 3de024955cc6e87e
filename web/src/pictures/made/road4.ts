// Made by `npm run pictures` of web/pictures/road4.svg, 2bc266e935cc189d.

import type { Picture } from '../picture.ts';
import avif480 from './road4-480.avif?no-inline';
import avif768 from './road4-768.avif?no-inline';
import src from './road4-768.webp?no-inline';
import avif1200 from './road4-1200.avif?no-inline';

export const road4: Picture = {
  width: 1200,
  height: 675,
  color: '#f8e8d8',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  src,
};
