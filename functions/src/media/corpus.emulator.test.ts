import { randomUUID } from 'node:crypto';
import type { Item } from '@theni/contract';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { apiForTests } from '../testing/api-for-tests.ts';
import { emptyGallery } from '../testing/running-api.ts';
import { type Accepted, type Case, SECRET } from './corpus/case.ts';
import { FILM_PLACES, films } from './corpus/films.ts';
import { jpegs } from './corpus/jpegs.ts';
import { pngs } from './corpus/pngs.ts';

const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'video/mp4': 'mp4' };
const SECRETS = [SECRET, ...FILM_PLACES];

const api = await apiForTests();
beforeAll(() => emptyGallery(api));

const corpus = [...jpegs, ...pngs, ...films];

test('the corpus has at least sixty files', () => {
  expect(new Set(corpus.map(({ what }) => what)).size).toBeGreaterThanOrEqual(60);
});

test.each(corpus)('$what has the outcome that it must have', async ({ type, bytes, outcome }) => {
  const { answer, id, FileUrl } = await post(type, await bytes());
  const body = await answer.json();
  const objects = await objectsIn(id);
  if (outcome instanceof RegExp) {
    expect({ status: answer.status, detail: body.detail }).toEqual({
      status: 422,
      detail: expect.stringMatching(outcome),
    });
    expect(objects).toEqual([]);
    expect(await api.dependencies.items.get(id)).toBeUndefined();
    return;
  }
  expect({ status: answer.status, detail: body.detail }).toEqual({ status: 201 });
  await expectItem(body, outcome);
  expect(body.FileUrl === FileUrl).toBe(!outcome.cleaned);
  expect((await fetch(FileUrl)).status).toBe(outcome.cleaned ? 404 : 200);
  for (const { name, content, cacheControl } of objects) {
    expect(cacheControl).toBe('public, max-age=31536000, immutable');
    for (const secret of SECRETS) expect(content.includes(secret), name).toBe(false);
  }
});

async function post(FileType: Case['type'], bytes: Buffer) {
  const id = randomUUID();
  const object = { id, path: `file/${id}/site.${EXTENSIONS[FileType]}` };
  // Past the rules, which would stop some of these files on their way in.
  await api.dependencies.objects.write(object, bytes, FileType);
  const FileUrl = api.dependencies.objects.urlOf(object);
  const body = { Location: 'Theni', Service: 'Road Work', FileType, FileUrl };
  return { id, FileUrl, answer: await api.admin.ask('POST', '/file', body) };
}

async function objectsIn(id: string) {
  const [files] = await getStorage()
    .bucket()
    .getFiles({ prefix: `file/${id}/` });
  return Promise.all(
    files.map(async (file) => ({
      name: file.name,
      content: (await file.download())[0],
      cacheControl: file.metadata.cacheControl,
    })),
  );
}

async function expectItem(item: Item, outcome: Accepted): Promise<void> {
  const { Width, Height, Warnings, Duration, corner, variants = [outcome.Width] } = outcome;
  expect(item).toMatchObject({ Width, Height });
  expect(item.Warnings).toEqual(Warnings);
  expect(item.Duration).toBe(Duration);
  expect(item.Variants.map((variant) => variant.Width)).toEqual(variants);
  if (variants.length === 0) return;
  expect(item.Placeholder?.length).toBeLessThanOrEqual(600);
  expect(item.Colour).toMatch(/^#[0-9a-f]{6}$/);
  for (const variant of item.Variants) await expectVariant(variant, item, corner);
  const { headers } = await fetch(item.FileUrl);
  expect(Number(headers.get('Content-Length'))).toBe(item.Size);
}

async function expectVariant(
  variant: Item['Variants'][number],
  { Width, Height }: Item,
  corner: Accepted['corner'],
): Promise<void> {
  const answer = await fetch(variant.Url);
  expect(answer.headers.get('Content-Type')).toBe('image/webp');
  const picture = sharp(await answer.bytes());
  const { width, height, exif, xmp, iptc, icc, orientation, format, space } =
    await picture.metadata();
  expect({ exif, xmp, iptc, icc, orientation, format, space }).toEqual({
    format: 'webp',
    space: 'srgb',
  });
  expect(width).toBe(variant.Width);
  expect(Math.abs(height - (variant.Width * Height) / Width)).toBeLessThanOrEqual(1);
  if (!corner) return;
  const pixel = await picture
    .extract({ left: 4, top: 4, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  corner.forEach((value, index) => {
    expect(Math.abs(value - (pixel[index] ?? Number.NaN))).toBeLessThan(25);
  });
}
