import type { VideoWarning } from '@theni/contract';
import type { Movie, Track } from 'mp4box';
import { type Box, FileWindow, HEADER_MAX_BYTES, readBox } from './boxes.ts';
import { hiddenPlaces } from './hidden-places.ts';
import type { Patch } from './patches.ts';
import { UnusableVideo } from './unusable-video.ts';

export interface VideoFacts {
  /** Pixels, upright. */
  Width: number;
  Height: number;
  /** Seconds; missing when the file does not say. */
  Duration?: number;
  Warnings?: VideoWarning[];
}

export interface Video {
  facts: VideoFacts;
  /** What has to be overwritten so that the file does not say where it was taken. */
  patches: Patch[];
}

/** An index of 100 MB of film has some hundred kilobytes; it is the one part held in memory. */
const INDEX_MAX_BYTES = 16 * 1024 * 1024;
/** A film in fragments has two boxes for each second or so. */
const MAX_BOXES = 20_000;

/**
 * Size, length and codec of an MP4 out of its index, which may stand at either end of the file.
 * @param read bytes from start to end, both included
 * @throws {UnusableVideo}
 */
export async function readVideo(
  read: (start: number, end: number) => Promise<Buffer>,
  size: number,
): Promise<Video> {
  const window = new FileWindow(read, size);
  const boxes = await topLevelBoxes(window, size);
  const index = boxes.find(({ type }) => type === 'moov');
  const pictures = boxes.find(({ type }) => type === 'mdat');
  if (boxes[0]?.type !== 'ftyp' || !index || !pictures)
    throw new UnusableVideo('The file is not a whole MP4.');
  if (index.end - index.start > INDEX_MAX_BYTES)
    throw new UnusableVideo('The index of the MP4 is too large.');
  const bytes = Buffer.from(await window.bytes(index.start, index.end - index.start));
  const { movie, samplesOf } = await readIndex(bytes);
  return {
    facts: toFacts(movie, index.start > pictures.start && !movie.isFragmented),
    patches: hiddenPlaces({ boxes, index, bytes, movie, samplesOf }),
  };
}

async function topLevelBoxes(window: FileWindow, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  let at = 0;
  while (at < size) {
    const box = readBox(await window.bytes(at, HEADER_MAX_BYTES), at, size);
    if (!box || boxes.length >= MAX_BOXES)
      throw new UnusableVideo('The MP4 is cut off or damaged.');
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The library asks for one before the index; the file's own is checked by then. */
const FILE_TYPE = Buffer.from('\0\0\0\x14ftypisom\0\0\0\0isom', 'latin1');

async function readIndex(index: Buffer) {
  const { createFile, MP4BoxBuffer } = await import('mp4box');
  const file = createFile();
  const bytes = Uint8Array.from(Buffer.concat([FILE_TYPE, index]));
  let movie: Movie | undefined;
  file.onReady = (info) => {
    movie = info;
  };
  try {
    file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(bytes.buffer, 0));
  } catch (error) {
    throw new UnusableVideo('The index of the MP4 is damaged.', { cause: error });
  }
  if (!movie) throw new UnusableVideo('The index of the MP4 is damaged.');
  return { movie, samplesOf: (track: Track) => file.getTrackSamplesInfo(track.id) };
}

function toFacts(movie: Movie, isIndexLate: boolean): VideoFacts {
  const track = movie.videoTracks[0];
  if (!track) throw new UnusableVideo('There is no picture in the MP4.');
  const [width, height] = [Math.round(track.track_width), Math.round(track.track_height)];
  if (!(width > 0 && height > 0)) throw new UnusableVideo('The picture of the MP4 has no size.');
  const Duration = durationOf(movie);
  const warnings: VideoWarning[] = [];
  if (isIndexLate) warnings.push('slow start');
  if (!/^avc[13]\b/.test(track.codec)) warnings.push('not H.264');
  return {
    ...(isOnItsSide(track) ? { Width: height, Height: width } : { Width: width, Height: height }),
    ...(Duration && { Duration }),
    ...(warnings.length > 0 && { Warnings: warnings }),
  };
}

function durationOf({ duration, timescale, fragment_duration }: Movie): number {
  const seconds = fragment_duration?.num
    ? fragment_duration.num / fragment_duration.den
    : duration / timescale;
  return Number.isFinite(seconds) ? Math.round(seconds * 10) / 10 : 0;
}

/** The matrix of a quarter turn has nothing on its diagonal (ISO/IEC 14496-12, 8.3.2). */
function isOnItsSide({ matrix }: Track): boolean {
  return matrix[0] === 0 && matrix[4] === 0;
}
