import { escapeHtml } from '@theni/contract/escape-html';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { AUTHORITY } from '@theni/contract/plots';
import sharp, { type OverlayOptions } from 'sharp';
import { indexedPages, pages, pathIn, projectPath } from '../src/pages.ts';
import { qrCode } from '../src/projects/form-c-code.ts';
import type { ShownProject } from '../src/words/shown-project.ts';
import type { Edition } from '../src/words/words.ts';

/** The size that WhatsApp, Facebook and X ask for in link previews. */
export const openGraphSize = { width: 1200, height: 630 };

/** @param path of the English page */
export function openGraphAddress(path: string, language: Language): string {
  const named = path === '/' ? '/home' : path;
  return `/cards/${pathIn(language, named).slice(1).replaceAll('/', '-')}.jpg`;
}

/** A cut of a face keeps the name of the lightest style that is left. Each draws what the other has no sign for: Tamil has no digits. */
const fontFamily = {
  en: 'Anek Latin Medium, Anek Tamil Medium, Ultra-Bold Condensed',
  ta: 'Anek Tamil Medium, Anek Latin Medium, Bold',
};

/**
 * One link preview for each indexed page: the drawing, the page's name and the company's. Of a project it shows number, QR code,
 * authority and promoter too, without which it may not be advertised (TNRERA, proceedings A3/2253/2025).
 * @param folder where drawing and fonts are
 */
export async function openGraphImages(
  { language, words }: Edition,
  projects: ShownProject[],
  folder: string,
): Promise<[address: string, jpeg: Buffer][]> {
  const line = (text: string, sizePx: number, room: Room, script = language) =>
    drawWithin(sizePx, room, (fittingPx) =>
      drawText(text, fittingPx, room.width, `${folder}/heading.${script}.ttf`, script),
    );
  // Pango can take a sign from any file that it has drawn with before.
  for (const script of LANGUAGES) await line('.', 20, { width: 20, height: 20 }, script);
  const drawing = sharp(`${folder}/og-base.webp`).resize(openGraphSize);
  const previews = [
    ...indexedPages.map((name) => ({
      path: pages[name].path,
      headline: name === 'home' ? words.home.hero.headline : words.pages[name].name,
      project: undefined,
    })),
    ...projects.map((project) => ({
      path: projectPath(project.slug),
      headline: `${project.name}, ${project.place}`,
      project,
    })),
  ];
  const images: [string, Buffer][] = [];
  for (const { path, headline, project } of previews) {
    const jpeg = await drawing
      .clone()
      .composite([
        { input: panel(), left: 0, top: 0 },
        {
          input: await line(headline, 92, { width: 500, height: project ? 260 : 410 }),
          left: 56,
          top: 64,
        },
        ...(project ? await papers(project) : []),
        {
          input: await line(words.company.name, 40, { width: 440, height: 60 }),
          left: 56,
          top: 530,
        },
      ])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    images.push([openGraphAddress(path, language), jpeg]);
  }
  return images;

  async function papers({ registration, promoter, text }: ShownProject): Promise<OverlayOptions[]> {
    const number = `${registration.number || text.noRegistration}\n${AUTHORITY}`;
    const script = registration.number ? 'en' : language;
    const room = { width: 430, height: 70 };
    const drawn: OverlayOptions[] = [
      { input: await line(number, 40, room, script), left: 56, top: 340 },
      { input: await line(`${promoter.name}, ${promoter.address}`, 30, room), left: 56, top: 420 },
    ];
    if (!registration.qr) return drawn;
    const code = sharp(Buffer.from(qrCode(registration.formC)), { density: 400 });
    const input = await code.resize(CODE_PX, CODE_PX, { kernel: 'nearest' }).png().toBuffer();
    return [...drawn, { input, left: openGraphSize.width - CODE_PX - 40, top: 630 - CODE_PX - 40 }];
  }
}

/** A messenger shows the picture at half this size or less, where a phone can still read the code. */
const CODE_PX = 240;

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
