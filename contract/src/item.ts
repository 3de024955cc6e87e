import type { FileType, Service } from './limits.ts';

/** One picture in a narrower width than the original, as WebP. */
export interface Variant {
  Width: number;
  Url: string;
}

/** A media item as the API hands it out (specification §3 and the fields that the server adds). */
export interface Item {
  _id: string;
  FileType: FileType;
  FileUrl: string;
  Location: string;
  Service: Service;
  /** Pixels, upright. */
  Width: number;
  Height: number;
  Variants: Variant[];
  /** Tiny data URL, shown until the picture is there. */
  Placeholder?: string;
  /** Videos only. */
  PosterUrl?: string;
  /** Videos only, in seconds. */
  Duration?: number;
  /** Alternative text, when the admin wrote a better one than the Service text. */
  Alt?: string;
  Pinned: boolean;
  Hidden: boolean;
  /** Bytes of the stored file. */
  Size: number;
  /** ISO 8601, the server's clock. */
  CreatedAt: string;
}
