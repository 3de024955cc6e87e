import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FileType } from '@theni/contract';
import { remuxVideo } from '@theni/contract/remux-video';
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
import { type Accepted, SECRET } from '../../test/corpus/case.ts';
import { jpegs } from '../../test/corpus/jpegs.ts';
import { picture, withLocationMetadata } from '../../test/corpus/pictures.ts';
import { pngs } from '../../test/corpus/pngs.ts';
import { fakeStore } from '../../test/fake-dependencies.ts';
import { fileUrlOf, type ObjectPath, parseFileUrl } from '../storage/object-path.ts';
import { type ProcessedFiles, processFiles } from './process-files.ts';

const BUCKET = { origin: 'https://firebasestorage.googleapis.com', name: 'x' };
const ID = randomUUID();
const upload = (name: string): ObjectPath => ({ id: ID, path: `file/${ID}/${name}` });

/** A bucket in memory. */
function bucket(uploads: { name: string; bytes: Buffer; type: FileType }[]) {
  const stored = new Map(uploads.map(({ name, ...file }) => [upload(name).path, file]));
  const file = (path: string) => stored.get(path) ?? { bytes: Buffer.alloc(0), type: '' };
  const objects = fakeStore('objects', {
    objects: {
      locate: (url) => parseFileUrl(url, BUCKET),
      urlOf: (object) => fileUrlOf(object, BUCKET),
      touch: async () => {},
      describe: async ({ path }) => ({
        contentType: file(path).type,
        size: file(path).bytes.length,
      }),
      read: async ({ path }, start, end) => file(path).bytes.subarray(start, end + 1),
      write: async ({ path }, bytes, type) => {
        stored.set(path, { bytes, type: type as FileType });
      },
    },
  });
  const at = (url = '') => file(objects.locate(url)?.path ?? '').bytes;
  return { objects, stored, at };
}

async function processed(bytes: Buffer, FileType: FileType) {
  const store = bucket([{ name: 'site', bytes, type: FileType }]);
  const files = processFiles(store.objects, { file: upload('site'), FileType, isUpload: true });
  return { files, ...store };
}

test.each([...jpegs, ...pngs])(
  '$what has the outcome that it must have',
  async ({ type, bytes, outcome }) => {
    const { files, stored, at } = await processed(await bytes(), type);
    if (outcome instanceof RegExp) {
      await expect(files).rejects.toMatchObject({
        status: 422,
        message: expect.stringMatching(outcome),
      });
      expect([...stored.keys()]).toEqual([upload('site').path]);
      return;
    }
    const { FileUrl, Size, Variants, ...facts } = await files;
    const { Width, Height, variants = [outcome.Width] } = outcome;
    expect(facts).toMatchObject({ FileType: type, Width, Height });
    expect(facts.Placeholder?.length).toBeLessThanOrEqual(600);
    expect(facts.Colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(Variants.map((variant) => variant.Width)).toEqual(variants);
    expect(at(FileUrl)).toHaveLength(Size);
    await expectPicture(at(FileUrl), type, outcome);
    for (const variant of Variants) {
      const size = { Width: variant.Width, Height: (variant.Width * Height) / Width };
      await expectPicture(at(variant.Url), 'image/webp', { ...outcome, ...size });
    }
    stored.delete(upload('site').path);
    for (const [path, { bytes: made }] of stored) expect(made.includes(SECRET), path).toBe(false);
  },
);

async function expectPicture(bytes: Buffer, type: string, { Width, Height, corner }: Accepted) {
  const { width, height, exif, xmp, iptc, comments, orientation, mediaType } =
    await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, comments, orientation, mediaType }).toEqual({ mediaType: type });
  expect(width).toBe(Width);
  expect(Math.abs(height - Height)).toBeLessThanOrEqual(1);
  if (corner) await expectCorner(bytes, corner);
}

async function expectCorner(bytes: Buffer, corner: number[]): Promise<void> {
  const spot = { left: 4, top: 4, width: 1, height: 1 };
  const [...pixel] = await sharp(bytes).extract(spot).removeAlpha().raw().toBuffer();
  corner.forEach((value, at) => {
    expect(Math.abs(value - (pixel[at] ?? Number.NaN))).toBeLessThan(25);
  });
}

test('a colour that only a wide screen can show is still there in the photo that is kept', async () => {
  const { icc } = await sharp(await picture().withIccProfile('p3').jpeg().toBuffer()).metadata();
  const pure = { width: 40, height: 40, channels: 3 as const, background: '#ff0000' };
  const red = await sharp({ create: pure }).jpeg({ quality: 95 }).toBuffer();
  const length = Buffer.from([0, 0]);
  length.writeUInt16BE((icc?.length ?? 0) + 16);
  const profile = [
    Buffer.from([0xff, 0xe2]),
    length,
    Buffer.from('ICC_PROFILE\0\x01\x01'),
    icc ?? length,
  ];
  const { files, at } = await processed(
    Buffer.concat([red.subarray(0, 2), ...profile, red.subarray(2)]),
    'image/jpeg',
  );
  const kept = at((await files).FileUrl);
  expect((await sharp(kept).metadata()).icc).toEqual(icc);
  const [...pixel] = await sharp(kept, { ignoreIcc: true }).raw().toBuffer();
  expect(pixel[0]).toBeGreaterThan(250);
  expect(pixel[1]).toBeLessThan(5);
});

