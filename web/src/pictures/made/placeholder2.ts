// Made by `npm run pictures` of web/pictures/placeholder2.svg, d3b40162b3027589.

import type { Picture } from '../picture.ts';
import avif320 from './placeholder2-320.avif?no-inline';
import avif480 from './placeholder2-480.avif?no-inline';
import src from './placeholder2-480.webp?no-inline';
import avif768 from './placeholder2-768.avif?no-inline';

export const placeholder2: Picture = {
  width: 768,
  height: 576,
  color: '#f8e8d8',
  avif: `${avif320} 320w, ${avif480} 480w, ${avif768} 768w`,
  src,
};
