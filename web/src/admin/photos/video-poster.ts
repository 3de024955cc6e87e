const POSTER_SIDE = 1280;
const POSTER_QUALITY = 0.82;

/** The first pictures of a video are often black or shaken. */
const POSTER_AT_SECONDS = 1;
const TIMEOUT_MS = 15_000;
const FRAME_TRIES = 20;
const FRAME_PAUSE_MS = 100;

/** A still picture of a video. @returns undefined when this browser cannot play it: others may */
export async function capturePoster(file: Blob): Promise<Blob | undefined> {
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
