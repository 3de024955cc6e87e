import type { Movie } from 'mp4box';

/** Read in steps of this size, so that a large video is never whole in memory. */
const CHUNK_BYTES = 1024 * 1024;

export interface VideoFacts {
  Width: number;
  Height: number;
  /** Seconds. */
  Duration: number;
}

/**
 * Size and length of an MP4 from its index, which may stand at either end of the file.
 * @param read bytes from start to end, both included
 * @returns undefined when the bytes are no MP4 with a picture in it
 */
export async function readMp4(
  read: (start: number, end: number) => Promise<Buffer>,
  fileBytes: number,
): Promise<VideoFacts | undefined> {
  const { createFile, MP4BoxBuffer } = await import('mp4box');
  const file = createFile();
  let movie: Movie | undefined;
  let broken = false;
  file.onReady = (info) => {
    movie = info;
  };
  file.onError = () => {
    broken = true;
  };
  let position = 0;
  while (!movie && !broken && position < fileBytes) {
    const chunk = await read(position, position + CHUNK_BYTES - 1);
    const bytes = Uint8Array.from(chunk).buffer;
    // The library knows where the next box stands and skips the pictures themselves.
    const next = file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(bytes, position));
    position = next !== undefined && next > position ? next : position + chunk.byteLength;
  }
  return movie && toFacts(movie);
}

function toFacts(movie: Movie): VideoFacts | undefined {
  const track = movie.videoTracks[0];
  if (!track || movie.timescale === 0) return undefined;
  return {
    Width: track.track_width,
    Height: track.track_height,
    Duration: Math.round((movie.duration / movie.timescale) * 10) / 10,
  };
}
