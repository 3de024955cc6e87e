import type { Bucket } from '../api/firebase.ts';
import { objectNameOf } from './object-name.ts';
import type { QueuedFile } from './queued-file.ts';
import type { StoredObject } from './resumable-upload.ts';

const POSTER_NAME = 'poster.jpg';

/** Where the file stands in Storage. */
export function objectOf({ id, name, type }: QueuedFile, bucket: Bucket): StoredObject {
  return { bucket, path: `file/${id}/${objectNameOf(name, type)}` };
}

/** Where a film's still picture stands: beside it. */
export function posterOf({ id }: QueuedFile, bucket: Bucket): StoredObject {
  return { bucket, path: `file/${id}/${POSTER_NAME}` };
}
