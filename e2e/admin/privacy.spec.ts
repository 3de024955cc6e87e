import type { Page } from '@playwright/test';
import exifr from 'exifr';
import sharp from 'sharp';
import { expect } from '../fixtures.ts';
import { type Gallery, test } from './fixtures.ts';
import { photosWithMarks } from './marked-photos.ts';
import { BLUE, MARK, PLACE, phonePhoto, phoneVideo, RED, transparentPlan } from './sample-files.ts';

/** All that `exifr` can find but the colour profile. */
const EVERYTHING = { tiff: true, xmp: true, iptc: true, jfif: false, icc: false };

test('a photo reaches the gallery upright, a plan with its transparency, a video with a still picture, and none with the place where it was taken', async ({
  page,
  gallery,
  panel,
}) => {
  const [photo, plan, video] = [await phonePhoto(), await transparentPlan(), phoneVideo()];
  expect(await exifr.gps(photo.buffer)).toEqual({
    latitude: expect.closeTo(10.0104),
    longitude: expect.closeTo(77.4768),
  });
  expect(video.buffer.includes(PLACE)).toBe(true);
  await drawNothingAtFirst(page);
  await panel.upload(video);
  await panel.holds(1);
  const [item] = await gallery.items();
  expect(item).toMatchObject({ FileType: 'video/mp4', Duration: expect.any(Number) });
  expect(item?.PosterUrl).toBeDefined();
  expect(item?.Colour).not.toBe('#000000');
  const posterPath = await pathOf(gallery, '.jpg');
  const poster = await sharp(await gallery.bytesOf(posterPath)).metadata();
  expect(Math.max(poster.width, poster.height)).toBeLessThanOrEqual(1280);
  const keptVideo = await gallery.bytesOf(await pathOf(gallery, '.mp4'));
  for (const trace of [PLACE, MARK, 'xyz', 'loci', 'com.apple', 'xmpmeta'])
    expect(keptVideo.includes(trace), trace).toBe(false);
  const player = panel.items.locator('video');
  await player.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
  });
  await expect
    .poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);

  await panel.upload(photo, plan);
  await panel.holds(3);
  const kept = await gallery.bytesOf(await pathOf(gallery, '.jpg', posterPath));
  expect(await exifr.parse(kept, EVERYTHING)).toBeUndefined();
  const { width, height, exif, orientation } = await sharp(kept).metadata();
  expect({ width, height, exif, orientation }).toMatchObject({ width: 3024, height: 4032 });
  expect(exif).toBeUndefined();
  expect(await colourAt(kept, 1500, 1000)).toEqual(near(RED));
  expect(await colourAt(kept, 1500, 3000)).toEqual(near(BLUE));
  for (const picture of await panel.items.getByRole('img').all())
    await expect(picture).toHaveJSProperty('complete', true);

  const keptPlan = sharp(await gallery.bytesOf(await pathOf(gallery, '.png')));
  const facts = await keptPlan.metadata();
  expect(facts).toMatchObject({ format: 'png', hasAlpha: true });
  expect(facts.exif).toBeUndefined();
  const [, , , alpha] = await keptPlan.raw().toBuffer();
  expect(alpha).toBe(64);
});

/** As a browser that has no picture of a video yet when it is asked. */
async function drawNothingAtFirst(page: Page): Promise<void> {
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
}

test('before the server has looked at anything, nothing that stands beside the pixels of a photo or the pictures of a video has left the phone', async ({
  page,
  gallery,
  panel,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
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

/** Of the one upload that ends so, beside another one. */
async function pathOf(gallery: Gallery, ending: string, beside?: string): Promise<string> {
  const paths = (await gallery.uploads()).filter((path) => path.endsWith(ending));
  const [path = '', ...others] = paths.filter((each) => each !== beside);
  expect(others).toEqual([]);
  return path;
}

async function colourAt(photo: Buffer, left: number, top: number) {
  const [r, g, b] = await sharp(photo).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return { r, g, b };
}

/** JPEG is not exact. */
function near({ r, g, b }: typeof RED) {
  return { r: expect.closeTo(r, -1), g: expect.closeTo(g, -1), b: expect.closeTo(b, -1) };
}
