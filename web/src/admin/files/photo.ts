import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS } from '@theni/contract/limits';
import { stripJpeg } from './strip-jpeg.ts';
import { hasExif, stripPng } from './strip-png.ts';

/** No screen that the site is shown on has more. */
const MAX_SIDE = 4096;
const PREVIEW_SIDE = 320;

/** Where one more step down is no longer seen on a screen, and what is tried when the photo is still too large. */
const JPEG_QUALITIES = [0.88, 0.75, 0.5];

interface Wishes {
  type: 'image/jpeg' | 'image/png';
  /** Pixels stay as they are; only what is written about them goes. */
  keepOriginal: boolean;
}

/**
 * The photo as it may leave the phone: upright, at most 4096 pixels long, and without where it was taken.
 * @throws when the bytes are no picture that this browser can read
 */
export async function preparePhoto(file: Blob, { type, keepOriginal }: Wishes): Promise<Blob> {
  if (!('OffscreenCanvas' in globalThis)) return stripOrRefuse(file, type);
  const bitmap = await decode(file);
  try {
    const small = Math.max(bitmap.width, bitmap.height) <= MAX_SIDE;
    const allowed = bitmap.width * bitmap.height <= PHOTO_MAX_PIXELS;
    // A small PNG stays as it is: plans and texts lose by every other way.
    if ((keepOriginal && allowed) || (type === 'image/png' && small)) {
      const stripped = await strip(file, type);
      if (stripped) return stripped;
    }
    return await encode(draw(bitmap, keepOriginal ? sideFor(bitmap) : MAX_SIDE), type);
  } finally {
    bitmap.close();
  }
}

/** A small JPEG to recognise the photo by. */
export async function previewPhoto(file: Blob): Promise<Blob> {
  const bitmap = await decode(file);
  const canvas = draw(bitmap, PREVIEW_SIDE, '#fff');
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 });
}

function decode(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

/** @returns undefined when an EXIF chunk may turn the picture, which only drawing it keeps */
async function strip(file: Blob, type: Wishes['type']): Promise<Blob | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (type === 'image/jpeg') return new Blob(stripJpeg(bytes), { type });
  return hasExif(bytes) ? undefined : new Blob(stripPng(bytes), { type });
}

/** Browsers of before 2023 cannot draw here: the photo keeps its size, and still loses what it says. */
async function stripOrRefuse(file: Blob, type: Wishes['type']): Promise<Blob> {
  const stripped = await strip(file, type);
  if (!stripped) throw new Error('This browser cannot draw.');
  return stripped;
}

/** The longest side at which a picture of this shape has no more pixels than are taken. */
function sideFor({ width, height }: ImageBitmap): number {
  const scale = Math.min(1, Math.sqrt(PHOTO_MAX_PIXELS / (width * height)));
  return Math.floor(Math.max(width, height) * scale);
}

function draw(bitmap: ImageBitmap, maxSide: number, background?: string): OffscreenCanvas {
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
  return canvas;
}

async function encode(canvas: OffscreenCanvas, type: Wishes['type']): Promise<Blob> {
  if (type === 'image/png') return canvas.convertToBlob({ type });
  let photo = new Blob();
  for (const quality of JPEG_QUALITIES) {
    photo = await canvas.convertToBlob({ type, quality });
    if (photo.size <= PHOTO_MAX_BYTES) break;
  }
  return photo;
}
