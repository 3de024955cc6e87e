import type { Item } from '@theni/contract';
import { GALLERY_SERVICES, VIDEO_TYPE } from '@theni/contract/limits';

export interface Overview {
  items: number;
  photos: number;
  videos: number;
  pinned: number;
  hidden: number;
  /** Bytes of the uploaded files, without the smaller copies that the server makes. */
  bytes: number;
  byService: { service: string; count: number }[];
  /** Newest first. */
  last: Item[];
}

const LAST_UPLOADS = 5;

/** @param items newest first, as the API hands them out */
export function overviewOf(items: Item[]): Overview {
  const count = (which: (item: Item) => boolean) => items.filter(which).length;
  const videos = count(({ FileType }) => FileType === VIDEO_TYPE);
  return {
    items: items.length,
    photos: items.length - videos,
    videos,
    pinned: count(({ Pinned }) => Pinned),
    hidden: count(({ Hidden }) => Hidden),
    bytes: items.reduce((sum, { Size }) => sum + Size, 0),
    byService: GALLERY_SERVICES.map((service) => ({
      service: service.trim(),
      count: count(({ Service }) => Service === service),
    })),
    last: items.slice(0, LAST_UPLOADS),
  };
}
