import type { FileType } from '@theni/contract';
import { damagedPhoto, openPhoto } from './open-photo.ts';

/** No difference is seen beside the original, at about the size that a phone gives it. */
const JPEG_QUALITY = 90;
/** Six is the default; three is twice as fast and 4 % larger. */
const PNG_COMPRESSION = 3;

/**
 * Draws the photo anew, upright, in its own size: the pixels go over, and nothing that stands beside them in the
 * file. Colours become sRGB.
 * @throws {UnusablePhoto}
 */
export async function rebuildPhoto(bytes: Buffer, type: FileType): Promise<Buffer> {
  const picture = (await openPhoto(bytes)).picture.toColourspace('srgb');
  const drawn =
    type === 'image/png'
      ? picture.png({ compressionLevel: PNG_COMPRESSION })
      : // To find the best coding, the whole photo would be kept once more: 300 MB, for some percent of the file.
        picture.jpeg({ quality: JPEG_QUALITY, optimiseCoding: false });
  return drawn.toBuffer().catch(damagedPhoto);
}
