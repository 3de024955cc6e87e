import type { Variant } from '@theni/contract';
import { cleanCopyOf, type ObjectPath } from './object-path.ts';
import type { ObjectStore } from './object-store.ts';
import type { OpenFile } from './open-file.ts';
import { cleanPhoto } from './photo/clean-photo.ts';
import { type RenderedPhoto, renderPhoto, UnusablePhoto } from './photo/render-photo.ts';
import { RefusedFile } from './refused-file.ts';
import { digestOf } from './stored-content.ts';

/** A photo whose address, variants and facts may go to visitors. */
export interface ProcessedPhoto
  extends Pick<RenderedPhoto, 'Width' | 'Height' | 'Placeholder' | 'Colour'> {
  Url: string;
  /** Bytes of the file at `Url`. */
  Size: number;
  Variants: Variant[];
}

/**
 * Draws the photo before anything is written, so that a refused one leaves nothing behind. What is
 * written is named by its content: the same photo again writes the same objects.
 * @throws {RefusedFile}; {MissingObject}
 */
export async function processPhoto(objects: ObjectStore, file: OpenFile): Promise<ProcessedPhoto> {
  const { object } = file;
  const clean = cleanPhoto(await file.read(0, file.size - 1), file.type);
  if (!clean) throw new RefusedFile(object, 'The photo is cut off or damaged.');
  const { variants, ...facts } = await renderPhoto(clean.bytes).catch((error: unknown) => {
    if (error instanceof UnusablePhoto)
      throw new RefusedFile(object, error.message, { cause: error });
    throw error;
  });
  const url = clean.changed ? await keepCopy(objects, file, clean.bytes) : objects.urlOf(object);
  const Variants = await Promise.all(
    variants.map((variant) => keepVariant(objects, object, variant)),
  );
  return { ...facts, Url: url, Size: clean.bytes.length, Variants };
}

async function keepCopy(objects: ObjectStore, file: OpenFile, bytes: Buffer): Promise<string> {
  const copy = cleanCopyOf(file.object, digestOf(bytes));
  await objects.write(copy, bytes, file.type);
  return objects.urlOf(copy);
}

async function keepVariant(
  objects: ObjectStore,
  { id }: ObjectPath,
  { Width, bytes }: RenderedPhoto['variants'][number],
): Promise<Variant> {
  // No upload can have this name: storage.rules let in jpeg, png and mp4 only.
  const variant = { id, path: `file/${id}/${digestOf(bytes)}-${Width}.webp` };
  await objects.write(variant, bytes, 'image/webp');
  return { Width, Url: objects.urlOf(variant) };
}
