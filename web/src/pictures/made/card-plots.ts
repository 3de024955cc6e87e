// Made by `npm run pictures` of web/pictures/card-plots.svg, 8da96fb56f965f5b.

import type { Picture } from '../picture.ts';
import avif320 from './card-plots-320.avif?no-inline';
import avif480 from './card-plots-480.avif?no-inline';
import src from './card-plots-480.webp?no-inline';
import avif768 from './card-plots-768.avif?no-inline';

export const cardPlots: Picture = {
  width: 768,
  height: 576,
  color: '#f8e8d8',
  avif: `${avif320} 320w, ${avif480} 480w, ${avif768} 768w`,
  src,
};
