import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { PictureFile } from '../src/pictures/pictures.ts';

/**
 * `npm run pictures`: writes each drawing or photo of this folder in the sizes and formats that
 * browsers choose from, and the sizes by which pages know them. Only what has changed is made anew.
 */

export interface Source {
  /** The files of the picture begin with it: `hero-tall`. */
  name: string;
  file: string;
}

type Size = Pick<PictureFile, 'width' | 'height' | 'color'>;

const SLIDE = [768, 1200];
const CARD = [480, 768];
const CARDS = /^(card-.+|founder|home-loan|not-found|placeholder\d)$/;

/** In pixels. */
function widthsOf(name: string): [number, ...number[]] {
  if (name === 'hero') return [768, 1200, 1600];
  if (name === 'og-base') return [1200];
  return (CARDS.test(name) ? CARD : SLIDE) as [number, number];
}

/** @param from a folder of drawings and photos */
export async function makePictures(from: string, to: string): Promise<void> {
  const folder = join(to, 'made');
  await mkdir(folder, { recursive: true });
  const known = await readJson<Size>(join(to, 'sizes.json'));
  const hashes = await readJson<string>(join(folder, 'hashes.json'));
  const sizesNow: Record<string, Size> = {};
  const hashesNow: Record<string, string> = {};
  for (const source of sourcesIn(from)) {
    const { name } = source;
    const hash = await hashOf(source);
    const size = hashes[name] === hash ? known[name] : undefined;
    sizesNow[name] = size ?? (await makePicture(source, folder));
    hashesNow[name] = hash;
  }
  await writeJson(join(to, 'sizes.json'), sizesNow);
  await writeJson(join(folder, 'hashes.json'), hashesNow);
  // Files of pictures that were deleted go, too.
  const names = Object.keys(sizesNow).join('|');
  await remove(folder, new RegExp(`^(?!hashes\\.json|(${names})-\\d+\\.)`));
}

export function sourcesIn(folder: string): Source[] {
  const byName = new Intl.Collator('en', { numeric: true }).compare;
  return globSync('*.{svg,jpg,jpeg,png,webp}', { cwd: folder })
    .map((file) => ({ name: parse(file).name, file: join(folder, file) }))
    .sort((a, b) => byName(a.name, b.name));
}

/** Whether the site shows this very source. @param to the site's folder of pictures */
export async function isMade(source: Source, to: string): Promise<boolean> {
  const hashes = await readJson<string>(join(to, 'made/hashes.json'));
  return hashes[source.name] === (await hashOf(source));
}

async function readJson<Value>(file: string): Promise<Record<string, Value>> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

/** Each picture has one line, so that a change reads well. */
async function writeJson(file: string, pictures: object): Promise<void> {
  const lines = Object.entries(pictures).map(
    ([name, value]) => `  "${name}": ${JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')}`,
  );
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
}

/**
 * A picture is made as AVIF in all sizes, which is 40 % smaller than WebP, and as WebP in one size,
 * for browsers that know no AVIF.
 */
async function makePicture(source: Source, folder: string): Promise<Size> {
  const { name, file } = source;
  const { data, info } = await pixelsOf(source);
  const resized = (width: number) => sharp(data, { raw: info }).resize(width);
  const widths = widthsOf(name).filter((width) => width <= info.width);
  const [smallest, largest] = [widths[0], widths.at(-1)];
  if (smallest === undefined || largest === undefined) throw new Error(`${file} is too narrow.`);
  await remove(folder, new RegExp(`^${name}-\\d+\\.`));
  const avif = { quality: 38, effort: 6, chromaSubsampling: '4:2:0' };
  for (const width of widths)
    await resized(width)
      .avif(avif)
      .toFile(join(folder, `${name}-${width}.avif`));
  const webp = { quality: 70, effort: 6, smartSubsample: true };
  await resized(smallest)
    .webp(webp)
    .toFile(join(folder, `${name}-${smallest}.webp`));
  console.log(`made ${name}`);
  const height = Math.round((largest * info.height) / info.width);
  return { width: largest, height, color: await dominantColor(file) };
}

/**
 * A drawing is drawn larger than its largest size and reduced, so that fine lines keep an even
 * weight.
 */
async function pixelsOf({ name, file }: Source) {
  const { width } = await sharp(file).metadata();
  const density = (72 * Math.max(...widthsOf(name)) * 1.5) / width;
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

async function hashOf({ name, file }: Source): Promise<string> {
  const hash = createHash('sha256').update(await readFile(file));
  return hash
    .update(JSON.stringify(widthsOf(name)))
    .digest('hex')
    .slice(0, 16);
}

async function remove(folder: string, files: RegExp): Promise<void> {
  for (const file of globSync('*', { cwd: folder })) {
    if (files.test(file)) await rm(join(folder, file));
  }
}

// This stands last, because it needs all of the above.
if (import.meta.main)
  await makePictures(import.meta.dirname, join(import.meta.dirname, '../src/pictures'));
