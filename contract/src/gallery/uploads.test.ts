import { expect, test } from 'vitest';
import { uploadTypeOf } from './uploads.ts';

const typeOf = (start: string) =>
  uploadTypeOf(Uint8Array.from(start, (sign) => sign.charCodeAt(0)));

const BRANDS = ['isom', 'M4V ', 'M4A ', 'F4V ', '3gp4', 'qt  ', 'none'];
const FIRST_BOXES = [
  ...BRANDS.map((brand) => `ftyp${brand}`),
  'moov',
  'mdat',
  'wide',
  'free',
  'skip',
];

test.each(FIRST_BOXES)(
  'a file that begins with the box %j is a video, whatever its brand',
  (box) => {
    expect(typeOf(`\0\0\0\x18${box}`)).toBe('video/mp4');
  },
);

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/heic', '\0\0\0\x18ftypheic'],
  [undefined, '\0\0\0\x18ftypavif'],
  [undefined, '\0\0\0\x18ftypcrx '],
  [undefined, '<html>'],
  [undefined, ''],
])('a file is %s by its first bytes %j', (type, start) => {
  expect(typeOf(start)).toBe(type);
});

test.each(['', '\xef\xbb\xbf', '\n'.repeat(1019)])(
  'a PDF is known by its header within the first 1,024 bytes',
  (before) => {
    expect(typeOf(`${before}%PDF-1.7\n`)).toBe('application/pdf');
  },
);

test('a header of PDF behind the first 1,024 bytes makes no PDF', () => {
  expect(typeOf(`${'\n'.repeat(1020)}%PDF-1.7\n`)).toBeUndefined();
});
