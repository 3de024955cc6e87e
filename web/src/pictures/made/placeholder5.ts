// Made by `npm run pictures` of web/pictures/placeholder5.svg, b18e89570de54429.

import type { Picture } from '../picture.ts';
import avif320 from './placeholder5-320.avif?no-inline';
import avif480 from './placeholder5-480.avif?no-inline';
import src from './placeholder5-480.webp?no-inline';
import avif768 from './placeholder5-768.avif?no-inline';

export const placeholder5: Picture = {
  width: 768,
  height: 576,
  color: '#e8b888',
  avif: `${avif320} 320w, ${avif480} 480w, ${avif768} 768w`,
  src,
};
