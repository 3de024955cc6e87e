// Made by `npm run pictures` of web/pictures/placeholder3.svg, 4cb81c599f1a8ba1.

import type { Picture } from '../picture.ts';
import avif320 from './placeholder3-320.avif?no-inline';
import avif480 from './placeholder3-480.avif?no-inline';
import src from './placeholder3-480.webp?no-inline';
import avif768 from './placeholder3-768.avif?no-inline';

export const placeholder3: Picture = {
  width: 768,
  height: 576,
  color: '#e8b888',
  avif: `${avif320} 320w, ${avif480} 480w, ${avif768} 768w`,
  src,
};
