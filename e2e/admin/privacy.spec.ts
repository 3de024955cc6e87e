import exifr from 'exifr';
import sharp from 'sharp';
import { expect } from '../fixtures.ts';
import { type Gallery, test } from './fixtures.ts';
import { photosWithMarks } from './marked-photos.ts';
import { BLUE, MARK, PLACE, phonePhoto, phoneVideo, RED, transparentPlan } from './sample-files.ts';

/** All that `exifr` can find but the colour profile. */
const EVERYTHING = { tiff: true, xmp: true, iptc: true, jfif: false, icc: false };

test('a 12-megapixel photo reaches the gallery upright, and without the place where it was taken', async ({
  gallery,
  panel,
}) => {
  const photo = await phonePhoto();
  expect(await exifr.gps(photo.buffer)).toEqual({
    latitude: expect.closeTo(10.0104),
    longitude: expect.closeTo(77.4768),
  });
  await panel.upload(photo);
  await panel.finished();

  const stored = await onlyObject(gallery);
  expect(await exifr.parse(stored, EVERYTHING)).toBeUndefined();
  const { width, height, exif, orientation } = await sharp(stored).metadata();
  expect({ width, height, exif, orientation }).toMatchObject({ width: 3024, height: 4032 });
  expect(exif).toBeUndefined();
  expect(await colourAt(stored, 1500, 1000)).toEqual(near(RED));
  expect(await colourAt(stored, 1500, 3000)).toEqual(near(BLUE));
  await expect(panel.items.getByRole('img')).toHaveJSProperty('complete', true);
});

test('a video loses the place where it was taken in each of the ways that phones write it, plays on, and gets a still picture', async ({
  gallery,
  panel,
}) => {
  const video = phoneVideo();
  expect(video.buffer.includes(PLACE)).toBe(true);
  await panel.upload(video);
  await panel.finished();

  const paths = await gallery.uploads();
  expect(paths.map((path) => path.split('.').at(-1)).sort()).toEqual(['jpg', 'mp4']);
  const stored = await gallery.bytesOf(paths.find((path) => path.endsWith('.mp4')) ?? '');
  for (const trace of [PLACE, MARK, 'xyz', 'loci', 'com.apple', 'xmpmeta'])
    expect(stored.includes(trace), trace).toBe(false);

  const [item] = await gallery.items();
  expect(item).toMatchObject({ FileType: 'video/mp4', Duration: expect.any(Number) });
  const poster = await sharp(
    await gallery.bytesOf(paths.find((path) => path.endsWith('.jpg')) ?? ''),
  ).metadata();
  expect(Math.max(poster.width, poster.height)).toBeLessThanOrEqual(1280);
  const player = panel.items.locator('video');
  await player.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
  });
  await expect
    .poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
});

test('a video gets its still picture when the browser has none to draw at first', async ({
  page,
  gallery,
  panel,
}) => {
  await page.evaluate(() => {
    const { drawImage } = CanvasRenderingContext2D.prototype;
    let failures = 2;
    Object.assign(CanvasRenderingContext2D.prototype, {
      drawImage(this: CanvasRenderingContext2D, ...drawn: Parameters<typeof drawImage>) {
        failures -= 1;
        if (failures < 0) drawImage.apply(this, drawn);
      },
    });
  });
  await panel.upload(phoneVideo());
  await panel.finished();

  const [item] = await gallery.items();
  expect(item?.PosterUrl).toBeDefined();
  expect(item?.Colour).not.toBe('#000000');
});

test('a plan with transparency stays a PNG with transparency', async ({ gallery, panel }) => {
  await panel.upload(await transparentPlan());
  await panel.finished();
  const stored = await onlyObject(gallery);
  const { format, hasAlpha, exif } = await sharp(stored).metadata();
  expect({ format, hasAlpha, exif }).toEqual({ format: 'png', hasAlpha: true, exif: undefined });
  const [, , , alpha] = await sharp(stored).raw().toBuffer();
  expect(alpha).toBe(64);
});

test.describe('before the server has looked at anything', () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
  });

  test('nothing that stands beside the pixels of a photo or the pictures of a video has left the phone', async ({
    page,
    gallery,
    panel,
  }) => {
    await page.route('/api/file', (route) => route.abort());
    const marked = [...(await photosWithMarks()), phoneVideo()];
    for (const { name, buffer } of marked) expect(buffer.includes(MARK), name).toBe(true);
    await panel.upload(...marked);
    const stills = 1;
    await expect.poll(async () => (await gallery.uploads()).length).toBe(marked.length + stills);
    for (const path of await gallery.uploads()) {
      const stored = await gallery.bytesOf(path);
      for (const trace of [MARK, PLACE]) expect(stored.includes(trace), path).toBe(false);
    }
  });
});

async function onlyObject(gallery: Gallery): Promise<Buffer> {
  const paths = await gallery.uploads();
  expect(paths).toHaveLength(1);
  return gallery.bytesOf(paths[0] ?? '');
}

async function colourAt(photo: Buffer, left: number, top: number) {
  const [r, g, b] = await sharp(photo).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return { r, g, b };
}

/** JPEG is not exact. */
function near({ r, g, b }: typeof RED) {
  return { r: expect.closeTo(r, -1), g: expect.closeTo(g, -1), b: expect.closeTo(b, -1) };
}
