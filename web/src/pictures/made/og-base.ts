// Made by `npm run pictures` of web/pictures/og-base.svg, ffb5800613c24dc3.

import type { Picture } from '../picture.ts';
import avif1200 from './og-base-1200.avif?no-inline';
import src from './og-base-1200.webp?no-inline';

export const ogBase: Picture = {
  width: 1200,
  height: 630,
  color: '#f8e8d8',
  avif: `${avif1200} 1200w`,
  src,
};
