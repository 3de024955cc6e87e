import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const folder = new URL('../.vite/', import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32));
const latin = {
  file: resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'),
  /** Printable ASCII, and the signs of typeset headings. */
  characters: [...ascii, ' ·–—‘’“”…°′″×©'].join(''),
  keepFeatures: ['kern', 'lnum', 'tnum'],
};

/** The sign that stands before each price; the file of the Latin letters lacks it. */
const rupee = {
  file: resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2'),
  characters: '₹',
};

const tamilBlock = Array.from({ length: 128 }, (_, index) => String.fromCharCode(index + 0x0b80));
const tamil = {
  file: resolve('@fontsource-variable/anek-tamil/files/anek-tamil-tamil-standard-normal.woff2'),
  /** The two joiners are among them. All features stay, because they put the letters together. */
  characters: [...tamilBlock, ' \u200c\u200d'].join(''),
};

/** Two cuts of the Latin face are 20 KiB, where all its weights and widths are 36. */
const cuts = {
  headings: { ...latin, variationAxes: { wght: 800, wdth: 75 } },
  interface: { ...latin, variationAxes: { wght: 650, wdth: 85 } },
  rupee: { ...rupee, variationAxes: { wght: 800, wdth: 75 } },
  tamil: { ...tamil, variationAxes: { wght: 700, wdth: 100 } },
};

/** Writes the cuts that the style sheets in `src/styles` name. */
export async function writeDisplayFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, { file, characters, ...cut }] of Object.entries(cuts)) {
    const options = { targetFormat: 'woff2', noHinting: true, ...cut } as const;
    const font = await subsetFont(await readFile(file), characters, options);
    await writeFile(new URL(`anek-${name}.woff2`, folder), font);
  }
}
