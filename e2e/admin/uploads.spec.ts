import sharp from 'sharp';
import { ADMIN } from '../../emulators/suite/google-accounts.ts';
import { pauseClock } from '../clock.ts';
import { expect, signIn } from '../fixtures.ts';
import { openLive } from '../hydration.ts';
import { problem } from '../responses.ts';
import { networkOf, test } from './fixtures.ts';
import { PhotosPage } from './photos-page.ts';
import { file, noisyPhoto, phoneVideo, smallPhoto } from './sample-files.ts';

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
  await page.clock.install();
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
  await pauseClock(page);
  await expect(photos.bar).toHaveAttribute('value', '100');
  await page.clock.runFor(8000);
  await expect(photos.bar).toHaveAttribute('value', '0');
  await page.clock.resume();
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

test('twelve photos go once each, two at a time, with one bar in whole percents', async ({
  page,
  gallery,
  photos,
}) => {
  const sent: string[] = [];
  let underWay = 0;
  let most = 0;
  await page.route(STORAGE, async (route) => {
    const isUpload = route.request().method() === 'POST';
    if (isUpload) {
      sent.push(new URL(route.request().url()).searchParams.get('name') ?? '');
      underWay += 1;
      most = Math.max(most, underWay);
    }
    await route.continue();
    if (isUpload) await (await route.request().response())?.finished();
    if (isUpload) underWay -= 1;
  });
  const odd = [
    'two  spaces .jpg ',
    'வீட்டு மனை.jfif',
    '🏠🚧.JPG',
    '../../etc/passwd.jpg',
    `${'நீ'.repeat(300)}.jpg`,
    "100% 'sure' #1 ?x=[y].jpg",
  ];
  const plain = Array.from({ length: 6 }, (_, index) => `site ${index + 1}.jpg`);
  const photo = await smallPhoto();
  const values = await valuesOf(photos);
  await photos.upload(...[...odd, ...plain].map((name) => ({ ...photo, name })));
  await expect(page.getByText(/^\d+ of 12 uploaded \(\d+%\), keep this page open$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Loading..' })).toBeDisabled();
  await photos.finished(12);
  // However the page is scrolled.
  for (const y of [0, 10_000]) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await expect(page.getByText('12 files uploaded.')).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('12 files uploaded.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
  await expect(photos.items).toHaveCount(12);
  expect(await gallery.items()).toHaveLength(12);
  expect([sent.length, new Set(sent).size]).toEqual([12, 12]);
  for (const path of sent) expect(path).toMatch(/^file\/[0-9a-f-]{36}\/[^/]+\.jpe?g$/);
  expect(most).toBe(2);
  const percents = (await values()).map(Number);
  expect(percents.filter((percent) => percent > 0 && percent < 100).length).toBeGreaterThan(2);
  expect(percents.every(Number.isInteger)).toBe(true);
});

/** What the bar says from now on. */
async function valuesOf({ bar }: PhotosPage): Promise<() => Promise<string[]>> {
  const seen = await bar.evaluateHandle((element) => {
    const values: string[] = [];
    new MutationObserver(() => values.push(element.getAttribute('value') ?? '')).observe(element, {
      attributes: true,
    });
    return values;
  });
  return () => seen.jsonValue();
}

test('a photo is changed in the whole width of the page, and what is typed there outlives a reload; nothing is counted before a file is sent', async ({
  page,
  gallery,
  photos,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText('0%')).toHaveCount(0);
  for (const Location of ['Theni', 'Cumbum']) await gallery.add({ Location, Service: 'Road Work' });
  await page.reload();
  await page.getByRole('button', { name: 'Edit: Road Work, Theni' }).click();
  const list = await page.getByRole('list', { name: 'Photos and videos' }).boundingBox();
  const editor = await photos.items.filter({ has: page.getByRole('form') }).boundingBox();
  expect(editor?.width).toBe(list?.width);
  const form = photos.items.getByRole('form');
  const place = form.getByLabel('Location');
  await place.fill('Theni, bus stand');
  await page.reload();
  await expect(place).toHaveValue('Theni, bus stand');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Edit: Road Work, Theni, bus stand' }),
  ).toBeVisible();
  await expect(form).toBeHidden();
});

test('what is missing is said beside its field, and a layout brings its place', async ({
  page,
  gallery,
  photos,
}) => {
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const input = page.getByLabel('Photo or video', { exact: true });
  await expect(input).toBeFocused();
  await expect(input).toHaveAttribute('accept', '.jpeg,.jpg,.png,.mp4');
  await expect(input).toHaveAccessibleDescription('Please choose a photo or a video.');
  const service = page.getByLabel('Service', { exact: true });
  await expect(service).toHaveAccessibleDescription('Please choose a service.');
  const location = page.getByPlaceholder('Enter the place of project');
  await expect(location).toHaveAccessibleDescription('Please type the place.');
  const suggestions = page.locator(`datalist#${await location.getAttribute('list')} option`);
  await expect(suggestions.first()).toHaveAttribute('value', 'Theni');
  await page.getByLabel('Layout', { exact: true }).selectOption('Sample Hills');
  await expect(location).toHaveValue('Bodinayakanur');
  await location.fill('bus stand, Cumbum');
  await page.getByLabel('Layout', { exact: true }).selectOption('No layout');
  await service.selectOption('Consturction ');
  await photos.choose(await smallPhoto());
  await photos.send();
  await photos.finished();
  const [item] = await gallery.items();
  expect(item).toMatchObject({
    Location: 'bus stand, Cumbum',
    Service: 'Consturction ',
  });
  expect(item?.Layout).toBeUndefined();
});

test('a file that cannot be taken says what to do, and the others go on', async ({
  gallery,
  photos,
  expectedErrors,
}) => {
  expectedErrors.push(/upload failed|status of 422/);
  const good = await smallPhoto('good.jpg');
  const refused = [
    [file('nothing.png'), 'This file is empty.'],
    [file('torn.jpg', good.buffer.subarray(0, 200)), 'The photo is damaged or incomplete.'],
  ] as const;
  await photos.upload(...refused.map(([one]) => one), good);
  await photos.finished(1);
  await expect(photos.failed).toHaveCount(refused.length);
  for (const [{ name }, sentence] of refused)
    await expect(photos.failed.filter({ hasText: name })).toContainText(sentence);
  expect(await gallery.items()).toHaveLength(1);
});

test('leaving an upload is asked about, and a lost network is waited for', async ({
  page,
  gallery,
  photos,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|does not answer/);
  const network = await networkOf(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
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

test('an upload on which nothing moves for 30 seconds says so on every page, and goes on by itself where it stopped', async ({
  page,
  photos,
  expectedErrors,
}) => {
  // With 30 seconds gone at once, what else the page reads just then fails as well.
  expectedErrors.push(/data could not be loaded/);
  await page.clock.install();
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
});

test('after a lost answer a photo is neither sent twice nor twice in the gallery', async ({
  page,
  gallery,
  photos,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|status of (403|500)|upload failed/);
  let uploads = 0;
  await page.route(STORAGE, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    uploads += 1;
    if (uploads > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.route('/api/file', (route) => route.fulfill(problem(500)));
  await photos.upload(await smallPhoto('site.jpg'));
  await expect(photos.failed).toContainText('Internal Server Error');
  // The rules let nothing be written over: the second one was refused.
  expect(uploads).toBe(2);
  await page.unroute('/api/file');
  await page.getByRole('button', { name: 'Try again: site.jpg' }).click();
  await photos.finished();
  expect(uploads).toBe(2);
  expect(await gallery.items()).toHaveLength(1);
  expect(await gallery.uploads()).toHaveLength(1);
});

test('a film whose upload failed is sent by "Try again", also when its still picture is another one then', async ({
  page,
  gallery,
  photos,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (403|404)|upload failed/);
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
  expect(await gallery.items()).toMatchObject([{ PosterUrl: expect.any(String) }]);
});

test('an upload whose session ends has failed, and goes on after the next sign-in', async ({
  page,
  gallery,
  photos,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400|upload failed|could not be/);
  await page.clock.install();
  const network = await networkOf(page);
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
  expect(await gallery.items()).toHaveLength(1);
});

test('by keyboard a photo is uploaded, pinned and deleted, and each is announced', async ({
  page,
  photos,
}) => {
  await photos.choose(await smallPhoto());
  await page.getByLabel('Photo or video').focus();
  const focusedNames = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement;
      const labels = [...(focused.labels ?? [])].map((label) => label.textContent);
      return [focused.ariaLabel, focused.textContent, ...labels];
    });
  const reach = async (name: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await focusedNames()).includes(name)) return;
    }
    throw new Error(`The keyboard does not reach ${name}.`);
  };
  await reach('Service');
  await page.keyboard.press('R');
  await reach('Location');
  await page.keyboard.type('Theni');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 file uploaded.' })).toBeVisible();
  const pin = page.getByLabel('Show first on Home: Road Work, Theni');
  await expect(pin).toBeVisible();
  await reach('Show first on Home: Road Work, Theni');
  await page.keyboard.press('Space');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await reach('Delete: Road Work, Theni');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'cancel' })).toBeFocused();
  await reach('yes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Deleted.' })).toBeFocused();
});
