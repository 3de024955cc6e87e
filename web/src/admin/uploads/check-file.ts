import { type FileType, VIDEO_TYPE } from '@theni/contract/item';
import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPE,
  FILE_START_BYTES,
  PHOTO_MAX_BYTES,
  uploadTypeOf,
  VIDEO_MAX_BYTES,
} from '@theni/contract/uploads';
import { RejectedFileError } from '../api/errors.ts';

export const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`;

/** Checks the size and the first bytes of a photo or a video. @throws {RejectedFileError} */
export async function checkFile(file: File): Promise<FileType> {
  const type = await typeOf(file);
  if (type === 'image/heic')
    throw new RejectedFileError(
      'This is an iPhone photo (HEIC), which websites cannot show. Choose it from the Photos app, which converts it, or set Settings › Camera › Formats to “Most Compatible”.',
    );
  if (type === undefined || type === DOCUMENT_TYPE)
    throw new RejectedFileError('Please choose a .jpeg, .jpg, .png or .mp4 file.');
  if (type === VIDEO_TYPE) await requirePictureTrack(file);
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

/** @throws {RejectedFileError} */
export async function checkDocument(file: File): Promise<typeof DOCUMENT_TYPE> {
  const type = await typeOf(file);
  if (type !== DOCUMENT_TYPE)
    throw new RejectedFileError('This is not a PDF. Please save it as PDF and choose that file.');
  if (file.size > DOCUMENT_MAX_BYTES)
    throw new RejectedFileError(
      `This PDF is larger than ${megabytes(DOCUMENT_MAX_BYTES)}. Please scan it in a lower quality.`,
    );
  return type;
}

/** @throws {RejectedFileError} when there is nothing in it, and as `readBytes` */
async function typeOf(file: File): Promise<ReturnType<typeof uploadTypeOf>> {
  const start = await readBytes(file.slice(0, FILE_START_BYTES));
  if (file.size === 0)
    throw new RejectedFileError(
      'This file is empty. Please choose it again, or take the picture again.',
    );
  return uploadTypeOf(new Uint8Array(start));
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

const BOX_HEADER_BYTES = 16;
const BOXES_MAX = 1000;

/**
 * Looks for the box of tracks, wherever it stands. Where it is not found, or too large, the server
 * decides.
 * @throws {RejectedFileError} for sound alone
 */
async function requirePictureTrack(file: File): Promise<void> {
  let at = 0;
  for (let count = 0; count < BOXES_MAX && at + 8 <= file.size; count += 1) {
    const head = new DataView(await readBytes(file.slice(at, at + BOX_HEADER_BYTES)));
    const short = head.getUint32(0);
    const isLong = short === 1 && head.byteLength === BOX_HEADER_BYTES;
    const size = isLong ? Number(head.getBigUint64(8)) : short;
    if (textOf(head.buffer).slice(4, 8) === 'moov') {
      const tracks = textOf(await readBytes(file.slice(at, at + Math.min(size, MOOV_MAX_BYTES))));
      if (hasTrack(tracks, 'soun') && !hasTrack(tracks, 'vide') && size <= MOOV_MAX_BYTES)
        throw new RejectedFileError(
          'This file has sound but no picture. Please choose a photo or a video.',
        );
      return;
    }
    if (size < 8) return;
    at += size;
  }
}

const MOOV_MAX_BYTES = 8 * 1024 ** 2;

/** The box of a track's handler names, after eight bytes, what the track is of. */
function hasTrack(moov: string, handler: 'vide' | 'soun'): boolean {
  for (let at = moov.indexOf('hdlr'); at >= 0; at = moov.indexOf('hdlr', at + 4))
    if (moov.startsWith(handler, at + 12)) return true;
  return false;
}

/** A character for each byte, of which only those of ASCII are right. */
function textOf(bytes: ArrayBuffer): string {
  return new TextDecoder('latin1').decode(bytes);
}
