import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A drawing or photo of this folder. */
export interface Source {
  /** The files of the picture begin with it: `hero-tall`. */
  name: string;
  file: string;
}

/** What pages know of a picture: `web/src/pictures/drawings.json`. */
interface Drawing {
  /** Stands in the names of its files. It changes with the source and with these settings. */
  hash: string;
  widths: number[];
  /** Of its largest size. */
  height: number;
  color: string;
}

const SLIDE = [768, 1200];
const CARD = [480, 768];
const CARDS = /^(card-.+|founder|home-loan|not-found|placeholder\d)$/;
const AVIF = { quality: 34, effort: 6, chromaSubsampling: '4:2:0' };
const WEBP = { quality: 70, effort: 6, smartSubsample: true };
/** No page shows it: it is the usual picture of link previews. */
const NOT_ON_PAGES = 'og-base';

/** In pixels. */
function widthsOf(name: string): number[] {
  if (name === 'hero') return [768, 1200, 1600];
  // Phones take the smallest one (`PHONE_SIZES`).
  if (name === 'hero-tall') return [640, 768, 1200];
  return CARDS.test(name) ? CARD : SLIDE;
}

export function sourcesIn(folder: string): Source[] {
  const byName = new Intl.Collator('en', { numeric: true }).compare;
  return globSync('*.{svg,jpg,jpeg,png,webp}', { cwd: folder })
    .map((file) => ({ name: parse(file).name, file: join(folder, file) }))
    .sort((a, b) => byName(a.name, b.name));
}

export function sourcesOfPages(folder: string): Source[] {
  return sourcesIn(folder).filter(({ name }) => name !== NOT_ON_PAGES);
}

/**
 * Writes each source in the sizes and formats that browsers choose from, and the list by which
 * pages know them. Only what has changed is made anew; files of pictures that are gone go, too.
 * @param from a folder of drawings and photos
 * @param web the folder of the site's sources
 */
export async function makeDrawings(from: string, web: string): Promise<void> {
  const files = join(web, 'public/assets');
  const list = join(web, 'src/pictures/drawings.json');
  await mkdir(files, { recursive: true });
  await mkdir(join(list, '..'), { recursive: true });
  const known = await knownDrawings(web);
  const drawings: Record<string, Drawing> = {};
  for (const source of sourcesOfPages(from)) {
    const before = known[source.name];
    const isMade = before?.hash === (await hashOf(source));
    drawings[source.name] = isMade ? before : await makeDrawing(source, files);
  }
  // Each picture has one line, so that a change reads well.
  const lines = Object.entries(drawings).map(
    ([name, drawing]) => `  "${name}": ${JSON.stringify(drawing, null, 1).replace(/\n\s*/g, ' ')}`,
  );
  await writeFile(list, `{\n${lines.join(',\n')}\n}\n`);
  const named = new Set(
    Object.entries(drawings).flatMap(([name, made]) => filesOf(name, made).map(({ file }) => file)),
  );
  for (const file of globSync('*', { cwd: files }))
    if (!named.has(file)) await rm(join(files, file));
}

export async function knownDrawings(web: string): Promise<Record<string, Drawing>> {
  const text = await readFile(join(web, 'src/pictures/drawings.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

/** The files of a picture: AVIF in all sizes, WebP in the smallest. */
export function filesOf(name: string, { hash, widths }: Pick<Drawing, 'hash' | 'widths'>) {
  const [smallest] = widths;
  return [
    ...widths.map((width) => ({ width, file: `${name}-${width}.${hash}.avif` })),
    { width: smallest, file: `${name}-${smallest}.${hash}.webp` },
  ];
}

export async function hashOf({ name, file }: Source): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .update(JSON.stringify([widthsOf(name), AVIF, WEBP]))
    .digest('base64url')
    .slice(0, 6);
}

/** AVIF is 40 % smaller than WebP, which is for browsers that do not know it. */
async function makeDrawing(source: Source, folder: string): Promise<Drawing> {
  const { name, file } = source;
  const { data, info } = await pixelsOf(file, Math.max(...widthsOf(name)));
  const widths = widthsOf(name).filter((width) => width <= info.width);
  const largest = widths.at(-1);
  if (largest === undefined) throw new Error(`${file} is too narrow.`);
  const height = Math.round((largest * info.height) / info.width);
  const color = await dominantColor(file);
  const drawing = { hash: await hashOf(source), widths, height, color };
  for (const { width, file: made } of filesOf(name, drawing))
    await encoded(sharp(data, { raw: info }).resize(width), made).toFile(join(folder, made));
  console.log(`made ${name}`);
  return drawing;
}

function encoded(picture: Sharp, file: string): Sharp {
  return file.endsWith('.avif') ? picture.avif(AVIF) : picture.webp(WEBP);
}

/**
 * A drawing is drawn larger than its largest size and reduced, so that fine lines keep an even
 * weight.
 */
export async function pixelsOf(file: string, largest: number) {
  const { width } = await sharp(file).metadata();
  const density = (72 * largest * 1.5) / width;
  return sharp(file, file.endsWith('.svg') ? { density } : {})
    .autoOrient()
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function dominantColor(file: string): Promise<string> {
  const { dominant } = await sharp(file).resize(64).removeAlpha().stats();
  const { r, g, b } = dominant;
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
