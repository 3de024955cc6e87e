import type { Cover } from '@theni/content/layout-card';
import type { Item, PublishedFile } from '@theni/contract';

/** A layout's page begins with so many of its photos, to be swiped through. */
const COVERS_MAX = 4;

/** The first of a layout's photos, or its plan; a layout that has neither has no cover. */
export function coversOf(photos: Item[], plan: PublishedFile | null | undefined): Cover[] {
  const shown = photos.filter(({ Variants }) => Variants.length > 0).slice(0, COVERS_MAX);
  if (shown.length === 0) return plan?.kind === 'picture' ? [plan] : [];
  return shown.map(
    ({ Width: width, Height: height, Variants: variants, Avif: avif, Colour: colour }) => {
      return { width, height, variants, ...(avif && { avif }), ...(colour && { colour }) };
    },
  );
}

/** In pixels: this is enough for a card, and for a small photo, on any screen. */
const CARD_WIDTH = 960;
const GRID_WIDTH = 640;

/** Keeps only the sizes that a card needs, because every page carries them. */
export function forCard({ width, height, ...picture }: Cover): Cover {
  const { colour, avif, variants } = picture;
  return {
    width,
    height,
    ...(colour && { colour }),
    ...(avif && { avif: narrow(avif, CARD_WIDTH) }),
    variants: narrow(variants, CARD_WIDTH),
  };
}

/**
 * Keeps only what a small photo below the first screen needs: a layout's document names the sizes
 * of each, and the blurred placeholder is no text that could be compressed.
 */
export function forGrid({ Placeholder, Avif, Variants, ...photo }: Item): Item {
  return {
    ...photo,
    ...(Avif && { Avif: narrow(Avif, GRID_WIDTH) }),
    Variants: narrow(Variants, GRID_WIDTH),
  };
}

function narrow(variants: Cover['variants'], widest: number): Cover['variants'] {
  const fitting = variants.filter(({ Width }) => Width <= widest);
  return fitting.length > 0 ? fitting : variants.slice(0, 1);
}
