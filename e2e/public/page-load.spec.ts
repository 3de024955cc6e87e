import type { Page, Request, Route } from '@playwright/test';
import { stopClock } from '../clock.ts';
import { expect, requestsOf, screens, test } from '../fixtures.ts';
import { openLive } from '../hydration.ts';
import { twoFrames } from '../layout-shift.ts';

const SCRIPT = '**/assets/entry-client-*.js';
const BOOT = /\/assets\/boot-/;
/** Fetched by boot.ts, or imported. */
const isScript = (request: Request) => /\/assets\/.+\.js$/.test(request.url());
/** A key that does nothing else. */
const touch = (page: Page) => page.keyboard.press('Shift');

test.describe('on a phone of 360 × 740', () => {
  test.use({ ...screens.phone, viewport: { width: 360, height: 740 } });

  test('Home, About us and Privacy load at their top no script but boot; the first touch brings the rest at once', async ({
    page,
  }) => {
    await stopClock(page);
    const scripts = requestsOf(page, isScript);
    const fromAdvertisement = ['/?utm_source=facebook&fbclid=x', '/ta/about-us?gclid=x'];
    for (const path of ['/', '/about-us', '/privacy', '/ta', '/ta/privacy', ...fromAdvertisement]) {
      scripts.length = 0;
      await page.goto(path);
      await page.clock.runFor(60_000);
      await roundTrip(page);
      expect(scripts, path).toEqual([expect.stringMatching(BOOT)]);
    }
    const requested = page.waitForRequest(SCRIPT);
    await touch(page);
    await requested;
  });
});

test('a part that lives by script brings the script after two seconds', async ({ page }) => {
  await stopClock(page);
  const scripts = requestsOf(page, isScript);
  await page.goto('/contact-us');
  // So the browser reports a pointer that rests over the page, once that is laid out: it is no
  // touch.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
  await page.clock.runFor(1999);
  await roundTrip(page);
  expect(scripts).toEqual([expect.stringMatching(BOOT)]);
  const requested = page.waitForRequest(SCRIPT);
  await page.clock.runFor(1);
  await requested;
});

test('the head of the gallery is painted before its script is asked for', async ({ page }) => {
  // Without a touch, which would ask for it at once.
  await page.goto('/gallery');
  await page.waitForFunction(() => !('served' in document.documentElement.dataset));
  const [painted, asked] = await page.evaluate(() => {
    const [script] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/entry-client'));
    return [performance.getEntriesByName('first-contentful-paint')[0], script].map(
      (entry) => entry?.startTime ?? Number.NaN,
    );
  });
  expect(asked).toBeGreaterThanOrEqual(painted ?? Number.NaN);
});

test('a page older than the deployment reloads itself, once', async ({ page, expectedErrors }) => {
  expectedErrors.push(/./);
  await stopClock(page);
  await takeScriptsAway(page);
  await page.goto('/');
  const reloaded = page.waitForEvent('load');
  await touch(page);
  await reloaded;
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const refused = page.waitForResponse(SCRIPT);
  await touch(page);
  await refused;
  // Whether a newer one has taken its place it would ask now.
  for (let times = 0; times < 3; times += 1) await roundTrip(page);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a page whose script never comes looks for a newer one', async ({ page, expectedErrors }) => {
  expectedErrors.push(/120000 ms/, /status of 404/);
  await stopClock(page);
  // It never comes.
  await page.route(SCRIPT, async (route) => {
    if (route.request().method() === 'HEAD') await route.fulfill({ status: 404 });
  });
  await page.goto('/');
  const wanted = page.waitForRequest(SCRIPT);
  await touch(page);
  await wanted;
  await page.clock.runFor(119_900);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const reloaded = page.waitForEvent('load');
  await page.clock.runFor(200);
  await reloaded;
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
});

test('an empty page says that its script has not come', async ({ page, expectedErrors }) => {
  expectedErrors.push(/120000 ms/);
  await stopClock(page);
  let isSilent = true;
  await page.route(SCRIPT, async (route) => {
    if (!isSilent || route.request().method() === 'HEAD') await route.fallback();
  });
  const wanted = page.waitForRequest(SCRIPT);
  await page.goto('/gallery');
  await wanted;
  const failed = page.getByText('This page could not be loaded.');
  await expect(failed).toBeHidden();
  await page.clock.runFor(120_100);
  await expect(failed).toBeVisible();
  isSilent = false;
  await touch(page);
  await expect(failed).toBeHidden();
});

for (const path of ['/contact-us', '/layouts/sample-garden', '/gallery'])
  test(`on a weak line ${path} lives after the next touch, whatever was lost or hung`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/, /Failed to fetch/, /120000 ms/);
    test.slow();
    await stopClock(page);
    await page.addInitScript(observeNothing);
    await keepFailedModules(page);
    const served = await page.request.get(path);
    // One file after the other is lost by one start of the page, and hangs in the next one.
    const files = filesToStart(await served.text());
    const untilFailed = (act: () => Promise<void>) => afterFailedStart(page, files, act);
    for (const [index, file] of files.entries()) {
      await loseNext(page, file, (route) => route.abort());
      await untilFailed(async () => {
        if (index === 0) {
          await page.goto(path);
          await page.evaluate(() => Object.assign(window, { stayed: true }));
        }
        // The gallery starts by itself: a touch after that start has failed would be the next one.
        if (index > 0 || path !== '/gallery') await touch(page);
      });
      const { isLost } = await loseNext(page, file, () => undefined);
      await untilFailed(async () => {
        await touch(page);
        await isLost;
        await page.clock.runFor(120_100);
      });
    }
    await touch(page);
    await page.waitForFunction(() => !('served' in document.documentElement.dataset));
    // No document was loaded since the first touch.
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

