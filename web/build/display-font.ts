import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
);
const folder = new URL('../.vite/', import.meta.url);

/** Printable ASCII and the signs that a designer of headings reaches for. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32)).join('');
const characters = `${ascii} ·–—‘’“”…°′″₹×©`;

/** Two cuts of the face instead of all its weights and widths: 20 KiB, where the variable face has 36. */
const cuts = {
  headings: { wght: 800, wdth: 75 },
  interface: { wght: 650, wdth: 85 },
};

/** Writes the cuts that `src/styles/font.css` names. */
export async function writeDisplayFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, axes] of Object.entries(cuts)) {
    const font = await subset(axes, 'woff2');
    await writeFile(new URL(`anek-${name}.woff2`, folder), font);
  }
}

/** The cut of the headings for pictures with text, as TrueType. */
export function headingFont(): Promise<Buffer> {
  return subset(cuts.headings, 'sfnt');
}

/** An instance keeps the name of the face's lightest style that is left. */
export const headingFontFamily = 'Anek Latin Medium';

async function subset(variationAxes: Record<string, number>, targetFormat: 'woff2' | 'sfnt') {
  return subsetFont(await readFile(source), characters, {
    targetFormat,
    keepFeatures: ['kern', 'lnum', 'tnum'],
    noHinting: true,
    variationAxes,
  });
}
