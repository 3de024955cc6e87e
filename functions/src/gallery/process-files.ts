import { FILE_TYPES, type FileType, type Item, type Variant, VIDEO_TYPE } from '@theni/contract';
import { type ObjectPath, type ObjectStore, rebuiltPath } from '../storage/object-store.ts';
import {
  type EncodedPicture,
  type PhotoFacts,
  rebuildPhoto,
  renderPhoto,
} from '../storage/photo.ts';
import {
  deleteIfRefused,
  PHOTO_TYPES,
  RefusedFile,
  readUpload,
  type Upload,
} from '../storage/uploads.ts';
import { remuxInWorker } from './remux-in-worker.ts';
import type { RemuxedVideo } from './remux-video.ts';

/** The fields of an item that its bytes decide. */
export type ItemFileFields = Omit<
  Item,
  '_id' | 'Location' | 'Service' | 'Layout' | 'Pinned' | 'CreatedAt'
>;

type Objects = Pick<ObjectStore, 'sizeOf' | 'readAll' | 'write' | 'delete' | 'urlOf'>;

const ENDINGS: Record<FileType, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  [VIDEO_TYPE]: '.mp4',
};

/**
 * Rebuilds an uploaded file. One that is refused is deleted.
 * @throws {RefusedFile}; {MissingObject}
 */
export async function processFiles(
  objects: Objects,
  file: ObjectPath,
  poster?: ObjectPath,
): Promise<ItemFileFields> {
  const made = await deleteIfRefused(objects, file, async () => {
    const upload = await readUpload(objects, file, FILE_TYPES);
    return upload.type === VIDEO_TYPE
      ? { video: await rebuildVideo(upload) }
      : { photo: await processPhoto(objects, file.id, upload, { avif: true }) };
  });
  if ('photo' in made) return made.photo;
  // The video is read before anything is written: a refused one leaves nothing.
  const pictures =
    poster && (await deleteIfRefused(objects, poster, () => processPoster(objects, poster)));
  const { bytes, facts } = made.video;
  const stored = await storeFile(objects, file.id, Buffer.from(bytes.buffer), VIDEO_TYPE);
  const fields = { ...stored, ...facts };
  if (!pictures) return { ...fields, Variants: [] };
  const { FileUrl: PosterUrl, Variants, Placeholder, Colour } = pictures;
  return { ...fields, PosterUrl, Variants, Placeholder, Colour };
}

async function processPoster(objects: Objects, poster: ObjectPath) {
  return processPhoto(objects, poster.id, await readUpload(objects, poster, PHOTO_TYPES));
}

/** Everything is drawn before anything is written: a refused photo leaves nothing. */
async function processPhoto(
  objects: Objects,
  id: string,
  { bytes, type }: Upload<FileType>,
  formats: { avif?: boolean } = {},
): Promise<ItemFileFields & ReturnType<typeof itemFacts>> {
  const photo = await rebuildPhoto(bytes, type);
  const { facts, variants, avif } = await renderPhoto(photo, formats);
  const Variants = await storeVariants(objects, id, variants, 'webp');
  const Avif = await storeVariants(objects, id, avif, 'avif');
  const stored = await storeFile(objects, id, photo, type);
  return { ...stored, ...itemFacts(facts), Variants, ...(Avif.length > 0 && { Avif }) };
}

function itemFacts({ width, height, placeholder, colour }: PhotoFacts) {
  return { Width: width, Height: height, Placeholder: placeholder, Colour: colour };
}

async function rebuildVideo({ bytes }: Upload): Promise<RemuxedVideo> {
  const video = await remuxInWorker(bytes);
  if ('unusable' in video) throw new RefusedFile(video.unusable);
  return video;
}

/** Stores a file beside its upload. The same content again is the same object. */
async function storeFile(objects: Objects, id: string, bytes: Buffer, FileType: FileType) {
  const object = rebuiltPath(id, bytes, ENDINGS[FileType]);
  await objects.write(object, bytes, FileType);
  return { FileType, FileUrl: objects.urlOf(object) };
}

function storeVariants(
  objects: Objects,
  id: string,
  pictures: EncodedPicture[],
  format: 'webp' | 'avif',
): Promise<Variant[]> {
  const stored = pictures.map(async ({ width, bytes }) => {
    const object = rebuiltPath(id, bytes, `-${width}.${format}`);
    await objects.write(object, bytes, `image/${format}`);
    return { Width: width, Url: objects.urlOf(object) };
  });
  return Promise.all(stored);
}
