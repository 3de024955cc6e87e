// Made by `npm run pictures` of web/pictures/home-loan.svg, d4705844780200ba.

import type { Picture } from '../picture.ts';
import avif320 from './home-loan-320.avif?no-inline';
import avif480 from './home-loan-480.avif?no-inline';
import src from './home-loan-480.webp?no-inline';
import avif768 from './home-loan-768.avif?no-inline';

export const homeLoan: Picture = {
  width: 768,
  height: 576,
  color: '#e8b888',
  avif: `${avif320} 320w, ${avif480} 480w, ${avif768} 768w`,
  src,
};
