import type { Page } from '@playwright/test';
import { problem } from '../answers.ts';
import { expect, requestsOf } from '../fixtures.ts';
import { type Gallery, test } from './fixtures.ts';
import { networkOf, Panel } from './panel.ts';
import { longVideo, smallPhoto } from './sample-files.ts';

const MEGABYTE = 1024 * 1024;
const VIDEO = await longVideo(6 * MEGABYTE);
const SLOW = 2 * MEGABYTE;

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (500|503|404)|^(post|transfer) failed|the list could not be loaded/,
  );
});

test('an upload that loses its connection half-way goes on by itself when it is back', async ({
  page,
  gallery,
  panel,
}) => {
  const network = await networkOf(page);
  await network.slow(SLOW);
  await panel.upload(VIDEO);
  await panel.reached(50);
  await network.cut();
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await network.restore();
  await panel.finished();
  await expectVideoOnce(gallery);
});

test('an upload outlives a Storage that is too busy three times', async ({
  page,
  gallery,
  panel,
}) => {
  let answers = 0;
  await page.route(/\/v0\/b\/.*upload_id=/, async (route) => {
    answers += 1;
    if (answers <= 3)
      await route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' } });
    else await route.continue();
  });
  await panel.upload(await smallPhoto());
  await panel.finished();
  expect(answers).toBeGreaterThan(3);
  expect(await gallery.items()).toHaveLength(1);
  expect(await gallery.uploads()).toHaveLength(1);
});

test('a record that could not be posted is offered again, and nothing is uploaded twice', async ({
  page,
  gallery,
  panel,
}) => {
  const uploads = uploadsOf(page);
  await page.route('/api/file', (route) => route.fulfill(problem(500)));
  await panel.upload(await smallPhoto('site.jpg'));
  await expect(
    page.getByRole('alert').getByText('could not be added to the gallery'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
  const sent = uploads.length;
  await page.unroute('/api/file');
  await page.getByRole('button', { name: 'Try site.jpg again' }).click();
  await panel.finished();
  expect(uploads).toHaveLength(sent);
  expect(await gallery.items()).toHaveLength(1);
});

test('a page that is reloaded in mid-upload goes on with the same file, and sends no finished one again', async ({
  page,
  gallery,
  panel,
}) => {
  const network = await networkOf(page);
  await panel.upload(await smallPhoto('first.jpg'));
  await panel.finished();
  await network.slow(SLOW);
  await panel.upload(VIDEO);
  await panel.reached(40);
  page.once('dialog', (dialog) => dialog.accept());
  const uploads = uploadsOf(page);
  await page.reload();
  await panel.finished(2);
  expect(uploads.filter((address) => address.includes('first.jpg'))).toEqual([]);
  expect((await gallery.items()).map(({ FileType }) => FileType)).toEqual([
    'video/mp4',
    'image/jpeg',
  ]);
  expect(await gallery.uploads()).toHaveLength(3);
});

test('a page that is reloaded between upload and post posts, and uploads nothing again', async ({
  page,
  gallery,
  panel,
}) => {
  await page.route('/api/file', (route) => route.abort());
  await panel.upload(await smallPhoto());
  await expect(page.getByText('Processing', { exact: true })).toBeVisible();
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await page.unroute('/api/file');
  page.once('dialog', (dialog) => dialog.accept());
  const uploads = uploadsOf(page);
  await page.reload();
  await panel.finished();
  expect(uploads).toEqual([]);
  expect(await gallery.items()).toHaveLength(1);
});

test('what prepares files is asked for again when it has not come within two minutes', async ({
  page,
  panel,
}) => {
  await page.clock.install();
  let asked = 0;
  await page.route(/preparation\.worker/, async (route) => {
    asked += 1;
    if (asked > 1) await route.continue();
  });
  await panel.upload(await smallPhoto());
  await expect(panel.queue.getByText('Preparing')).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await page.clock.runFor(30_000);
  await panel.finished();
});

test('what rewrites videos comes with the first one, and a line that is gone then is waited out', async ({
  page,
  gallery,
  panel,
}) => {
  const loads: string[] = [];
  await page.route(/\/assets\/video-(?!poster)/, async (route) => {
    loads.push(route.request().url());
    await (loads.length === 1 ? route.abort() : route.continue());
  });
  await panel.upload(await smallPhoto());
  await panel.finished();
  expect(loads).toEqual([]);
  await panel.upload(VIDEO);
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await panel.finished(2);
  expect(await gallery.items()).toHaveLength(2);
});

test('a video that is cancelled while it is prepared leaves nothing, and the next file is sent', async ({
  page,
  gallery,
  panel,
}) => {
  await page.route(/\/assets\/video-(?!poster)/, () => {});
  await panel.upload(VIDEO, await smallPhoto('next.jpg'));
  await expect(panel.queue.getByText('Preparing')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel long video.mp4' }).click();
  await panel.finished();
  await expectPhotoAlone(gallery);
});

test('leaving with an unfinished queue asks first, and without one it does not', async ({
  page,
  panel,
}) => {
  const network = await networkOf(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.dismiss();
  });
  await network.slow(SLOW);
  await panel.upload(VIDEO);
  await panel.reached(5);
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await network.restore();
  await panel.finished();
  await page.reload();
  expect(asked).toHaveLength(1);
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

test('a file that is cancelled in mid-upload leaves nothing, and the next one is sent', async ({
  page,
  gallery,
  panel,
}) => {
  const network = await networkOf(page);
  await network.slow(SLOW);
  await panel.upload(VIDEO, await smallPhoto('next.jpg'));
  await panel.reached(10);
  await page.getByRole('button', { name: 'Cancel long video.mp4' }).click();
  await network.restore();
  await panel.finished();
  await expectPhotoAlone(gallery);
});

test('two tabs that delete the same item leave both lists right, and the later one says that it was gone', async ({
  page,
  context,
  gallery,
  panel,
}) => {
  await gallery.add({ Location: 'Theni', Service: 'Road Work' });
  await gallery.add({ Location: 'Bodinayakanur', Service: 'Road Work' });
  await page.reload();
  const other = await context.newPage();
  await other.goto('/admin-panel');
  for (const tab of [page, other]) {
    await tab.getByRole('link', { name: 'Delete Road Work, Theni' }).click();
    await expect(tab.getByRole('dialog')).toBeVisible();
  }
  await page.getByRole('button', { name: 'yes' }).click();
  await expect(panel.items).toHaveCount(1);
  await other.getByRole('button', { name: 'yes' }).click();
  const place = other.getByRole('listitem').filter({ hasText: 'This item was already deleted.' });
  await expect(place).toBeFocused();
  await expect(new Panel(other).items).toHaveCount(1);
  expect(await gallery.items()).toHaveLength(1);
});

/** Bytes sent to Storage by this page from now on. */
function uploadsOf(page: Page): string[] {
  return requestsOf(page, (request) =>
    /upload/.test(request.headers()['x-goog-upload-command'] ?? ''),
  );
}

async function expectPhotoAlone(gallery: Gallery) {
  expect(await gallery.items()).toMatchObject([{ FileType: 'image/jpeg' }]);
  await expect.poll(() => gallery.uploads()).toEqual([expect.stringMatching(/\.jpg$/)]);
}

async function expectVideoOnce(gallery: Gallery) {
  const items = await gallery.items();
  expect(items.map(({ Size }) => Size)).toEqual([VIDEO.buffer.length]);
  const paths = await gallery.uploads();
  expect(paths.filter((path) => path.endsWith('.mp4'))).toHaveLength(1);
}
