import {
  AVIF_WIDTHS,
  type FileType,
  PHOTO_MAX_PIXELS,
  PHOTO_MAX_SIDE,
  VARIANT_WIDTHS,
} from '@theni/contract';
import { warn } from 'firebase-functions/logger';
import type { Metadata, Sharp } from 'sharp';
import { RefusedFile, tookTooLong } from './uploads.ts';

const DAMAGED = 'The photo is damaged or incomplete. Save it again on your phone and upload that.';

/** A photo is decoded three times at most: the call has 50 s (`api-router.ts`). */
const TIMEOUT_SECONDS = 10;

interface OpenPhoto {
  metadata: Metadata;
  /** Upright; transparent parts, as of a plan, are white. */
  picture: Sharp;
}

const JPEG_END = Buffer.from([0xff, 0xd9]);

/**
 * Some cameras leave out the end marker of a JPEG. So one that cannot be read is read once more with
 * an end: then only a warning tells of rows that are missing.
 * @throws {RefusedFile} when it cannot be read or has too many pixels
 */
async function readPhoto<T>(bytes: Buffer, read: (photo: OpenPhoto) => Promise<T>): Promise<T> {
  const sharp = await loadSharp();
  const metadata = await metadataOf(bytes);
  /** @param failOn the least fault that sharp refuses */
  const open = (file: Buffer, failOn: 'error' | 'warning'): OpenPhoto => ({
    metadata,
    picture: sharp(file, { limitInputPixels: PHOTO_MAX_PIXELS, failOn })
      .autoOrient()
      .flatten({ background: 'white' })
      .timeout({ seconds: TIMEOUT_SECONDS }),
  });
  try {
    return await read(open(bytes, 'error'));
  } catch (error) {
    if (!(error instanceof RefusedFile) || metadata.format !== 'jpeg') throw error;
    return read(open(Buffer.concat([bytes, JPEG_END]), 'warning'));
  }
}

/** Of the header alone. @throws {RefusedFile} when there is none, or it says too many pixels */
async function metadataOf(bytes: Buffer): Promise<Metadata> {
  const sharp = await loadSharp();
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(throwDecodingProblem);
  const { width, height } = metadata;
  if (Math.max(width, height) > PHOTO_MAX_SIDE)
    throw tooLarge(`${PHOTO_MAX_SIDE.toLocaleString('en')} pixels wide or high`);
  const isDeep = metadata.depth === 'ushort';
  const maxPixels = isDeep ? PHOTO_MAX_PIXELS / 2 : PHOTO_MAX_PIXELS;
  if (width * height > maxPixels) throw tooLarge(`${maxPixels / 1_000_000} million pixels`);
  return metadata;
}

function tooLarge(limit: string): RefusedFile {
  return new RefusedFile(`The photo is too large (at most ${limit}). Save a smaller copy.`);
}

/** How libvips begins what it says of a JPEG or PNG that it cannot read. */
const DAMAGE = /^(?:Input buffer|VipsJpeg:|vipspng:)/;

/** Only a file that is surely damaged is refused, and deleted: memory or time may be short just now. */
function throwDecodingProblem(cause: Error): never {
  const isDamaged = DAMAGE.test(cause.message) && !/memory/i.test(cause.message);
  if (isDamaged) throw new RefusedFile(DAMAGED, { cause });
  warn('a photo could not be decoded', cause);
  throw tookTooLong('photo');
}

async function loadSharp() {
  // Loaded here: libvips is large, and only an upload needs it.
  const { default: sharp } = await import('sharp');
  // No picture is drawn twice, so what libvips would keep of the last one is only memory.
  sharp.cache(false);
  return sharp;
}

/** No difference is seen beside the original, at about the size that a phone gives it. */
const JPEG_QUALITY = 90;
/** Six is the default; three is twice as fast and 4 % larger. */
const PNG_COMPRESSION = 3;

/** Draws the photo anew, upright, in sRGB: only pixels go over. @throws {RefusedFile} */
export function rebuildPhoto(bytes: Buffer, type: FileType): Promise<Buffer> {
  return readPhoto(bytes, ({ picture }) => {
    const colours = picture.toColourspace('srgb');
    const encoder =
      type === 'image/png'
        ? colours.png({ compressionLevel: PNG_COMPRESSION })
        : // The best coding would need the whole photo once more: 300 MB.
          colours.jpeg({ quality: JPEG_QUALITY, optimiseCoding: false });
    return encoder.toBuffer().catch(throwDecodingProblem);
  });
}

