import { readFile } from 'node:fs/promises';
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  MP4,
  Output,
} from 'mediabunny';
import { expect, test } from 'vitest';
import { remuxVideo, UnusableVideo } from './remux-video.ts';

const MARK = 'freeGPS N10.0104E77.4768';
const CORPUS = new URL('../../functions/test/corpus/videos/', import.meta.url);

const corpus = (name: string) => readFile(new URL(`${name}.mp4`, CORPUS));

async function rebuilt(file: Blob | Uint8Array) {
  const target = new BufferTarget();
  const facts = await remuxVideo(file, target);
  return { facts, bytes: Buffer.from(target.buffer ?? new ArrayBuffer()) };
}

async function packetsOf(bytes: Uint8Array): Promise<Buffer[]> {
  using input = new Input({ formats: [MP4], source: new BufferSource(bytes) });
  const packets: Buffer[] = [];
  for (const track of await input.getTracks()) {
    for await (const { data } of new EncodedPacketSink(track).packets())
      packets.push(Buffer.from(data));
  }
  return packets;
}

const H264 = { Width: 160, Height: 120, Duration: 1 };

test.each([
  ['moov-first', H264],
  ['moov-last', H264],
  ['in-fragments', H264],
  ['location-as-tag', H264],
  ['location-as-key', H264],
  ['location-as-subtitles', H264],
  ['hevc', { ...H264, Warnings: ['not played everywhere'] }],
])(
  'the video %s comes out with its picture and sound to the last byte, its index first, and no place',
  async (name, expected) => {
    const before = await corpus(name);
    const { facts, bytes } = await rebuilt(before);
    expect(facts).toEqual(expected);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(bytes.includes('77.4768')).toBe(false);
    expect(bytes.includes('moof')).toBe(false);
    expect(await packetsOf(bytes)).toEqual(await packetsOf(before));
  },
);

test('a video that a phone took on its side says its upright size and keeps standing upright', async () => {
  const first = await rebuilt(rotated(await corpus('moov-first')));
  expect(first.facts).toMatchObject({ Width: 120, Height: 160 });
  expect((await rebuilt(first.bytes)).facts).toEqual(first.facts);
});

test('a QuickTime video becomes an MP4', async () => {
  const bytes = await corpus('moov-last');
  bytes.write('qt  ', 8, 'latin1');
  expect((await rebuilt(new Blob([bytes]))).bytes.toString('latin1', 4, 12)).toBe('ftypisom');
});

test('a camera’s sound that is not packed comes with the video, however many samples it has', async () => {
  const rate = 48_000;
  using input = new Input({
    formats: [MP4],
    source: new BufferSource(await corpus('moov-first')),
  });
  const video = await input.getPrimaryVideoTrack();
  const picture = video && (await new EncodedPacketSink(video).getFirstPacket());
  const target = new BufferTarget();
  const output = new Output({ format: new MovOutputFormat({ fastStart: false }), target });
  const [pictures, sound] = [
    new EncodedVideoPacketSource('avc'),
    new EncodedAudioPacketSource('pcm-s16'),
  ];
  output.addVideoTrack(pictures);
  output.addAudioTrack(sound);
  await output.start();
  const decoderConfig = await video?.getDecoderConfig();
  if (picture && decoderConfig) await pictures.add(picture, { decoderConfig });
  for (let second = 0; second < 30; second += 1) {
    const packet = new EncodedPacket(new Uint8Array(rate * 2), 'key', second, 1);
    const codec = { codec: 'pcm-s16', sampleRate: rate, numberOfChannels: 1 };
    await sound.add(packet, { decoderConfig: codec });
  }
  await output.finalize();
  const { bytes } = await rebuilt(Buffer.from(target.buffer ?? new ArrayBuffer()));
  expect(bytes.length).toBeGreaterThan(30 * rate * 2);
});

const hiding: Record<string, (video: Buffer) => Buffer> = {
  'behind its end': (video) => Buffer.concat([video, Buffer.from(MARK)]),
  'in a free box': (video) => Buffer.concat([video, box('free', MARK)]),
  'in a skip box': (video) => Buffer.concat([video, box('skip', MARK)]),
  'in a wide box': (video) => Buffer.concat([video, box('wide', MARK)]),
  'in a uuid box': (video) => Buffer.concat([video, box('uuid', MARK)]),
  'in a second moov': (video) => Buffer.concat([video, box('moov', box('udta', MARK))]),
  'in a second mdat': (video) => Buffer.concat([video, box('mdat', MARK)]),
  'in its ftyp': (video) => Buffer.concat([box('ftyp', `isom\0\0\0\0${MARK}`), video.subarray(32)]),
  'in a free box of its moov': (video) => inMoov(video, box('free', MARK)),
  'in an atom of its moov that nobody knows': (video) =>
    inMoov(video, box('udta', box('\u00a9gps', `\0\x18\0\0${MARK}`))),
  'in the name of its track': (video) => inTrack(video, box('udta', box('name', MARK))),
};

test.each(Object.entries(hiding))('a place %s is gone', async (_where, hide) => {
  const hidden = hide(await corpus('moov-last'));
  expect(hidden.includes(MARK)).toBe(true);
  const { facts, bytes } = await rebuilt(hidden);
  expect(facts).toEqual(H264);
  expect(bytes.includes('freeGPS')).toBe(false);
  expect(bytes.includes('77.4768')).toBe(false);
});

