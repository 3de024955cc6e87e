import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeHtml } from '@theni/contract/escape-html';
import sharp from 'sharp';
import { site } from '../../config/chosen.ts';
import { indexedPages, pages } from '../src/content/pages.ts';
import { distFolder, type ServerBundle, serverAsset } from './bundles.ts';
import { headingFont, headingFontFamily } from './display-font.ts';

/** The size that WhatsApp, Facebook and X ask for in link previews. */
export const openGraphSize = { width: 1200, height: 630 };

export function openGraphAddress(path: string): string {
  return `/cards/${path.slice(1).replaceAll('/', '-') || 'home'}.jpg`;
}

/** One link preview for each indexed page: the drawing, the page's name and the company's. */
export async function writeOpenGraphImages({ ogBase }: ServerBundle): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'open-graph-'));
  const fontFile = join(folder, 'anek-latin.ttf');
  await writeFile(fontFile, await headingFont());
  await mkdir(`${distFolder}/cards`, { recursive: true });

  const drawing = sharp(serverAsset(ogBase.src)).resize(openGraphSize);
  for (const { path, name } of indexedPages) {
    const headline = path === '/' ? homeHeadline : name;
    await drawing
      .clone()
      .composite([
        { input: panel(), left: 0, top: 0 },
        { input: await line(headline, 92, fontFile, 500), left: 56, top: 64 },
        { input: await line(site.name, 40, fontFile, 500), left: 56, top: 530 },
      ])
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(`${distFolder}${openGraphAddress(path)}`);
  }
  await rm(folder, { recursive: true });
}

const homeHeadline = pages.home.title.split(' | ')[0] ?? site.name;

function panel(): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="620" height="630">
      <path fill="#1e3b2c" d="M0 0h620L520 630H0z"/>
      <path fill="none" stroke="#e3a72f" stroke-width="4" d="M56 500h300M56 490v20M206 490v20M356 490v20"/>
    </svg>`,
  );
}

/** Pango breaks the words into lines; the font comes from the file, never from the machine. */
async function line(words: string, sizePx: number, fontfile: string, width: number) {
  return sharp({
    text: {
      text: `<span foreground="#faf4e6">${escapeHtml(words)}</span>`,
      font: `${headingFontFamily}, Ultra-Bold Condensed ${sizePx}`,
      fontfile,
      width,
      spacing: -Math.round(sizePx / 4),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer();
}
