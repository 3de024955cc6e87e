import type { NewItem } from '@theni/contract';
import { type Service, VIDEO_TYPE } from '@theni/contract/item';
import { call } from '../api/call.ts';
import { AdminApiError } from '../api/errors.ts';
import { checkFile, copyOf } from '../uploads/check-file.ts';
import {
  objectNameOf,
  type UploadListener,
  uploadToStorage,
} from '../uploads/upload-to-storage.ts';
import { GALLERY, uploadFiles } from '../uploads/uploads.ts';
import { type ItemFieldValues, showItem } from './items.ts';

type ItemDetails = ItemFieldValues & { Service: Service };
type StoredFile = Pick<NewItem, 'FileUrl' | 'FileType' | 'PosterUrl'>;

/** Uploads files, and adds each to the gallery. */
export function uploadItems(files: File[], details: ItemDetails): void {
  const uploads = files.map((file) => ({
    file,
    owner: GALLERY,
    layout: details.Layout,
    send: senderOf(file, details),
  }));
  uploadFiles(uploads);
}

/** Specification §4: the transfer, the download address, the record. */
function senderOf(file: File, { Layout, ...details }: ItemDetails) {
  /** What is in Storage already: the next attempt does not send it again. */
  let stored: StoredFile | undefined;
  return async (listener: UploadListener) => {
    stored ??= await storeFile(file, listener);
    const body = { ...details, ...stored, ...(Layout && { Layout }) };
    // After a lost answer the same post again finds the same item.
    const item = await call('POST /api/file', { body }).catch((error: unknown) => {
      // The server has deleted the files that it refused.
      if (error instanceof AdminApiError && error.status === 422) stored = undefined;
      throw error;
    });
    showItem(item);
  };
}

async function storeFile(file: File, listener: UploadListener): Promise<StoredFile> {
  // Each attempt has a folder of its own: nothing may be written over, and posters may differ.
  const folder = `file/${crypto.randomUUID()}`;
  const FileType = await checkFile(file);
  const bytes = await copyOf(file, FileType);
  const poster = FileType === VIDEO_TYPE && (await capturePoster(bytes));
  const { onStall } = listener;
  const PosterUrl = poster && (await uploadToStorage(`${folder}/poster.jpg`, poster, { onStall }));
  const path = `${folder}/${objectNameOf(file.name, FileType)}`;
  const FileUrl = await uploadToStorage(path, bytes, listener);
  return { FileUrl, FileType, ...(PosterUrl && { PosterUrl }) };
}

const POSTER_SIDE = 1280;
const POSTER_QUALITY = 0.82;

/** The first pictures of a video are often black or shaken. */
const POSTER_AT_SECONDS = 1;
const TIMEOUT_MS = 15_000;
const FRAME_TRIES = 20;
const FRAME_PAUSE_MS = 100;

/** A still picture of a video. @returns undefined when this browser cannot play it: others may */
async function capturePoster(file: Blob): Promise<Blob | undefined> {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto' });
  video.src = URL.createObjectURL(file);
  try {
    await event(video, 'loadeddata');
    video.currentTime = Math.min(POSTER_AT_SECONDS, video.duration / 2);
    await event(video, 'seeked');
    return await captureFrame(video);
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(video.src);
    video.removeAttribute('src');
    video.load();
  }
}

function event(video: HTMLVideoElement, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, TIMEOUT_MS);
    video.addEventListener('error', reject, { once: true });
    video.addEventListener(name, () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** A busy browser may report a picture that it does not draw yet. */
async function captureFrame(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, POSTER_SIDE / Math.max(videoWidth, videoHeight));
  const canvas = new OffscreenCanvas(videoWidth * scale, videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  for (let tries = 0; context && tries < FRAME_TRIES; tries += 1) {
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const isDrawn = context.getImageData(0, 0, 1, 1).data[3] !== 0;
    if (isDrawn) return canvas.convertToBlob({ type: 'image/jpeg', quality: POSTER_QUALITY });
    await new Promise((resolve) => setTimeout(resolve, FRAME_PAUSE_MS));
  }
  return undefined;
}
