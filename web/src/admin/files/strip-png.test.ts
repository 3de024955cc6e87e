import { expect, test } from 'vitest';
import { BrokenPng, hasExif, stripPng } from './strip-png.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PICTURE = [chunk('IHDR', 13), chunk('iCCP', 9), chunk('tRNS', 3), chunk('IDAT', 20)].flat();
const END = chunk('IEND', 0);

test('EXIF, texts, times, animation and what follows the end are gone; transparency and colours stay', () => {
  const said = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME', 'acTL'].flatMap((type) => chunk(type, 5));
  const photo = [...SIGNATURE, ...PICTURE, ...said, ...END, 1, 2, 3];
  expect(strip(photo)).toEqual([...SIGNATURE, ...PICTURE, ...END]);
});

test('a picture with an EXIF chunk is known, because only drawing it keeps its orientation', () => {
  const bytes = (...chunks: number[][]) =>
    Uint8Array.from([...SIGNATURE, ...chunks.flat(), ...END]);
  expect(hasExif(bytes(PICTURE))).toBe(false);
  expect(hasExif(bytes(PICTURE, chunk('eXIf', 30)))).toBe(true);
});

test('a picture that is cut off, or none, is refused', () => {
  for (const bytes of [[], [...SIGNATURE, ...PICTURE], [...SIGNATURE, 0, 0, 1, 0, 73, 72, 68, 82]])
    expect(() => strip(bytes)).toThrow(BrokenPng);
});

function strip(bytes: number[]): number[] {
  return stripPng(Uint8Array.from(bytes)).flatMap((part) => [...part]);
}

function chunk(type: string, length: number): number[] {
  const name = [...type].map((letter) => letter.charCodeAt(0));
  return [0, 0, 0, length, ...name, ...Array(length).fill(7), 1, 2, 3, 4];
}
