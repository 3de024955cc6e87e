import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RejectedFileError } from '../api/errors.ts';
import { checkFile } from './check-file.ts';

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const MEGABYTE = 1024 * 1024;

test('photos and videos are known by their bytes, whatever their names end in', async () => {
  for (const name of ['a.JPEG', 'a.jfif', 'a.jpg ', 'a'])
    expect(await checkFile(new File([JPEG], name))).toBe('image/jpeg');
  expect(await checkFile(new File([PNG], 'screenshot.jpg'))).toBe('image/png');
  expect(await checkFile(video('isom', 'a.mp4'))).toBe('video/mp4');
});

test('an iPhone’s .mov goes as an MP4', async () => {
  expect(await checkFile(video('qt  ', 'a.MOV'))).toBe('video/mp4');
});

const corpus = (name: string) =>
  new Uint8Array(
    readFileSync(new URL(`../../../../functions/test/corpus/videos/${name}`, import.meta.url)),
  );

test.each(['M4V ', 'M4A ', 'F4V ', '3gp4', 'isom'])(
  'a video with the brand %j is known by its tracks, wherever they stand',
  async (brand) => {
    for (const name of ['moov-first.mp4', 'moov-last.mp4']) {
      const bytes = corpus(name);
      bytes.set(new TextEncoder().encode(brand), 8);
      expect(await checkFile(new File([bytes], 'a.mp4'))).toBe('video/mp4');
    }
  },
);

test.each([
  ['sound alone', new File([corpus('sound-only.mp4')], 'a.mp4'), 'has sound but no picture'],
  ['an iPhone photo', video('heic', 'a.jpg'), 'This is an iPhone photo (HEIC)'],
  ['an empty file', new File([], 'a.jpg'), 'This file is empty.'],
  [
    'a page that calls itself a photo',
    new File(['<html>'], 'a.jpg'),
    'Please choose a .jpeg, .jpg, .png or .mp4 file.',
  ],
  [
    'a file that has changed since it was chosen',
    changed('a.jpg'),
    'could not be read, or has changed',
  ],
])('%s is refused with a sentence that says what to do', async (_, file, reason) => {
  const refused = expect(checkFile(file)).rejects;
  await refused.toBeInstanceOf(RejectedFileError);
  await refused.toThrow(reason);
});

test('the limits are 20 MB for a photo and 100 MB for a video', async () => {
  const photo = (bytes: number) => new File([JPEG, new Uint8Array(bytes - JPEG.length)], 'a.jpg');
  expect(await checkFile(photo(20 * MEGABYTE))).toBe('image/jpeg');
  await expect(checkFile(photo(20 * MEGABYTE + 1))).rejects.toThrow('larger than 20 MB');
  const long = new File([video('isom', ''), new Uint8Array(100 * MEGABYTE)], 'a.mp4');
  await expect(checkFile(long)).rejects.toThrow('larger than 100 MB');
});

function video(brand: string, name: string): File {
  return new File([`\0\0\0\x18ftyp${brand}`], name);
}

/** As browsers hand over what an app of a cloud has written anew. */
function changed(name: string): File {
  const file = new File([JPEG], name);
  file.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) });
  return file;
}
