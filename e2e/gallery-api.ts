import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Item } from '@theni/contract';
import sharp from 'sharp';
import { pageForAdmin } from '../functions/src/gallery/item-list.ts';
import { galleryAnswer, parametersOf } from '../functions/test/gallery-answers.ts';
import { photo } from '../functions/test/sample-photos.ts';
import { problem } from './responses.ts';

const SAMPLES = new URL('../emulators/sample-gallery/', import.meta.url);

/** What the visitor has fetched of the pictures. */
interface Fetched {
  bytes: number;
  paths: string[];
}

/** Answers as the API and Storage do, for these items. */
export async function serveGallery(page: Page, items: Item[]): Promise<Fetched> {
  const fetched: Fetched = { bytes: 0, paths: [] };
  await page.route('**/sample-files/*', async (route) => {
    const path = new URL(route.request().url()).pathname;
    fetched.paths.push(path);
    const [, number = '0', width, format] = /(\d+)(?:-(\d+))?\.(\w+)$/.exec(path) ?? [];
    const { body, type } = width
      ? await samplePicture(Number(number), Number(width), format === 'avif' ? 'avif' : 'webp')
      : { body: await sampleVideo(), type: 'video/mp4' };
    fetched.bytes += body.length;
    await route.fulfill({ body, contentType: type });
  });
  await page.route(/\/api\/file/, (route) =>
    route.fulfill(galleryAnswer(items, route.request().url())),
  );
  return fetched;
}

/** One photo, for visitors and for the admin. */
export async function serveOnePhoto(page: Page): Promise<void> {
  const road = photo(1, { Location: 'Theni', Service: 'Road Work' });
  await serveGallery(page, [road]);
  await serveItemsToAdmin(page, [road]);
}

/** The owner's list, as the API has it page by page. */
export async function serveItemsToAdmin(page: Page, items: Item[]): Promise<void> {
  await page.route(/\/api\/admin\/file(\?|$)/, (route) => {
    const query = Object.fromEntries(parametersOf(new URL(route.request().url()).searchParams));
    return route.fulfill({ json: pageForAdmin(items, query, new Map()) });
  });
}

/** Answers for the list that the server is broken; the page says so on the console too. */
export async function breakList(page: Page, expectedErrors: RegExp[]): Promise<void> {
  expectedErrors.push(/ApiError/, /status of 500/);
  await page.route(/\/api\/file/, (route) => route.fulfill(problem(500)));
}

/** As wide as most samples are. */
const WIDE = 1600;

interface Picture {
  body: Buffer;
  type: string;
}

const pictures = new Map<string, Promise<Picture>>();

async function samplePicture(number: number, width: number, format: 'webp' | 'avif') {
  const samples = (await readdir(SAMPLES)).filter((name) => name.endsWith('.jpg')).sort();
  const name = samples[number % samples.length] ?? '';
  const key = `${name} ${width} ${format}`;
  const picture = pictures.get(key) ?? draw(name, width, format);
  pictures.set(key, picture);
  return picture;
}

async function draw(name: string, width: number, format: 'webp' | 'avif'): Promise<Picture> {
  const sample = await readFile(new URL(name, SAMPLES));
  // To draw a large one takes a fifth of a second, and what it weighs matters to no test.
  if (width >= WIDE) return { body: sample, type: 'image/jpeg' };
  const picture = sharp(sample).resize({ width });
  const drawn =
    format === 'avif' ? picture.avif({ quality: 50, effort: 1 }) : picture.webp({ quality: 75 });
  return { body: await drawn.toBuffer(), type: `image/${format}` };
}

async function sampleVideo(): Promise<Buffer> {
  const name = (await readdir(SAMPLES)).find((file) => file.endsWith('.mp4')) ?? '';
  return readFile(new URL(name, SAMPLES));
}
