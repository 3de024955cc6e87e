import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A file as a browser hands it over. */
export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Small, quick to make and to upload. */
export async function smallPhoto(name = 'photo.jpg'): Promise<SampleFile> {
  const background = { r: 30, g: 30, b: 200 };
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

/** Noise, which no encoder makes small; it says where it was taken. */
export async function noisyPhoto(width: number, height: number, name: string): Promise<SampleFile> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const buffer = await sharp({
    create: { width, height, channels: 3, background: '#7fa23c', noise },
  })
    .jpeg({ quality: 100 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 0/1 3744/100' } })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Five seconds, with the place where they were taken. */
export function phoneVideo(name = 'video.mp4'): SampleFile {
  const path = new URL('../../functions/test/corpus/location-as-key.mp4', import.meta.url);
  return { name, mimeType: 'video/mp4', buffer: readFileSync(path) };
}

/** With the button that opens the device's own choice of files. */
export async function chooseFile(page: Page, button: string, file: SampleFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await chooser).setFiles(file);
}
