import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { type Case, png, SECRET } from './case.ts';
import { picture, RED, stored, withLocationMetadata } from './pictures.ts';
import { chunk, flatPng, pngClaimingSize, withChunks } from './png-parts.ts';

const plain = () => picture().png().toBuffer();
const upright = { Width: 60, Height: 40, corner: RED };

const hiding: Case[] = Object.entries({
  'a text': chunk('tEXt', `Location\0${SECRET}`),
  'a packed text': chunk('zTXt', Buffer.concat([Buffer.from('Location\0\0'), deflateSync(SECRET)])),
  'an XMP packet': chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${SECRET}`),
  'a date': chunk('tIME', Buffer.from([7, 234, 11, 21, 8, 44, 0])),
  'a private chunk': chunk('prVt', SECRET),
}).map(([what, hidden]) =>
  png(`a drawing with ${what}`, async () => withChunks(await plain(), hidden), upright),
);

const kinds: Case[] = [
  png('a plain drawing', plain, upright),
  png(
    'a drawing with its place, stored on its side',
    async () => withLocationMetadata((await stored(6)).png(), SECRET, 6).toBuffer(),
    upright,
  ),
  png(
    'a drawing with an archive behind its end',
    async () => Buffer.concat([await plain(), Buffer.from(`PK\x03\x04${SECRET}`)]),
    upright,
  ),
  png(
    'a drawing of 16 bits a colour',
    () => picture().toColourspace('rgb16').png().toBuffer(),
    upright,
  ),
  png('a drawing with a palette', () => picture().png({ palette: true }).toBuffer(), upright),
  png(
    'a plan that one can see through, which is drawn on white',
    () => readFile(new URL('plan-transparent.png', import.meta.url)),
    { Width: 1200, Height: 900, variants: [320, 640, 960, 1200], corner: [255, 255, 255] },
  ),
  png('a drawing of exactly 50 megapixels', async () => flatPng(10_000, 5000), {
    Width: 10_000,
    Height: 5000,
    variants: [320, 640, 960, 1600],
  }),
];

const refused: Case[] = [
  png('a drawing one row over 50 megapixels', async () => flatPng(10_000, 5001), /pixels/),
  png(
    'a few bytes that claim the largest size there is',
    async () => pngClaimingSize(0x7fffffff, 0x7fffffff),
    /pixels|read/,
  ),
  png('a few bytes that claim 16 megapixels', async () => pngClaimingSize(4000, 4000), /damaged/),
  png('a drawing too tall for its width', async () => flatPng(30, 16_384), /too tall/),
  png('a drawing one row too high', async () => flatPng(30, 16_385), /16,384 pixels/),
  png('a drawing that broke off', async () => (await plain()).subarray(0, -20), /cut off/),
  png(
    'a drawing with a changed byte',
    async () => {
      const bytes = await plain();
      const data = bytes.indexOf('IDAT') + 10;
      bytes.writeUInt8(bytes.readUInt8(data) ^ 0xff, data);
      return bytes;
    },
    /damaged/,
  ),
  png('a JPEG that calls itself a PNG', () => picture().jpeg().toBuffer(), /type/),
];

/** Handled, whatever else: what is drawn does not need a profile of a gigabyte. */
const profileBomb = png(
  'a drawing whose colour profile unpacks to 256 MB',
  async () =>
    withChunks(
      await plain(),
      chunk(
        'iCCP',
        Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(256 * 1024 * 1024))]),
      ),
    ),
  upright,
);

export const pngs = [...hiding, ...kinds, ...refused, profileBomb];
