import type { Variant } from '@theni/contract';
import { isKept, type KeptFile, keepFile } from './keep-file.ts';
import { keptAt } from './object-path.ts';
import type { ObjectStore } from './object-store.ts';
import type { OpenFile } from './open-file.ts';
import { UnusablePhoto } from './photo/open-photo.ts';
import { rebuildPhoto } from './photo/rebuild-photo.ts';
import { type RenderedPhoto, renderPhoto } from './photo/render-photo.ts';
import { RefusedFile } from './refused-file.ts';

/** A photo whose address, variants and facts may go to visitors. */
export interface ProcessedPhoto
  extends KeptFile,
    Pick<RenderedPhoto, 'Width' | 'Height' | 'Placeholder' | 'Colour'> {
  Variants: Variant[];
}

/**
 * Draws the photo before anything is written, so that a refused one leaves nothing behind.
 * @throws {RefusedFile}; {MissingObject}
 */
export async function processPhoto(
  objects: ObjectStore,
  { object, bytes, type, isUpload }: OpenFile,
): Promise<ProcessedPhoto> {
  try {
    // Each drawing of a JPEG loses a little.
    const photo =
      !isUpload && isKept(object, bytes, type) ? bytes : await rebuildPhoto(bytes, type);
    const { variants, ...facts } = await renderPhoto(photo);
    const kept = await keepFile(objects, object.id, photo, type);
    const Variants = await Promise.all(variants.map((one) => keepVariant(objects, object.id, one)));
    return { ...facts, ...kept, Variants };
  } catch (error) {
    if (error instanceof UnusablePhoto)
      throw new RefusedFile(object, error.message, { cause: error });
    throw error;
  }
}

async function keepVariant(
  objects: ObjectStore,
  id: string,
  { Width, bytes }: RenderedPhoto['variants'][number],
): Promise<Variant> {
  // No upload can have this name: storage.rules let in jpeg, png and mp4 only.
  const variant = keptAt(id, bytes, `-${Width}.webp`);
  await objects.write(variant, bytes, 'image/webp');
  return { Width, Url: objects.urlOf(variant) };
}
