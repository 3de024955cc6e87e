import { PHOTO_MAX_PIXELS } from '@theni/contract';
import type { Metadata, Sharp } from 'sharp';

/** The photo cannot be shown; the message is for the admin. */
export class UnusablePhoto extends Error {
  override name = 'UnusablePhoto';
}

/** For each of a photo's two drawings. The whole answer has 55 s. */
const TIMEOUT_SECONDS = 10;

export interface OpenPhoto {
  metadata: Metadata;
  /** The photo, upright. */
  picture: Sharp;
}

/** @throws {UnusablePhoto} when it cannot be read or has too many pixels */
export async function openPhoto(bytes: Buffer): Promise<OpenPhoto> {
  const sharp = await loadSharp();
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new UnusablePhoto('The photo cannot be read.', { cause: error });
    });
  if (metadata.width * metadata.height > PHOTO_MAX_PIXELS)
    throw new UnusablePhoto(`The photo has more than ${PHOTO_MAX_PIXELS} pixels.`);
  const picture = sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: TIMEOUT_SECONDS });
  return { metadata, picture };
}

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
