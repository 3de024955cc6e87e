import type { FileType } from '@theni/contract';
import type { Metadata } from 'sharp';
import { damagedPhoto, openPhoto } from './open-photo.ts';

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
  const { metadata, picture } = await openPhoto(bytes);
  // With eight bits a colour, sharp would go through sRGB and lose what lies outside.
  if (isWide(metadata)) picture.pipelineColourspace('rgb16').withIccProfile('p3');
  else picture.toColourspace('srgb');
  const drawn =
    type === 'image/png'
      ? picture.png({ compressionLevel: PNG_COMPRESSION })
      : // To find the best coding, the whole photo would be kept once more: 300 MB, for some percent of the file.
        picture.jpeg({ quality: JPEG_QUALITY, optimiseCoding: false });
  return drawn.toBuffer().catch(damagedPhoto);
}

/** Whether the photo brings an RGB profile other than sRGB, as many phones do. */
function isWide({ icc, space }: Metadata): boolean {
  const isRgb = space === 'srgb' || space === 'rgb16';
  return isRgb && !!icc && !icc.toString('latin1').replaceAll('\0', '').includes('sRGB');
}
