// Made by `npm run pictures` of web/pictures/plots2.svg, 850af865c930acdb.

import type { Picture } from '../picture.ts';
import avif480 from './plots2-480.avif?no-inline';
import avif768 from './plots2-768.avif?no-inline';
import src from './plots2-768.webp?no-inline';
import avif1200 from './plots2-1200.avif?no-inline';

export const plots2: Picture = {
  width: 1200,
  height: 675,
  color: '#f8e8d8',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  src,
};
