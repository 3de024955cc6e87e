import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { distFolder } from './bundles.ts';

const folder = fileURLToPath(new URL('../pictures/icons', import.meta.url));
/** Width and height of the drawings, in their own units. */
const SIDE = 44;

const ICONS = [
  { from: 'icon.svg', size: 192, to: 'icon-192.png' },
  { from: 'icon.svg', size: 512, to: 'icon-512.png' },
  { from: 'icon-maskable.svg', size: 512, to: 'icon-maskable-512.png' },
  { from: 'apple-touch-icon.svg', size: 180, to: 'apple-touch-icon.png' },
  { from: 'mark.svg', size: 32, to: 'favicon-32.png' },
];

/** Browsers look for these files by name; no word changes them. */
export async function writeIcons(): Promise<void> {
  await cp(`${folder}/favicon.svg`, `${distFolder}/favicon.svg`);
  for (const { from, size, to } of ICONS)
    await sharp(`${folder}/${from}`, { density: (72 * size) / SIDE })
      .resize(size, size)
      .png({ palette: true, colours: 64, effort: 10 })
      .toFile(`${distFolder}/${to}`);
}
