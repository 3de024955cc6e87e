import {
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny';

/** The video cannot be shown; the message is a sentence for the admin. */
export class UnusableVideo extends Error {
  override name = 'UnusableVideo';
}

const DAMAGED = 'The video is damaged. Save it again as .mp4.';

interface VideoFacts {
  /** Pixels, upright. */
  Width: number;
  Height: number;
  /** Seconds; missing when the video does not say. */
  Duration?: number;
}

export interface RemuxedVideo {
  facts: VideoFacts;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What all packets may have more than the file that they are in. */
const MAX_GROWTH_BYTES = 1024 * 1024;

/** Seconds. Encoders begin and end a track some frames beside its edit list. */
const EDIT_TOLERANCE = 0.1;

/**
 * Copies the packets of picture and sound into a new MP4, `moov` first. Nothing else has a way
 * into it: tags, places, other tracks, what an edit list cuts off.
 * @throws {UnusableVideo} when there is no picture that can be copied
 */
export async function remuxVideo(file: Uint8Array): Promise<RemuxedVideo> {
  using input = new Input({ formats: [MP4, QTFF], source: new BufferSource(file) });
  try {
    await refuseRepetition(input, file.length + MAX_GROWTH_BYTES);
    return await copy(input, editedEnd(file));
  } catch (error) {
    if (error instanceof UnusableVideo) throw error;
    throw new UnusableVideo(DAMAGED, { cause: error });
  }
}

/**
 * A table may name one place of the file thousands of times, and the copy would have it as often.
 * Looked at before, because the writer keeps all packets in memory until the last one.
 */
async function refuseRepetition(input: Input, maxBytes: number): Promise<void> {
  let bytes = 0;
  for (const track of await input.getTracks())
    for await (const { byteLength } of new EncodedPacketSink(track).packets(undefined, undefined, {
      metadataOnly: true,
    })) {
      bytes += byteLength;
      if (bytes > maxBytes) throw new UnusableVideo(DAMAGED);
    }
}

async function copy(input: Input, edited: number | undefined): Promise<RemuxedVideo> {
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new UnusableVideo('The video has sound but no picture. Choose another one.');
  const [first, last] = [await track.getFirstTimestamp(), await track.computeDuration()];
  const start = first < 0 && first > -EDIT_TOLERANCE ? first : undefined;
  const end = edited !== undefined && edited < last - EDIT_TOLERANCE ? edited : undefined;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    trim: { ...(start !== undefined && { start }), ...(end !== undefined && { end }) },
    copy: {
      mode: 'forced',
      shiftTolerance: Number.POSITIVE_INFINITY,
      boundaryPolicy: 'shrink',
    },
    tags: {},
    showWarnings: false,
  });
  if (!conversion.utilizedTracks.includes(track))
    throw new UnusableVideo(
      'Browsers cannot play this kind of video. Save it again as .mp4 with H.264.',
    );
  for (const { metadata } of output.tracks) delete metadata.name;
  await conversion.execute();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer());
  await requirePicture(bytes);
  const facts = await factsOf(track, (end ?? last) - Math.max(0, first));
  return { facts, bytes };
}

/** Packets that cannot be read are not copied, and a track without packets is none. */
async function requirePicture(copied: Uint8Array): Promise<void> {
  using input = new Input({ formats: [MP4], source: new BufferSource(copied) });
  if (!(await input.getPrimaryVideoTrack())) throw new UnusableVideo(DAMAGED);
}

async function factsOf(picture: InputVideoTrack, seconds: number): Promise<VideoFacts> {
  const [Width, Height] = [await picture.getDisplayWidth(), await picture.getDisplayHeight()];
  if (!(Width > 0 && Height > 0)) throw new UnusableVideo(DAMAGED);
  const Duration = Math.round(seconds * 10) / 10;
  return { Width, Height, ...(Duration > 0 && { Duration }) };
}

/** In seconds; of a list (ISO/IEC 14496-12, 8.6.6) the first part counts, all that is copied. */
function editedEnd(file: Uint8Array): number | undefined {
  const moov = boxesOf(viewOf(file), 'moov')[0];
  const header = moov && boxesOf(moov, 'mvhd')[0];
  if (!moov || !header) return undefined;
  const timescale = header.getUint32(header.getUint8(0) === 1 ? 20 : 12);
  const lists = boxesOf(moov, 'trak')
    .flatMap((track) => boxesOf(track, 'edts'))
    .flatMap((edits) => boxesOf(edits, 'elst'));
  const end = Math.max(0, ...lists.map(endOfFirstPart)) / timescale;
  return end > 0 ? end : undefined;
}

/** In units of the film. An empty part before it delays it. */
function endOfFirstPart(list: DataView): number {
  const isLong = list.getUint8(0) === 1;
  const rowBytes = isLong ? 20 : 12;
  let end = 0;
  for (let row = 0; row < list.getUint32(4); row += 1) {
    const at = 8 + row * rowBytes;
    end += isLong ? Number(list.getBigUint64(at)) : list.getUint32(at);
    if (list.getInt32(isLong ? at + 8 : at + 4) !== -1) break;
  }
  return end;
}

/** What is in the boxes of this name, one level deep. */
function boxesOf(parent: DataView, name: string): DataView[] {
  const found: DataView[] = [];
  for (let at = 0; at + 8 <= parent.byteLength; ) {
    const size = parent.getUint32(at);
    const isLong = size === 1;
    const length = isLong ? Number(parent.getBigUint64(at + 8)) : size || parent.byteLength - at;
    const head = isLong ? 16 : 8;
    if (length < head || at + length > parent.byteLength) break;
    const type = [4, 5, 6, 7].map((place) => parent.getUint8(at + place));
    if (String.fromCharCode(...type) === name)
      found.push(new DataView(parent.buffer, parent.byteOffset + at + head, length - head));
    at += length;
  }
  return found;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
