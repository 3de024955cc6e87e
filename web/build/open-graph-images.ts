import { escapeHtml } from '@theni/contract/escape-html';
import type { Language } from '@theni/contract/limits';
import sharp from 'sharp';
import { indexedPages, type PageName, pages, pathIn } from '../src/pages.ts';
import type { Edition } from '../src/words/words.ts';

/** The size that WhatsApp, Facebook and X ask for in link previews. */
export const openGraphSize = { width: 1200, height: 630 };

export function openGraphAddress(page: PageName, language: Language): string {
  const path = page === 'home' ? '/home' : pages[page].path;
  return `/cards/${pathIn(language, path).slice(1).replaceAll('/', '-')}.jpg`;
}

/** A cut of a face keeps the name of the lightest style that is left. */
const fontFamily = {
  en: 'Anek Latin Medium, Ultra-Bold Condensed',
  ta: 'Anek Tamil Medium, Bold',
};

/**
 * One link preview for each indexed page: the drawing, the page's name and the company's.
 * @param folder where drawing and fonts are
 */
export async function openGraphImages(
  { language, words }: Edition,
  folder: string,
): Promise<[address: string, jpeg: Buffer][]> {
  const fontFile = `${folder}/heading.${language}.ttf`;
  const line = (text: string, sizePx: number, room: Room) =>
    drawWithin(sizePx, room, (fittingPx) =>
      drawText(text, fittingPx, room.width, fontFile, language),
    );
  const drawing = sharp(`${folder}/og-base.webp`).resize(openGraphSize);
  const images: [string, Buffer][] = [];
  for (const name of indexedPages) {
    const headline = name === 'home' ? words.home.hero.headline : words.pages[name].name;
    const jpeg = await drawing
      .clone()
      .composite([
        { input: panel(), left: 0, top: 0 },
        { input: await line(headline, 92, { width: 500, height: 410 }), left: 56, top: 64 },
        {
          input: await line(words.company.name, 40, { width: 440, height: 60 }),
          left: 56,
          top: 530,
        },
      ])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    images.push([openGraphAddress(name, language), jpeg]);
  }
  return images;
}

function panel(): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="620" height="630">
      <path fill="#1e3b2c" d="M0 0h620L520 630H0z"/>
      <path fill="none" stroke="#e3a72f" stroke-width="4" d="M56 500h300M56 490v20M206 490v20M356 490v20"/>
    </svg>`,
  );
}

/** Pixels. */
interface Room {
  width: number;
  height: number;
}

/** Smaller until it has room: another language, and an owner, may need more letters. */
async function drawWithin(
  sizePx: number,
  room: Room,
  draw: (sizePx: number) => Promise<Buffer>,
): Promise<Buffer> {
  const picture = await draw(sizePx);
  const drawn = await sharp(picture).metadata();
  if ((drawn.width <= room.width && drawn.height <= room.height) || sizePx < 20) return picture;
  return drawWithin(sizePx * 0.9, room, draw);
}

/** Pango breaks the words into lines; the font comes from the file, never from the machine. */
async function drawText(
  words: string,
  sizePx: number,
  width: number,
  fontfile: string,
  language: Language,
) {
  return sharp({
    text: {
      text: `<span foreground="#faf4e6">${escapeHtml(words)}</span>`,
      font: `${fontFamily[language]} ${sizePx}`,
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
