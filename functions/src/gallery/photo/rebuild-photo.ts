import { type FileType, PHOTO_MAX_PIXELS } from '@theni/contract';
import type { Metadata } from 'sharp';
import { loadSharp } from './load-sharp.ts';
import { PHOTO_TIMEOUT_SECONDS, UnusablePhoto } from './unusable-photo.ts';

/** No difference is seen beside the original, at about the size that a phone gives it. */
const JPEG_QUALITY = 90;
/** Six is the default; three is twice as fast and 4 % larger. */
const PNG_COMPRESSION = 3;

/**
 * Draws the photo anew, upright, in its own size: the pixels go over, and nothing that stands beside them in the
 * file. Colours are in sRGB, or in Display P3 where the photo has its own colour space, with a profile of ours.
 * @throws {UnusablePhoto}
 */
export async function rebuildPhoto(bytes: Buffer, type: FileType): Promise<Buffer> {
  const sharp = await loadSharp();
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new UnusablePhoto('The photo cannot be read.', { cause: error });
    });
  if (metadata.width * metadata.height > PHOTO_MAX_PIXELS)
    throw new UnusablePhoto(`The photo has more than ${PHOTO_MAX_PIXELS} pixels.`);
  const photo = sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: PHOTO_TIMEOUT_SECONDS });
  // With eight bits a colour, sharp would go through sRGB and lose what lies outside.
  if (isWide(metadata)) photo.pipelineColourspace('rgb16').withIccProfile('p3');
  else photo.toColourspace('srgb');
  const drawn =
    type === 'image/png'
      ? photo.png({ compressionLevel: PNG_COMPRESSION })
      : photo.jpeg({ quality: JPEG_QUALITY });
  return drawn.toBuffer().catch((error: unknown) => {
    throw new UnusablePhoto('The photo is cut off, damaged, or too much work to draw.', {
      cause: error,
    });
  });
}

/** Whether the photo brings an RGB profile other than sRGB, as many phones do. */
function isWide({ icc, space }: Metadata): boolean {
  const isRgb = space === 'srgb' || space === 'rgb16';
  return isRgb && !!icc && !icc.toString('latin1').replaceAll('\0', '').includes('sRGB');
}
