import { cp, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { distFolder } from './bundles.ts';
import { linkPictureAddress, linkPictureSize, linkPictures } from './link-pictures.ts';

const icons = fileURLToPath(new URL('../pictures/icons', import.meta.url));

const iconFiles = [
  'favicon.svg',
  'favicon-32.png',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
];

/** What browsers look for by name, and no word changes. */
export async function writeIcons(): Promise<void> {
  for (const file of iconFiles) await cp(`${icons}/${file}`, `${distFolder}/${file}`);
}

/** As JPEG, because Telegram draws no preview from WebP or AVIF. */
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
