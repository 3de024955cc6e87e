const POSTER_SIDE = 1280;
const POSTER_QUALITY = 0.82;

/** The first pictures of a film are often black or shaken. */
const POSTER_AT_SECONDS = 1;
const PATIENCE_MS = 15_000;
const DRAWING_TRIES = 20;
const DRAWING_PAUSE_MS = 100;

export interface VideoFacts {
  poster: Blob;
  /** Seconds. */
  duration: number;
}

/**
 * A still picture of the film and its length, as far as this browser can play it.
 * @returns undefined when it cannot: the film may be shown by others all the same
 */
export async function readVideo(file: Blob): Promise<VideoFacts | undefined> {
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
    const poster = await still(video);
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
    const timer = setTimeout(() => reject(new Error(`no ${name}`)), PATIENCE_MS);
    video.addEventListener(name, () => {
      clearTimeout(timer);
      resolve();
    });
    video.addEventListener('error', () => {
      clearTimeout(timer);
      reject(video.error);
    });
  });
}

/** A busy browser may have no picture yet to draw, although it has said so: what it draws then is nothing. */
async function still(video: HTMLVideoElement): Promise<Blob | undefined> {
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
