// Made by `npm run pictures` of web/pictures/about.svg, ddbdf4e5c0d96cd1.

import type { Picture } from '../picture.ts';
import avif480 from './about-480.avif?no-inline';
import avif768 from './about-768.avif?no-inline';
import src from './about-768.webp?no-inline';
import avif1200 from './about-1200.avif?no-inline';

export const about: Picture = {
  width: 1200,
  height: 675,
  color: '#f8e8d8',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  src,
};
