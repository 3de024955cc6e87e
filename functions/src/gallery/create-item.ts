import { type Item, type NewItem, VIDEO_TYPE } from '@theni/contract';
import type { MutexInterface } from 'async-mutex';
import type { Dependencies } from '../dependencies.ts';
import { HttpProblem } from '../http/problem.ts';
import type { ObjectPath } from '../storage/object-path.ts';
import { MissingObject } from '../storage/object-store.ts';
import { RefusedFile } from '../storage/refused-file.ts';
import { type ItemRecord, isSamePost } from './item-store.ts';
import { deleteUnusedObjects, objectsOf } from './objects-of.ts';
import { type ProcessedFiles, processFiles } from './process-files.ts';

type GalleryDependencies = Pick<Dependencies, 'items' | 'objects' | 'now'>;

interface Creation {
  item: Item;
  created: boolean;
}

/** What is posted, with addresses as the server writes them. */
interface Post {
  content: NewItem;
  file: ObjectPath;
  poster: ObjectPath | undefined;
}

/**
 * Makes an item of an uploaded file. Until its files are rebuilt and the upload is deleted, the record is pending and
 * nobody sees it. The same post again finds the item, or finishes what an earlier one left undone.
 * @throws {HttpProblem} 422 when the file is not in Storage or not what the post claims,
 *   409 when the `_id` is taken by other content, 503 when too many pictures wait
 */
export async function createItem(
  dependencies: GalleryDependencies,
  mutex: MutexInterface,
  body: NewItem,
): Promise<Creation> {
  const post = readPost(dependencies, body);
  const { id } = post.file;
  const known = await dependencies.items.find(id);
  if (known?.item) return findKnown(dependencies, post, known);
  return mutex.runExclusive(async () => {
    const begun = await dependencies.items.begin(
      id,
      post.content,
      dependencies.now().toISOString(),
    );
    const made = begun.item || begun.files ? begun : await makeFiles(dependencies, post);
    return made?.files ? show(dependencies, post, made.files) : findKnown(dependencies, post, made);
  });
}

/** The item of an identical post. */
async function findKnown(
  { objects }: GalleryDependencies,
  post: Post,
  known: ItemRecord | undefined,
): Promise<Creation> {
  if (!known) throw missing();
  if (!isSamePost(known.posted, post.content) || !known.item)
    throw new HttpProblem(409, 'This file is posted already, with other content.');
  // Another tab may have uploaded it once more.
  await deleteUploads(objects, post, known.item);
  return { item: known.item, created: false };
}

/** @returns the record, with its files or with the item of an identical post that was faster */
async function makeFiles(
  { items, objects }: GalleryDependencies,
  { content, file, poster }: Post,
): Promise<ItemRecord | undefined> {
  try {
    const { FileType } = content;
    const files = await processFiles(objects, { file, FileType, poster, isUpload: true });
    return await items.keepFiles(file.id, content, files);
  } catch (error) {
    const isMissing = error instanceof MissingObject;
    if (!isMissing && !(error instanceof HttpProblem && error.status === 422)) throw error;
    if (error instanceof RefusedFile) await objects.delete(error.object);
    const winner = await items.withdraw(file.id, content);
    // In another process, an identical post has made its files and deleted the upload meanwhile.
    if (winner && isMissing) return winner;
    throw isMissing ? missing() : error;
  }
}

async function show(
  dependencies: GalleryDependencies,
  post: Post,
  files: ProcessedFiles,
): Promise<Creation> {
  const { items, objects, now } = dependencies;
  const { content, file } = post;
  // The upload goes before anyone learns where it stood; and with it what crashed posts have left.
  if (await deleteUnusedObjects(objects, file.id, files)) {
    const shown = await items.show(file.id, { posted: content, files }, now().toISOString());
    if (shown?.isNew && shown.item) return { item: shown.item, created: true };
    if (shown) return findKnown(dependencies, post, shown);
  }
  const known = await items.find(file.id);
  if (known?.item) return findKnown(dependencies, post, known);
  // Somebody has deleted it meanwhile.
  await items.remove(file.id);
  await objects.deleteAll(file.id);
  throw missing();
}

async function deleteUploads(
  objects: GalleryDependencies['objects'],
  { file, poster }: Post,
  item: Item,
): Promise<void> {
  const shown = new Set(objectsOf(objects, item).map(({ path }) => path));
  for (const upload of [file, poster]) {
    if (upload && !shown.has(upload.path)) await objects.delete(upload);
  }
}

function missing(): HttpProblem {
  return new HttpProblem(422, 'The file is not in the storage.');
}

function readPost({ objects }: GalleryDependencies, body: NewItem): Post {
  const file = locateUpload(objects, body.FileUrl, 'FileUrl');
  const poster = body.PosterUrl ? locatePoster(objects, body.PosterUrl, body, file) : undefined;
  const content = {
    ...body,
    FileUrl: objects.urlOf(file),
    ...(poster && { PosterUrl: objects.urlOf(poster) }),
  };
  return { content, file, poster };
}

function locateUpload(
  objects: GalleryDependencies['objects'],
  url: string,
  field: keyof NewItem,
): ObjectPath {
  const object = objects.locate(url);
  if (object) return object;
  throw new HttpProblem(422, `${field} is not the address of an uploaded file of this site.`);
}

function locatePoster(
  objects: GalleryDependencies['objects'],
  url: string,
  post: NewItem,
  file: ObjectPath,
): ObjectPath {
  const poster = locateUpload(objects, url, 'PosterUrl');
  if (post.FileType !== VIDEO_TYPE) throw new HttpProblem(422, 'Only a video has a poster.');
  if (poster.id !== file.id || poster.path === file.path) {
    throw new HttpProblem(422, 'The poster does not stand beside its video.');
  }
  return poster;
}
