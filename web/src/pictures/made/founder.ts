// Made by `npm run pictures` of web/pictures/founder.svg, c67f3224ba37337a.

import type { Picture } from '../picture.ts';
import avif320 from './founder-320.avif?no-inline';
import avif480 from './founder-480.avif?no-inline';
import src from './founder-480.webp?no-inline';
import avif768 from './founder-768.avif?no-inline';

export const founder: Picture = {
  width: 768,
  height: 960,
  color: '#f8e8d8',
  avif: `${avif320} 320w, ${avif480} 480w, ${avif768} 768w`,
  src,
};
