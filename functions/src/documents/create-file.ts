import { createHash } from 'node:crypto';
import { DOCUMENT_TYPE, type NewContentFile } from '@theni/contract';
import type { MutexInterface } from 'async-mutex';
import type { Dependencies } from '../dependencies.ts';
import { HttpProblem } from '../http/problem.ts';
import { MissingObject, type ObjectStore } from '../storage/object-store.ts';
import { UnusablePhoto } from '../storage/photo/open-photo.ts';
import { renderPhoto } from '../storage/photo/render-photo.ts';
import { PHOTO_TYPES, readUpload } from '../storage/read-upload.ts';
import { documentPath, uploadedPicturePath, variantPath } from './file-objects.ts';
import type { StoredFile } from './file-store.ts';

type FileDependencies = Pick<Dependencies, 'contentFiles' | 'objects' | 'now'>;
/** All but the time. */
type Processed = StoredFile extends infer File
  ? File extends StoredFile
    ? Omit<File, 'CreatedAt'>
    : never
  : never;

const HASH_LENGTH = 20;
const DOCUMENT_NAME = /\.pdf$/i;

interface Creation {
  file: StoredFile;
  created: boolean;
}

/**
 * Makes a file of the content of an upload. Of a picture its variants stay and the upload goes, with what it tells about where
 * it was taken. The same request again finds the file, or finishes what an earlier one left undone.
 * @throws {HttpProblem} 422 when the upload is not there or cannot be shown, which deletes it; 409 when the id has another name;
 *   503 when too many pictures wait
 */
export async function createFile(
  { contentFiles, objects, now }: FileDependencies,
  mutex: MutexInterface,
  { Id, Name }: NewContentFile,
): Promise<Creation> {
  if (!isPathStep(Name)) throw new HttpProblem(400, 'Name is no name of an upload.');
  const known = await contentFiles.find(Id);
  if (known) return findKnown(known);
  return mutex.runExclusive(async () => {
    try {
      const processed = await process(objects, { Id, Name });
      const CreatedAt = now().toISOString();
      const made = await contentFiles.create({ ...processed, CreatedAt } as StoredFile);
      return await findKnown(made.file, made.created);
    } catch (error) {
      if (!(error instanceof MissingObject)) throw error;
      // In another process, an identical request has made the pictures and deleted the upload meanwhile.
      const winner = await contentFiles.find(Id);
      if (!winner) throw new HttpProblem(422, 'The file is not in the storage.');
      return findKnown(winner);
    }
  });

  async function findKnown(file: StoredFile, created = false): Promise<Creation> {
    if (file.Name !== Name) throw new HttpProblem(409, 'This file is known by another name.');
    // Another tab may have uploaded it once more.
    if (file.Kind === 'picture') await objects.delete(uploadedPicturePath(Id, Name));
    return { file, created };
  }
}

async function process(objects: ObjectStore, upload: NewContentFile): Promise<Processed> {
  const isDocument = DOCUMENT_NAME.test(upload.Name);
  try {
    return isDocument
      ? await processDocument(objects, upload)
      : await processPicture(objects, upload);
  } catch (error) {
    if (!(error instanceof HttpProblem && error.status === 422)) throw error;
    await objects.deleteAll(upload.Id, isDocument ? 'documents' : 'content');
    throw error;
  }
}

async function processDocument(
  objects: ObjectStore,
  { Id, Name }: NewContentFile,
): Promise<Processed> {
  const { bytes } = await readUpload(objects, documentPath(Id, Name), [DOCUMENT_TYPE]);
  return { Id, Name, Kind: 'document', Bytes: bytes.length, Hash: hashOf([bytes]) };
}

/** Draws everything before anything is written, so that a refused picture leaves nothing behind. */
async function processPicture(
  objects: ObjectStore,
  { Id, Name }: NewContentFile,
): Promise<Processed> {
  const { bytes } = await readUpload(objects, uploadedPicturePath(Id, Name), PHOTO_TYPES);
  const { facts, variants } = await renderPhoto(bytes).catch((error: unknown) => {
    if (error instanceof UnusablePhoto) throw new HttpProblem(422, error.message, { cause: error });
    throw error;
  });
  for (const { Width, bytes: drawn } of variants)
    await objects.write(variantPath(Id, Width), drawn, 'image/webp');
  return {
    Id,
    Name,
    Kind: 'picture',
    Bytes: variants.reduce((sum, variant) => sum + variant.bytes.length, 0),
    ...facts,
    Widths: variants.map(({ Width }) => Width),
    Hash: hashOf(variants.map((variant) => variant.bytes)),
  };
}

function hashOf(parts: Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** One step of a path: what `storage.rules` let the browser write. */
function isPathStep(name: string): boolean {
  return !name.includes('/') && name !== '.' && name !== '..';
}
