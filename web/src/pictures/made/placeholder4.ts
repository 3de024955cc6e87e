// Made by `npm run pictures` of web/pictures/placeholder4.svg, b6e1229e9aca39a7.

import type { Picture } from '../picture.ts';
import avif320 from './placeholder4-320.avif?no-inline';
import avif480 from './placeholder4-480.avif?no-inline';
import src from './placeholder4-480.webp?no-inline';
import avif768 from './placeholder4-768.avif?no-inline';

export const placeholder4: Picture = {
  width: 768,
  height: 576,
  color: '#f8e8d8',
  avif: `${avif320} 320w, ${avif480} 480w, ${avif768} 768w`,
  src,
};
