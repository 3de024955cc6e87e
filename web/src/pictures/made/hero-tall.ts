// Made by `npm run pictures` of web/pictures/hero-tall.svg, c4c2458a72050e0d.

import type { Picture } from '../picture.ts';
import avif480 from './hero-tall-480.avif?no-inline';
import avif768 from './hero-tall-768.avif?no-inline';
import src from './hero-tall-768.webp?no-inline';
import avif1200 from './hero-tall-1200.avif?no-inline';

export const heroTall: Picture = {
  width: 1200,
  height: 1500,
  color: '#f8e8d8',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  src,
};
