import {
  BlobSource,
  BufferSource,
  Conversion,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  type Target,
} from 'mediabunny';
import type { VideoWarning } from './limits.ts';
import { checkClaims, UnusableVideo } from './video-claims.ts';

export { UnusableVideo };

export interface VideoFacts {
  /** Pixels, upright. */
  Width: number;
  Height: number;
  /** Seconds; missing when the video does not say. */
  Duration?: number;
  Warnings?: VideoWarning[];
}

export interface RemuxOptions {
  signal?: AbortSignal;
  /** Called with the share that is done, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Writes the video's picture and its sound into a new MP4 that holds nothing else. Nothing is decoded: packets are
 * copied as they are, and all that stands beside them (tags, places, other tracks, free space, whatever is behind the
 * end) has no way into the new file. Its `moov` box stands first.
 * @throws {UnusableVideo} when there is no picture that can be copied; the signal's reason when aborted
 */
export async function remuxVideo(
  file: Blob | Uint8Array,
  target: Target,
  options: RemuxOptions = {},
): Promise<VideoFacts> {
  await checkClaims(readable(file));
  const source = file instanceof Blob ? new BlobSource(file) : new BufferSource(file);
  using input = new Input({ formats: [MP4, QTFF], source });
  try {
    return await copy(input, target, options);
  } catch (error) {
    options.signal?.throwIfAborted();
    // A file that can no longer be read says nothing of the video.
    if (error instanceof UnusableVideo || error instanceof DOMException) throw error;
    throw new UnusableVideo('The video is damaged.', { cause: error });
  }
}

async function copy(
  input: Input,
  target: Target,
  { signal, onProgress }: RemuxOptions,
): Promise<VideoFacts> {
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new UnusableVideo('There is no picture in the video.');
  const facts = await readFacts(track);
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
    tags: {},
    showWarnings: false,
  });
  if (!conversion.utilizedTracks.includes(track)) {
    throw new UnusableVideo('Browsers cannot play this kind of video. Please send it as H.264.');
  }
  for (const { metadata } of output.tracks) delete metadata.name;
  if (onProgress) conversion.onProgress = onProgress;
  signal?.throwIfAborted();
  signal?.addEventListener('abort', () => conversion.cancel());
  await conversion.execute();
  return facts;
}

async function readFacts(track: InputVideoTrack): Promise<VideoFacts> {
  const Width = await track.getDisplayWidth();
  const Height = await track.getDisplayHeight();
  if (!(Width > 0 && Height > 0)) throw new UnusableVideo('The picture of the video has no size.');
  const start = Math.max(0, await track.getFirstTimestamp());
  const Duration = Math.round(((await track.computeDuration()) - start) * 10) / 10;
  const isH264 = (await track.getCodec()) === 'avc';
  return {
    Width,
    Height,
    ...(Duration > 0 && { Duration }),
    ...(!isH264 && { Warnings: ['not played everywhere' as const] }),
  };
}

function readable(file: Blob | Uint8Array) {
  if (!(file instanceof Blob))
    return { size: file.length, read: async (from: number, to: number) => file.subarray(from, to) };
  return {
    size: file.size,
    read: async (from: number, to: number) =>
      new Uint8Array(await file.slice(from, to).arrayBuffer()),
  };
}
