import { objectNameOf } from '../files/object-name.ts';
import type { Bucket } from '../session/firebase.ts';
import type { StoredObject } from '../transfer/resumable-upload.ts';
import type { QueuedFile } from './queued-file.ts';

const POSTER_NAME = 'poster.jpg';

/** Where the file stands in Storage. */
export function objectOf({ id, name, type }: QueuedFile, bucket: Bucket): StoredObject {
  return { bucket, path: `file/${id}/${objectNameOf(name, type)}` };
}

/** Where a film's still picture stands: beside it. */
export function posterOf({ id }: QueuedFile, bucket: Bucket): StoredObject {
  return { bucket, path: `file/${id}/${POSTER_NAME}` };
}
