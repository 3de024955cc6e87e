import type { Item, Variant } from '@theni/contract';
import { renderSVG } from 'uqr';
import type { ObjectStore } from '../storage/object-store.ts';

/**
 * As JPEG, because Telegram draws no preview from WebP (github.com/tdlib/td/issues/1991) and WhatsApp
 * not always. At this size it has some 100 KB; WhatsApp shows no picture of more than some 300.
 */
const MAX_SIDE = 960;
const QUALITY = 80;
/** Of the shorter side. */
const CODE_PART = 3;

export interface Preview {
  width: number;
  height: number;
  /** What it is made from. */
  variant: Variant;
}

/** The picture of an item in a chat. @returns undefined for a video without one */
export function previewOf({ Variants, Width, Height }: Item): Preview | undefined {
  const scale = Math.min(1, MAX_SIDE / Width, MAX_SIDE / Height);
  const width = Math.max(1, Math.round(Width * scale));
  const height = Math.max(1, Math.round(Height * scale));
  const variant = Variants.find((one) => one.Width >= width) ?? Variants.at(-1);
  return variant && { width, height, variant };
}

/**
 * @param formC address in the register of the layout that the item belongs to, as a QR code in a corner: the law asks for it in each
 * advertisement
 * @throws {MissingObject} when the item has been deleted a moment ago
 */
export async function drawPreview(
  objects: Pick<ObjectStore, 'locate' | 'describe' | 'read'>,
  { width, height, variant }: Preview,
  formC = '',
): Promise<Buffer | undefined> {
  const object = objects.locate(variant.Url);
  if (!object) return undefined;
  const { size } = await objects.describe(object);
  const webp = await objects.read(object, 0, size - 1);
  // Loaded here: libvips is large, and the page beside the picture does without it.
  const { default: sharp } = await import('sharp');
  const side = Math.ceil(Math.min(width, height) / CODE_PART);
  const code = () => sharp(Buffer.from(renderSVG(formC, { ecc: 'M', border: 2 })));
  return sharp(webp)
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: '#fff' })
    .composite(
      formC === ''
        ? []
        : [{ input: await code().resize(side, side).png().toBuffer(), gravity: 'southeast' }],
    )
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
