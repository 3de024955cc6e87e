import { cleanCopyOf } from './object-path.ts';
import type { ObjectStore } from './object-store.ts';
import type { OpenFile } from './open-file.ts';
import { RefusedFile } from './refused-file.ts';
import { digestOf } from './stored-content.ts';
import { patching } from './video/patches.ts';
import { readVideo, type VideoFacts } from './video/read-video.ts';
import { UnusableVideo } from './video/unusable-video.ts';

export interface ProcessedVideo extends VideoFacts {
  Url: string;
  Size: number;
}

/** @throws {RefusedFile}; {MissingObject} */
export async function processVideo(objects: ObjectStore, file: OpenFile): Promise<ProcessedVideo> {
  const { object, type, size } = file;
  const { facts, patches } = await readVideo(file.read, size).catch((error: unknown) => {
    if (error instanceof UnusableVideo)
      throw new RefusedFile(object, error.message, { cause: error });
    throw error;
  });
  if (patches.length === 0) return { ...facts, Url: objects.urlOf(object), Size: size };
  const copy = cleanCopyOf(object, digestOf(JSON.stringify(patches)));
  await objects.copy(object, copy, () => patching(patches), type);
  return { ...facts, Url: objects.urlOf(copy), Size: size };
}
