import { type RemuxOptions, remuxVideo } from '@theni/contract/remux-video';
import { BufferTarget } from 'mediabunny';

/** The video as it may leave the phone. @throws {UnusableVideo}; the signal's reason when aborted */
export async function rewriteVideo(file: Blob, options: RemuxOptions): Promise<Blob> {
  const target = new BufferTarget();
  await remuxVideo(file, target, options);
  return new Blob(target.buffer ? [target.buffer] : []);
}
