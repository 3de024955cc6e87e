// Made by `npm run pictures` of web/pictures/construction4.svg, 96ad6602d91456a9.

import type { Picture } from '../picture.ts';
import avif480 from './construction4-480.avif?no-inline';
import avif768 from './construction4-768.avif?no-inline';
import src from './construction4-768.webp?no-inline';
import avif1200 from './construction4-1200.avif?no-inline';

export const construction4: Picture = {
  width: 1200,
  height: 675,
  color: '#185858',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  src,
};
