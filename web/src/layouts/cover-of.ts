import type { Cover } from '@theni/content';
import type { Item, PublishedFile } from '@theni/contract';

/** Wide enough for a card on any screen. */
const CARD_WIDTH = 960;

/** The first of its photos, or the plan: a layout that has neither has no cover. */
export function coverOf(
  photos: Item[],
  plan: PublishedFile | null | undefined,
): Item | Extract<PublishedFile, { Kind: 'picture' }> | undefined {
  const photo = photos.find(({ Variants }) => Variants.length > 0);
  return photo ?? (plan?.Kind === 'picture' ? plan : undefined);
}

/** The sizes that a card needs: all pages carry them. */
export function forCard({ Width, Height, ...picture }: Cover): Cover {
  const { Colour, Avif, Variants } = picture;
  return {
    Width,
    Height,
    ...(Colour && { Colour }),
    ...(Avif && { Avif: narrow(Avif) }),
    Variants: narrow(Variants),
  };
}

function narrow(variants: Cover['Variants']): Cover['Variants'] {
  const fitting = variants.filter(({ Width }) => Width <= CARD_WIDTH);
  return fitting.length > 0 ? fitting : variants.slice(0, 1);
}
