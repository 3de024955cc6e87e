import { readFile } from 'node:fs/promises';
import { VIDEO_TYPE } from '@theni/contract';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MovOutputFormat,
  MP4,
  Output,
} from 'mediabunny';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  chunk,
  claimingSize,
  flatPng,
  picture,
  pngClaimingSize,
  RED,
  SECRET,
  segment,
  stored,
  withChunks,
  withLocationMetadata,
  withScans,
  withSegments,
} from '../../test/corpus-pictures.ts';
import { memoryBucket } from '../../test/fake-dependencies.ts';
import { processFiles } from './process-files.ts';

const corpus = (name: string) => readFile(new URL(`../../test/corpus/${name}`, import.meta.url));

async function processed(bytes: Buffer) {
  const bucket = memoryBucket();
  const upload = bucket.upload(bytes);
  const files = await processFiles(bucket.objects, upload);
  bucket.stored.delete(upload.path);
  return { files, ...bucket };
}

const jpeg = () => picture().jpeg({ quality: 95 }).toBuffer();
const png = () => picture().png().toBuffer();
const jpegWith = async (marker: number, content: string) =>
  withSegments(await jpeg(), segment(marker, content));
const jpegBefore = async (tail: string) => Buffer.concat([await jpeg(), Buffer.from(tail)]);
const pngWith = async (type: string, content: string) =>
  withChunks(await png(), chunk(type, content));
/** Exif of nothing but an orientation, 6, as a number of four bytes. */
const TURNED_LONG = 'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x04\0\0\0\x01\0\0\0\x06\0\0\0\0';
const turned = async (orientation: number) =>
  withLocationMetadata((await stored(orientation)).jpeg({ quality: 95 }), SECRET, orientation);

