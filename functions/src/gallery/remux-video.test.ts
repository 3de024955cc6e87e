import { readFile } from 'node:fs/promises';
import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny';
import { expect, test } from 'vitest';
import { remuxInWorker } from './remux-in-worker.ts';
import { remuxVideo } from './remux-video.ts';

/*
 * The videos of the corpus, of one second, 160 × 120, were made with ffmpeg from its test picture:
 *   SOURCE="-f lavfi -i testsrc=size=160x120:rate=5:duration=1"
 *   SOUND="-f lavfi -i sine=duration=1"
 *   PLACE="+10.0104+077.4768/"
 *   ffmpeg $SOURCE $SOUND -c:v libx264 -pix_fmt yuv420p -c:a aac -b:a 8k moov-last.mp4
 *   ffmpeg $SOURCE $SOUND -c:v libx264 -pix_fmt yuv420p -c:a aac -b:a 8k \
 *      -movflags +faststart moov-first.mp4
 *   ffmpeg $SOURCE -c:v libx265 -tag:v hvc1 -pix_fmt yuv420p hevc.mp4
 *   ffmpeg $SOURCE -c:v libx264 -pix_fmt yuv420p -movflags frag_keyframe+empty_moov in-fragments.mp4
 *   ffmpeg $SOURCE -c:v libx264 -pix_fmt yuv420p -movflags use_metadata_tags \
 *     -metadata com.apple.quicktime.location.ISO6709=$PLACE location-as-key.mp4
 *   ffmpeg $SOURCE -c:v libx264 -pix_fmt yuv420p \
 *      -metadata location=$PLACE -metadata location-eng=$PLACE location-as-tag.mp4
 *   # One subtitle, as drones write them: GPS(77.4768,10.0104,16)
 *   ffmpeg -i moov-first.mp4 -i gps.srt -c:v copy -c:a copy -c:s mov_text location-as-subtitles.mp4
 */
const corpus = (name: string) =>
  readFile(new URL(`../../test/corpus/${name}.mp4`, import.meta.url));

async function packetsOf(bytes: Uint8Array): Promise<Record<string, Buffer[]>> {
  using input = new Input({ formats: [MP4], source: new BufferSource(bytes) });
  const packets: Record<string, Buffer[]> = {};
  for (const track of await input.getTracks()) {
    const all: Buffer[] = [];
    for await (const { data } of new EncodedPacketSink(track).packets())
      all.push(Buffer.from(data));
    packets[track.type] = all;
  }
  return packets;
}

test.each([
  'moov-first',
  'moov-last',
  'in-fragments',
  'location-as-tag',
  'location-as-key',
  'location-as-subtitles',
  'hevc',
])(
  'the video %s comes out with each of its pictures, its index first, and no place',
  async (name) => {
    const before = await corpus(name);
    const { facts, bytes } = await remuxVideo(before);
    expect(facts).toEqual({ Width: 160, Height: 120, Duration: 1 });
    const made = Buffer.from(bytes);
    expect(made.indexOf('moov')).toBeLessThan(made.indexOf('mdat'));
    for (const gone of ['77.4768', 'moof']) expect(made.includes(gone)).toBe(false);
    const [packets, known] = [await packetsOf(made), await packetsOf(before)];
    expect(packets.video).toEqual(known.video);
    // What an encoder writes before the first sound is not heard.
    expect(packets.audio).toEqual(known.audio?.slice(1));
  },
);

test('a video that a phone took on its side keeps standing upright', async () => {
  const video = await corpus('moov-first');
  const matrix = video.indexOf('tkhd') + 4 + 40;
  const one = 0x10000;
  [0, one, 0, -one, 0, 0, 0, 0, 0x40000000].forEach((value, index) => {
    video.writeInt32BE(value, matrix + index * 4);
  });
  const first = await remuxVideo(video);
  expect(first.facts).toMatchObject({ Width: 120, Height: 160 });
  expect((await remuxVideo(first.bytes)).facts).toEqual(first.facts);
});

test('a damaged video is refused with a sentence', async () => {
  const video = await corpus('moov-last');
  const sentence = { unusable: expect.stringMatching(/damaged|no picture/) };
  expect(await remuxInWorker(video.subarray(0, video.indexOf('moov') - 4))).toEqual(sentence);
});

test.each(['moov-first', 'in-fragments', 'hevc'])(
  'a video whose pictures cannot be read, such as %s, is refused, not shown as sound alone',
  async (name) => {
    const video = await corpus(name);
    const at = video.indexOf('mdat') + 4;
    video.fill(0xff, at, at - 8 + video.readUInt32BE(at - 8));
    await expect(remuxVideo(video)).rejects.toThrow('The video is damaged.');
  },
);

test('a film that says one place many times is refused before it fills the memory', async () => {
  const film = await corpus('moov-last');
  const megabyte = 1024 * 1024;
  const picture = Buffer.alloc(megabyte);
  // H.264 in MP4: the length of the picture, then the kind of one that stands for itself.
  picture.writeUInt32BE(megabyte - 4);
  picture.writeUInt8(0x65, 4);
  const video = Buffer.concat([film, picture, picture]);
  const [sizes, chunks] = [video.indexOf('stsz') + 16, video.indexOf('stco') + 12];
  // Its five pictures lie in four chunks, the first of which has two.
  for (let at = 0; at < 5; at += 1) video.writeUInt32BE(megabyte, sizes + at * 4);
  for (let at = 0; at < 4; at += 1) video.writeUInt32BE(film.length, chunks + at * 4);
  expect(await remuxInWorker(video)).toEqual({ unusable: expect.stringContaining('damaged') });
});

test('a video that holds its reader up is given up, and kept to be tried again', async () => {
  const video = await corpus('moov-last');
  // The times of four billion pictures.
  video.writeUInt32BE(0xffffffff, video.indexOf('stts') + 12);
  await expect(remuxInWorker(video, 1000)).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('could not be processed in time'),
  });
});
