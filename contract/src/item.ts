import type { FileType, Service } from './limits.ts';

/** The photo or poster at this width in pixels, never wider than the original. */
export interface Variant {
  Width: number;
  Url: string;
}

/** An item of the gallery (specification §3 and what the server adds). */
export interface Item {
  _id: string;
  FileType: FileType;
  FileUrl: string;
  Location: string;
  Service: Service;
  Width: number;
  Height: number;
  /** WebP, narrowest first. */
  Variants: Variant[];
  /** The widths that phones show, as AVIF: a third smaller. Photos only, of some. */
  Avif?: Variant[];
  /** Tiny data URL, shown until the picture is there. */
  Placeholder?: string;
  /** Average colour, `#rrggbb`; with a photo or a poster only. */
  Colour?: string;
  PosterUrl?: string;
  /** Videos only, in seconds. */
  Duration?: number;
  /** The slug of the layout that it belongs to, published or not; of some items. */
  Layout?: string;
  Pinned: boolean;
  CreatedAt: string;
}

/** What visitors can choose from, each with the number of items that they would see. */
export interface Filters {
  /** Items under the chosen filters. */
  count: number;
  /** Services under the chosen town, in the order of GALLERY_SERVICES; none without an item. */
  services: { service: Service; count: number }[];
  /** Places under the chosen services, in the order of the alphabet. */
  places: { location: string; count: number }[];
}
