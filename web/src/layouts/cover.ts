import type { Cover } from '@theni/content/layout-card';
import type { Item, PublishedFile } from '@theni/contract';

/** The first of a layout's photos, or its plan; a layout that has neither has no cover. */
export function coverOf(photos: Item[], plan: PublishedFile | null | undefined): Cover | undefined {
  const photo = photos.find(({ Variants }) => Variants.length > 0);
  if (!photo) return plan?.kind === 'picture' ? plan : undefined;
  const { Width: width, Height: height, Variants: variants, Avif: avif, Colour: colour } = photo;
  return { width, height, variants, ...(avif && { avif }), ...(colour && { colour }) };
}