interface RenderedPhoto {
  facts: PhotoFacts;
  /** WebP, narrowest first. */
  variants: EncodedPicture[];
  /** Narrowest first, where they are asked for and the photo is neither small nor very tall. */
  avif: EncodedPicture[];
}

export interface PhotoFacts {
  /** Pixels of the original, upright. */
  width: number;
  height: number;
  placeholder: string;
  /** Average colour, `#rrggbb`. */
  colour: string;
}

export interface EncodedPicture {
  width: number;
  bytes: Buffer;
}

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** The WebP format has no taller picture. */
const WEBP_MAX_SIDE = 16_383;
const WEBP_QUALITY = 75;
/**
 * Two fifths smaller than by WEBP_QUALITY; on a phone no difference is seen beside the original.
 * More effort takes three times as long, for 4 %.
 */
const AVIF = { quality: 45, effort: 3, chromaSubsampling: '4:2:0' };
/** So small that its data URL is part of the list of items. */
const PLACEHOLDER_SIDE = 16;

/** Decodes once, at the widest size, and makes all else from it. @throws {RefusedFile} */
export function renderPhoto(bytes: Buffer, { avif = false } = {}): Promise<RenderedPhoto> {
  return readPhoto(bytes, (photo) => drawSizes(photo, avif));
}

async function drawSizes({ metadata, picture }: OpenPhoto, wantsAvif: boolean) {
  const sharp = await loadSharp();
  const { width, height } = metadata.autoOrient;
  const widths = fittingWidths(VARIANT_WIDTHS, width).filter(
    (candidate) => Math.ceil((height * candidate) / width) <= WEBP_MAX_SIDE,
  );
  const widest = widths.at(-1);
  if (!widest) throw new RefusedFile('The photo is too narrow. Crop it.');
  const pixels = await toPixels(picture.resize({ width: widest }));
  const drawn = (width: number) => sharp(pixels.data, { raw: pixels.info }).resize({ width });
  const variants: EncodedPicture[] = [];
  for (const width of widths)
    variants.push({ width, bytes: await toWebp(drawn(width), WEBP_QUALITY) });
  const avif: EncodedPicture[] = [];
  const hasAvif = wantsAvif && widest >= AVIF_WIDTHS[0] && height <= 2 * width;
  for (const width of hasAvif ? fittingWidths(AVIF_WIDTHS, widest) : [])
    avif.push({ width, bytes: await drawn(width).avif(AVIF).toBuffer() });
  return { facts: { width, height, ...(await placeholderOf(pixels)) }, variants, avif };
}

/** Never wider than the photo; a photo between two widths gets one of its own width as the last. */
function fittingWidths(widths: readonly number[], photoWidth: number): number[] {
  const widest = Math.min(photoWidth, Math.max(...widths));
  return [...widths.filter((candidate) => candidate < widest), widest];
}

async function toPixels(picture: Sharp): Promise<Pixels> {
  const raw = picture.toColourspace('srgb').raw();
  const decoded = raw.toBuffer({ resolveWithObject: true });
  const { data, info } = await decoded.catch(throwDecodingProblem);
  return { data, info: info as Pixels['info'] };
}

function toWebp(picture: Sharp, quality: number): Promise<Buffer> {
  return picture.webp({ quality }).toBuffer();
}

async function placeholderOf({ data, info }: Pixels) {
  const sharp = await loadSharp();
  const [width, height] = [PLACEHOLDER_SIDE, PLACEHOLDER_SIDE];
  const tiny = sharp(data, { raw: info }).resize({ width, height, fit: 'inside' });
  const placeholder = (await toWebp(tiny, 40)).toString('base64');
  const pixel = sharp(data, { raw: info }).resize(1, 1, { fit: 'fill', kernel: 'linear' });
  const colour = (await pixel.raw().toBuffer()).toString('hex', 0, 3);
  return { placeholder: `data:image/webp;base64,${placeholder}`, colour: `#${colour}` };
}
