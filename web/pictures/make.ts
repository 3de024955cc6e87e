import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../src/pictures/pictures.ts';

/**
 * `npm run pictures`: writes each drawing or photo of this folder in the sizes and formats that browsers
 * choose from, and the sizes by which pages know them. Only what has changed is made anew.
 */

export interface Source {
  /** Of the picture's files: `hero-tall`. */
  name: string;
  file: string;
}

const WIDE = [480, 768, 1200];
const CARD = [320, 480, 768];

/** Pixels. A picture that is not named here is as wide as a slide. */
const WIDTHS: Record<string, number[]> = {
  hero: [...WIDE, 1600],
  'card-plans': CARD,
  'card-plots': CARD,
  'card-roads': CARD,
  founder: CARD,
  'home-loan': CARD,
  'not-found': CARD,
  'og-base': [1200],
  placeholder1: CARD,
  placeholder2: CARD,
  placeholder3: CARD,
  placeholder4: CARD,
  placeholder5: CARD,
  placeholder6: CARD,
};

/** Each belongs to one place of the site. The owner chooses among the others. */
const OF_ONE_PLACE = ['hero-tall', 'map', 'not-found', 'og-base'];

/** 40 % fewer bytes than WebP. */
const toAvif = (picture: Sharp) =>
  picture.avif({ quality: 46, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer();

/** For browsers without AVIF, in one size: the addresses of more would cost every visitor. */
const toWebp = (picture: Sharp) =>
  picture.webp({ quality: 70, effort: 6, smartSubsample: true }).toBuffer();

const ICONS = [
  { from: 'icon.svg', size: 192, to: 'icon-192.png' },
  { from: 'icon.svg', size: 512, to: 'icon-512.png' },
  { from: 'icon-maskable.svg', size: 512, to: 'icon-maskable-512.png' },
  { from: 'apple-touch-icon.svg', size: 180, to: 'apple-touch-icon.png' },
  { from: 'mark.svg', size: 32, to: 'favicon-32.png' },
];

/** What is known of a made picture. */
interface Made extends Size {
  /** Of its source and its widths. */
  hash: string;
}

type Size = Pick<Picture, 'width' | 'height' | 'color'>;

/** @param from a folder of drawings and photos */
export async function makePictures(from: string, to: string): Promise<void> {
  const folder = join(to, 'made');
  await mkdir(folder, { recursive: true });
  const before = await readMade(to);
  const made: Record<string, Made> = {};
  for (const source of sourcesIn(from)) {
    const hash = await hashOf(source);
    const known = before[source.name];
    made[source.name] =
      known?.hash === hash ? known : { ...(await makePicture(source, folder)), hash };
  }
  await writeJson(
    join(to, 'sizes.json'),
    mapValues(made, ({ hash: _, ...size }) => size),
  );
  await writeJson(
    join(folder, 'hashes.json'),
    mapValues(made, ({ hash }) => hash),
  );
  await removeOthers(Object.keys(made), folder);
}

export function sourcesIn(folder: string): Source[] {
  const byName = new Intl.Collator('en', { numeric: true }).compare;
  const sources = globSync('*.{svg,jpg,jpeg,png,webp}', { cwd: folder })
    .map((file) => ({ name: parse(file).name, file: join(folder, file) }))
    .sort((a, b) => byName(a.name, b.name));
  for (const [index, { name }] of sources.entries()) {
    if (sources[index + 1]?.name === name) throw new Error(`There are two pictures "${name}".`);
  }
  return sources;
}

/** Whether the site shows this very source. @param to the site's folder of pictures */
export async function isMade(source: Source, to: string): Promise<boolean> {
  const made = await readMade(to);
  return made[source.name]?.hash === (await hashOf(source));
}

async function readMade(to: string): Promise<Record<string, Made>> {
  const [sizes, hashes] = await Promise.all([
    readJson<Record<string, Size>>(join(to, 'sizes.json')),
    readJson<Record<string, string>>(join(to, 'made/hashes.json')),
  ]);
  return mapValues(sizes, (size, name) => ({ ...size, hash: hashes[name] ?? '' }));
}

async function readJson<Value extends object>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

/** A line for each picture. */
async function writeJson(file: string, pictures: object): Promise<void> {
  const lines = Object.entries(pictures).map(
    ([name, value]) => `  "${name}": ${JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')}`,
  );
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
}

function mapValues<From, To>(
  record: Record<string, From>,
  map: (value: From, name: string) => To,
): Record<string, To> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, map(value, name)]),
  );
}

