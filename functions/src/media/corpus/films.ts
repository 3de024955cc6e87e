import { readFile } from 'node:fs/promises';
import { type Case, mp4 } from './case.ts';

/** What ffmpeg and the drone's subtitles were told. */
export const FILM_PLACES = ['+10.0104+077.4768', 'GPS(77.4768'];

const film = (name: string) => readFile(new URL(`films/${name}.mp4`, import.meta.url));
const facts = { Width: 160, Height: 120, Duration: 1, variants: [] };
const late = { ...facts, Warnings: ['slow start' as const] };

const accepted: Case[] = [
  mp4('a film whose index stands first', () => film('index-first'), facts),
  mp4('a film whose index stands last', () => film('index-last'), late),
  mp4('a film in HEVC', () => film('hevc'), { ...facts, Warnings: ['slow start', 'not H.264'] }),
  mp4('a film in MPEG-4 Part 2', () => film('mpeg-4-part-2'), {
    ...facts,
    Warnings: ['slow start', 'not H.264'],
  }),
  mp4('a film in fragments', () => film('in-fragments'), { Width: 160, Height: 120, variants: [] }),
  mp4('a film that notes its place in a tag', () => film('place-as-tag'), {
    ...late,
    cleaned: true,
  }),
  mp4('a film that notes its place in a key, as iPhones do', () => film('place-as-key'), {
    ...late,
    cleaned: true,
  }),
  mp4('a film that notes places in subtitles, as drones do', () => film('place-as-subtitles'), {
    ...late,
    cleaned: true,
  }),
  mp4('a film that was taken on its side', async () => onItsSide(await film('index-first')), {
    ...facts,
    Width: 120,
    Height: 160,
  }),
  mp4(
    'a film with an XMP box at its end',
    async () => withBox(await film('index-first'), 'uuid', FILM_PLACES[0]),
    { ...facts, cleaned: true },
  ),
];

const refused: Case[] = [
  mp4('a film without a picture', () => film('sound-only'), /no picture/),
  mp4('a film that broke off', async () => (await film('index-last')).subarray(0, -100), /cut off/),
  mp4('a film without its index', async () => withoutIndex(await film('index-last')), /whole/),
  mp4(
    'a film with an archive behind its end',
    async () => Buffer.concat([await film('index-first'), Buffer.from('PK\x03\x04'.repeat(9))]),
    /cut off/,
  ),
  mp4(
    'a film whose index is empty',
    async () =>
      Buffer.concat([
        (await film('index-first')).subarray(0, 32),
        box('moov', ''),
        box('mdat', 'x'),
      ]),
    /damaged/,
  ),
  mp4(
    'the first bytes of a film',
    async () => (await film('index-first')).subarray(0, 32),
    /whole/,
  ),
  mp4(
    'a QuickTime film that calls itself MP4',
    async () => {
      const bytes = await film('index-first');
      bytes.write('qt  ', 8, 'latin1');
      return bytes;
    },
    /type/,
  ),
  mp4(
    'a page that calls itself a film',
    async () => Buffer.from('<!doctype html>'.repeat(9)),
    /type/,
  ),
  mp4('an empty film', async () => Buffer.alloc(0), /empty/),
];

function box(type: string, content: string): Buffer {
  const bytes = Buffer.from(`\0\0\0\0${type}${content}`, 'latin1');
  bytes.writeUInt32BE(bytes.length);
  return bytes;
}

function withBox(film: Buffer, type: string, content = ''): Buffer {
  return Buffer.concat([film, box(type, content)]);
}

function withoutIndex(film: Buffer): Buffer {
  return film.subarray(0, film.indexOf('moov') - 4);
}

/** Writes the matrix of a quarter turn into the header of the first track. */
function onItsSide(film: Buffer): Buffer {
  const matrix = film.indexOf('tkhd') + 4 + 40;
  const one = 0x10000;
  [0, one, 0, -one, 0, 0, 0, 0, 0x40000000].forEach((value, index) => {
    film.writeInt32BE(value, matrix + index * 4);
  });
  return film;
}

export const films = [...accepted, ...refused];
