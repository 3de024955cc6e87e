import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { rebuildPhoto } from '../../functions/src/media/photo/rebuild-photo.ts';
import { renderPhoto } from '../../functions/src/media/photo/render-photo.ts';

/** A process that makes the pictures of one photo and says what it took; started by photo.ts. */
const [, , which, file = ''] = process.argv;
const bytes = await readFile(file);
const started = performance.now();
await (which === 'ours' ? ours() : bare());
const milliseconds = performance.now() - started;
const peakMegabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ milliseconds, peakMegabytes }));

async function ours(): Promise<void> {
  await renderPhoto(await rebuildPhoto(bytes, 'image/jpeg'));
}

async function bare(): Promise<void> {
  for (const width of [320, 640, 960, 1600]) {
    await sharp(bytes).autoOrient().resize({ width }).webp({ quality: 75 }).toBuffer();
  }
}
