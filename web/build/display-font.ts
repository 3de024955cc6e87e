import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const files = {
  latin: resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'),
  tamil: resolve('@fontsource-variable/anek-tamil/files/anek-tamil-tamil-standard-normal.woff2'),
};
const folder = new URL('../.vite/', import.meta.url);

/** Printable ASCII and the signs that a designer of headings reaches for. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32)).join('');
const latin = `${ascii} ·–—‘’“”…°′″×©`;
/** The whole block, with the joiners. */
const tamil = Array.from({ length: 128 }, (_, index) => String.fromCharCode(index + 0x0b80));

interface Cut {
  file: string;
  characters: string;
  axes: { wght: number; wdth: number };
  /** The rest is left out. Tamil letters are put together by features, so that face keeps all. */
  keepFeatures?: string[];
}

const latinFeatures = ['kern', 'lnum', 'tnum'];

/**
 * Two cuts of the Latin face instead of all its weights and widths: 20 KiB, where the variable face
 * has 36.
 */
const cuts = {
  headings: {
    file: files.latin,
    characters: latin,
    axes: { wght: 800, wdth: 75 },
    keepFeatures: latinFeatures,
  },
  interface: {
    file: files.latin,
    characters: latin,
    axes: { wght: 650, wdth: 85 },
    keepFeatures: latinFeatures,
  },
  tamil: {
    file: files.tamil,
    characters: [...tamil, ' \u200c\u200d'].join(''),
    axes: { wght: 700, wdth: 100 },
  },
} satisfies Record<string, Cut>;

/** Writes the cuts that the style sheets in `src/styles` name. */
export async function writeDisplayFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, cut] of Object.entries(cuts)) {
    await writeFile(new URL(`anek-${name}.woff2`, folder), await subset(cut));
  }
}

function subset({ file, characters, axes, keepFeatures }: Cut) {
  return readFile(file).then((font) =>
    subsetFont(font, characters, {
      targetFormat: 'woff2',
      noHinting: true,
      variationAxes: axes,
      ...(keepFeatures && { keepFeatures }),
    }),
  );
}
