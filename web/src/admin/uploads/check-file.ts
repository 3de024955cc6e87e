import { type FileType, VIDEO_TYPE } from '@theni/contract/item';
import { PHOTO_MAX_BYTES, VIDEO_MAX_BYTES } from '@theni/contract/uploads';
import { RejectedFileError } from '../api/errors.ts';

export const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`;

/**
 * Checks the size and the first bytes of a file, because its name can say anything.
 * @throws {RejectedFileError}
 */
export async function checkFile(file: File): Promise<FileType> {
  const start = await readBytes(file.slice(0, 12));
  if (file.size === 0)
    throw new RejectedFileError(
      'This file is empty. Please choose it again, or take the picture again.',
    );
  const type = typeOf(String.fromCharCode(...new Uint8Array(start)));
  if (type === VIDEO_TYPE && file.size > VIDEO_MAX_BYTES)
    throw new RejectedFileError(
      `This video is larger than ${megabytes(VIDEO_MAX_BYTES)}. Please shorten it, or record in 1080p instead of 4K.`,
    );
  if (type !== VIDEO_TYPE && file.size > PHOTO_MAX_BYTES)
    throw new RejectedFileError(
      `This photo is larger than ${megabytes(PHOTO_MAX_BYTES)}. Please choose a smaller size in the camera’s settings, or save a smaller copy.`,
    );
  return type;
}

/**
 * A copy to send: a file of Google Drive may change on the device during the upload.
 * @throws {RejectedFileError} as `readBytes`
 */
export async function copyOf(file: File, type: string): Promise<Blob> {
  return new Blob([await readBytes(file)], { type });
}

/** @throws {RejectedFileError} when it is gone or has changed, as files of a cloud's app do */
async function readBytes(file: Blob): Promise<ArrayBuffer> {
  return file.arrayBuffer().catch((cause: unknown) => {
    throw new RejectedFileError(
      'This file could not be read, or has changed since it was chosen. Save it on your device and choose it again.',
      { cause },
    );
  });
}

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif'];

function typeOf(start: string): FileType {
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  const [box, brand] = [start.slice(4, 8), start.slice(8, 12)];
  if (box === 'ftyp' && HEIC_BRANDS.includes(brand))
    throw new RejectedFileError(
      'This is an iPhone photo (HEIC), which websites cannot show. Choose it from the Photos app, which converts it, or set Settings › Camera › Formats to “Most Compatible”.',
    );
  // https://mp4ra.org/registered-types/brands: 3GP, audio and Flash are no MP4.
  if (box === 'ftyp' && !/^(3g|M4|F4|crx)/.test(brand)) return VIDEO_TYPE;
  // QuickTime videos of older cameras begin without a brand.
  if (['moov', 'mdat', 'wide'].includes(box)) return VIDEO_TYPE;
  throw new RejectedFileError('Please choose a .jpeg, .jpg, .png or .mp4 file.');
}