test('a place inside a moof is gone', async () => {
  const video = await corpus('in-fragments');
  const { bytes } = await rebuilt(Buffer.concat([video, box('moof', box('free', MARK))]));
  expect(bytes.includes('freeGPS')).toBe(false);
});

test.each([
  ['MPEG-4 Part 2, which no browser plays', () => corpus('mpeg-4-part-2'), /H\.264/],
  ['sound only', () => corpus('sound-only'), /no picture/],
  ['a video that broke off', async () => (await corpus('moov-first')).subarray(0, -100), /cut off/],
  ['a video without its index', async () => withoutIndex(await corpus('moov-last')), /whole/],
  ['a page', async () => Buffer.from('<!doctype html>'.repeat(20)), /whole/],
  ['nothing', async () => Buffer.alloc(0), /whole/],
  ['an empty index', async () => Buffer.concat([box('ftyp', 'isom'), box('moov', '')]), /./],
])('%s is refused with a sentence', async (_what, file, sentence) => {
  const refusal = rebuilt(await file());
  await expect(refusal).rejects.toThrow(UnusableVideo);
  await expect(refusal).rejects.toThrow(sentence);
});

const FIVE_MILLION = 5_000_000;

test.each<[string, string, (table: Buffer) => void]>([
  ['sizes of five million samples', 'stsz', (table) => table.writeUInt32BE(FIVE_MILLION, 16)],
  [
    'five million samples of one byte',
    'stsz',
    (table) => {
      table.writeUInt32BE(1, 12);
      table.writeUInt32BE(FIVE_MILLION, 16);
    },
  ],
  ['a sample as large as a disk', 'stsz', (table) => table.writeUInt32BE(0xffffffff, 20)],
  ['times of four billion samples', 'stts', (table) => table.writeUInt32BE(0xffffffff, 16)],
  ['a table of five million times', 'stts', (table) => table.writeUInt32BE(FIVE_MILLION, 12)],
  ['a table of five million shifts', 'ctts', (table) => table.writeUInt32BE(FIVE_MILLION, 12)],
  ['four billion samples in a chunk', 'stsc', (table) => table.writeUInt32BE(0xffffffff, 20)],
  ['a chunk with the number four billion', 'stsc', (table) => table.writeUInt32BE(0xffffffff, 16)],
  ['five million chunks', 'stco', (table) => table.writeUInt32BE(FIVE_MILLION, 12)],
  ['a chunk behind the end of the file', 'stco', (table) => table.writeUInt32BE(0x7fffffff, 16)],
  ['five million key pictures', 'stss', (table) => table.writeUInt32BE(FIVE_MILLION, 12)],
  ['two tables of sizes', 'stsc', (table) => table.write('stsz', 4)],
])(
  'a small video that claims %s is refused before anything is built from it',
  async (_what, name, claim) => {
    const video = await corpus('moov-last');
    claim(video.subarray(video.indexOf(name) - 4));
    await expect(rebuilt(video)).rejects.toThrow(UnusableVideo);
  },
);

test('tables inside tables are refused', async () => {
  const video = inMoov(await corpus('moov-last'), box('stbl', box('stbl', '')));
  await expect(rebuilt(video)).rejects.toThrow(UnusableVideo);
});

test('a fragment that claims four billion samples is refused', async () => {
  const video = await corpus('in-fragments');
  const run = video.indexOf('trun') - 4;
  // No size, time or flags of its own for any sample, so its table needs no byte.
  video.writeUInt32BE(1, run + 8);
  video.writeUInt32BE(0xffffffff, run + 12);
  await expect(rebuilt(video)).rejects.toThrow(UnusableVideo);
});

function box(type: string, content: string | Buffer): Buffer {
  const bytes = Buffer.concat([
    Buffer.from(`\0\0\0\0${type}`, 'latin1'),
    Buffer.from(content as string, 'latin1'),
  ]);
  bytes.writeUInt32BE(bytes.length);
  return bytes;
}

/** The index stands last, so nothing moves when it grows. */
function inMoov(video: Buffer, added: Buffer): Buffer {
  const moov = video.indexOf('moov') - 4;
  const grown = Buffer.concat([video, added]);
  grown.writeUInt32BE(grown.length - moov, moov);
  return grown;
}

function inTrack(video: Buffer, added: Buffer): Buffer {
  const moov = video.indexOf('moov') - 4;
  const track = video.indexOf('trak') - 4;
  const end = track + video.readUInt32BE(track);
  const grown = Buffer.concat([video.subarray(0, end), added, video.subarray(end)]);
  grown.writeUInt32BE(video.readUInt32BE(moov) + added.length, moov);
  grown.writeUInt32BE(video.readUInt32BE(track) + added.length, track);
  return grown;
}

function withoutIndex(video: Buffer): Buffer {
  return video.subarray(0, video.indexOf('moov') - 4);
}

/** Writes the matrix of a quarter turn into the header of the first track. */
function rotated(video: Buffer): Buffer {
  const matrix = video.indexOf('tkhd') + 4 + 40;
  const one = 0x10000;
  [0, one, 0, -one, 0, 0, 0, 0, 0x40000000].forEach((value, index) => {
    video.writeInt32BE(value, matrix + index * 4);
  });
  return video;
}
