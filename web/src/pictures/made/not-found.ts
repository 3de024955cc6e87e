// Made by `npm run pictures` of web/pictures/not-found.svg, d4b4b1821b71f414.

import type { Picture } from '../picture.ts';
import avif320 from './not-found-320.avif?no-inline';
import avif480 from './not-found-480.avif?no-inline';
import src from './not-found-480.webp?no-inline';
import avif768 from './not-found-768.avif?no-inline';

export const notFound: Picture = {
  width: 768,
  height: 576,
  color: '#f8e8d8',
  avif: `${avif320} 320w, ${avif480} 480w, ${avif768} 768w`,
  src,
};
