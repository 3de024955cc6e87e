import { expect, test } from 'vitest';
import { BrokenJpeg, stripJpeg } from './strip-jpeg.ts';

const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const TABLES = segment(0xdb, [1, 2, 3]);
const FRAME = segment(0xc0, [8, 0, 1, 0, 1]);
const SCAN = [...segment(0xda, [1]), 0x11, 0xff, 0x00, 0x22, 0xff, 0xd0, 0x33];
const JFIF = segment(0xe0, [...letters('JFIF\0'), 1, 2]);
const COLOURS = segment(0xe2, [...letters('ICC_PROFILE\0'), 1, 1, 9, 9]);

test('what a decoder needs stays byte for byte', () => {
  const photo = [...START, ...JFIF, ...COLOURS, ...TABLES, ...FRAME, ...SCAN, ...END];
  expect(strip(photo)).toEqual(photo);
});

test('EXIF, XMP, IPTC, comments, further pictures and what follows the end are gone', () => {
  const said = [
    exif('MM', 1),
    segment(0xe1, letters('http://ns.adobe.com/xap/1.0/\0<GPSLatitude>')),
    segment(0xed, letters('Photoshop 3.0\0')),
    segment(0xe2, letters('MPF\0')),
    segment(0xe0, letters('JFXX\0')),
    segment(0xfe, letters('taken in Theni')),
  ].flat();
  const after = [...START, ...said, ...TABLES, ...SCAN, ...END];
  expect(strip([...START, ...said, ...TABLES, ...FRAME, ...SCAN, ...END, ...after])).toEqual([
    ...START,
    ...TABLES,
    ...FRAME,
    ...SCAN,
    ...END,
  ]);
});

test('a photo that lies on its side keeps the note that turns it, in either byte order, and nothing else of its EXIF', () => {
  for (const order of ['MM', 'II'] as const) {
    const stripped = strip([...START, ...exif(order, 6), ...TABLES, ...SCAN, ...END]);
    expect(stripped).toEqual([...START, ...exif('MM', 6, []), ...TABLES, ...SCAN, ...END]);
  }
});

test('an EXIF whose offsets lead nowhere does not stop the photo', () => {
  const broken = segment(0xe1, [...letters('Exif\0\0MM\0*'), 0x7f, 0xff, 0xff, 0xff]);
  expect(strip([...START, ...broken, ...SCAN, ...END])).toEqual([...START, ...SCAN, ...END]);
});

test('a progressive photo keeps all of its scans', () => {
  const photo = [...START, ...FRAME, ...SCAN, ...segment(0xc4, [7]), ...SCAN, ...END];
  expect(strip(photo)).toEqual(photo);
});

test('a photo that is cut off, or none, is refused', () => {
  for (const bytes of [[], letters('<html>'), START, [...START, ...FRAME, ...SCAN]])
    expect(() => strip(bytes)).toThrow(BrokenJpeg);
});

function strip(bytes: number[]): number[] {
  return stripJpeg(Uint8Array.from(bytes)).flatMap((part) => [...part]);
}

function segment(marker: number, content: number[]): number[] {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...content];
}

/** A directory with the orientation and, unless told otherwise, a pointer to GPS data. */
function exif(order: 'MM' | 'II', orientation: number, rest = [0x8825]): number[] {
  const number = (value: number, bytes: number) => {
    const digits = Array.from(
      { length: bytes },
      (_, at) => (value >> (8 * (bytes - 1 - at))) & 0xff,
    );
    return order === 'MM' ? digits : digits.reverse();
  };
  const entry = (tag: number, value: number) => [
    ...number(tag, 2),
    ...number(3, 2),
    ...number(1, 4),
    ...number(value, 2),
    0,
    0,
  ];
  const entries = [...rest.map((tag) => entry(tag, 99)), entry(0x0112, orientation)];
  return segment(0xe1, [
    ...letters('Exif\0\0'),
    ...letters(order),
    ...number(42, 2),
    ...number(8, 4),
    ...number(entries.length, 2),
    ...entries.flat(),
    ...number(0, 4),
  ]);
}

function letters(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
