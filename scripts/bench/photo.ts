import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { compare, type Row } from './row.ts';

const ROUNDS = 5;
const ROOT = join(import.meta.dirname, '../..');
const SAMPLES = join(ROOT, 'emulators/sample-gallery');

/** All that a post does to a photo but the network, beside bare sharp doing the same resizes. */
export async function photoProcessing(): Promise<Row[]> {
  const file = await twelveMegapixels();
  const run = (which: 'ours' | 'bare') => {
    const args = [join(import.meta.dirname, 'photo-process.ts'), which, file];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as {
      milliseconds: number;
      peakMegabytes: number;
    };
  };
  return [
    await compare(
      'pictures of a 12 MP photo: time',
      'ms',
      ROUNDS,
      async () => run('ours').milliseconds,
      async () => run('bare').milliseconds,
    ),
    await compare(
      'pictures of a 12 MP photo: peak memory of the process',
      'MiB',
      ROUNDS,
      async () => run('ours').peakMegabytes,
      async () => run('bare').peakMegabytes,
    ),
  ];
}

/** A sample, enlarged, with the noise that a phone's sensor adds. */
async function twelveMegapixels(): Promise<string> {
  const name = (await readdir(SAMPLES)).find((file) => file.endsWith('.jpg')) ?? '';
  const folder = join(ROOT, '.data/bench');
  await mkdir(folder, { recursive: true });
  const size = { width: 4000, height: 3000 };
  const noise = await sharp({
    create: {
      ...size,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .png()
    .toBuffer();
  const photo = await sharp(await readFile(join(SAMPLES, name)))
    .resize({ ...size, fit: 'fill' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
  const file = join(folder, 'photo.jpg');
  await writeFile(file, photo);
  return file;
}
