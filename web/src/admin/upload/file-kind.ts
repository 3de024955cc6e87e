import { type FileType, VIDEO_TYPE } from '@theni/contract/limits';

/** What a file is, by its first bytes: a name can say anything. */
export type FileKind = FileType | 'heic' | 'quicktime' | 'other video' | 'unknown';

/** As many as `fileKindOf` looks at. */
export const KIND_BYTES = 12;

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif'];

export function fileKindOf(bytes: Uint8Array): FileKind {
  const text = String.fromCharCode(...bytes.subarray(0, KIND_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  const box = text.slice(4, 8);
  if (box === 'ftyp') return kindOfBrand(text.slice(8, 12));
  // QuickTime films of older cameras begin without a brand.
  return ['moov', 'mdat', 'wide'].includes(box) ? 'quicktime' : 'unknown';
}

/** https://mp4ra.org/registered-types/brands. The API goes by the same brands. */
function kindOfBrand(brand: string): FileKind {
  if (HEIC_BRANDS.includes(brand)) return 'heic';
  if (brand === 'qt  ') return 'quicktime';
  return /^(3g|M4|F4|crx)/.test(brand) ? 'other video' : VIDEO_TYPE;
}
