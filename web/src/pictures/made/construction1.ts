// Made by `npm run pictures` of web/pictures/construction1.svg, ebed51b1a3fd4fe8.

import type { Picture } from '../picture.ts';
import avif480 from './construction1-480.avif?no-inline';
import avif768 from './construction1-768.avif?no-inline';
import src from './construction1-768.webp?no-inline';
import avif1200 from './construction1-1200.avif?no-inline';

export const construction1: Picture = {
  width: 1200,
  height: 675,
  color: '#e8b888',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  src,
};
