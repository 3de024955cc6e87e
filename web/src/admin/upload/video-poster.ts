import type { QueueStore } from './queue-store.ts';

const POSTER_SIDE = 1280;
const POSTER_QUALITY = 0.82;

/** The first pictures of a video are often black or shaken. */
const POSTER_AT_SECONDS = 1;
const TIMEOUT_MS = 15_000;
const DRAWING_TRIES = 20;
const DRAWING_PAUSE_MS = 100;

interface VideoFacts {
  poster: Blob;
  /** Seconds. */
  duration: number;
}

/** Keeps a frame of the video and its length, if this browser can play it. */
export async function keepPoster(store: QueueStore, key: string, video: Blob): Promise<void> {
  const facts = await readVideo(video);
  if (!facts) return;
  await store.keepBytes(key, 'poster', facts.poster);
  await store.change(key, (file) => ({ ...file, duration: facts.duration, preview: 'poster' }));
}

/** @returns undefined when this browser cannot play it: others may all the same */
async function readVideo(file: Blob): Promise<VideoFacts | undefined> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.src = address;
    await event(video, 'loadeddata');
    const { duration } = video;
    video.currentTime = Math.min(POSTER_AT_SECONDS, duration / 2);
    await event(video, 'seeked');
    const poster = await captureFrame(video);
    return poster && { poster, duration };
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

function event(video: HTMLVideoElement, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    signal.addEventListener('abort', () => reject(signal.reason));
    video.addEventListener(name, () => resolve());
    video.addEventListener('error', () => reject(video.error));
  });
}

/** A busy browser may have no picture yet to draw, although it has said so: what it draws then is nothing. */
async function captureFrame(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, POSTER_SIDE / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  for (let tries = 0; context && tries < DRAWING_TRIES; tries += 1) {
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    if (isDrawn(context)) return toJpeg(canvas);
    await new Promise((resolve) => setTimeout(resolve, DRAWING_PAUSE_MS));
  }
  return undefined;
}

function isDrawn(context: CanvasRenderingContext2D): boolean {
  return context.getImageData(0, 0, 1, 1).data[3] !== 0;
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', POSTER_QUALITY);
  });
}
