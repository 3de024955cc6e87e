import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

export {
  breakList,
  expect,
  layoutShift,
  live,
  openLive,
  screens,
  test,
} from './fixtures.ts';

const SAMPLES = new URL('../emulators/sample-gallery/', import.meta.url);
const WIDTHS = [320, 640, 960, 1600];
const SERVICES = ['Plots and Approvals', 'Consturction ', 'Road Work', '2d,3d plans'];
const PLACES = ['Theni', 'Cumbum', 'Bodinayakanur'];

export interface GalleryItem {
  _id: string;
  FileType: string;
  FileUrl: string;
  Service: string;
  Location: string;
  [field: string]: unknown;
}

/** An item as the API hands it out, with the pictures of a sample; its address is this site's own. */
export function galleryItem(number: number, fields: Partial<GalleryItem> = {}): GalleryItem {
  const at = (name: string) => `/sample-files/${number}-${name}`;
  return {
    _id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    FileType: 'image/jpeg',
    FileUrl: at('1600.webp'),
    Service: SERVICES[number % SERVICES.length] ?? '',
    Location: PLACES[number % PLACES.length] ?? '',
    Width: 2000,
    Height: 1500,
    Variants: WIDTHS.map((Width) => ({ Width, Url: at(`${Width}.webp`) })),
    ...fields,
  };
}

export function film(number: number, fields: Partial<GalleryItem> = {}): GalleryItem {
  const FileUrl = `/sample-files/${number}.mp4`;
  return galleryItem(number, { FileType: 'video/mp4', FileUrl, Duration: 7.5, ...fields });
}

/** What the visitor has fetched of the pictures. */
export interface Fetched {
  bytes: number;
  paths: string[];
}

/** Answers as the API and Storage do, for these items. */
export async function serveGallery(page: Page, items: GalleryItem[]): Promise<Fetched> {
  const fetched: Fetched = { bytes: 0, paths: [] };
  await page.route('**/sample-files/*', async (route) => {
    const path = new URL(route.request().url()).pathname;
    fetched.paths.push(path);
    const [, number = '0', width] = /(\d+)(?:-(\d+))?\.\w+$/.exec(path) ?? [];
    const body = width ? await samplePicture(Number(number), Number(width)) : await sampleFilm();
    fetched.bytes += body.length;
    await route.fulfill({ body, contentType: width ? 'image/webp' : 'video/mp4' });
  });
  await page.route(/\/api\/file/, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const chosen = choose(items, searchParams);
    if (pathname === '/api/file/filters')
      return route.fulfill({ json: filters(items, searchParams) });
    if (pathname !== '/api/file') {
      const item = items.find(({ _id }) => pathname.endsWith(_id));
      return item ? route.fulfill({ json: item }) : route.fulfill({ status: 404, json: {} });
    }
    const limit = Number(searchParams.get('limit') ?? 6);
    const after = searchParams.get('after');
    const start = chosen.findIndex(({ _id }) => _id === after) + 1;
    if (after && start === 0) return route.fulfill({ status: 400, json: {} });
    const shown = chosen.slice(start, start + limit);
    const next = new URLSearchParams(searchParams);
    next.set('after', shown.at(-1)?._id ?? '');
    const headers = { Link: `</api/file?${next}>; rel="next"` };
    return route.fulfill({ json: shown, ...(start + limit < chosen.length && { headers }) });
  });
  return fetched;
}

function choose(items: GalleryItem[], query: URLSearchParams): GalleryItem[] {
  const [services, place] = [query.getAll('service'), query.get('place')];
  return items
    .filter(({ Service }) => services.length === 0 || services.includes(Service))
    .filter(({ Location }) => !place || Location === place);
}

function filters(items: GalleryItem[], query: URLSearchParams) {
  const without = (name: string) => {
    const rest = new URLSearchParams(query);
    rest.delete(name);
    return choose(items, rest);
  };
  const count = (all: GalleryItem[], field: 'Service' | 'Location', names: string[]) =>
    names
      .map((name) => ({ [field]: name, Count: all.filter((item) => item[field] === name).length }))
      .filter(({ Count }) => Count);
  return {
    Count: choose(items, query).length,
    Services: count(without('service'), 'Service', SERVICES),
    Places: count(without('place'), 'Location', [
      ...new Set([...PLACES, ...items.map(({ Location }) => Location)]),
    ]),
  };
}

const pictures = new Map<string, Promise<Buffer>>();

async function samplePicture(number: number, width: number): Promise<Buffer> {
  const photos = (await readdir(SAMPLES)).filter((name) => name.endsWith('.jpg')).sort();
  const name = photos[number % photos.length] ?? '';
  const key = `${name} ${width}`;
  const picture = pictures.get(key) ?? draw(name, width);
  pictures.set(key, picture);
  return picture;
}

async function draw(name: string, width: number): Promise<Buffer> {
  const photo = await readFile(new URL(name, SAMPLES));
  return sharp(photo).resize({ width }).webp({ quality: 75 }).toBuffer();
}

async function sampleFilm(): Promise<Buffer> {
  const name = (await readdir(SAMPLES)).find((file) => file.endsWith('.mp4')) ?? '';
  return readFile(new URL(name, SAMPLES));
}
