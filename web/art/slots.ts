import type { Drawing } from './kit/svg.ts';
import { about } from './scenes/about.ts';
import { cardPlans, cardPlots, cardRoads } from './scenes/cards.ts';
import { construction1, construction2, construction3, construction4 } from './scenes/construction.ts';
import { hero, heroTall } from './scenes/hero.ts';
import { map } from './scenes/map.ts';
import { homeLoan, notFound, ogBase } from './scenes/pages.ts';
import { plots1, plots2, plots3, plots4 } from './scenes/plots.ts';
import { founder } from './scenes/portrait.ts';
import { road1, road2, road3, road4, road5 } from './scenes/roads.ts';
import { bodinayakanur, theni, uthamapalayam } from './scenes/towns.ts';
import { andipatti, cumbum, periyakulam } from './scenes/towns-land.ts';

export interface Slot {
  draw: () => Drawing;
  /** Rendered widths in pixels. */
  widths: readonly number[];
}

const wide = [480, 768, 1200];
const card = [320, 480, 768];

/** Every picture of the site. A name here is the name of its export in web/src/pictures/pictures.ts. */
export const slots: Record<string, Slot> = {
  hero: { draw: hero, widths: [480, 768, 1200, 1600] },
  heroTall: { draw: heroTall, widths: [480, 768, 1200] },
  cardPlots: { draw: cardPlots, widths: card },
  cardPlans: { draw: cardPlans, widths: card },
  cardRoads: { draw: cardRoads, widths: card },
  plots1: { draw: plots1, widths: wide },
  plots2: { draw: plots2, widths: wide },
  plots3: { draw: plots3, widths: wide },
  plots4: { draw: plots4, widths: wide },
  construction1: { draw: construction1, widths: wide },
  construction2: { draw: construction2, widths: wide },
  construction3: { draw: construction3, widths: wide },
  construction4: { draw: construction4, widths: wide },
  road1: { draw: road1, widths: wide },
  road2: { draw: road2, widths: wide },
  road3: { draw: road3, widths: wide },
  road4: { draw: road4, widths: wide },
  road5: { draw: road5, widths: wide },
  founder: { draw: founder, widths: card },
  placeholder1: { draw: theni, widths: card },
  placeholder2: { draw: periyakulam, widths: card },
  placeholder3: { draw: bodinayakanur, widths: card },
  placeholder4: { draw: cumbum, widths: card },
  placeholder5: { draw: uthamapalayam, widths: card },
  placeholder6: { draw: andipatti, widths: card },
  homeLoan: { draw: homeLoan, widths: card },
  about: { draw: about, widths: wide },
  map: { draw: map, widths: wide },
  notFound: { draw: notFound, widths: card },
  ogBase: { draw: ogBase, widths: [1200] },
};