test.each<[string, () => Promise<Buffer>]>([
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation): [string, () => Promise<Buffer>] => [
    `with its place, stored in way ${orientation}`,
    async () => (await turned(orientation)).toBuffer(),
  ]),
  [
    'with a tail in its JFIF segment',
    () => jpegWith(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\0\0${SECRET}`),
  ],
  ['with an XMP packet', () => jpegWith(0xe1, `http://ns.adobe.com/xap/1.0/\0<x>${SECRET}</x>`)],
  ['with a comment', () => jpegWith(0xfe, SECRET)],
  ['with a maker’s own segment', () => jpegWith(0xe5, `SAMSUNG${SECRET}`)],
  [
    'with Exif that points out of itself',
    () => jpegWith(0xe1, `Exif\0\0MM\0*\0\0\xff\xff${SECRET}`),
  ],
  [
    'with a video behind its end',
    async () => Buffer.concat([await jpegBefore(SECRET), await corpus('location-as-key.mp4')]),
  ],
  [
    'whose orientation takes as much room as another number',
    async () => withSegments(await (await stored(6)).jpeg().toBuffer(), segment(0xe1, TURNED_LONG)),
  ],
  ['progressive', () => picture().jpeg({ progressive: true }).toBuffer()],
  ['in a wide colour space', () => picture().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()],
  ['without its last two bytes', async () => (await jpeg()).subarray(0, -2)],
  ['as PNG with a text', () => pngWith('tEXt', `Location\0${SECRET}`)],
  ['as PNG with a private chunk', () => pngWith('prVt', SECRET)],
  ['as PNG of 16 bits a colour', () => picture().toColourspace('rgb16').png().toBuffer()],
  ['as PNG with a palette', () => picture().png({ palette: true }).toBuffer()],
])('a photo %s is shown upright, and tells nothing but its pixels', async (_what, bytes) => {
  const { files, stored, at } = await processed(await bytes());
  expect(files).toMatchObject({
    Width: 60,
    Height: 40,
    Colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  expect(files.Placeholder?.length).toBeLessThanOrEqual(600);
  expect(at(files.FileUrl).type).toBe(files.FileType);
  expect(stored.size).toBe(2);
  for (const { bytes: made } of stored.values()) {
    expect(made.includes(SECRET)).toBe(false);
    const { exif, xmp, iptc, comments, orientation } = await sharp(made).metadata();
    expect({ exif, xmp, iptc, comments, orientation }).toEqual({});
    const spot = { left: 4, top: 4, width: 1, height: 1 };
    const [...pixel] = await sharp(made).extract(spot).removeAlpha().raw().toBuffer();
    for (const [at, value] of RED.entries())
      expect(Math.abs(value - (pixel[at] ?? 0))).toBeLessThan(25);
  }
});

test('what stands behind the end of a photo decides nothing', async () => {
  const scans = Buffer.from([0xff, 0xd9, 0xff, 0xda, 0, 4, 1, 2]);
  for (const options of [{ quality: 95 }, { progressive: true }]) {
    const photo = await picture().jpeg(options).toBuffer();
    const { files: taken } = await processed(Buffer.concat([photo, scans, scans]));
    expect(taken).toMatchObject({ Width: 60, Height: 40 });
  }
});

test('a photo that is cut off is refused, whatever its preview or a comment ends with', async () => {
  const end = Buffer.from([0xff, 0xd9]);
  const whole = withSegments(await picture(600, 400).jpeg().toBuffer(), segment(0xfe, end));
  const cut = whole.subarray(0, whole.length - 300);
  await expect(processed(cut)).rejects.toThrow('The photo is damaged or incomplete');
});

test('a plan that one can see through is drawn on white', async () => {
  const clear = { width: 1200, height: 900, channels: 4, background: '#1e3cc800' } as const;
  const plan = await sharp({ create: clear }).png().toBuffer();
  const { files, stored } = await processed(plan);
  expect(files).toMatchObject({ FileType: 'image/png', Width: 1200, Height: 900 });
  for (const { bytes } of stored.values()) {
    const spot = { left: 4, top: 4, width: 1, height: 1 };
    const corner = await sharp(bytes).extract(spot).raw().toBuffer();
    expect([...corner]).toEqual([255, 255, 255]);
  }
});

test('a photo comes in the sizes of screens, as AVIF for phones, under secret names', async () => {
  const { files, at } = await processed(await picture(2000, 1500).jpeg().toBuffer());
  const { FileUrl, Variants, Avif = [] } = files;
  expect(Variants.map(({ Width }) => Width)).toEqual([320, 640, 960, 1600]);
  expect(Avif.map(({ Width }) => Width)).toEqual([400, 640, 960]);
  for (const { Width, Url } of [...Variants, ...Avif]) {
    const { width, height, mediaType } = await sharp(at(Url).bytes).metadata();
    expect([width, height, mediaType]).toEqual([Width, Width * 0.75, at(Url).type]);
  }
  for (const url of [FileUrl, ...[...Variants, ...Avif].map(({ Url }) => Url)])
    expect(url).toMatch(/%2F[0-9a-f]{32}(-\d+)?\.(jpg|webp|avif)\?alt=media$/);
  const narrow = await processed(await picture(500, 300).jpeg().toBuffer());
  expect(narrow.files.Variants.map(({ Width }) => Width)).toEqual([320, 500]);
  expect(narrow.files.Avif?.map(({ Width }) => Width)).toEqual([400, 500]);
});

const half = async () => {
  const bytes = await picture(400, 300).jpeg().toBuffer();
  return bytes.subarray(0, bytes.length / 2);
};
const END = Buffer.from([0xff, 0xd9]);

test.each<[string, () => Promise<Buffer>, RegExp]>([
  ['a photo that broke off half-way', half, /incomplete/],
  ['a PNG that broke off', async () => (await png()).subarray(0, -20), /incomplete/],
  [
    'a photo that claims 4 gigapixels',
    async () => claimingSize(await jpeg(), 65_500, 65_500),
    /pixels/,
  ],
  ['a PNG one row over 50 megapixels', async () => flatPng(10_000, 5001), /pixels/],
  ['a few bytes that claim 16 megapixels', async () => pngClaimingSize(4000, 4000), /damaged/],
  ['a drawing too tall for its width', async () => flatPng(30, 16_384), /too narrow/],
  [
    'a photo in a thousand scans',
    async () => withScans(await picture().jpeg({ progressive: true }).toBuffer(), 1000),
    /damaged/,
  ],
  ['an empty file', async () => Buffer.alloc(0), /not a JPEG or PNG photo or an MP4 video/],
  [
    'a photo over 20 MB',
    async () => Buffer.concat([await jpeg(), Buffer.alloc(20 * 1024 * 1024), END]),
    /larger than 20 MB/,
  ],
  ['a page', async () => Buffer.from('<!doctype html><script></script>'), /not a JPEG/],
  [
    'a phone’s HEIC',
    async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    /not a JPEG/,
  ],
  ['a video without a picture', () => corpus('sound-only.mp4'), /no picture/],
  ['a video that no browser plays', () => corpus('mpeg-4-part-2.mp4'), /H\.264/],
])('%s is refused with a sentence, and nothing of it is kept', async (_what, bytes, sentence) => {
  const { objects, stored, upload } = memoryBucket();
  const object = upload(await bytes());
  const refusal = expect.objectContaining({
    status: 422,
    message: expect.stringMatching(sentence),
  });
  await expect(processFiles(objects, object)).rejects.toEqual(refusal);
  expect([...stored.keys()]).toEqual([]);
});

test('a video is rebuilt, and so is its poster', async () => {
  const { objects, stored, upload, at } = memoryBucket();
  const hidden = Buffer.concat([await corpus('location-as-key.mp4'), Buffer.from(SECRET)]);
  const video = upload(hidden, 'site.mp4');
  const still = await withLocationMetadata(picture(700, 500).jpeg(), SECRET).toBuffer();
  const poster = upload(still, 'poster.jpg', video.id);
  const files = await processFiles(objects, video, poster);
  expect(files).toMatchObject({ FileType: VIDEO_TYPE, Width: 160, Height: 120, Duration: 1 });
  expect(files.Variants.map(({ Width }) => Width)).toEqual([320, 640, 700]);
  expect(at(files.PosterUrl).type).toBe('image/jpeg');
  for (const { path } of [video, poster]) stored.delete(path);
  expect(stored.size).toBe(5);
  for (const { bytes } of stored.values())
    for (const secret of [SECRET, '77.4768']) expect(bytes.includes(secret)).toBe(false);
});

test.each([
  ['film', Buffer.from('no film'), () => picture(700, 500).jpeg().toBuffer()],
  ['poster', undefined, async () => Buffer.from('no picture')],
])(
  'of a video whose %s is refused nothing is left but the other upload',
  async (_what, film, still) => {
    const { objects, stored, upload } = memoryBucket();
    const mp4 = film && Buffer.concat([(await corpus('moov-last.mp4')).subarray(0, 64), film]);
    const video = upload(mp4 ?? (await corpus('moov-last.mp4')), 'site.mp4');
    const poster = upload(await still(), 'poster.jpg', video.id);
    await expect(processFiles(objects, video, poster)).rejects.toThrow();
    expect([...stored.keys()]).toEqual([film ? poster.path : video.path]);
  },
);

test('an iPhone’s MOV that was sent as an MP4 becomes one', async () => {
  using input = new Input({
    formats: [MP4],
    source: new BufferSource(await corpus('moov-last.mp4')),
  });
  const target = new BufferTarget();
  const output = new Output({ format: new MovOutputFormat(), target });
  await (await Conversion.init({ input, output, copy: { mode: 'forced' } })).execute();
  const mov = Buffer.from(target.buffer ?? new ArrayBuffer());
  expect(mov.toString('latin1', 4, 12)).toBe('ftypqt  ');
  const { files, at } = await processed(mov);
  expect(files).toMatchObject({ FileType: VIDEO_TYPE, Width: 160, Height: 120, Duration: 1 });
  expect(at(files.FileUrl).bytes.toString('latin1', 4, 12)).toBe('ftypisom');
});
