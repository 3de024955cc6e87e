// Made by `npm run pictures` of web/pictures/plots4.svg, 60f84a71f2ca896a.

import type { Picture } from '../picture.ts';
import avif480 from './plots4-480.avif?no-inline';
import avif768 from './plots4-768.avif?no-inline';
import src from './plots4-768.webp?no-inline';
import avif1200 from './plots4-1200.avif?no-inline';

export const plots4: Picture = {
  width: 1200,
  height: 675,
  color: '#f8e8d8',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  src,
};
