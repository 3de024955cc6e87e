import { createHash } from 'node:crypto';
import { type ContentFile, DOCUMENT_TYPE, type NewContentFile, uuid } from '@theni/contract';
import type { MutexInterface } from 'async-mutex';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { HttpProblem } from '../http/problem.ts';
import type { ObjectPath, ObjectStore } from '../storage/object-store.ts';
import { renderPhoto } from '../storage/photo.ts';
import { deleteIfRefused, PHOTO_TYPES, readUpload } from '../storage/uploads.ts';
import { documentPath, type StoredContentFile, variantPath } from './content-file-store.ts';

type FileDependencies = Pick<Dependencies, 'contentFiles' | 'objects'>;

const HASH_LENGTH = 20;

/**
 * Pictures of the content, plans and PDFs of layouts.
 * @param mutex held while a file is processed
 */
export function contentFileCalls(dependencies: FileDependencies, mutex: MutexInterface) {
  const { contentFiles } = dependencies;
  return {
    async create({ body, response }: CallInput<'POST /api/content/files'>) {
      const { file, status } = await mutex.runExclusive(async () => {
        const known = await contentFiles.find(body.id);
        if (known) return { file: known, status: 200 };
        return { file: await createFile(dependencies, body), status: 201 };
      });
      response.status(status).json(responseOf(file));
    },

    async get({ request, response }: CallInput<'GET /api/content/files/:id'>) {
      const { data: id } = uuid.safeParse(request.params.id);
      const file = id && (await contentFiles.find(id));
      if (!file) throw new HttpProblem(404, 'This file no longer exists. Please choose it again.');
      response.json(responseOf(file));
    },
  };
}

function responseOf({ hash: _, ...file }: StoredContentFile): ContentFile {
  return file;
}

/**
 * Makes a file of the content. Of a picture only its variants stay, without its metadata.
 * @throws {HttpProblem} 422 when the upload is missing or cannot be shown, which deletes it
 */
async function createFile(
  { contentFiles, objects }: FileDependencies,
  upload: NewContentFile,
): Promise<StoredContentFile> {
  const isDocument = /\.pdf$/i.test(upload.name);
  const object = isDocument ? documentPath(upload.id, upload.name) : picturePath(upload);
  const made = await deleteIfRefused(objects, object, async () =>
    isDocument ? await processDocument(objects, object) : await processPicture(objects, object),
  );
  const file = { ...upload, ...made };
  await contentFiles.create(file);
  // Last: were it gone before there is a record, the same post again would find nothing.
  if (!isDocument) await objects.delete(object);
  return file;
}

async function processDocument(objects: ObjectStore, object: ObjectPath) {
  const { bytes } = await readUpload(objects, object, [DOCUMENT_TYPE]);
  return { kind: 'document' as const, bytes: bytes.length, hash: hashOf([bytes]) };
}

/** Draws everything before anything is written, so that a refused picture leaves nothing behind. */
async function processPicture(objects: ObjectStore, object: ObjectPath) {
  const { bytes } = await readUpload(objects, object, PHOTO_TYPES);
  const { facts, variants } = await renderPhoto(bytes);
  for (const { width, bytes: drawn } of variants)
    await objects.write(variantPath(object.id, width), drawn, 'image/webp');
  return {
    kind: 'picture' as const,
    ...facts,
    bytes: variants.reduce((sum, variant) => sum + variant.bytes.length, 0),
    widths: variants.map(({ width }) => width),
    hash: hashOf(variants.map((variant) => variant.bytes)),
  };
}

function picturePath({ id, name }: NewContentFile): ObjectPath {
  return { id, path: `content/${id}/${name}` };
}

function hashOf(parts: Buffer[]): string {
  return createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, HASH_LENGTH);
}
