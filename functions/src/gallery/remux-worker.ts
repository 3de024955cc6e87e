import { parentPort, workerData } from 'node:worker_threads';
import { type RemuxedVideo, remuxVideo, UnusableVideo } from './remux-video.ts';

/** What the worker answers; a sentence for the admin where the video cannot be shown. */
export type RemuxReply = RemuxedVideo | { unusable: string };

const reply = await remuxVideo(workerData).catch((error: unknown): RemuxReply => {
  if (error instanceof UnusableVideo) return { unusable: error.message };
  throw error;
});
parentPort?.postMessage(reply, 'bytes' in reply ? [reply.bytes.buffer] : []);
