import { coversOf } from '../src/layouts/layout-photos.ts';
import type { AnyPage } from '../src/page-addresses.ts';
import type { PageOfDocument } from './documents.ts';

/** The size in pixels that WhatsApp, Facebook and X ask for in link previews. */
export const linkPictureSize = { width: 1200, height: 630 };

const USUAL = 'og-base';

/** The names are those of web/pictures. */
const LINK_PICTURES: Partial<Record<AnyPage, string>> = {
  plots: 'plots1',
  construction: 'construction1',
  roadWork: 'road1',
};

/**
 * The build makes these pictures: no word stands in them, so no publication has to draw one.
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

/** The picture that a link to the page shows. A layout shows its own cover, if it has one. */
export function linkPictureOf({ name, layout }: PageOfDocument, origin: string): LinkPicture {
  const [cover] = layout ? coversOf(layout.photos, layout.plan) : [];
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
