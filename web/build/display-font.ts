import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
);
const target = new URL('../.vite/anek-latin.woff2', import.meta.url);

/** Printable ASCII and the signs that a designer of headings reaches for. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32)).join('');
const characters = `${ascii} ·–—‘’“”…°′″₹×©`;

/** The display face with the characters, weights and widths that the site uses: a third of the whole. */
export async function writeDisplayFont(): Promise<void> {
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'lnum', 'tnum'],
    noHinting: true,
    variationAxes: { wght: { min: 500, max: 800 }, wdth: { min: 75, max: 100 } },
  });
  await mkdir(new URL('.', target), { recursive: true });
  await writeFile(target, font);
}

/** An instance keeps the name of the face's lightest style that is left. */
export const displayFontFamily = 'Anek Latin Medium';

/** One weight and width of it for pictures with text, as TrueType. */
export async function displayFontInstance(weight: number, width: number): Promise<Buffer> {
  return subsetFont(await readFile(source), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight, wdth: width },
  });
}
