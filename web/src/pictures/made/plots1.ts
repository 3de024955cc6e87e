// Made by `npm run pictures` of web/pictures/plots1.svg, 5cbe865433110cb9.

import type { Picture } from '../picture.ts';
import avif480 from './plots1-480.avif?no-inline';
import avif768 from './plots1-768.avif?no-inline';
import src from './plots1-768.webp?no-inline';
import avif1200 from './plots1-1200.avif?no-inline';

export const plots1: Picture = {
  width: 1200,
  height: 675,
  color: '#f8e8d8',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  src,
};
