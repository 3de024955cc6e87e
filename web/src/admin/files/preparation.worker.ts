import { VIDEO_TYPE } from '@theni/contract/limits';
import { preparePhoto, previewPhoto } from './photo.ts';
import type { Answer, Request } from './preparation.ts';
import { stripMp4 } from './strip-mp4.ts';

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  let answer: Answer;
  try {
    answer = { id: data.id, result: await work(data) };
  } catch (error) {
    answer = { id: data.id, error: String(error) };
  }
  postMessage(answer);
});

function work({ wish, file, type, keepOriginal }: Request): Promise<Blob> {
  if (wish === 'preview') return previewPhoto(file);
  if (type === VIDEO_TYPE) return stripMp4(file);
  return preparePhoto(file, { type, keepOriginal });
}
