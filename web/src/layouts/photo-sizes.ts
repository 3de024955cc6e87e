import type { Cover } from '@theni/content/layout-card';
import type { Item } from '@theni/contract';

/** Wide enough for a card on any screen. */
const CARD_WIDTH = 960;

/** The sizes that a card needs: all pages carry them. */
export function forCard({ width, height, ...picture }: Cover): Cover {
  const { colour, avif, variants } = picture;
  return {
    width,
    height,
    ...(colour && { colour }),
    ...(avif && { avif: narrow(avif) }),
    variants: narrow(variants),
  };
}

/**
 * A photo in a grid of many, below the first screen: the document of a layout names the sizes of
 * each, and what a photo will look like is no text that could be compressed.
 */
export function forGrid({ Placeholder, Avif, Variants, ...photo }: Item): Item {
  return { ...photo, ...(Avif && { Avif: narrow(Avif) }), Variants: narrow(Variants) };
}

function narrow(variants: Cover['variants']): Cover['variants'] {
  const fitting = variants.filter(({ Width }) => Width <= CARD_WIDTH);
  return fitting.length > 0 ? fitting : variants.slice(0, 1);
}
