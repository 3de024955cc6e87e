import { PHOTO_MAX_PIXELS, PHOTO_MAX_SIDE } from '@theni/contract';
import type { Metadata, Sharp } from 'sharp';

/** The photo cannot be shown; the message is for the admin. */
export class UnusablePhoto extends Error {
  override name = 'UnusablePhoto';
}

/** For each of a photo's two drawings. The whole response has 55 s. */
const TIMEOUT_SECONDS = 10;

const JPEG_START = Buffer.from([0xff, 0xd8]);
const JPEG_SCAN = Buffer.from([0xff, 0xda]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

export interface OpenPhoto {
  metadata: Metadata;
  /** The photo, upright; what one could see through, such as a plan without a ground, is drawn on white. */
  picture: Sharp;
}

/** @throws {UnusablePhoto} when it cannot be read or has too many pixels */
export async function openPhoto(file: Buffer): Promise<OpenPhoto> {
  const sharp = await loadSharp();
  const isOpen = isOpenJpeg(file);
  const bytes = isOpen ? Buffer.concat([file, JPEG_END]) : file;
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new UnusablePhoto('The photo cannot be read.', { cause: error });
    });
  const { width, height } = metadata;
  if (Math.max(width, height) > PHOTO_MAX_SIDE)
    throw new UnusablePhoto(
      `The photo is more than ${inWords(PHOTO_MAX_SIDE)} pixels wide or high.`,
    );
  const isDeep = metadata.depth === 'ushort';
  const maxPixels = isDeep ? PHOTO_MAX_PIXELS / 2 : PHOTO_MAX_PIXELS;
  if (width * height > maxPixels)
    throw new UnusablePhoto(
      `The photo has more than ${inWords(maxPixels)} pixels${isDeep ? ' of 16 bits a colour' : ''}.`,
    );
  // Only a warning tells of rows that are missing before an end that was added.
  const failOn = isOpen ? 'warning' : 'error';
  const picture = sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS, failOn })
    .autoOrient()
    .flatten({ background: 'white' })
    .timeout({ seconds: TIMEOUT_SECONDS });
  return { metadata, picture };
}

/** Some cameras leave the two bytes out that end a JPEG: after its last scan begins, no end comes. */
function isOpenJpeg(bytes: Buffer): boolean {
  const isJpeg = bytes.subarray(0, 2).equals(JPEG_START);
  return isJpeg && bytes.lastIndexOf(JPEG_END) < bytes.lastIndexOf(JPEG_SCAN);
}

const inWords = (count: number) => count.toLocaleString('en');

/** Names what a drawing that fails says of the photo. */
export function damagedPhoto(cause: unknown): never {
  throw new UnusablePhoto('The photo is cut off, damaged, or too much work to draw.', { cause });
}

export async function loadSharp() {
  // Loaded here: libvips is large, and only an upload needs it.
  const { default: sharp } = await import('sharp');
  // No picture is drawn twice, so what libvips would keep of the last one is only memory.
  sharp.cache(false);
  return sharp;
}