test('a picture that a weak line has lost comes at the next touch, one that was not there once when the line is back', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /status of 404/);
  const losses: [string, (route: Route) => Promise<void>][] = [
    ['pointerdown', (route) => route.abort()],
    ['online', (route) => route.fulfill({ status: 404 })],
  ];
  for (const [chance, lose] of losses) {
    let isLost = true;
    await page.route('**/assets/about-*', (route) => {
      // Only what boot.ts fetches takes the place of the 404 that a browser has kept.
      if (route.request().resourceType() === 'fetch') isLost = false;
      return isLost ? lose(route) : route.fallback();
    });
    await page.goto('/about-us');
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toHaveJSProperty('naturalWidth', 0);
    if (chance === 'pointerdown') isLost = false;
    await page.evaluate((event) => dispatchEvent(new Event(event)), chance);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await page.unrouteAll();
  }
});

test('a picture without a width of its own is not lost, and is not asked for again', async ({
  page,
}) => {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="9"/>';
  await page.route('**/assets/about-*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body }),
  );
  await page.goto('/about-us');
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveJSProperty('naturalWidth', 0);
  const timesAsked = await picture.evaluate(async (image: HTMLImageElement) => {
    let times = 0;
    const count = (changes: MutationRecord[]) => {
      times += changes.length;
    };
    new MutationObserver(count).observe(image, { attributeFilter: ['src'] });
    dispatchEvent(new Event('online'));
    await image.decode();
    return times;
  });
  expect(timesAsked).toBe(0);
});

test('a file that was not there once is asked for past the browser’s cache', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await page.addInitScript(() => {
    // As a browser answers that has kept the 404 of a day on which another release was live.
    const { fetch } = window;
    window.fetch = async (address, init) =>
      init?.cache === 'reload' || init?.method === 'HEAD'
        ? fetch(address, init)
        : new Response('', { status: 404 });
  });
  await page.goto('/contact-us');
  await touch(page);
  await page.waitForFunction(() => !('served' in document.documentElement.dataset));
});

test('Google’s map comes at a click alone', async ({ page, foreignHosts }) => {
  const map = { contentType: 'text/html; charset=utf-8', body: '<a href="#">Google’s map</a>' };
  await page.route(/google\.com/, (route) => route.fulfill(map));
  await openLive(page, '/contact-us');
  const show = page.getByRole('button', { name: 'Show Google Maps' });
  await show.scrollIntoViewIfNeeded();
  await twoFrames(page);
  expect([...foreignHosts]).not.toContain('www.google.com');
  const directions = page.getByRole('link', { name: 'Directions in Google Maps' });
  await expect(directions).toHaveAttribute('href', /maps\/dir/);
  await show.click();
  await expect(page.frameLocator('iframe').getByText('Google’s map')).toBeVisible();
  await expect(page.locator('iframe')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, ...screens.phone });

  test('the menu opens, and leads to the service pages', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await menu.getByText('Service').click();
    await menu.getByRole('link', { name: 'Road Work' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Road Work' })).toBeVisible();
  });
});

/** As a new deployment does; the page has its first script already. */
async function takeScriptsAway(page: Page): Promise<void> {
  await page.route(SCRIPT, (route) => route.fulfill({ status: 404 }));
}

/**
 * As browsers of before summer 2026: a module that could not be had is never asked for again. Only
 * the requests of `import` and of module links are of the type `script`.
 */
async function keepFailedModules(page: Page): Promise<void> {
  const failed = new Set<string>();
  page.on('framenavigated', () => failed.clear());
  page.on('requestfailed', (request) => {
    // What a page that is left was asking for is cancelled, and says so when the next one is there.
    const isCancelled = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (request.resourceType() === 'script' && !isCancelled) failed.add(request.url());
  });
  await page.route(/\.js$/, (route) => {
    const request = route.request();
    const isModule = request.resourceType() === 'script';
    return isModule && failed.has(request.url()) ? route.abort() : route.fallback();
  });
}

/** A part that comes near starts the page as a touch does: a start more than the test has counted. */
function observeNothing(): void {
  IntersectionObserver.prototype.observe = () => undefined;
}

/** The application's script and the page's, words and data: without any of them it cannot start. */
function filesToStart(html: string): string[] {
  const dataOf = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? '';
  const [application = '', ...others] = dataOf('scripts').split(' ');
  const layoutData = dataOf('layout-data');
  return [application, others.at(-1) ?? '', dataOf('words'), ...(layoutData ? [layoutData] : [])];
}

/** The next time when the page asks for the file. @returns settles then */
async function loseNext(
  page: Page,
  file: string,
  lose: (route: Route) => unknown,
): Promise<{ isLost: Promise<void> }> {
  const { promise: isLost, resolve } = Promise.withResolvers<void>();
  const handle = async (route: Route) => {
    // So a start that has failed looks for a newer release.
    if (route.request().method() === 'HEAD') return route.fallback();
    await page.unroute(`**${file}`, handle);
    await lose(route);
    resolve();
  };
  await page.route(`**${file}`, handle);
  return { isLost };
}

/** A start that has failed asks whether a newer release has taken its files away: each in turn. */
async function afterFailedStart(
  page: Page,
  files: string[],
  act: () => Promise<void>,
): Promise<void> {
  const last = files.at(-1) ?? '';
  const looked = page.waitForRequest(
    (request) => request.method() === 'HEAD' && request.url().endsWith(last),
  );
  await act();
  await looked;
}

/**
 * Whatever the page has asked for, or does about a response that it has got, it has begun by then.
 */
async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/favicon.svg').then(({ status }) => status));
}
