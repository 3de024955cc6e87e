import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AdminApiError, RejectedFileError, TemporaryError } from '../api/errors.ts';
import { checkDocument, checkFile } from './check-file.ts';
import { objectNameOf } from './upload-to-storage.ts';
import { failureOf } from './uploads.ts';

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const MEGABYTE = 1024 * 1024;

const corpus = (name: string) =>
  new Uint8Array(
    readFileSync(new URL(`../../../../functions/test/corpus/${name}`, import.meta.url)),
  );

test('a video is taken for its tracks, wherever they stand', async () => {
  for (const name of ['moov-first.mp4', 'moov-last.mp4'])
    expect(await checkFile(new File([corpus(name)], 'a.mp4'))).toBe('video/mp4');
});

test.each([
  ['sound alone', new File([corpus('sound-only.mp4')], 'a.mp4'), 'has sound but no picture'],
  ['an iPhone photo', video('heic', 'a.jpg'), 'This is an iPhone photo (HEIC)'],
  ['an empty file', new File([], 'a.jpg'), 'This file is empty.'],
  [
    'a page that calls itself a photo',
    new File(['<html>'], 'a.jpg'),
    'Please choose a .jpeg, .jpg, .png or .mp4 file.',
  ],
  ['a paper', new File(['%PDF-1.7'], 'a.pdf'), 'Please choose a .jpeg, .jpg, .png or .mp4 file.'],
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

test('a paper is a PDF; what is none, or could not be read, is refused for that', async () => {
  expect(await checkDocument(new File(['\uFEFF%PDF-1.7'], 'paper'))).toBe('application/pdf');
  await expect(checkDocument(new File([JPEG], 'paper.pdf'))).rejects.toThrow('not a PDF');
  await expect(checkDocument(changed('paper.pdf'))).rejects.toThrow('could not be read');
});

/** As large as that, without the bytes: they are not read. */
const sized = (file: File, size: number): File =>
  Object.defineProperty(file, 'size', { value: size });

test('the limits are 20 MB for a photo, 100 MB for a video and 10 MB for a paper', async () => {
  const photo = (bytes: number) => sized(new File([JPEG], 'a.jpg'), bytes);
  expect(await checkFile(photo(20 * MEGABYTE))).toBe('image/jpeg');
  await expect(checkFile(photo(20 * MEGABYTE + 1))).rejects.toThrow('larger than 20 MB');
  const long = sized(
    new File([video('isom', ''), new Uint8Array(16)], 'a.mp4'),
    100 * MEGABYTE + 1,
  );
  await expect(checkFile(long)).rejects.toThrow('larger than 100 MB');
  const paper = (bytes: number) => sized(new File(['%PDF-'], 'a.pdf'), bytes);
  expect(await checkDocument(paper(10 * MEGABYTE))).toBe('application/pdf');
  await expect(checkDocument(paper(10 * MEGABYTE + 1))).rejects.toThrow(
    'This PDF is larger than 10 MB. Please scan it in a lower quality.',
  );
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

test.each([
  new RejectedFileError('This is not a PDF.'),
  new AdminApiError(422, 'The photo is damaged.'),
])('a file that is refused is not sent again: %s', (error) => {
  expect(failureOf(error)).toEqual({ reason: error.message, mayTryAgain: false });
});

test.each([
  [new TemporaryError('no line'), 'the connection may be weak'],
  [new AdminApiError(500, 'Something broke.'), 'Something broke.'],
])(
  'a file that was not refused can be sent again, and the fault is called what it is: %s',
  (error, fault) => {
    const reason = expect.stringContaining(fault);
    expect(failureOf(error)).toEqual({ reason, mayTryAgain: true });
  },
);
