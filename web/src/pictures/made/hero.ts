// Made by `npm run pictures` of web/pictures/hero.svg, 5c5998cea98dade7.

import type { Picture } from '../picture.ts';
import avif480 from './hero-480.avif?no-inline';
import webp480 from './hero-480.webp?no-inline';
import avif768 from './hero-768.avif?no-inline';
import webp768 from './hero-768.webp?no-inline';
import avif1200 from './hero-1200.avif?no-inline';
import webp1200 from './hero-1200.webp?no-inline';
import avif1600 from './hero-1600.avif?no-inline';
import webp1600 from './hero-1600.webp?no-inline';

export const hero: Picture = {
  width: 1600,
  height: 900,
  color: '#f8e8d8',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w, ${avif1600} 1600w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1200} 1200w, ${webp1600} 1600w`,
  src: webp768,
};
