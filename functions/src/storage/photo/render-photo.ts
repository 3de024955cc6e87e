import { PLACEHOLDER_MAX_BYTES, VARIANT_WIDTHS } from '@theni/contract';
import type { Sharp } from 'sharp';
import { damagedPhoto, loadSharp, openPhoto, UnusablePhoto } from './open-photo.ts';

/** The smaller pictures of a photo and what stands in for it while they load. */
export interface RenderedPhoto {
  facts: PhotoFacts;
  /** WebP, narrowest first. */
  variants: Drawing[];
  /** Some of the same, where they are asked for and the photo is wide enough. */
  avif: Drawing[];
}

export interface PhotoFacts {
  /** Pixels of the original, upright. */
  Width: number;
  Height: number;
  Placeholder: string;
  /** Average colour, `#rrggbb`. */
  Colour: string;
}

export interface Drawing {
  Width: number;
  bytes: Buffer;
}

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** The WebP format has no taller picture. */
const WEBP_MAX_SIDE = 16_383;
const WEBP_QUALITY = 75;
/** As like the photo as WEBP_QUALITY, in a third less. The next effort takes three times as long for 4 % less. */
const AVIF = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' };
/** What phones show in a list. A narrower one is small anyway, and a very tall one would take long. */
const hasAvif = (width: number, height: number) =>
  width >= 640 && width <= 960 && height <= 2 * width;
const PLACEHOLDER_SIDES = [20, 16, 12, 8];

/**
 * Decodes the photo once, at the widest size that is needed, and makes all else from those pixels:
 * faster than four decodings and with one picture in memory. Colours become sRGB, and the pictures
 * carry no metadata, which sharp copies only when asked.
 * @throws {UnusablePhoto}
 */
export async function renderPhoto(
  bytes: Buffer,
  { avif: wantsAvif = false } = {},
): Promise<RenderedPhoto> {
  const sharp = await loadSharp();
  const { metadata, picture } = await openPhoto(bytes);
  const { width: Width, height: Height } = metadata.autoOrient;
  const widths = variantWidths(Width, Height);
  const widest = widths.at(-1);
  if (!widest) throw new UnusablePhoto('The photo is too tall for its width.');
  const pixels = await toPixels(picture.resize({ width: widest }));
  const variants: Drawing[] = [];
  const avif: Drawing[] = [];
  for (const width of widths) {
    const picture = sharp(pixels.data, { raw: pixels.info }).resize({ width });
    variants.push({ Width: width, bytes: await toWebp(picture.clone(), WEBP_QUALITY) });
    if (wantsAvif && hasAvif(width, (Height * width) / Width))
      avif.push({ Width: width, bytes: await picture.avif(AVIF).toBuffer() });
  }
  return { facts: { Width, Height, ...(await standIns(pixels)) }, variants, avif };
}

/** Never wider than the photo; a photo between two widths gets one of its own width as the last. */
function variantWidths(width: number, height: number): number[] {
  const widest = Math.min(width, Math.max(...VARIANT_WIDTHS));
  const widths = [...VARIANT_WIDTHS.filter((candidate) => candidate < widest), widest];
  return widths.filter((candidate) => Math.ceil((height * candidate) / width) <= WEBP_MAX_SIDE);
}

async function toPixels(picture: Sharp): Promise<Pixels> {
  const drawn = picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { data, info } = await drawn.catch(damagedPhoto);
  return { data, info: info as Pixels['info'] };
}

function toWebp(picture: Sharp, quality: number): Promise<Buffer> {
  return picture.webp({ quality }).toBuffer();
}

async function standIns({ data, info }: Pixels): Promise<{ Placeholder: string; Colour: string }> {
  const sharp = await loadSharp();
  for (const side of PLACEHOLDER_SIDES) {
    const tiny = sharp(data, { raw: info }).resize({ width: side, height: side, fit: 'inside' });
    const Placeholder = `data:image/webp;base64,${(await toWebp(tiny, 40)).toString('base64')}`;
    if (Placeholder.length <= PLACEHOLDER_MAX_BYTES)
      return { Placeholder, Colour: await averageColour({ data, info }) };
  }
  throw new Error('No placeholder is small enough.');
}

async function averageColour({ data, info }: Pixels): Promise<string> {
  const sharp = await loadSharp();
  const point = await sharp(data, { raw: info })
    .resize(1, 1, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return `#${point.toString('hex', 0, 3)}`;
}
