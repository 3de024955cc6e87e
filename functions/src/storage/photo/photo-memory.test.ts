import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { flatPng } from '../../../test/corpus/png-parts.ts';

const run = promisify(execFile);
const PROCESS = join(import.meta.dirname, '../../../test/drawing-process.ts');
const MEGABYTES = 700;
const PHOTO_50 = { width: 7071, height: 7071 };

/** Written by a process of its own: this one goes on with other tests, and would keep the memory. */
const drawn = (source: string) => async (file: string) => {
  const script = `const { default: sharp } = await import('sharp'); await ${source}.toFile(${JSON.stringify(file)});`;
  const cwd = join(import.meta.dirname, '../../..');
  await run(process.execPath, ['--input-type=module', '-e', script], { cwd });
};
const flat = (size: object, channels: 3 | 4) =>
  `sharp({ create: { ...${JSON.stringify(size)}, channels: ${channels}, background: '#00aa5580' } })`;
const turned = '.withMetadata({ orientation: 6 })';

test.each([
  {
    what: 'a progressive JPEG of 50 megapixels on its side',
    type: 'image/jpeg',
    make: drawn(
      `${flat(PHOTO_50, 3)}${turned}.jpeg({ progressive: true, chromaSubsampling: '4:4:4' })`,
    ),
    outcome: 'drawn',
  },
  {
    what: 'an interlaced PNG of 50 megapixels on its side, with transparency',
    type: 'image/png',
    make: drawn(`${flat(PHOTO_50, 4)}${turned}.png({ progressive: true, compressionLevel: 1 })`),
    outcome: 'drawn',
  },
  {
    what: 'an interlaced PNG of 25 megapixels on its side, 16 bits a colour',
    type: 'image/png',
    make: drawn(
      `${flat({ width: 5000, height: 5000 }, 4)}.toColourspace('rgb16')${turned}.png({ progressive: true, compressionLevel: 1 })`,
    ),
    outcome: 'drawn',
  },
  {
    what: 'one of 50 megapixels and 16 bits',
    type: 'image/png',
    make: drawn(
      `${flat(PHOTO_50, 4)}.toColourspace('rgb16')${turned}.png({ progressive: true, compressionLevel: 1 })`,
    ),
    outcome: 'The photo has more than 25,000,000 pixels of 16 bits a colour.',
  },
  {
    what: 'a PNG of 1,200,000 × 40 pixels',
    type: 'image/png',
    make: (file: string) => writeFile(file, flatPng(1_200_000, 40)),
    outcome: 'The photo is more than 16,384 pixels wide or high.',
  },
])(
  'the API has room for $what',
  async ({ type, make, outcome }) => {
    const folder = await mkdtemp(join(tmpdir(), 'photo-'));
    try {
      const file = join(folder, 'photo');
      await make(file);
      const { stdout } = await run(process.execPath, [PROCESS, file, type]);
      const response: { outcome: string; kilobytes: number } = JSON.parse(stdout);
      expect(response.outcome).toBe(outcome);
      expect(response.kilobytes / 1024).toBeLessThan(MEGABYTES);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  300_000,
);
