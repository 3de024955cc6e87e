import {
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny';

// What is wrong with a video is told to the owner, who can mend it; the log is not for him.
Logging.level = LogLevel.Errors;

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

/** How much larger all packets together may be than the file that they are in. */
const MAX_GROWTH_BYTES = 1024 * 1024;

/**
 * Copies the packets of picture and sound into a new MP4, `moov` first. Nothing else has a way
 * into it: tags, GPS positions, other tracks.
 * @throws {UnusableVideo} when there is no picture that can be copied
 */
export async function remuxVideo(file: Uint8Array): Promise<RemuxedVideo> {
  using input = new Input({ formats: [MP4, QTFF], source: new BufferSource(file) });
  try {
    await refuseRepetition(input, file.length + MAX_GROWTH_BYTES);
    return await copy(input);
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

async function copy(input: Input): Promise<RemuxedVideo> {
  const picture = await input.getPrimaryVideoTrack();
  if (!picture) throw new UnusableVideo('The video has sound but no picture. Choose another one.');
  const first = await picture.getFirstTimestamp();
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    // Encoders may begin some frames before zero, and no picture can be shown without its first.
    trim: { start: Math.min(first, 0) },
    copy: {
      mode: 'forced',
      shiftTolerance: Number.POSITIVE_INFINITY,
      boundaryPolicy: 'shrink',
    },
    tags: {},
  });
  if (!conversion.utilizedTracks.includes(picture))
    throw new UnusableVideo(
      'Browsers cannot play this kind of video. Save it again as .mp4 with H.264.',
    );
  for (const { metadata } of output.tracks) delete metadata.name;
  await conversion.execute();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer());
  await requirePicture(bytes);
  return { facts: await factsOf(picture, (await picture.computeDuration()) - first), bytes };
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
