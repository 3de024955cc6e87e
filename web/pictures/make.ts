import { createHash } from 'node:crypto';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { linkPictureAddress, linkPictureSize, linkPictures } from '../build/link-pictures.ts';
import { makeDrawings, pixelsOf, sourcesIn } from './drawings.ts';

const HERE = import.meta.dirname;
const WEB = join(HERE, '..');
const ICONS = join(HERE, 'icons');
const STAMPS = join(HERE, 'stamps.json');
const { resolve } = createRequire(import.meta.url);

/** A file that is made of another. */
interface MadeFile {
  /** From the folder `web`. */
  to: string;
  from: string;
  /** What else decides how it is made. */
  settings?: object;
  make: (from: string) => Promise<Buffer>;
}

/** Width and height of the drawings of icons, in their own units. */
const ICON_SIDE = 44;

/** Browsers look for these files by name. */
function icon(from: string, size: number, to: string): MadeFile {
  const png = { palette: true, colours: 64, effort: 10 };
  return {
    to: `public/${to}`,
    from,
    settings: { size, png },
    make: (file) =>
      sharp(file, { density: (72 * size) / ICON_SIDE })
        .resize(size, size)
        .png(png)
        .toBuffer(),
  };
}

/** Link previews are JPEG, because Telegram draws none from WebP or AVIF. */
function linkPicture(name: string): MadeFile {
  const jpeg = { quality: 82, mozjpeg: true };
  const source = sourcesIn(HERE).find((one) => one.name === name);
  if (!source) throw new Error(`There is no picture ${name}.`);
  return {
    to: `public${linkPictureAddress(name)}`,
    from: source.file,
    settings: { linkPictureSize, jpeg },
    make: async (file) => {
      const { data, info } = await pixelsOf(file, linkPictureSize.width);
      return sharp(data, { raw: info }).resize(linkPictureSize).jpeg(jpeg).toBuffer();
    },
  };
}

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32));
const latin = {
  file: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
  /** Printable ASCII, and the signs of typeset headings. */
  characters: [...ascii, ' ·–—‘’“”…°′″×©'].join(''),
};

/** Features of OpenType: figures of one height and width. */
const FIGURES = ['lnum', 'tnum'];

/** The sign that stands before each price; the file of the Latin letters lacks it. */
const rupee = {
  file: '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2',
  characters: '₹',
};

/** Behind these letters stand the Tamil figures and signs of a calendar, which nobody types. */
const tamilLetters = Array.from({ length: 102 }, (_, index) => String.fromCharCode(index + 0x0b80));
const tamil = {
  file: '@fontsource-variable/anek-tamil/files/anek-tamil-tamil-standard-normal.woff2',
  /** The two joiners are among them. All features stay, because they put the letters together. */
  characters: [...tamilLetters, ' \u200c\u200d'].join(''),
};

/**
 * A cut of a display face has all letters that the owner may type. Two cuts of the Latin face are
 * 20 KiB, where all its weights and widths are 36.
 */
function font(
  name: string,
  { file, characters, ...features }: typeof rupee & { keepFeatures?: string[] },
  variationAxes: { wght: number; wdth: number },
): MadeFile {
  const cut = { targetFormat: 'woff2', noHinting: true, variationAxes, ...features } as const;
  return {
    to: `src/styles/fonts/anek-${name}.woff2`,
    from: resolve(file),
    settings: { characters, cut },
    make: async (whole) => subsetFont(await readFile(whole), characters, cut),
  };
}

export const madeFiles: MadeFile[] = [
  // Browsers that draw SVG take the drawing itself.
  icon(join(WEB, 'public/favicon.svg'), 32, 'favicon-32.png'),
  icon(join(ICONS, 'apple-touch-icon.svg'), 180, 'apple-touch-icon.png'),
  icon(join(ICONS, 'icon.svg'), 192, 'icon-192.png'),
  icon(join(ICONS, 'icon.svg'), 512, 'icon-512.png'),
  icon(join(ICONS, 'icon-maskable.svg'), 512, 'icon-maskable-512.png'),
  ...linkPictures.map(linkPicture),
  font('headings', { ...latin, keepFeatures: ['kern', ...FIGURES] }, { wght: 800, wdth: 75 }),
  // Kerning would be two fifths of this file, and moves small letters by half a pixel.
  font('interface', { ...latin, keepFeatures: FIGURES }, { wght: 650, wdth: 85 }),
  font('rupee', rupee, { wght: 800, wdth: 75 }),
  font('tamil', tamil, { wght: 700, wdth: 100 }),
  {
    to: 'public/font-licence.txt',
    from: resolve('@fontsource-variable/anek-latin/LICENSE'),
    make: (file) => readFile(file),
  },
];

/** Makes those anew whose source or settings have changed. */
async function makeOtherFiles(): Promise<void> {
  const stamps: Record<string, string> = {};
  for (const file of madeFiles) {
    const to = join(WEB, file.to);
    if (!(await isMade(file))) {
      await mkdir(dirname(to), { recursive: true });
      await writeFile(to, await file.make(file.from));
      console.log(`made ${file.to}`);
    }
    stamps[file.to] = await stampOf(file);
  }
  await writeFile(STAMPS, `${JSON.stringify(stamps, null, 2)}\n`);
}

/** Whether the file is there, and made of its source as that is now. */
export async function isMade(file: MadeFile): Promise<boolean> {
  const stamps = JSON.parse(await readFile(STAMPS, 'utf8').catch(() => '{}'));
  if (stamps[file.to] !== (await stampOf(file))) return false;
  return access(join(WEB, file.to)).then(
    () => true,
    () => false,
  );
}

async function stampOf({ from, settings = {} }: MadeFile): Promise<string> {
  const hash = createHash('sha256').update(await readFile(from));
  return hash.update(JSON.stringify(settings)).digest('base64url').slice(0, 8);
}

/** `npm run pictures`: all that the build takes as it is, because a machine makes it seldom. */
if (import.meta.main) {
  await makeDrawings(HERE, WEB);
  await makeOtherFiles();
}
