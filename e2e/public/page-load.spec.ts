import { budgets } from '../../web/budgets.ts';
import {
  expect,
  layoutShift,
  live,
  openLive,
  publicPaths,
  sampleItem,
  screens,
  serveFiles,
  test,
} from '../fixtures.ts';

for (const [screen, use] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(use);

    for (const path of publicPaths) {
      test(`${path} asks no other host for anything, but Google for the map in view`, async ({
        page,
        foreignHosts,
      }) => {
        await serveFiles(page, []);
        await openLive(page, path);
        const map = page.getByRole('heading', { name: 'Get Direction' });
        if ((await map.count()) === 0 || !(await map.evaluate(isOutOfView))) return;
        await page.waitForTimeout(300);
        expect([...foreignHosts]).toEqual([]);
        await map.scrollIntoViewIfNeeded();
        await expect(page.locator('iframe')).toBeVisible();
        expect([...foreignHosts]).toEqual(['www.google.com']);
      });

      test(`${path}: nothing moves when fonts, list and pictures arrive late, nor on the way down`, async ({
        page,
      }) => {
        await serveFiles(
          page,
          Array.from({ length: 30 }, (_, index) => sampleItem(index)),
        );
        for (const late of ['**/*.woff2', /\/api\/file/, '**/*.avif']) {
          await page.route(late, async (route) => {
            await new Promise((resolve) => setTimeout(resolve, 400));
            await route.fallback();
          });
        }
        await openLive(page, path);
        await page.waitForTimeout(1200);
        for (let step = 0; step < 20; step += 1) {
          await page.mouse.wheel(0, use.viewport.height / 2);
          await page.waitForTimeout(30);
        }
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use(screens.phone);

  for (const path of publicPaths) {
    test(`${path} is there, script and all, after at most ${budgets.requests} requests`, async ({
      page,
    }) => {
      await serveFiles(page, [sampleItem(1)]);
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await openLive(page, path);
      await page.waitForLoadState('networkidle');
      expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(budgets.requests);
    });
  }
});

function isOutOfView(element: Element): boolean {
  return element.getBoundingClientRect().top > innerHeight * 2;
}

test('no script is fetched before the page has been there for two seconds', async ({ page }) => {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  );
  await page.goto('/about-us');
  await page.waitForTimeout(1200);
  expect(scripts).toEqual([]);
  await expect.poll(() => scripts.length, { timeout: 5000 }).toBeGreaterThan(0);
});

test('the first touch fetches the script at once', async ({ page }) => {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  );
  await page.goto('/about-us');
  await page.mouse.move(50, 50);
  await expect.poll(() => scripts.length, { timeout: 1000 }).toBeGreaterThan(0);
});

test('a link within the site turns the page without a load, with title, focus and scroll', async ({
  page,
}) => {
  await openLive(page, '/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Road Work' }).click();
  await expect(page).toHaveTitle(/^Road Work/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/service-roadwork$/);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('[aria-live=polite]', { hasText: 'Road Work |' })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveTitle(/^Best Land Promoters/);
});

test('a page that is older than the deployment reloads by itself, once', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/./);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/entry-client-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.mouse.move(50, 50);
  await expect.poll(() => loads).toBe(2);
  await page.mouse.move(60, 60);
  await page.waitForTimeout(1000);
  expect(loads).toBe(2);
});

test('a page whose script does not come within two minutes looks whether a newer one has taken its place', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/120000 ms/, /status of 404/);
  await page.clock.install();
  await page.route('**/assets/entry-client-*.js', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : undefined,
  );
  await page.goto('/');
  const wanted = page.waitForRequest('**/assets/entry-client-*.js');
  await page.mouse.move(50, 50);
  await wanted;
  await page.clock.runFor(119_000);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const reloaded = page.waitForEvent('load');
  await page.clock.runFor(2000);
  await reloaded;
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
});

test('a weak network is no reason to reload: the next touch tries again', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/./);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/entry-client-*.js', (route) => route.abort());
  await page.goto('/');
  await page.mouse.move(50, 50);
  await page.waitForTimeout(600);
  expect(loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose own script is gone after a deployment reloads, then works', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/./);
  await openLive(page, '/');
  await page.route('**/assets/gallery-page-*.js', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await page.route('**/assets/entry-client-*.js', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await serveFiles(page, [sampleItem(1)]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await page.waitForEvent('load');
  await live(page);
  await expect(page.getByText('Town 1')).toBeVisible();
});

test.describe('with Save-Data', () => {
  test('Google’s map waits for a tap', async ({ page, foreignHosts }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await serveFiles(page, []);
    await openLive(page, '/');
    await page.getByRole('heading', { name: 'Get Direction' }).scrollIntoViewIfNeeded();
    const show = page.getByRole('button', { name: 'Show the Google map' });
    await expect(show).toBeVisible();
    expect([...foreignHosts]).toEqual([]);
    await show.click();
    await expect(page.locator('iframe')).toBeVisible();
  });
});

test('where Google cannot be reached, the drawn map stays', async ({ page, expectedMessages }) => {
  expectedMessages.push(/ERR_FAILED/);
  await page.route(/google\.com/, (route) => route.abort());
  await serveFiles(page, []);
  await openLive(page, '/');
  await page.getByRole('heading', { name: 'Get Direction' }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Drawn map' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Directions in Google Maps' })).toHaveAttribute(
    'href',
    /maps\/dir/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, ...screens.phone });

  test('texts, links, phone and WhatsApp are there, and the menu opens', async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page.getByRole('navigation', { name: 'Contact' }).getByRole('link', { name: 'WhatsApp' }),
      ).toHaveAttribute('href', /wa\.me/);
    }
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await menu.getByText('Service').click();
    await menu.getByRole('link', { name: 'Road Work' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Road Work' })).toBeVisible();
  });
});
