import { readFileSync } from 'node:fs';
import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import sharp from 'sharp';

/** A file as a browser hands it over. */
export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const VIDEO = new URL('../../emulators/sample-gallery/plots-and-road.mp4', import.meta.url);

/** A place in Theni, as ISO 6709 and as degrees, minutes and seconds. */
export const PLACE = '+10.0104+077.4768/';
/** What a dash camera writes before each of its places. */
export const MARK = 'freeGPS';
const LATITUDE = '10/1 0/1 3744/100';

export const RED = { r: 200, g: 30, b: 30 };
export const BLUE = { r: 30, g: 30, b: 200 };

/** Small, quick to make and to upload. */
export async function smallPhoto(name = 'photo.jpg'): Promise<SampleFile> {
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background: BLUE } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Noise, which no encoder makes small. */
export async function noisyPhoto(width: number, height: number, name: string): Promise<SampleFile> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const buffer = await sharp({
    create: { width, height, channels: 3, background: '#7fa23c', noise },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/**
 * Twelve megapixels as a phone held upright stores them: lying on the side, with a note to turn them, and with the
 * place where it was taken. Upright, the upper half is red and the lower half is blue.
 */
export async function phonePhoto(): Promise<SampleFile> {
  const right = await sharp({
    create: { width: 2016, height: 3024, channels: 3, background: BLUE },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const buffer = await sharp({
    create: { width: 4032, height: 3024, channels: 3, background: RED },
  })
    .composite([{ input: right, left: 2016, top: 0 }])
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'Sample', Model: 'Phone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: LATITUDE,
        GPSLongitudeRef: 'E',
        GPSLongitude: '77/1 28/1 3648/100',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer };
}

export async function transparentPlan(): Promise<SampleFile> {
  const buffer = await sharp({
    create: { width: 640, height: 480, channels: 4, background: { ...RED, alpha: 0.25 } },
  })
    .png()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: LATITUDE } })
    .toBuffer();
  return { name: 'plan.png', mimeType: 'image/png', buffer };
}

/** A video that says where it was taken in each of the ways that phones and dash cameras know. */
export function phoneVideo(name = 'video.mp4'): SampleFile {
  return { name, mimeType: 'video/mp4', buffer: withPlaces(readFileSync(VIDEO)) };
}

/** The same video in a file of about this size: between its pictures is filler, which decoders skip (H.264, 7.3.2.7). */
export async function longVideo(bytes: number, name = 'long video.mp4'): Promise<SampleFile> {
  const video = readFileSync(VIDEO);
  const input = new Input({ formats: [MP4], source: new BufferSource(video) });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('The sample video has no picture.');
  const { packetCount } = await track.computePacketStats();
  const filler = fillerUnit(Math.round((bytes - video.length) / packetCount));
  const source = new EncodedVideoPacketSource('avc');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  output.addVideoTrack(source);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const data = Buffer.concat([packet.data, filler]);
    await source.add(packet.clone({ data }), { decoderConfig });
  }
  await output.finalize();
  return { name, mimeType: 'video/mp4', buffer: Buffer.from(target.buffer ?? new ArrayBuffer()) };
}

function fillerUnit(length: number): Buffer {
  const unit = Buffer.alloc(length, 0xff);
  unit.writeUInt32BE(length - 4);
  unit[4] = 12;
  unit[length - 1] = 0x80;
  return unit;
}

/** `moov` moves to the end, where it may grow; `mdat` stays where `moov` says that it is. */
function withPlaces(video: Buffer): Buffer {
  const start = video.indexOf('moov') - 4;
  const length = video.readUInt32BE(start);
  const moov = video.subarray(start + 8, start + length);
  const moved = Buffer.from(video);
  moved.write('free', start + 4, 'latin1');
  return Buffer.concat([
    moved,
    box('moov', moov, box('udta', androidPlace(), placeBox()), applePlace()),
    box('uuid', xmpPlace()),
    box('free', Buffer.from(`${MARK} ${PLACE}`)),
    Buffer.from(`${MARK} ${PLACE}`),
  ]);
}

function androidPlace(): Buffer {
  const text = Buffer.from(PLACE);
  return box('\xa9xyz', Buffer.from([0, text.length, 0x15, 0xc7]), text);
}

/** 3GPP TS 26.244, 8.8: a name, a role, three coordinates of 16.16 bits, a planet and notes. */
function placeBox(): Buffer {
  const coordinates = Buffer.alloc(13);
  coordinates.writeInt32BE(Math.round(77.4768 * 65_536), 1);
  coordinates.writeInt32BE(Math.round(10.0104 * 65_536), 5);
  return box(
    'loci',
    Buffer.from([0, 0, 0, 0, 0x15, 0xc7]),
    Buffer.from(`Theni ${PLACE}\0`),
    coordinates,
    Buffer.from('earth\0\0'),
  );
}

function applePlace(): Buffer {
  const key = box('mdta', Buffer.from('com.apple.quicktime.location.ISO6709'));
  const value = box('data', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]), Buffer.from(PLACE));
  return box(
    'meta',
    box('hdlr', Buffer.alloc(8), Buffer.from('mdta'), Buffer.alloc(13)),
    box('keys', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), key),
    box('ilst', box('\0\0\0\x01', value)),
  );
}

function xmpPlace(): Buffer {
  const id = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
  return Buffer.concat([
    id,
    Buffer.from(`<x:xmpmeta><exif:GPSLatitude>${PLACE}</exif:GPSLatitude>`),
  ]);
}

function box(type: string, ...content: Buffer[]): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, 4, 'latin1');
  const whole = Buffer.concat([header, ...content]);
  whole.writeUInt32BE(whole.length);
  return whole;
}
