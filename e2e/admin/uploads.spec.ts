import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN } from '../../emulators/suite/google-accounts.ts';
import { expect, signIn } from '../fixtures.ts';
import { openLive } from '../hydration.ts';
import { problem } from '../responses.ts';
import { networkOf, PhotosPage, test } from './fixtures.ts';
import { noisyPhoto, phoneVideo, smallPhoto } from './sample-files.ts';

/** Larger than what goes in one request, and so narrow that the server draws it in few sizes. */
const LARGE = await noisyPhoto(390, 800, 'large.jpg');
/** Bytes a second: it does not end while it is looked at. */
const SLOW = 10_000;
const STORAGE = /\/v0\/b\//;
const CORS = { 'Access-Control-Allow-Origin': '*' };

test('a photo and a film are public without their places, and deleted they are gone', async ({
  page,
  gallery,
}) => {
  await signIn(page, ADMIN);
  await page.getByRole('link', { name: 'View dashboard' }).click();
  await expect(page.getByText('No photos yet.')).toBeVisible();
  const photos = new PhotosPage(page);
  await photos.upload(LARGE, phoneVideo('IMG_7.MOV'));
  await photos.finished(2);
  await expect(photos.items).toHaveCount(2);
  for (const path of await gallery.uploads()) {
    const stored = await gallery.bytesOf(path);
    if (path.endsWith('.jpg')) expect((await sharp(stored).metadata()).exif).toBeUndefined();
    else expect(stored.includes('+10.0104')).toBe(false);
  }
  expect(await gallery.items()).toContainEqual(
    expect.objectContaining({ FileType: 'video/mp4', PosterUrl: expect.any(String) }),
  );
  await page.getByRole('link', { name: 'in the gallery' }).click();
  for (const path of ['/gallery', '/']) {
    await openLive(page, path);
    await expect(page.getByRole('main').getByRole('img', { name: 'Road Work' })).toBeVisible();
    await expect(page.locator('video')).toHaveCount(1);
  }

  await page.goto('/admin-panel');
  for (const left of [1, 0]) {
    await photos.items.first().getByRole('link', { name: 'Delete: Road Work, Cumbum' }).click();
    await expect(page).toHaveURL(/\?id=[0-9a-f-]{36}$/);
    await expect(page.getByRole('dialog', { name: 'do you want to delete ?' })).toBeVisible();
    await page.getByRole('button', { name: 'yes' }).click();
    await expect(page).toHaveURL('/admin-panel');
    await expect(photos.items).toHaveCount(left);
  }
  await page.goto('/gallery');
  await expect(page.getByRole('main').getByText('Cumbum', { exact: true })).toBeHidden();
  expect(await gallery.storedObjects()).toEqual([]);
});

/** Names that people and their devices give. */
const ODD_NAMES = [
  'two  spaces .jpg ',
  'வீட்டு மனை.jfif',
  '🏠🚧.JPG',
  '../../etc/passwd.jpg',
  `${'நீ'.repeat(300)}.jpg`,
  "100% 'sure' #1 ?x=[y].jpg",
];

test('photos of any name are uploaded; what was done is in view however the page is scrolled; a photo is changed in the whole width of the page; by keyboard one is uploaded, pinned and deleted, and each is announced', async ({
  page,
  gallery,
  photos,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await test.step('photos of any name', async () => {
    const photo = await smallPhoto();
    await photos.upload(...ODD_NAMES.map((name) => ({ ...photo, name })));
    await photos.finished(6);
    for (const y of [0, 10_000]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await expect(page.getByText('6 files uploaded.')).toBeInViewport({ ratio: 1 });
    }
    await expect(photos.items).toHaveCount(6);
    expect(await gallery.items()).toHaveLength(6);
    const uploads = await gallery.uploads();
    expect(uploads).toHaveLength(6);
    for (const path of uploads) expect(path).toMatch(/^file\/[0-9a-f-]{36}\/[^/]+\.jpe?g$/);
  });

  await test.step('a photo is changed in the whole width of the page', async () => {
    await page.getByRole('button', { name: 'Edit: Road Work, Cumbum' }).first().click();
    const form = photos.items.getByRole('form');
    const list = await page.getByRole('list', { name: 'Photos and videos' }).boundingBox();
    const editor = await photos.items.filter({ has: page.getByRole('form') }).boundingBox();
    expect(editor?.width).toBe(list?.width);
    await form.getByLabel('Location').fill('Bodinayakanur');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeInViewport({ ratio: 1 });
  });

  await test.step('by keyboard a photo is uploaded, pinned and deleted', async () => {
    await photos.choose(await smallPhoto());
    await page.getByLabel('Photo or video').focus();
    await reach(page, 'Service');
    await page.keyboard.press('R');
    await reach(page, 'Location');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Theni');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '1 file uploaded.' })).toBeVisible();
    const pin = page.getByLabel('Show first on Home: Road Work, Theni');
    await expect(pin).toBeVisible();
    await reach(page, 'Show first on Home: Road Work, Theni');
    await page.keyboard.press('Space');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await reach(page, 'Delete: Road Work, Theni');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'cancel' })).toBeFocused();
    await reach(page, 'yes');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Deleted.' })).toBeFocused();
  });
});

/** Presses Tab until what has this name, or this label, has the focus. */
async function reach(page: Page, name: string): Promise<void> {
  const focusedNames = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement;
      const labels = [...(focused.labels ?? [])].map((label) => label.textContent);
      return [focused.ariaLabel, focused.textContent, ...labels];
    });
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedNames()).includes(name)) return;
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

