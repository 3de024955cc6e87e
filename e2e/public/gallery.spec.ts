import { site } from '../../config/chosen.ts';
import { expect, openLive, sampleItem, screens, serveFiles, test } from '../fixtures.ts';

for (const [screen, use] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(use);

    test('a visitor reads the loading text, then sees every project', async ({ page }) => {
      // The list is long in coming.
      await page.route('**/api/file?*', () => {});
      await page.goto('/gallery');
      await expect(page.getByText('Loading Please wait....')).toBeVisible();
      await serveFiles(page, [
        sampleItem(1, { Service: 'Consturction ' }),
        sampleItem(2, { FileType: 'video/mp4', FileUrl: '/sample-files/2.mp4' }),
        sampleItem(3),
      ]);
      await openLive(page, '/gallery');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
        /Town 1Consturction/,
        /Town 2/,
        /Town 3/,
      ]);
      await expect(page.getByText('Loading Please wait....')).toBeHidden();
      await expect(page.getByRole('img', { name: 'Consturction' })).toHaveAttribute(
        'alt',
        'Consturction ',
      );
      await expect(page.locator('video')).toHaveAttribute('controls');
      await expect(page.locator('video')).toHaveAttribute('preload', 'none');
    });

    test('an empty gallery says so', async ({ page }) => {
      await serveFiles(page, []);
      await openLive(page, '/gallery');
      await expect(page.getByText('The first pictures are on their way.')).toBeVisible();
    });

    test('the Admin Panel button leads to the sign-in', async ({ page }) => {
      await serveFiles(page, []);
      await openLive(page, '/gallery');
      await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute(
        'href',
        '/admin/auth',
      );
    });
  });
}

test('the gallery fetches on while the visitor scrolls, until it has all', async ({ page }) => {
  await serveFiles(page, []);
  const all = Array.from({ length: 60 }, (_, index) => sampleItem(index));
  await page.route(/\/api\/file/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const start = all.findIndex(({ _id }) => _id === query.get('after')) + 1;
    const items = all.slice(start, start + 24);
    const more = start + 24 < all.length;
    const link = `</api/file?limit=24&after=${items.at(-1)?._id}>; rel="next"`;
    return route.fulfill({ json: items, headers: more ? { Link: link } : {} });
  });
  await openLive(page, '/gallery');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(24);
  for (const town of [47, 59]) {
    await page.getByRole('main').getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(page.getByText(`Town ${town}`)).toBeAttached();
  }
  await expect(page.getByRole('link', { name: 'More projects' })).toBeHidden();
});

test('when the list cannot be had, the log says why and the visitor may try again', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/ApiError/, /status of 503/);
  await page.route(/\/api\/file/, (route) => route.fulfill({ status: 503, json: {} }));
  await openLive(page, '/gallery');
  await expect(page.getByText('The pictures could not be loaded.')).toBeVisible();
  await page.unroute(/\/api\/file/);
  await serveFiles(page, [sampleItem(1)]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Town 1')).toBeVisible();
});

test('a picture that has just been deleted takes its tile along', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/status of 404/);
  await serveFiles(page, [sampleItem(1, { FileUrl: '/gone/1.jpg' }), sampleItem(2)]);
  await openLive(page, '/gallery');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Town 2/]);
});

test('no byte of a film is fetched before a tap', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()));
  await serveFiles(page, [
    sampleItem(1, { FileType: 'video/mp4', FileUrl: '/sample-files/1.mp4' }),
  ]);
  await openLive(page, '/gallery');
  await expect(page.locator('video')).toBeVisible();
  expect(films).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the gallery says what it needs and keeps the way to the office open', async ({ page }) => {
    await page.goto('/gallery');
    expect(await page.locator('noscript').innerHTML()).toContain('The gallery needs JavaScript.');
    await expect(page.getByText('Loading Please wait....')).toBeHidden();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: site.phones[0] ?? '' }),
    ).toBeVisible();
  });
});
