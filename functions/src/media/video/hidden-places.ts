import type { Movie, Sample, Track } from 'mp4box';
import { type Box, boxesIn } from './boxes.ts';
import { blank, type Patch } from './patches.ts';
import { UnusableVideo } from './unusable-video.ts';

export interface VideoParts {
  /** Of the whole file. */
  boxes: Box[];
  index: Box;
  /** The index itself. */
  bytes: Buffer;
  movie: Movie;
  samplesOf: (track: Track) => Sample[];
}

/** Boxes that play the film. All others may say where it was taken; the list is of what may stay. */
const PLAYING = {
  file: new Set('ftyp styp moov mdat free skip wide moof mfra sidx ssix pdin'.split(' ')),
  index: new Set('mvhd trak mvex iods free skip'.split(' ')),
  track: new Set('tkhd tapt clip load edts mdia tref free skip'.split(' ')),
};
/** `©too`, the name of the program that wrote the file. */
const ENCODER = '\u00a9too';

/** What must be overwritten so that nothing in the file says where it was taken. */
export function hiddenPlaces(parts: VideoParts): Patch[] {
  const { boxes, index, bytes } = parts;
  const strangers = boxes.filter(({ type }) => !PLAYING.file.has(type));
  const inside = boxesIn(bytes, index.content - index.start) ?? refuse();
  const notPlaying = inside.filter(
    (box) => !PLAYING.index.has(box.type) && !isHarmless(bytes, box),
  );
  const tracks = inside.filter(({ type }) => type === 'trak');
  const inTracks = tracks.flatMap((track) => {
    const children = boxesIn(bytes, track.content, track.end) ?? refuse();
    return children.filter((box) => !PLAYING.track.has(box.type) && !isHarmless(bytes, box));
  });
  const inIndex = [...notPlaying, ...inTracks, ...dataTracks(parts, tracks)];
  return [
    ...strangers.flatMap(blank),
    ...inIndex.flatMap((box) => blank(moved(box, index.start))),
    ...dataSamples(parts),
  ];
}

/** Tracks beside picture and sound: positions that a phone, a drone or a dash camera noted. */
function isData(track: Track): boolean {
  return track.type !== 'video' && track.type !== 'audio';
}

function dataTracks({ movie }: VideoParts, boxes: Box[]): Box[] {
  if (boxes.length !== movie.tracks.length) refuse();
  return boxes.filter((_box, index) => {
    const track = movie.tracks[index];
    return track && isData(track);
  });
}

function dataSamples({ movie, samplesOf }: VideoParts): Patch[] {
  const tracks = movie.tracks.filter(isData);
  // Samples of fragments are listed in each fragment, behind what is read here.
  if (tracks.length > 0 && movie.isFragmented) refuse();
  return tracks.flatMap((track) =>
    samplesOf(track).map(({ offset, size }) => ({ start: offset, end: offset + size })),
  );
}

/** The tag of a free encoder: `udta` with nothing but a `meta` that names the program. */
function isHarmless(bytes: Buffer, box: Box): boolean {
  if (box.type !== 'udta') return false;
  return (
    boxesIn(bytes, box.content, box.end)?.every((meta) => {
      const [handler, list, ...others] = boxesIn(bytes, meta.content + 4, meta.end) ?? [];
      if (meta.type !== 'meta' || handler?.type !== 'hdlr' || list?.type !== 'ilst') return false;
      const tags = boxesIn(bytes, list.content, list.end) ?? [];
      return others.length === 0 && tags.every(({ type }) => type === ENCODER);
    }) ?? false
  );
}

function moved({ type, start, content, end }: Box, by: number): Box {
  return { type, start: start + by, content: content + by, end: end + by };
}

function refuse(): never {
  throw new UnusableVideo('The MP4 holds data beside picture and sound that cannot be taken out.');
}
