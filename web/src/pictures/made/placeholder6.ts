// Made by `npm run pictures` of web/pictures/placeholder6.svg, 9abc8316dfb866fd.

import type { Picture } from '../picture.ts';
import avif320 from './placeholder6-320.avif?no-inline';
import avif480 from './placeholder6-480.avif?no-inline';
import src from './placeholder6-480.webp?no-inline';
import avif768 from './placeholder6-768.avif?no-inline';

export const placeholder6: Picture = {
  width: 768,
  height: 576,
  color: '#f8e8d8',
  avif: `${avif320} 320w, ${avif480} 480w, ${avif768} 768w`,
  src,
};
