import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shipped } from '@theni/content';
import { picturesIn } from '@theni/content/pictures';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { drawing, isDrawingName } from '../src/pictures/pictures.ts';
import { hashOf, knownDrawings, makeDrawings, sourcesOfPages } from './drawings.ts';
import { isMade, madeFiles } from './make.ts';

const HERE = import.meta.dirname;
const WEB = join(HERE, '..');

async function folders() {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  await mkdir(from);
  return { from, to };
}

const svgOf = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36">
    <rect width="64" height="36" fill="${fill}"/></svg>`;

test('the site shows every picture as it lies here now', async () => {
  const made = await knownDrawings(WEB);
  const sources = sourcesOfPages(HERE);
  expect(Object.keys(made)).toEqual(sources.map(({ name }) => name));
  for (const source of sources)
    expect([source.name, made[source.name]?.hash]).toEqual([source.name, await hashOf(source)]);
  for (const name of Object.keys(made).filter(isDrawingName)) {
    const { avif = '', src } = drawing(name);
    const addresses = avif.split(', ').map((size) => size.split(' ')[0]);
    for (const address of [src, ...addresses]) await access(`${WEB}/public${address}`);
  }
  const named = picturesIn(shipped).map(([, { file }]) => file);
  expect(named.filter((file) => file !== '' && !isDrawingName(file))).toEqual([]);
});

test.each(madeFiles)('$to is made of what lies here now', async (file) => {
  expect(await isMade(file)).toBe(true);
});

test('a photo replaces the drawing of its name, upright as its camera was held', async () => {
  const { from, to } = await folders();
  await writeFile(join(from, 'founder.svg'), svgOf('#0f4c52'));
  await makeDrawings(from, to);
  await rm(join(from, 'founder.svg'));
  const photo = { width: 375, height: 500, channels: 3, background: '#b5472b' } as const;
  const file = join(from, 'founder.jpg');
  await sharp({ create: photo }).withMetadata({ orientation: 6 }).jpeg().toFile(file);
  await makeDrawings(from, to);

  const { founder } = await knownDrawings(to);
  const color = expect.stringMatching(/^#b.4.2.$/);
  expect(founder).toMatchObject({ widths: [480], height: 360, color });
  const made = ['avif', 'webp'].map((format) => `founder-480.${founder?.hash}.${format}`);
  expect((await readdir(join(to, 'public/assets'))).sort()).toEqual(made);
});

test('a new picture leaves the files of the others as they are', async () => {
  const { from, to } = await folders();
  await writeFile(join(from, 'founder.svg'), svgOf('#0f4c52'));
  await makeDrawings(from, to);
  const { founder } = await knownDrawings(to);
  const made = join(to, `public/assets/founder-480.${founder?.hash}.avif`);
  await writeFile(made, 'as it is');
  await writeFile(join(from, 'not-found.svg'), svgOf('#b5472b'));
  await makeDrawings(from, to);
  expect(await readFile(made, 'utf8')).toBe('as it is');
});
