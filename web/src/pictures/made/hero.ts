// Made by `npm run pictures` of web/pictures/hero.svg, 5c5998cea98dade7.

import type { Picture } from '../picture.ts';
import avif480 from './hero-480.avif?no-inline';
import avif768 from './hero-768.avif?no-inline';
import src from './hero-768.webp?no-inline';
import avif1200 from './hero-1200.avif?no-inline';
import avif1600 from './hero-1600.avif?no-inline';

export const hero: Picture = {
  width: 1600,
  height: 900,
  color: '#f8e8d8',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w, ${avif1600} 1600w`,
  src,
};
