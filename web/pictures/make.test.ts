import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shipped } from '@theni/content';
import { picturesIn } from '@theni/content/pictures';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { isMade, makePictures, sourcesIn } from './make.ts';

const HERE = import.meta.dirname;
const SITE = join(HERE, '../src/pictures');

async function folders() {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  await mkdir(from);
  return { from, to };
}

const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36">
    <rect width="64" height="36" fill="${fill}"/></svg>`;

test('the site shows every picture as it lies here now', async () => {
  for (const source of sourcesIn(HERE)) {
    expect([source.name, await isMade(source, SITE)]).toEqual([source.name, true]);
  }
  const named = picturesIn(shipped).flatMap(([, { file }]) => file || []);
  expect(sourcesIn(HERE).map(({ name }) => name)).toEqual(expect.arrayContaining(named));
});

test('a photo replaces the drawing of its name, upright as its camera was held', async () => {
  const { from, to } = await folders();
  await writeFile(join(from, 'founder.svg'), drawing('#0f4c52'));
  await makePictures(from, to);
  await rm(join(from, 'founder.svg'));
  const photo = { width: 375, height: 500, channels: 3, background: '#b5472b' } as const;
  const file = join(from, 'founder.jpg');
  await sharp({ create: photo }).withMetadata({ orientation: 6 }).jpeg().toFile(file);
  await makePictures(from, to);

  const made = ['founder-480.avif', 'founder-480.webp', 'hashes.json'];
  expect((await readdir(join(to, 'made'))).sort()).toEqual(made);
  const sizes = JSON.parse(await readFile(join(to, 'sizes.json'), 'utf8'));
  const color = expect.stringMatching(/^#b.4.2.$/);
  expect(sizes).toEqual({ founder: { width: 480, height: 360, color } });
});

test('a new picture leaves the files of the others as they are', async () => {
  const { from, to } = await folders();
  await writeFile(join(from, 'founder.svg'), drawing('#0f4c52'));
  await makePictures(from, to);
  const made = join(to, 'made/founder-480.avif');
  await writeFile(made, 'as it is');
  await writeFile(join(from, 'not-found.svg'), drawing('#b5472b'));
  await makePictures(from, to);
  expect(await readFile(made, 'utf8')).toBe('as it is');
});
