import {
  type FileType,
  PHOTO_MAX_BYTES,
  VIDEO_MAX_BYTES,
  VIDEO_TYPE,
} from '@theni/contract/limits';
import { adminText } from '../words.ts';

/** Specification §5. */
export const ACCEPT = '.jpeg,.jpg,.png,.mp4';

/** Of an iPhone's video, which can be dropped: its picture and sound fit into an MP4 as they are. */
const QUICKTIME = ['.mov', '.qt'];

const EXTENSIONS = [...ACCEPT.split(','), ...QUICKTIME];
const text = adminText.issues;

/** Why a file is not taken, in words for the admin. */
export class RejectedFileError extends Error {
  override name = 'RejectedFileError';
}

/**
 * Looks at the name, the size and the first bytes.
 * @throws {RejectedFileError}
 */
export async function checkFile(file: File): Promise<FileType> {
  const extension = extensionOf(file.name);
  if (!EXTENSIONS.includes(extension)) throw new RejectedFileError(reasonAgainstName(extension));
  if (file.size === 0) throw new RejectedFileError(text.empty);
  const type = typeOf(await kindOf(file), extension);
  if (file.size > maxBytesOf(type))
    throw new RejectedFileError(type === VIDEO_TYPE ? text.largeVideo : text.largePhoto);
  return type;
}

export function maxBytesOf(type: FileType): number {
  return type === VIDEO_TYPE ? VIDEO_MAX_BYTES : PHOTO_MAX_BYTES;
}

function extensionOf(name: string): string {
  return (/\.[^.]+$/.exec(name)?.[0] ?? '').toLowerCase();
}

function reasonAgainstName(extension: string): string {
  return ['.heic', '.heif'].includes(extension) ? text.heic : text.wrongType;
}

async function kindOf(file: File): Promise<FileKind> {
  try {
    return fileKindOf(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
  } catch (cause) {
    throw new RejectedFileError(text.notReadable, { cause });
  }
}

function typeOf(kind: FileKind, extension: string): FileType {
  switch (kind) {
    case 'heic':
      throw new RejectedFileError(text.heic);
    case 'quicktime':
      return VIDEO_TYPE;
    case 'other video':
      throw new RejectedFileError(text.otherVideo);
    case 'unknown':
      throw new RejectedFileError(
        ['.mp4', ...QUICKTIME].includes(extension) ? text.notVideo : text.notPhoto,
      );
    default:
      return kind;
  }
}

/** What a file is, by its first bytes: a name can say anything. */
type FileKind = FileType | 'heic' | 'quicktime' | 'other video' | 'unknown';

/** As many as `fileKindOf` looks at. */
const KIND_BYTES = 12;

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif'];

function fileKindOf(bytes: Uint8Array): FileKind {
  const text = String.fromCharCode(...bytes.subarray(0, KIND_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  const box = text.slice(4, 8);
  if (box === 'ftyp') return kindOfBrand(text.slice(8, 12));
  // QuickTime videos of older cameras begin without a brand.
  return ['moov', 'mdat', 'wide'].includes(box) ? 'quicktime' : 'unknown';
}

/** https://mp4ra.org/registered-types/brands. The API goes by the same brands. */
function kindOfBrand(brand: string): FileKind {
  if (HEIC_BRANDS.includes(brand)) return 'heic';
  if (brand === 'qt  ') return 'quicktime';
  return /^(3g|M4|F4|crx)/.test(brand) ? 'other video' : VIDEO_TYPE;
}