test('leaving an upload is asked about, and a lost network is waited for; one whose session ends has failed, and goes on after the next sign-in', async ({
  page,
  gallery,
  photos,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|does not answer/);
  expectedErrors.push(/status of 400|upload failed|could not be/);
  await page.clock.install();
  const network = await networkOf(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  await test.step('leaving, and a lost network', async () => {
    await network.slow(SLOW);
    await photos.upload(LARGE, await smallPhoto('second.jpg'));
    await photos.reached(1);
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    await expect(page.getByText(/of 2 uploaded \(\d+%\), keep this page open/)).toBeInViewport({
      ratio: 1,
    });
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);

    await network.cut();
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await network.restore();
    await page.getByRole('link', { name: 'Photos', exact: true }).click();
    await photos.finished(2);
    expect(await gallery.items()).toHaveLength(2);
    expect(await gallery.uploads()).toHaveLength(2);
    await page.reload();
    expect(asked).toHaveLength(1);
  });

  await test.step('the end of the session', async () => {
    await page.route(/securetoken/, (route) =>
      route.fulfill({ status: 400, headers: CORS, json: { error: { message: 'USER_DISABLED' } } }),
    );
    await network.slow(SLOW);
    await photos.upload(LARGE);
    await photos.reached(1);
    // The token's hour is over.
    await page.clock.fastForward('02:00:00');
    await expect(
      page.getByText('Your session has ended. Please sign in again to continue.'),
    ).toBeVisible();
    await page.unroute(/securetoken/);
    await network.restore();
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: ADMIN }).click();
    await page.getByRole('link', { name: 'Photos', exact: true }).click();
    await expect(photos.failed).toContainText('Your session has ended.');
    await page.getByRole('button', { name: 'Try again: large.jpg' }).click();
    await photos.finished();
    expect(await gallery.items()).toHaveLength(3);
  });
});

test('an upload on which nothing moves for 30 seconds says so on every page, and goes on by itself where it stopped; after a lost answer a photo is neither sent twice nor twice in the gallery; a film whose upload failed is sent by "Try again", also when its still picture is another one then', async ({
  page,
  gallery,
  photos,
  expectedErrors,
}) => {
  // With 30 seconds gone at once, what else the page reads just then fails as well.
  expectedErrors.push(/data could not be loaded/);
  expectedErrors.push(/ERR_FAILED|status of (403|404|500)|upload failed/);
  await page.clock.install();
  await test.step('30 seconds without a byte', async () => {
    const starts: string[] = [];
    let hanging = 0;
    let isLost = true;
    await page.route(STORAGE, async (route) => {
      const offset = route.request().headers()['x-goog-upload-offset'];
      if (offset === '0') starts.push(offset);
      // No answer ever comes to the second part.
      if (isLost && offset && offset !== '0') hanging += 1;
      else await route.continue();
    });
    await photos.upload(LARGE);
    await expect.poll(() => hanging).toBe(1);
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    const stalled = page.getByText('Nothing has been sent for 30 seconds');
    await expect(stalled).toHaveCount(0);
    for (const _quarter of [1, 2]) await page.clock.fastForward(15_000);
    await expect(stalled).toBeInViewport({ ratio: 1 });
    // It has asked again by itself, and hangs again.
    await expect.poll(() => hanging).toBe(2);
    isLost = false;
    for (const _quarter of [3, 4]) await page.clock.fastForward(15_000);
    await expect(stalled).toHaveCount(0);
    await photos.finished();
    expect(starts).toHaveLength(1);
    await page.unroute(STORAGE);
  });

  await test.step('a lost answer', async () => {
    let uploads = 0;
    await page.route(STORAGE, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      uploads += 1;
      if (uploads > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.route('/api/file', (route) => route.fulfill(problem(500)));
    await page.getByRole('link', { name: 'Photos', exact: true }).click();
    await photos.upload(await smallPhoto('site.jpg'));
    await expect(photos.failed).toContainText('Internal Server Error');
    // The rules let nothing be written over: the second one was refused.
    expect(uploads).toBe(2);
    await page.unroute('/api/file');
    await page.getByRole('button', { name: 'Try again: site.jpg' }).click();
    await photos.finished();
    expect(uploads).toBe(2);
    expect(await gallery.items()).toHaveLength(2);
    expect(await gallery.uploads()).toHaveLength(2);
    await page.unroute(STORAGE);
  });

  await test.step('a film whose upload failed', async () => {
    await page.evaluate(() => {
      const { convertToBlob } = OffscreenCanvas.prototype;
      let count = 0;
      OffscreenCanvas.prototype.convertToBlob = async function (options) {
        count += 1;
        const blob = await convertToBlob.call(this, options);
        return new Blob([blob, new Uint8Array(count)], { type: blob.type });
      };
    });
    const ofFilm = /\/v0\/b\/.*IMG_7/;
    await page.route(ofFilm, (route) => route.fulfill({ status: 403, headers: CORS }));
    await photos.upload(phoneVideo('IMG_7.MOV'));
    await expect(photos.failed).toContainText('The file could not be uploaded');
    await page.unroute(ofFilm);
    await page.getByRole('button', { name: 'Try again: IMG_7.MOV' }).click();
    await photos.finished();
    expect(await gallery.items()).toContainEqual(
      expect.objectContaining({ PosterUrl: expect.any(String) }),
    );
  });
});
