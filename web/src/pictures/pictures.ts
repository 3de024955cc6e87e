/**
 * Every picture of the site, one line per place: this is where a photo takes the place of a drawing.
 * Put the photo into ./photos and replace the line, for example for the hero:
 *
 *   import type { Picture } from './picture.ts';
 *   import heroPhoto from './photos/hero.webp';
 *   export const hero: Picture = {
 *     width: 1600, height: 900, color: '#8a9a6b', webp: `${heroPhoto} 1600w`, src: heroPhoto,
 *   };
 *
 * More in web/art/README.md.
 */

export { about } from './drawn/about.ts';
export { cardPlans } from './drawn/card-plans.ts';
export { cardPlots } from './drawn/card-plots.ts';
export { cardRoads } from './drawn/card-roads.ts';
export { construction1 } from './drawn/construction1.ts';
export { construction2 } from './drawn/construction2.ts';
export { construction3 } from './drawn/construction3.ts';
export { construction4 } from './drawn/construction4.ts';
export { founder } from './drawn/founder.ts';
export { hero } from './drawn/hero.ts';
export { heroTall } from './drawn/hero-tall.ts';
export { homeLoan } from './drawn/home-loan.ts';
export { map } from './drawn/map.ts';
export { notFound } from './drawn/not-found.ts';
export { ogBase } from './drawn/og-base.ts';
export { placeholder1 } from './drawn/placeholder1.ts';
export { placeholder2 } from './drawn/placeholder2.ts';
export { placeholder3 } from './drawn/placeholder3.ts';
export { placeholder4 } from './drawn/placeholder4.ts';
export { placeholder5 } from './drawn/placeholder5.ts';
export { placeholder6 } from './drawn/placeholder6.ts';
export { plots1 } from './drawn/plots1.ts';
export { plots2 } from './drawn/plots2.ts';
export { plots3 } from './drawn/plots3.ts';
export { plots4 } from './drawn/plots4.ts';
export { road1 } from './drawn/road1.ts';
export { road2 } from './drawn/road2.ts';
export { road3 } from './drawn/road3.ts';
export { road4 } from './drawn/road4.ts';
export { road5 } from './drawn/road5.ts';
export type { Picture } from './picture.ts';
