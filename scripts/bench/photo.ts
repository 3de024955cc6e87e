import { join } from 'node:path';
import sharp from 'sharp';
import { renderPhoto } from '../../functions/src/storage/photo/render-photo.ts';
import { compare, type Row } from './row.ts';

const ROUNDS = 5;
const SAMPLE = join(import.meta.dirname, '../../emulators/sample-gallery/foundation.jpg');

/** All that a post does to a photo but the network, beside bare sharp doing the same resizes. */
export async function photoProcessing(): Promise<Row[]> {
  const photo = await twelveMegapixels();
  return [
    await compare(
      'pictures of a 12 MP photo',
      'ms',
      ROUNDS,
      () => milliseconds(() => renderPhoto(photo)),
      () => milliseconds(() => baselineResizes(photo)),
    ),
  ];
}

async function baselineResizes(photo: Buffer): Promise<void> {
  for (const width of [320, 640, 960, 1600]) {
    await sharp(photo).autoOrient().resize({ width }).webp({ quality: 75 }).toBuffer();
  }
}

async function milliseconds(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await action();
  return performance.now() - started;
}

/** A sample, enlarged, with the noise that a phone's sensor adds. */
async function twelveMegapixels(): Promise<Buffer> {
  const size = { width: 4000, height: 3000 };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 8 };
  const grain = sharp({ create: { ...size, channels: 3, background: 'grey', noise } });
  return sharp(SAMPLE)
    .resize({ ...size, fit: 'fill' })
    .composite([{ input: await grain.png().toBuffer(), blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}
