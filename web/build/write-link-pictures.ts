import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { distFolder } from './bundles.ts';
import { linkPictureAddress, linkPictureSize, linkPictures } from './link-pictures.ts';

/** They are JPEG, because Telegram draws no preview from WebP or AVIF. */
export async function writeLinkPictures(): Promise<void> {
  await mkdir(`${distFolder}/cards`, { recursive: true });
  for (const name of linkPictures) {
    const drawing = new URL(`../src/pictures/made/${name}-1200.avif`, import.meta.url);
    await sharp(fileURLToPath(drawing))
      .resize(linkPictureSize)
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(distFolder + linkPictureAddress(name));
  }
}
