import type { VideoFacts } from '@theni/contract/remux-video';
import type { ObjectStore } from '../storage/object-store.ts';
import type { OpenFile } from '../storage/open-file.ts';
import { RefusedFile } from '../storage/refused-file.ts';
import { type RebuiltFile, storeRebuiltFile } from './rebuilt-file.ts';

/** @throws {RefusedFile}; {MissingObject} */
export async function processVideo(
  objects: ObjectStore,
  { object, bytes, type }: OpenFile,
): Promise<VideoFacts & RebuiltFile> {
  // Loaded here: only a video needs them.
  const { BufferTarget } = await import('mediabunny');
  const { remuxVideo, UnusableVideo } = await import('@theni/contract/remux-video');
  const target = new BufferTarget();
  const facts = await remuxVideo(bytes, target).catch((error: unknown) => {
    if (error instanceof UnusableVideo)
      throw new RefusedFile(object, error.message, { cause: error });
    throw error;
  });
  if (!target.buffer) throw new Error('The video was not finished.');
  return {
    ...facts,
    ...(await storeRebuiltFile(objects, object.id, Buffer.from(target.buffer), type)),
  };
}