test('nothing that is kept bears the name of the upload', async () => {
  const { files } = await processed(await picture(700, 500).jpeg().toBuffer(), 'image/jpeg');
  const { FileUrl, Variants, Avif = [] } = await files;
  for (const url of [FileUrl, ...[...Variants, ...Avif].map(({ Url }) => Url)])
    expect(url).toMatch(/%2F[0-9a-f]{32}(-\d+)?\.(jpg|webp|avif)\?alt=media$/);
});

test('what a phone shows of a photo is there as AVIF too, a quarter smaller at least', async () => {
  const file = new URL('../../../emulators/sample-gallery/tiled-house.jpg', import.meta.url);
  const { files, at } = await processed(await readFile(file), 'image/jpeg');
  const { Variants, Avif = [] } = await files;
  expect(Avif.map(({ Width }) => Width)).toEqual([640, 960]);
  for (const { Width, Url } of Avif) {
    const { width, mediaType, exif } = await sharp(at(Url)).metadata();
    expect({ width, mediaType, exif }).toEqual({ width: Width, mediaType: 'image/avif' });
    const webp = at(Variants.find((variant) => variant.Width === Width)?.Url);
    expect(at(Url).length).toBeLessThan(0.75 * webp.length);
  }
});

test.each([
  { what: 'narrow', width: 400, height: 300 },
  { what: 'very tall', width: 700, height: 1500 },
])('a $what photo has no AVIF', async ({ width, height }) => {
  const { files } = await processed(await picture(width, height).jpeg().toBuffer(), 'image/jpeg');
  expect((await files).Avif).toBeUndefined();
});

const video = (name: string) =>
  readFile(new URL(`../../test/corpus/videos/${name}.mp4`, import.meta.url));

test('a video is rebuilt, and so is its poster', async () => {
  const hidden = Buffer.concat([await video('location-as-key'), Buffer.from(SECRET)]);
  const still = await withLocationMetadata(picture(700, 500).jpeg(), SECRET).toBuffer();
  const { objects, stored, at } = bucket([
    { name: 'site.mp4', bytes: hidden, type: 'video/mp4' },
    { name: 'site.jpg', bytes: still, type: 'image/jpeg' },
  ]);
  const files = await processFiles(objects, {
    file: upload('site.mp4'),
    FileType: 'video/mp4',
    poster: upload('site.jpg'),
    isUpload: true,
  });
  expect(files).toMatchObject({ Width: 160, Height: 120, Duration: 1 });
  expect(files.Variants.map(({ Width }) => Width)).toEqual([320, 640, 700]);
  expect(at(files.FileUrl)).toHaveLength(files.Size);
  expect(at(files.PosterUrl).length).toBeGreaterThan(0);
  for (const name of ['site.mp4', 'site.jpg']) stored.delete(upload(name).path);
  expect(stored.size).toBe(5);
  for (const [path, { bytes }] of stored) {
    expect(bytes.includes('freeGPS'), path).toBe(false);
    expect(bytes.includes('77.4768'), path).toBe(false);
  }
});

/** A video in Apple's own box, as an iPhone's is. */
async function movOf(bytes: Buffer): Promise<Buffer> {
  using input = new Input({ formats: [MP4], source: new BufferSource(bytes) });
  const target = new BufferTarget();
  const output = new Output({ format: new MovOutputFormat(), target });
  await (await Conversion.init({ input, output, copy: { mode: 'forced' } })).execute();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

test('a MOV that was dropped leaves the phone as an MP4 that the server takes; as it was it would be refused', async () => {
  const mov = await movOf(await video('moov-last'));
  expect(mov.toString('latin1', 4, 12)).toBe('ftypqt  ');
  await expect((await processed(mov, 'video/mp4')).files).rejects.toMatchObject({ status: 422 });
  const target = new BufferTarget();
  await remuxVideo(new Blob([new Uint8Array(mov)]), target);
  const { files, at } = await processed(
    Buffer.from(target.buffer ?? new ArrayBuffer()),
    'video/mp4',
  );
  const { FileUrl, ...facts } = await files;
  expect(facts).toMatchObject({ FileType: 'video/mp4', Width: 160, Height: 120, Duration: 1 });
  expect(at(FileUrl).toString('latin1', 4, 12)).toBe('ftypisom');
});

test.each([
  ['a video without a picture', () => video('sound-only'), /no picture/],
  ['a video that no browser plays', () => video('mpeg-4-part-2'), /H\.264/],
  ['a page that calls itself a video', async () => Buffer.from('<!doctype html>'), /type/],
  ['an empty video', async () => Buffer.alloc(0), /empty/],
])('%s is refused, and nothing of it is kept', async (_what, bytes, message) => {
  const { files, stored } = await processed(await bytes(), 'video/mp4');
  await expect(files).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(message),
  });
  expect(stored.size).toBe(1);
});

test('what was rebuilt once stays as it is when all pictures are made anew', async () => {
  const { files, objects } = await processed(
    await picture(400, 300).jpeg().toBuffer(),
    'image/jpeg',
  );
  const first: ProcessedFiles = await files;
  const file = objects.locate(first.FileUrl) as ObjectPath;
  const again = await processFiles(objects, { file, FileType: 'image/jpeg', isUpload: false });
  expect(again).toEqual(first);
});
