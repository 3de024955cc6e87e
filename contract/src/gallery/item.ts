/** Types and constants only: visitors download this file. */

/** Specification §5, to the letter: 'Consturction ' keeps its spelling and its trailing space. */
export const GALLERY_SERVICES = [
  'Plots and Approvals',
  'Consturction ',
  'Road Work',
  '2d,3d plans',
] as const;
export type Service = (typeof GALLERY_SERVICES)[number];

/** Specification §3: this type means a video, anything else is shown as an image. */
export const VIDEO_TYPE = 'video/mp4';
export const FILE_TYPES = ['image/jpeg', 'image/png', VIDEO_TYPE] as const;
export type FileType = (typeof FILE_TYPES)[number];

export const LOCATION_MAX_LENGTH = 120;
/** Widths in pixels in which the server draws a photo. */
export const VARIANT_WIDTHS = [320, 640, 960, 1600] as const;
/** A phone of 360 px with two dots a pixel takes the first one for a grid of two columns. */
export const AVIF_WIDTHS = [400, 640, 960] as const;

/** Specification §4 and §9: the home page shows at most six, so at most six can be pinned to it. */
export const HOME_ITEMS = 6;
/** The gallery shows so many items at a time. */
export const PAGE_LENGTH = 24;
/** One call may ask for so many items, and name so many by their ids. */
export const LIST_LIMIT_MAX = 100;
export const ADMIN_PAGE_LENGTH = 60;

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
  /** The widths that phones show, narrowest first, for photos: a third smaller than WebP. */
  Avif?: Variant[];
  /** Tiny data URL, shown until the picture has loaded. */
  Placeholder?: string;
  /** Average colour, `#rrggbb`; with a photo or a poster only. */
  Colour?: string;
  PosterUrl?: string;
  /** Videos only, in seconds. */
  Duration?: number;
  /** The slug of the layout that the item belongs to, published or not. */
  Layout?: string;
  Pinned: boolean;
  CreatedAt: string;
}

/** A page of the owner's list, newest first. */
export interface ItemPage {
  items: Item[];
  /** What `before` is for the next page; null after the last one. */
  next: string | null;
  /** How many items the search finds, on all pages. */
  found: number;
  /** How many the gallery has. */
  total: number;
}

/** What visitors can choose from, each with the number of items that they would see. */
export interface Filters {
  /** Items under the chosen filters. */
  count: number;
  /** Services under the chosen town, in the order of GALLERY_SERVICES; none without an item. */
  services: { service: Service; count: number }[];
  /** Towns under the chosen services, in the order of the alphabet. */
  towns: { town: string; count: number }[];
}
