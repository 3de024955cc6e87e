import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { AVIF_WIDTHS, type Item, listQuery, type Service, VARIANT_WIDTHS } from '@theni/contract';
import sharp from 'sharp';
import { countFilters, pageForAdmin, pageOfItems } from '../functions/src/gallery/item-list.ts';
import { problem } from './responses.ts';

/** In turn. A list of its own, so that a further service leaves every test's items as they are. */
const SERVICES = [
  'Plots and Approvals',
  'Consturction ',
  'Road Work',
  '2d,3d plans',
] as const satisfies readonly Service[];

const SAMPLES = new URL('../emulators/sample-gallery/', import.meta.url);

/**
 * An item as the API hands it out, with the pictures of a sample; its address is this site's own.
 */
export function photo(number: number, fields: Partial<Item> = {}): Item {
  const at = (name: string) => `/sample-files/${number}-${name}`;
  return {
    _id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    FileType: 'image/jpeg',
    FileUrl: at('2000.webp'),
    Service: SERVICES[number % SERVICES.length] ?? 'Road Work',
    Location: `Town ${number}`,
    Width: 2000,
    Height: 1500,
    Variants: VARIANT_WIDTHS.map((Width) => ({ Width, Url: at(`${Width}.webp`) })),
    Pinned: false,
    CreatedAt: new Date(Date.UTC(2026, 2, 2) - number * 60_000).toISOString(),
    ...fields,
  };
}

/** A photo since there is AVIF: drawing that takes time, so one test has it. */
export function photoWithAvif(number: number): Item {
  const Avif = AVIF_WIDTHS.map((Width) => {
    return { Width, Url: `/sample-files/${number}-${Width}.avif` };
  });
  return photo(number, { Avif });
}

export function video(number: number, fields: Partial<Item> = {}): Item {
  return photo(number, {
    FileType: 'video/mp4',
    FileUrl: `/sample-files/${number}.mp4`,
    PosterUrl: `/sample-files/${number}-2000.webp`,
    Duration: 7.5,
    ...fields,
  });
}

/** A gallery of so many photos, the newest first. */
export function photos(length: number): Item[] {
  return Array.from({ length }, (_, index) => photo(index));
}

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
