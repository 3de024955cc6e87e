import type { Variant } from '@theni/contract';
import { rebuiltPath } from '../storage/object-path.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { OpenFile } from '../storage/open-file.ts';
import { UnusablePhoto } from '../storage/photo/open-photo.ts';
import { rebuildPhoto } from '../storage/photo/rebuild-photo.ts';
import { type Drawing, type PhotoFacts, renderPhoto } from '../storage/photo/render-photo.ts';
import { RefusedFile } from '../storage/refused-file.ts';
import { isRebuiltFile, type RebuiltFile, storeRebuiltFile } from './rebuilt-file.ts';

/** A photo whose address, variants and facts may go to visitors. */
export interface ProcessedPhoto extends RebuiltFile, PhotoFacts {
  Variants: Variant[];
  Avif?: Variant[];
}

/**
 * Draws the photo before anything is written, so that a refused one leaves nothing behind.
 * @param formats `avif`: beside WebP, for whatever can offer a browser the choice
 * @throws {RefusedFile}; {MissingObject}
 */
export async function processPhoto(
  objects: ObjectStore,
  { object, bytes, type, isUpload }: OpenFile,
  formats: { avif?: boolean } = {},
): Promise<ProcessedPhoto> {
  try {
    // Each drawing of a JPEG loses a little.
    const photo =
      !isUpload && isRebuiltFile(object, bytes, type) ? bytes : await rebuildPhoto(bytes, type);
    const { facts, variants, avif } = await renderPhoto(photo, formats);
    const rebuilt = await storeRebuiltFile(objects, object.id, photo, type);
    const store = (drawings: Drawing[], format: 'webp' | 'avif') =>
      Promise.all(drawings.map((one) => storeVariant(objects, object.id, one, format)));
    const Variants = await store(variants, 'webp');
    const Avif = await store(avif, 'avif');
    return { ...facts, ...rebuilt, Variants, ...(Avif.length > 0 && { Avif }) };
  } catch (error) {
    if (error instanceof UnusablePhoto)
      throw new RefusedFile(object, error.message, { cause: error });
    throw error;
  }
}

async function storeVariant(
  objects: ObjectStore,
  id: string,
  { Width, bytes }: Drawing,
  format: 'webp' | 'avif',
): Promise<Variant> {
  // No upload can have this name: storage.rules let in jpeg, png and mp4 only.
  const variant = rebuiltPath(id, bytes, `-${Width}.${format}`);
  await objects.write(variant, bytes, `image/${format}`);
  return { Width, Url: objects.urlOf(variant) };
}
