import sharp from 'sharp';
import { type Case, jpeg, SECRET } from './case.ts';
import { claimingSize, segment, withScans, withSegments } from './jpeg-parts.ts';
import { picture, RED, stored, withLocationMetadata } from './pictures.ts';

const SRGB_PROFILE = (
  await sharp(await picture().withIccProfile('srgb').jpeg().toBuffer()).metadata()
).icc as Buffer;

const plain = () => picture().jpeg({ quality: 95 }).toBuffer();
const upright = { Width: 60, Height: 40, corner: RED };
const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8];

const turned = ORIENTATIONS.map((orientation) =>
  jpeg(
    `a photo with its place, stored in way ${orientation}`,
    async () =>
      withLocationMetadata(
        (await stored(orientation)).jpeg({ quality: 95 }),
        SECRET,
        orientation,
      ).toBuffer(),
    upright,
  ),
);

const hiding: Case[] = Object.entries({
  'a tail in its JFIF segment': segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\0\0${SECRET}`),
  'an Adobe segment that goes on': segment(0xee, `Adobe\0d\0\0\0\0\x01${SECRET}`),
  'a colour profile that goes on': segment(
    0xe2,
    `ICC_PROFILE\0\x01\x01${SRGB_PROFILE.toString('latin1')}${SECRET}`,
  ),
  'an XMP packet': segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${SECRET}</x:xmpmeta>`),
  'an IPTC caption': segment(0xed, `Photoshop 3.0\x008BIM\x04\x04\0\0${SECRET}`),
  'a comment': segment(0xfe, SECRET),
  'a maker’s own segment': segment(0xe5, `SAMSUNG${SECRET}`),
  'a list of further pictures': segment(0xe2, `MPF\0II*\0${SECRET}`),
  'an Exif block that points out of itself': segment(0xe1, `Exif\0\0MM\0*\0\0\xff\xff${SECRET}`),
  'an Exif block that is nonsense': segment(0xe1, `Exif\0\0${SECRET}`),
}).map(([what, hidden]) =>
  jpeg(`a photo with ${what}`, async () => withSegments(await plain(), hidden), upright),
);

const trailing: Case[] = Object.entries({
  'a video behind its end': `\0\0\0\x18ftypmp42${SECRET}`,
  'a page behind its end': `<!doctype html><script>${SECRET}</script>`,
}).map(([what, tail]) =>
  jpeg(
    `a photo with ${what}`,
    async () => Buffer.concat([await plain(), Buffer.from(tail, 'latin1')]),
    upright,
  ),
);

const kinds: Case[] = [
  jpeg('a photo as plain as can be', plain, upright),
  jpeg('a photo in printing colours', () => picture().toColourspace('cmyk').jpeg().toBuffer(), {
    Width: 60,
    Height: 40,
  }),
  jpeg('a progressive photo', () => picture().jpeg({ progressive: true }).toBuffer(), upright),
  jpeg(
    'a photo in a wide colour space',
    () => picture().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
    upright,
  ),
  jpeg('a photo between two widths', () => picture(500, 300).jpeg().toBuffer(), {
    Width: 500,
    Height: 300,
    variants: [320, 500],
    corner: RED,
  }),
  jpeg('a photo as cameras take it', () => picture(4000, 3000).jpeg().toBuffer(), {
    Width: 4000,
    Height: 3000,
    variants: [320, 640, 960, 1600],
    corner: RED,
  }),
  jpeg('a tall strip', () => picture(1000, 16_384).jpeg().toBuffer(), {
    Width: 1000,
    Height: 16_384,
    variants: [320, 640, 960],
  }),
];

const refused: Case[] = [
  jpeg(
    'a photo that broke off half-way',
    async () => {
      const bytes = await picture(400, 300).jpeg().toBuffer();
      return bytes.subarray(0, bytes.length / 2);
    },
    /cut off/,
  ),
  jpeg(
    'a photo that claims 4 gigapixels',
    async () => claimingSize(await plain(), 65_500, 65_500),
    /pixels/,
  ),
  jpeg(
    'a photo in a thousand scans',
    async () => withScans(await picture().jpeg({ progressive: true }).toBuffer(), 1000),
    /damaged/,
  ),
  jpeg('an empty file', async () => Buffer.alloc(0), /empty/),
  jpeg(
    'a photo over 20 MB',
    async () => Buffer.concat([await plain(), Buffer.alloc(20 * 1024 * 1024)]),
    /larger/,
  ),
  jpeg(
    'a page that calls itself a photo',
    async () => Buffer.from('<!doctype html><script></script>'),
    /type/,
  ),
  jpeg('a PNG that calls itself a JPEG', () => picture().png().toBuffer(), /type/),
  jpeg(
    'a phone’s HEIC that calls itself a JPEG',
    async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    /type/,
  ),
];

export const jpegs = [...turned, ...hiding, ...trailing, ...kinds, ...refused];
