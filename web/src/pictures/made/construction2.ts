// Made by `npm run pictures` of web/pictures/construction2.svg, ae70b973f762af07.

import type { Picture } from '../picture.ts';
import avif480 from './construction2-480.avif?no-inline';
import avif768 from './construction2-768.avif?no-inline';
import src from './construction2-768.webp?no-inline';
import avif1200 from './construction2-1200.avif?no-inline';

export const construction2: Picture = {
  width: 1200,
  height: 675,
  color: '#e8b888',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  src,
};
