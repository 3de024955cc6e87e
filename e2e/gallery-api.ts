import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Item, listQuery } from '@theni/contract';
import sharp from 'sharp';
import { countFilters, pageForAdmin, pageOfItems } from '../functions/src/gallery/item-list.ts';
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
    const body = width
      ? await samplePicture(Number(number), Number(width), format === 'avif' ? 'avif' : 'webp')
      : await sampleVideo();
    fetched.bytes += body.length;
    await route.fulfill({ body, contentType: width ? `image/${format}` : 'video/mp4' });
  });
  await page.route(/\/api\/file/, (route) => route.fulfill(respond(items, route.request().url())));
  return fetched;
}

function respond(items: Item[], address: string) {
  const { pathname, searchParams } = new URL(address);
  const id = /^\/api\/file\/([0-9a-f-]{36})$/.exec(pathname)?.[1];
  if (id) return oneOrProblem(items.find(({ _id }) => _id === id));
  const query = listQuery.parse(Object.fromEntries(parameters(searchParams)));
  if (pathname === '/api/file/filters') return { json: countFilters(items, query) };
  const page = pageOfItems(items, query);
  return page ? { json: page } : problem(400);
}

function oneOrProblem(item: Item | undefined) {
  return item ? { json: item } : problem(404);
}

/** As Express reads them: what stands there more than once is a list. */
function parameters(query: URLSearchParams): [string, string | string[]][] {
  return [...new Set(query.keys())].map((name) => {
    const values = query.getAll(name);
    return [name, values.length > 1 ? values : (values[0] ?? '')];
  });
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
    const query = Object.fromEntries(parameters(new URL(route.request().url()).searchParams));
    return route.fulfill({ json: pageForAdmin(items, query, new Map()) });
  });
}

/** Answers for the list that the server is broken; the page says so on the console too. */
export async function breakList(page: Page, expectedErrors: RegExp[]): Promise<void> {
  expectedErrors.push(/ApiError/, /status of 500/);
  await page.route(/\/api\/file/, (route) => route.fulfill(problem(500)));
}

const pictures = new Map<string, Promise<Buffer>>();

async function samplePicture(number: number, width: number, format: 'webp' | 'avif') {
  const samples = (await readdir(SAMPLES)).filter((name) => name.endsWith('.jpg')).sort();
  const name = samples[number % samples.length] ?? '';
  const key = `${name} ${width} ${format}`;
  const picture = pictures.get(key) ?? draw(name, width, format);
  pictures.set(key, picture);
  return picture;
}

async function draw(name: string, width: number, format: 'webp' | 'avif'): Promise<Buffer> {
  const picture = sharp(await readFile(new URL(name, SAMPLES))).resize({ width });
  if (format === 'avif') return picture.avif({ quality: 50, effort: 1 }).toBuffer();
  return picture.webp({ quality: 75 }).toBuffer();
}

async function sampleVideo(): Promise<Buffer> {
  const name = (await readdir(SAMPLES)).find((file) => file.endsWith('.mp4')) ?? '';
  return readFile(new URL(name, SAMPLES));
}
