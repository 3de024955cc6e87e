import type { Page } from '@playwright/test';
import { ADMIN } from '../../emulators/suite/accounts.ts';
import { expect, pauseClock, signIn } from '../fixtures.ts';
import { test } from './fixtures.ts';
import { noisyPhoto, phoneVideo } from './sample-files.ts';

const THREE_MEGABYTES = 3 * 1024 * 1024;

test('the admin uploads a photo and a video, everyone sees them, and deleted they are gone everywhere', async ({
  page,
  gallery,
}) => {
  await page.clock.install();
  await signIn(page, ADMIN);
  await expect(page).toHaveURL('/admin/profile');
  await page.getByRole('link', { name: 'View dashboard' }).click();
  await expect(page.getByText('Nothing is uploaded yet.')).toBeVisible();

  const photo = await noisyPhoto(2400, 1800, 'வீடு 🏠 1.JPG');
  expect(photo.buffer.byteLength).toBeGreaterThan(THREE_MEGABYTES);
  await upload(page, photo, 'Consturction ', 'Theni');
  await upload(page, phoneVideo(), 'Road Work', 'Vaigai Nagar');

  const panel = page.getByRole('list', { name: 'Uploaded items' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expectPictureAndVideo(panel);
  const addresses = [
    await panel.getByRole('img').getAttribute('src'),
    await panel.locator('video').getAttribute('src'),
  ];

  for (const path of ['/gallery', '/']) {
    await page.goto(path);
    await expectPictureAndVideo(page.getByRole('main'));
  }

  await page.goto('/admin-panel');
  for (const item of ['Delete Road Work, Vaigai Nagar', 'Delete Consturction, Theni']) {
    await page.getByRole('link', { name: item }).click();
    await expect(page).toHaveURL(/\?id=[0-9a-f-]{36}$/);
    await expect(page.getByRole('dialog', { name: 'do you want to delete ?' })).toBeVisible();
    await page.getByRole('button', { name: 'yes' }).click();
    await expect(page.getByRole('link', { name: item })).toBeHidden();
    await expect(page).toHaveURL('/admin-panel');
  }
  await expect(page.getByText('Nothing is uploaded yet.')).toBeVisible();
  for (const path of ['/gallery', '/']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('Vaigai Nagar', { exact: true })).toBeHidden();
    await expect(page.locator('video')).toHaveCount(0);
  }
  for (const address of addresses) {
    expect((await page.request.get(address ?? '')).status()).toBe(404);
  }
  expect(await gallery.storedObjects()).toEqual([]);
});

async function upload(
  page: Page,
  file: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0],
  service: string,
  location: string,
) {
  await page.getByLabel('Photo or video').setInputFiles(file);
  await page.getByLabel('Service', { exact: true }).selectOption({ value: service });
  await page.getByPlaceholder('Enter the place of project').fill(location);
  // The upload needs its timers; the bar's time begins with the response to the post.
  await page.route('/api/file', async (route) => {
    await pauseClock(page);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Uploaded.')).toBeVisible();
  const progress = page.getByRole('progressbar', { name: 'Upload progress' });
  await expect(progress).toHaveAttribute('value', '100');
  await page.clock.runFor(7900);
  await expect(progress).toHaveAttribute('value', '100');
  await page.clock.runFor(200);
  await expect(progress).toHaveAttribute('value', '0');
  await page.clock.resume();
  await page.unroute('/api/file');
}

/** Both are there and really load: the picture has pixels, the video a length once it is asked for. */
async function expectPictureAndVideo(place: ReturnType<Page['getByRole']>) {
  const picture = place.getByRole('img', { name: 'Consturction' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const video = place.locator('video');
  await expect(video).toHaveCount(1);
  await video.evaluate((element: HTMLVideoElement) => element.load());
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.preload = 'metadata';
    if (element.readyState === 0)
      await new Promise((loaded) => element.addEventListener('loadedmetadata', loaded));
    if (!(element.duration > 0)) throw new Error('The video has no length.');
  });
}
