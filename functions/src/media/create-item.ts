import { type Item, type NewItem, VIDEO_TYPE } from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import { HttpProblem } from '../http/problem.ts';
import { inspectFile } from './inspect-file.ts';
import type { ObjectPath } from './object-path.ts';
import { MissingObject } from './object-store.ts';

/**
 * Makes the record of an uploaded file. The same post again finds the stored item.
 * @throws {HttpProblem} 422 when the file is not in Storage or not what the post claims,
 *   409 when the `_id` is taken by other content
 */
export async function createItem(
  dependencies: Pick<Dependencies, 'items' | 'objects' | 'now'>,
  post: NewItem,
): Promise<{ item: Item; created: boolean }> {
  const { items, objects } = dependencies;
  const file = locate(dependencies, post.FileUrl, 'FileUrl');
  const poster = post.PosterUrl
    ? locatePoster(dependencies, post.PosterUrl, post, file)
    : undefined;
  const canonical = {
    ...post,
    FileUrl: objects.urlOf(file),
    ...(poster && { PosterUrl: objects.urlOf(poster) }),
  };
  const stored = await items.get(file.id);
  if (stored) return { item: sameContent(stored, canonical), created: false };
  try {
    return await record(dependencies, canonical, file, poster);
  } catch (error) {
    if (error instanceof MissingObject)
      throw new HttpProblem(422, 'The file is not in the storage.');
    throw error;
  }
}

async function record(
  { items, objects, now }: Pick<Dependencies, 'items' | 'objects' | 'now'>,
  post: NewItem,
  file: ObjectPath,
  poster: ObjectPath | undefined,
): Promise<{ item: Item; created: boolean }> {
  const facts = await inspectFile(objects, file, post.FileType);
  if (poster) await inspectFile(objects, poster, 'image/jpeg');
  await objects.makeImmutable(file);
  if (poster) await objects.makeImmutable(poster);

  const item: Item = {
    _id: file.id,
    ...post,
    ...facts,
    Variants: [],
    Pinned: false,
    Hidden: false,
    CreatedAt: now().toISOString(),
  };
  if (await items.create(item)) {
    await withdrawIfDeleted({ items, objects }, file);
    return { item, created: true };
  }
  // An identical post was faster; if a delete was faster still, there is nothing left to record.
  const winner = await items.get(file.id);
  if (!winner) throw new MissingObject(file.path);
  return { item: sameContent(winner, post), created: false };
}

/** The other half of what `deleteItem` does about a post that runs at the same time. */
async function withdrawIfDeleted(
  { items, objects }: Pick<Dependencies, 'items' | 'objects'>,
  file: ObjectPath,
): Promise<void> {
  try {
    await objects.describe(file);
  } catch (error) {
    if (error instanceof MissingObject) await items.remove(file.id);
    throw error;
  }
}

type Locator = Pick<Dependencies, 'objects'>;

function locate({ objects }: Locator, url: string, field: keyof NewItem): ObjectPath {
  const object = objects.locate(url);
  if (object) return object;
  throw new HttpProblem(422, `${field} is not the address of an uploaded file of this site.`);
}

function locatePoster(locator: Locator, url: string, post: NewItem, file: ObjectPath): ObjectPath {
  const poster = locate(locator, url, 'PosterUrl');
  if (post.FileType !== VIDEO_TYPE) throw new HttpProblem(422, 'Only a video has a poster.');
  if (poster.id !== file.id || poster.path === file.path) {
    throw new HttpProblem(422, 'The poster does not stand beside its video.');
  }
  return poster;
}

const POSTED_FIELDS = ['Location', 'Service', 'FileUrl', 'FileType', 'PosterUrl'] as const;

function sameContent(stored: Item, post: NewItem): Item {
  if (POSTED_FIELDS.every((field) => stored[field] === post[field])) return stored;
  throw new HttpProblem(409, 'This file is posted already, with other content.');
}
