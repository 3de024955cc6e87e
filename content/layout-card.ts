import type { PublishedLayout, Variant } from '@theni/contract';
import type { InLanguage } from './text.ts';

/**
 * What every page knows of a published layout, and what its card shows. A layout is `Layout` while
 * the owner edits it, `PublishedLayout` once a release names it, `LayoutCardData` in the words of
 * every page, and `LayoutPageData` in the file of its own page. The last two are in one language;
 * web/build/render-site.ts makes them of the published one.
 */
export interface LayoutCardData {
  slug: string;
  name: string;
  place: string;
  status: PublishedLayout['texts']['status'];
  /** The authority's number; '' where none is needed. */
  registration: string;
  /** Why none is needed; '' otherwise. */
  reason: string;
  promoter: InLanguage<PublishedLayout['texts']['promoter']>;
  /** Address of the picture of its Form-C QR code. */
  qr?: string;
  cover?: Cover;
  /** How many. */
  plots: number;
  facts: CardFacts;
  /**
   * The owner's price of a cent in rupees, or of a square foot as of a cent; absent where none is
   * known.
   */
  perCent?: number;
}

/** A picture in the sizes of screens. */
export interface Cover {
  width: number;
  height: number;
  variants: Variant[];
  avif?: Variant[];
  colour?: string;
}

/**
 * What its card says in words; '' for what is not known, or does not matter any more. What changes
 * from one publication to the next, as the number of available plots, is asked for.
 */
export interface CardFacts {
  /** A cent or a square foot, with its day. */
  rate: string;
  sizes: string;
}