async function makePicture(source: Source, made: string): Promise<Size> {
  const { data, info } = await pixelsOf(source);
  const picture = () => sharp(data, { raw: info });
  const widths = widthsOf(source).filter((width) => width <= info.width);
  if (widths.length === 0) throw new Error(`${source.file} is too narrow.`);
  await remove(made, new RegExp(`^${source.name}-\\d+\\.`));
  for (const width of widths) {
    const file = join(made, `${source.name}-${width}.avif`);
    await writeFile(file, await toAvif(picture().resize(width)));
  }
  const file = join(made, `${source.name}-${onlyWebp(widths)}.webp`);
  await writeFile(file, await toWebp(picture().resize(onlyWebp(widths))));
  const largest = Math.max(...widths);
  const height = Math.round((largest * info.height) / info.width);
  console.log(`made ${source.name}`);
  return { width: largest, height, color: await dominantColor(source) };
}

/** A drawing is drawn larger than its largest size and reduced, so that fine lines keep an even weight. */
async function pixelsOf(source: Source) {
  const { width } = await sharp(source.file).metadata();
  const density = (72 * Math.max(...widthsOf(source)) * 1.5) / width;
  const picture = isDrawing(source) ? sharp(source.file, { density }) : sharp(source.file);
  return picture
    .autoOrient()
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function dominantColor({ file }: Source): Promise<string> {
  const { dominant } = await sharp(file).resize(64).removeAlpha().stats();
  const { r, g, b } = dominant;
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const onlyWebp = (widths: number[]) => widths[Math.min(1, widths.length - 1)];

/** For the schema of the content, which knows no file of the site. */
export function drawingsModule(sources: Source[]): string {
  const names = sources.map(({ name }) => name).filter((name) => !OF_ONE_PLACE.includes(name));
  return `// Made by \`npm run pictures\`: the pictures from which the owner chooses.
export const drawings = [
${names.map((name) => `  '${name}',\n`).join('')}] as const;
`;
}

async function hashOf(source: Source): Promise<string> {
  const hash = createHash('sha256').update(await readFile(source.file));
  return hash
    .update(JSON.stringify(widthsOf(source)))
    .digest('hex')
    .slice(0, 16);
}

/** What is left of pictures that are no more. */
async function removeOthers(names: string[], made: string): Promise<void> {
  await remove(made, new RegExp(`^(?!hashes\\.json|(${names.join('|')})-\\d+\\.)`));
}

async function remove(folder: string, files: RegExp): Promise<void> {
  for (const file of globSync('*', { cwd: folder })) {
    if (files.test(file)) await rm(join(folder, file));
  }
}

async function makeIcons(folder: string): Promise<void> {
  for (const { from, size, to } of ICONS) {
    await sharp(join(folder, from), { density: (72 * size) / 44 })
      .resize(size, size)
      .png({ palette: true, colours: 64, effort: 10 })
      .toFile(join(folder, to));
  }
}

function widthsOf({ name }: Source): number[] {
  return WIDTHS[name] ?? WIDE;
}

function isDrawing({ file }: Source): boolean {
  return file.endsWith('.svg');
}

// Last: it needs all of the above.
if (import.meta.main) {
  const to = join(import.meta.dirname, '../src/pictures');
  await makePictures(import.meta.dirname, to);
  await makeIcons(join(import.meta.dirname, 'icons'));
  const drawings = join(import.meta.dirname, '../../content/drawings.ts');
  await writeFile(drawings, drawingsModule(sourcesIn(import.meta.dirname)));
}
