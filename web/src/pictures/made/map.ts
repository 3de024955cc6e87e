// Made by `npm run pictures` of web/pictures/map.svg, 41ecdb24f489b01d.

import type { Picture } from '../picture.ts';
import avif480 from './map-480.avif?no-inline';
import avif768 from './map-768.avif?no-inline';
import src from './map-768.webp?no-inline';
import avif1200 from './map-1200.avif?no-inline';

export const map: Picture = {
  width: 1200,
  height: 750,
  color: '#d8c8a8',
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1200} 1200w`,
  src,
};
