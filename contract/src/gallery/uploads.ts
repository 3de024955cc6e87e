/** Pages download this file without zod. */
import { type FileType, VIDEO_TYPE } from './item.ts';

export const DOCUMENT_TYPE = 'application/pdf';
export type UploadType = FileType | typeof DOCUMENT_TYPE;

/** `storage.rules` repeats these three sizes; `scripts/consistency.test.ts` compares them. */
export const PHOTO_MAX_BYTES = 20 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 100 * 1024 * 1024;
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;

export const PHOTO_MAX_PIXELS = 50_000_000;
/** sharp holds several whole rows of a photo in memory, so a very wide one has to be refused. */
export const PHOTO_MAX_SIDE = 16_384;

/** What `uploadTypeOf` looks at. The header of a PDF stands somewhere in it (ISO 32000). */
export const FILE_START_BYTES = 1024;

/** Photos in the boxes of MP4 (ISO/IEC 23008-12), as iPhones take them. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];
const OTHER_PHOTO_BRANDS = ['avif', 'avis', 'crx '];
/** QuickTime videos of older cameras have no brand, and begin with one of the others. */
const VIDEO_BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];

/**
 * What a file is by its first bytes, because its name and its sender can say anything. A video is
 * one whatever its brand: whether browsers play it is decided by its tracks.
 * @param bytes of the file, `FILE_START_BYTES` or more
 */
export function uploadTypeOf(bytes: Uint8Array): UploadType | 'image/heic' | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, FILE_START_BYTES));
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  const [box, brand] = [start.slice(4, 8), start.slice(8, 12)];
  if (box === 'ftyp' && HEIC_BRANDS.includes(brand)) return 'image/heic';
  if (box === 'ftyp' && OTHER_PHOTO_BRANDS.includes(brand)) return undefined;
  if (VIDEO_BOXES.includes(box)) return VIDEO_TYPE;
  return start.includes('%PDF-') ? DOCUMENT_TYPE : undefined;
}
