// Made by `npm run pictures` of web/pictures/construction3.svg, 82a7a5c8615e26ef.

import type { Picture } from '../picture.ts';
import avif480 from './construction3-480.avif?no-inline';
import avif768 from './construction3-768.avif?no-inline';
import src from './construction3-768.webp?no-inline';
import avif1200 from './construction3-1200.avif?no-inline';

export const construction3: Picture = {
  width: 1200,
  height: 675,
  color: '#e8b888',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  src,
};
