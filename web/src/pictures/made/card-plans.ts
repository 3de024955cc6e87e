// Made by `npm run pictures` of web/pictures/card-plans.svg, 3bb1766be635d00f.

import type { Picture } from '../picture.ts';
import avif320 from './card-plans-320.avif?no-inline';
import avif480 from './card-plans-480.avif?no-inline';
import src from './card-plans-480.webp?no-inline';
import avif768 from './card-plans-768.avif?no-inline';

export const cardPlans: Picture = {
  width: 768,
  height: 576,
  color: '#185858',
  avif: `${avif320} 320w, ${avif480} 480w, ${avif768} 768w`,
  src,
};
