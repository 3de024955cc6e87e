import { type Item, type NewItem, VIDEO_TYPE } from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import { HttpProblem } from '../http/problem.ts';
import type { ItemRecord } from './item-store.ts';
import type { ObjectPath } from './object-path.ts';
import { MissingObject } from './object-store.ts';
import { objectsOf } from './objects-of.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import { processMedia } from './process-media.ts';
import { RefusedFile } from './refused-file.ts';

type Needs = Pick<Dependencies, 'items' | 'objects' | 'now'>;

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
 * Makes the record of an uploaded file. The same post again finds the stored item, or finishes what
 * an earlier one left undone.
 * @throws {HttpProblem} 422 when the file is not in Storage or not what the post claims,
 *   409 when the `_id` is taken by other content, 503 when too many pictures wait
 */
export async function createItem(
  dependencies: Needs,
  turns: OneAtATime,
  body: NewItem,
): Promise<Creation> {
  const post = readPost(dependencies, body);
  const known = await findKnown(dependencies, post);
  if (known) return known;
  try {
    return await turns.run(
      // An identical post may have had the turn before this one.
      async () => (await findKnown(dependencies, post)) ?? (await record(dependencies, post)),
    );
  } catch (error) {
    if (error instanceof RefusedFile) await dependencies.objects.delete(error.object);
    if (!(error instanceof MissingObject)) throw error;
    // In another process, an identical post has moved the file to its clean copy meanwhile.
    const winner = await findKnown(dependencies, post);
    if (winner) return winner;
    throw new HttpProblem(422, 'The file is not in the storage.');
  }
}

async function findKnown(dependencies: Needs, post: Post): Promise<Creation | undefined> {
  const known = await dependencies.items.find(post.file.id);
  if (!known) return undefined;
  if (!isSame(known.posted, post.content))
    throw new HttpProblem(409, 'This file is posted already, with other content.');
  await deleteReplaced(dependencies, known);
  return { item: known.item, created: false };
}

async function record(dependencies: Needs, { content, file, poster }: Post): Promise<Creation> {
  const { items, objects, now } = dependencies;
  const media = await processMedia(objects, file, content.FileType, poster);
  const { Location, Service } = content;
  const CreatedAt = now().toISOString();
  const item: Item = {
    _id: file.id,
    Location,
    Service,
    ...media,
    Pinned: false,
    Hidden: false,
    CreatedAt,
  };
  const mine = { item, posted: content };
  if (!(await items.create(mine, CreatedAt))) {
    // An identical post was faster; if a delete was faster still, there is nothing left to record.
    const winner = await findKnown(dependencies, { content, file, poster });
    if (!winner) throw new MissingObject(file.path);
    return winner;
  }
  await withdrawIfDeleted(dependencies, item);
  await deleteReplaced(dependencies, mine);
  return { item, created: true };
}

/** The other half of what `deleteItem` does about a post that runs at the same time. */
async function withdrawIfDeleted({ items, objects }: Needs, item: Item): Promise<void> {
  const stored = await objects.pathsOf(item._id);
  if (objectsOf(objects, item).every(({ path }) => stored.has(path))) return;
  await items.remove(item._id);
  await objects.deleteAll(item._id);
  throw new MissingObject(item.FileUrl);
}

/** Uploads of which clean copies were made: they say where they were taken. */
async function deleteReplaced({ objects }: Needs, { item, posted }: ItemRecord): Promise<void> {
  const replaced = [
    posted.FileUrl !== item.FileUrl && posted.FileUrl,
    posted.PosterUrl !== item.PosterUrl && posted.PosterUrl,
  ];
  for (const url of replaced) {
    const object = url && objects.locate(url);
    if (object) await objects.delete(object);
  }
}

function readPost({ objects }: Needs, body: NewItem): Post {
  const file = locate(objects, body.FileUrl, 'FileUrl');
  const poster = body.PosterUrl ? locatePoster(objects, body.PosterUrl, body, file) : undefined;
  const content = {
    ...body,
    FileUrl: objects.urlOf(file),
    ...(poster && { PosterUrl: objects.urlOf(poster) }),
  };
  return { content, file, poster };
}

function locate(objects: Needs['objects'], url: string, field: keyof NewItem): ObjectPath {
  const object = objects.locate(url);
  if (object) return object;
  throw new HttpProblem(422, `${field} is not the address of an uploaded file of this site.`);
}

function locatePoster(
  objects: Needs['objects'],
  url: string,
  post: NewItem,
  file: ObjectPath,
): ObjectPath {
  const poster = locate(objects, url, 'PosterUrl');
  if (post.FileType !== VIDEO_TYPE) throw new HttpProblem(422, 'Only a video has a poster.');
  if (poster.id !== file.id || poster.path === file.path) {
    throw new HttpProblem(422, 'The poster does not stand beside its video.');
  }
  return poster;
}

const POSTED_FIELDS = ['Location', 'Service', 'FileUrl', 'FileType', 'PosterUrl'] as const;

function isSame(one: NewItem, other: NewItem): boolean {
  return POSTED_FIELDS.every((field) => one[field] === other[field]);
}
