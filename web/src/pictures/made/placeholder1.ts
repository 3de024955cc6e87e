// Made by `npm run pictures` of web/pictures/placeholder1.svg, c14bb28524b6e988.

import type { Picture } from '../picture.ts';
import avif320 from './placeholder1-320.avif?no-inline';
import avif480 from './placeholder1-480.avif?no-inline';
import src from './placeholder1-480.webp?no-inline';
import avif768 from './placeholder1-768.avif?no-inline';

export const placeholder1: Picture = {
  width: 768,
  height: 576,
  color: '#e8b888',
  avif: `${avif320} 320w, ${avif480} 480w, ${avif768} 768w`,
  src,
};
