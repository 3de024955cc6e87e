import type { Page } from '@playwright/test';
import { expect, requestsOf } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { type Gallery, test } from './fixtures.ts';
import { networkOf, pathsSent } from './panel.ts';
import { longVideo, smallPhoto } from './sample-files.ts';

const MEGABYTE = 1024 * 1024;
const VIDEO = await longVideo(6 * MEGABYTE);
const SLOW = 2 * MEGABYTE;

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (500|503|404)|^(post|transfer) failed|the list could not be loaded/,
  );
});

test('a video outlives a lost connection and a reload in mid-upload: leaving asks first, and what is finished is not sent again', async ({
  page,
  gallery,
  panel,
}) => {
  const network = await networkOf(page);
  const requested: string[] = [];
  let isLeaving = false;
  page.on('dialog', (dialog) => {
    requested.push(dialog.type());
    return isLeaving ? dialog.accept() : dialog.dismiss();
  });
  await panel.upload(await smallPhoto('first.jpg'));
  await panel.finished();
  await network.slow(SLOW);
  const sent = pathsSent(page);
  await panel.upload(VIDEO);
  await expect.poll(() => sent).toContainEqual(expect.stringMatching(/\.mp4$/));
  await page.evaluate(() => location.reload());
  await expect.poll(() => requested).toEqual(['beforeunload']);

  await network.cut();
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await network.slow(SLOW);
  await expect(page.getByText('There is no connection.')).toBeHidden();
  await panel.reached(40);

  isLeaving = true;
  const uploads = uploadsOf(page);
  await page.reload();
  await expect.poll(() => requested).toHaveLength(2);
  await panel.holds(2);
  expect(uploads.filter((address) => address.includes('first.jpg'))).toEqual([]);
  expect(await gallery.items()).toMatchObject([
    { FileType: 'video/mp4', Size: VIDEO.buffer.length },
    { FileType: 'image/jpeg' },
  ]);
  // Of the video there is a still picture, too.
  expect(await gallery.uploads()).toHaveLength(3);
  await page.reload();
  expect(requested).toHaveLength(2);
});

test('a busy Storage, a post that fails and a reload between the two are outlived, and nothing is uploaded twice', async ({
  page,
  gallery,
  panel,
}) => {
  let responses = 0;
  await page.route(/\/v0\/b\/.*upload_id=/, async (route) => {
    responses += 1;
    if (responses <= 3)
      await route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' } });
    else await route.continue();
  });
  await page.route('/api/file', (route) => route.fulfill(problem(500)));
  await panel.upload(await smallPhoto('site.jpg'));
  await expect(
    page.getByRole('alert').getByText('could not be added to the gallery'),
  ).toBeVisible();
  expect(responses).toBeGreaterThan(3);
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
  const uploads = uploadsOf(page);
  await page.unroute('/api/file');
  await page.route('/api/file', (route) => route.abort());
  await page.getByRole('button', { name: 'Try site.jpg again' }).click();
  await expect(page.getByText('Processing', { exact: true })).toBeVisible();
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await page.unroute('/api/file');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await panel.finished();
  expect(uploads).toEqual([]);
  expect(await gallery.items()).toHaveLength(1);
  expect(await gallery.uploads()).toHaveLength(1);
});

test('what prepares files is asked for again when it has not come within two minutes', async ({
  page,
  panel,
}) => {
  await page.clock.install();
  let requested = 0;
  await page.route(/preparation\.worker/, async (route) => {
    requested += 1;
    if (requested > 1) await route.continue();
  });
  await panel.upload(await smallPhoto());
  await expect(panel.queue.getByText('Preparing')).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await page.clock.runFor(30_000);
  await panel.finished();
});

test('what rewrites videos comes with the first one and is waited for; a video that is cancelled meanwhile or in mid-upload leaves nothing, and the next file is sent', async ({
  page,
  gallery,
  panel,
}) => {
  const network = await networkOf(page);
  const cancel = page.getByRole('button', { name: 'Cancel long video.mp4' });
  let response: 'none' | 'broken' | 'whole' = 'none';
  const loads: string[] = [];
  await page.route(/\/assets\/video-(?!poster)/, async (route) => {
    loads.push(route.request().url());
    if (response === 'whole') await route.continue();
    if (response === 'broken') await route.abort();
    response = 'whole';
  });
  await panel.upload(await smallPhoto('first.jpg'));
  await panel.finished();
  expect(loads).toEqual([]);
  await panel.upload(VIDEO, await smallPhoto('second.jpg'));
  await expect(panel.queue.getByText('Preparing')).toBeVisible();
  await cancel.click();
  await panel.holds(2);

  await page.reload();
  response = 'broken';
  await network.slow(SLOW);
  const sent = pathsSent(page);
  await panel.upload(VIDEO, await smallPhoto('third.jpg'));
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await expect.poll(() => sent).toContainEqual(expect.stringMatching(/\.mp4$/));
  await cancel.click();
  await network.restore();
  await panel.holds(3);
  expect((await gallery.items()).map(({ FileType }) => FileType)).toEqual(
    Array.from({ length: 3 }, () => 'image/jpeg'),
  );
  await expect
    .poll(async () => (await gallery.uploads()).map((path) => path.split('.').at(-1)))
    .toEqual(['jpg', 'jpg', 'jpg']);
});

test('when the tab that uploads is closed, another one takes over', async ({
  page,
  context,
  gallery,
  panel,
}) => {
  const network = await networkOf(page);
  await network.slow(MEGABYTE);
  const other = await context.newPage();
  await other.goto('/admin-panel');
  await panel.upload(VIDEO);
  await panel.reached(10);
  await expect(other.getByText('0 of 1 uploaded, in another tab')).toBeVisible();
  await page.close();
  await expect(other.getByText('Uploaded.', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expectVideoOnce(gallery);
});

/** Bytes sent to Storage by this page from now on. */
function uploadsOf(page: Page): string[] {
  return requestsOf(page, (request) =>
    /upload/.test(request.headers()['x-goog-upload-command'] ?? ''),
  );
}

async function expectVideoOnce(gallery: Gallery) {
  const items = await gallery.items();
  expect(items.map(({ Size }) => Size)).toEqual([VIDEO.buffer.length]);
  const paths = await gallery.uploads();
  expect(paths.filter((path) => path.endsWith('.mp4'))).toHaveLength(1);
}
