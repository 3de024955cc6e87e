import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { shipped } from '@theni/content';
import { expect, test } from 'vitest';
import { sampleProjects } from '../../config/sample-projects.ts';
import { headingFont } from './display-font.ts';

const fonts = { en: await headingFont('en'), ta: await headingFont('ta') };

/** What the face has a sign for (OpenType, "cmap", format 4). */
function signsOf(font: Buffer): string[] {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const record = records.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.readUInt32BE(record + 8);
  const table = cmap + font.readUInt32BE(cmap + 8);
  expect(font.readUInt16BE(table)).toBe(4);
  const length = font.readUInt16BE(table + 6);
  return Array.from({ length: length / 2 }, (_, index) => {
    const last = font.readUInt16BE(table + 14 + 2 * index);
    const first = font.readUInt16BE(table + 16 + length + 2 * index);
    return Array.from({ length: last - first + 1 }, (_, more) => String.fromCharCode(first + more));
  }).flat();
}

test('every sign that link previews may draw is in the two faces', () => {
  const signs = new Set([...signsOf(fonts.en), ...signsOf(fonts.ta)]);
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32));
  const { company, home, pages, projectPage } = shipped;
  const drawn = JSON.stringify([
    company.name,
    home.hero.headline,
    Object.values(pages).map(({ name }) => name),
    projectPage.noRegistration,
    sampleProjects.map(({ Project: { name, place, registration, promoter } }) => [
      name,
      place,
      registration.number,
      promoter,
    ]),
  ]);
  expect([...ascii, '₹', ...drawn].filter((sign) => !signs.has(sign))).toEqual([]);
});

/** How many different pictures there are of projects whose names are one of these signs. */
const drawing = (signs: string) => `
  const { openGraphImages } = await import(process.argv[1]);
  const { pages } = await import(process.argv[2]);
  const words = {
    company: { name: 'அ' },
    home: { hero: { headline: 'அ' } },
    pages: Object.fromEntries(Object.keys(pages).map((name) => [name, { name: 'அ' }])),
  };
  const projects = [...'${signs}'].map((name) => ({
    slug: name,
    name,
    place: 'அ',
    registration: { number: '', qr: null },
    promoter: { name: 'அ', address: 'அ' },
    text: { noRegistration: 'அ' },
  }));
  const images = await openGraphImages({ language: 'ta', words }, projects, process.argv[3]);
  const drawn = images.slice(-projects.length).map(([, jpeg]) => jpeg.toString('latin1'));
  console.log(new Set(drawn).size);
`;

test('a Tamil link preview shows digits and Latin letters, and no boxes, on a machine without fonts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const own = (file: string) => join(folder, file);
  const beside = (file: string) => new URL(file, import.meta.url);
  await writeFile(own('heading.en.ttf'), fonts.en);
  await writeFile(own('heading.ta.ttf'), fonts.ta);
  await copyFile(beside('../src/pictures/made/og-base-1200.webp'), own('og-base.webp'));
  await writeFile(own('fonts.conf'), '<?xml version="1.0"?><fontconfig></fontconfig>');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      drawing('017R'),
      beside('open-graph-images.ts').href,
      beside('../src/pages.ts').href,
      folder,
    ],
    { env: { ...process.env, FONTCONFIG_FILE: own('fonts.conf') } },
  );
  expect(stdout).toBe('4\n');
  await rm(folder, { recursive: true });
});
