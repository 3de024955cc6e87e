import { type FileType, PHOTO_MAX_BYTES, type VIDEO_TYPE } from '@theni/contract/limits';

/** No screen that the site is shown on has more. */
const MAX_SIDE = 4096;
const PREVIEW_SIDE = 320;

/** Where one more step down is no longer seen on a screen, and what is tried when the photo is still too large. */
const JPEG_QUALITIES = [0.88, 0.75, 0.5];

type PhotoType = Exclude<FileType, typeof VIDEO_TYPE>;

/**
 * The photo drawn anew: upright, at most 4096 pixels long. Only pixels pass through, nothing that was written beside them.
 * @throws when the bytes are no picture that this browser can read
 */
export async function redrawPhoto(file: Blob, type: PhotoType): Promise<Blob> {
  return encode(await draw(file, MAX_SIDE), type);
}

/** A small JPEG to recognise the photo by. */
export async function previewPhoto(file: Blob): Promise<Blob> {
  const canvas = await draw(file, PREVIEW_SIDE, '#fff');
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 });
}

async function draw(file: Blob, maxSide: number, background?: string): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas;
}

async function encode(canvas: OffscreenCanvas, type: PhotoType): Promise<Blob> {
  if (type === 'image/png') return canvas.convertToBlob({ type });
  let photo = new Blob();
  for (const quality of JPEG_QUALITIES) {
    photo = await canvas.convertToBlob({ type, quality });
    if (photo.size <= PHOTO_MAX_BYTES) break;
  }
  return photo;
}
