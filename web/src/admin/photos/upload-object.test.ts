import { expect, test } from 'vitest';
import { RejectedFileError } from '../api/errors.ts';
import { checkFile, objectNameOf } from './upload-object.ts';
import { photosText } from './words.ts';

const text = photosText.reasons;
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

test.each([
  ['an iPhone photo', video('heic', 'a.jpg'), text.heic],
  ['a video of an old phone', video('3gp4', 'a.mp4'), text.wrongType],
  ['an empty file', new File([], 'a.jpg'), text.empty],
  ['a page that calls itself a photo', new File(['<html>'], 'a.jpg'), text.wrongType],
  ['a file that has changed since it was chosen', changed('a.jpg'), text.notReadable],
])('%s is refused with a sentence that says what to do', async (_, file, reason) => {
  await expect(checkFile(file)).rejects.toEqual(new RejectedFileError(reason));
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

test('a name keeps its spaces, its emoji and its Tamil', () => {
  expect(objectNameOf('புதிய வீடு 🏠 1.JPG', 'image/jpeg')).toBe('புதிய வீடு 🏠 1.jpg');
});

test('a name is one step of a path, whatever it says', () => {
  for (const name of [
    '../../etc/passwd.png',
    'a\\b.png',
    'a\u0000b\n.png',
    '\ud800.png',
    '.png',
    '...png',
  ])
    expect(objectNameOf(name, 'image/png')).toMatch(/^[^/\\\p{Cc}\p{Cs}]+\.png$/u);
});

test('a long name is cut between two characters and keeps its ending', () => {
  const name = objectNameOf(`${'🏠'.repeat(300)}.mp4`, 'video/mp4');
  expect(encodeURIComponent(name).length).toBeLessThan(140);
  expect(name).toMatch(/🏠\.mp4$/u);
});

test('the ending follows what the file is, because Storage compares the two', () => {
  expect(objectNameOf('photo.png', 'image/jpeg')).toBe('photo.jpg');
  expect(objectNameOf('photo.jfif', 'image/jpeg')).toBe('photo.jpg');
  expect(objectNameOf('IMG_7.MOV', 'video/mp4')).toBe('IMG_7.mp4');
});
