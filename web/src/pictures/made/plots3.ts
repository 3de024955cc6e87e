// Made by `npm run pictures` of web/pictures/plots3.svg, ee45b8bf09f7a0c0.

import type { Picture } from '../picture.ts';
import avif480 from './plots3-480.avif?no-inline';
import avif768 from './plots3-768.avif?no-inline';
import src from './plots3-768.webp?no-inline';
import avif1200 from './plots3-1200.avif?no-inline';

export const plots3: Picture = {
  width: 1200,
  height: 675,
  color: '#f8e8d8',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  src,
};
