import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { distFolder } from './bundles.ts';

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
