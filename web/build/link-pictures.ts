import type { AnyPage } from '../src/pages.ts';

/** In pixels: what WhatsApp, Facebook and X ask for in link previews. */
export const linkPictureSize = { width: 1200, height: 630 };

const USUAL = 'og-base';

/** By the names that they have in web/pictures. */
const pictureOf: Partial<Record<AnyPage, string>> = {
  plots: 'plots1',
  construction: 'construction1',
  roadWork: 'road1',
};

/**
 * The build makes them: no word is in them, so that no word can keep a page from being published.
 */
export const linkPictures = [...new Set([USUAL, ...Object.values(pictureOf)])];

export const linkPictureAddress = (picture = USUAL) => `/cards/${picture}.jpg`;

/** What a link to the page shows. */
export function linkPictureOf(page: AnyPage): string {
  return linkPictureAddress(pictureOf[page]);
}
