import type { PublishedLayout, Variant } from '@theni/contract';
import type { InLanguage } from './text.ts';

/**
 * A published layout in the words of every page, from which its card is drawn. The owner edits a
 * `Layout`; a release has a `PublishedLayout`, of which web/build/render-site.ts makes, in each
 * language, a `LayoutCardData` and the `LayoutPageData` of the layout's own page.
 */
export interface LayoutCardData {
  slug: string;
  name: string;
  place: string;
  status: PublishedLayout['fields']['status'];
  /** '' when the layout needs no registration number. */
  registration: string;
  /** Why it needs none; '' otherwise. */
  reason: string;
  promoter: InLanguage<PublishedLayout['fields']['promoter']>;
  /** Address of the picture of the Form-C QR code. */
  qr?: string;
  cover?: Cover;
  plotCount: number;
  facts: CardFacts;
  /** The owner's price of a cent in rupees, worked out from that of a square foot if need be. */
  perCent?: number;
}

export interface Cover {
  width: number;
  height: number;
  variants: Variant[];
  avif?: Variant[];
  colour?: string;
}

/**
 * Finished sentences of a card; '' where nothing is to be said. The number of available plots is
 * missing, because it changes between publications: the page asks the API for it.
 */
export interface CardFacts {
  /** The price of a cent or a square foot, with its day. */
  rate: string;
  sizes: string;
}
