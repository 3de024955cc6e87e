import { coverOf } from '../src/layouts/cover.ts';
import type { AnyPage } from '../src/pages.ts';
import type { PageOfDocument } from './pages.ts';

/** In pixels: what WhatsApp, Facebook and X ask for in link previews. */
export const linkPictureSize = { width: 1200, height: 630 };

const USUAL = 'og-base';

/** By the names that they have in web/pictures. */
const LINK_PICTURES: Partial<Record<AnyPage, string>> = {
  plots: 'plots1',
  construction: 'construction1',
  roadWork: 'road1',
};

/**
 * The build makes them: no word is in them, so that no word can keep a page from being published.
 */
export const linkPictures = [...new Set([USUAL, ...Object.values(LINK_PICTURES)])];

export const linkPictureAddress = (picture = USUAL) => `/cards/${picture}.jpg`;

interface LinkPicture {
  /** With https. */
  address: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** What a link to the page shows: of a layout its own cover, if it has one. */
export function linkPictureOf({ name, layout }: PageOfDocument, origin: string): LinkPicture {
  const cover = layout && coverOf(layout.photos, layout.plan);
  const variants = cover?.variants ?? [];
  const variant = variants.find(({ Width }) => Width >= linkPictureSize.width) ?? variants.at(-1);
  if (!cover || !variant)
    return { address: origin + linkPictureAddress(LINK_PICTURES[name]), ...linkPictureSize };
  return {
    address: new URL(variant.Url, origin).href,
    width: variant.Width,
    height: Math.round((variant.Width * cover.height) / cover.width),
  };
}
