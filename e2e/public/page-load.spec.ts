import type { Page, Request, Route } from '@playwright/test';
import { stopClock } from '../clock.ts';
import { expect, requestsOf, screens, test } from '../fixtures.ts';
import { openLive, untilHydrated } from '../hydration.ts';
import { twoFrames } from '../layout-shift.ts';

const SCRIPT = '**/assets/entry-client-*.js';
const BOOT = /\/assets\/boot-/;
const isScript = (request: Request) => request.resourceType() === 'script';
/** A key that does nothing else. */
const touch = (page: Page) => page.keyboard.press('Shift');

test.describe('on a phone of 360 × 740', () => {
  test.use({ ...screens.phone, viewport: { width: 360, height: 740 } });

  test('Home, About us and Privacy load at their top no script but boot', async ({ page }) => {
    await stopClock(page);
    const scripts = requestsOf(page, isScript);
    for (const path of ['/', '/about-us', '/privacy', '/ta', '/ta/about-us', '/ta/privacy']) {
      scripts.length = 0;
      await page.goto(path);
      await page.clock.runFor(60_000);
      await roundTrip(page);
      expect(scripts, path).toEqual([expect.stringMatching(BOOT)]);
    }
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

test('the first touch brings the script at once', async ({ page }) => {
  await stopClock(page);
  await page.goto('/about-us');
  const requested = page.waitForRequest(SCRIPT);
  await touch(page);
  await requested;
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
  await page.route(SCRIPT, () => undefined);
  await page.route(BOOT, answerHeadWith404);
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

test('on a weak network the next touch tries again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/, /Failed to fetch/);
  // The touches alone are tries.
  await stopClock(page);
  let isLost = true;
  await page.route(SCRIPT, (route) =>
    isLost && route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const looked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await touch(page);
  expect((await looked).status()).toBe(200);
  await roundTrip(page);
  isLost = false;
  const fetched = page.waitForResponse(SCRIPT);
  await touch(page);
  expect((await fetched).status()).toBe(200);
  await untilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Road Work' }).click();
  await expect(page).toHaveURL('/service-roadwork');
  // The application has turned the page: no document was loaded since the first touch.
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('Google’s map comes at a click alone', async ({ page, foreignHosts, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const isGoogle = /www\.google\.com/;
  const answer = Promise.withResolvers<void>();
  await page.route(isGoogle, async (route) => {
    await answer.promise;
    await route.abort();
  });
  await openLive(page, '/contact-us');
  const show = page.getByRole('button', { name: 'Show Google Maps' });
  await show.scrollIntoViewIfNeeded();
  await twoFrames(page);
  expect([...foreignHosts]).not.toContain('www.google.com');
  const refused = page.waitForEvent('requestfailed', (request) => isGoogle.test(request.url()));
  await show.click();
  const asking = page.getByRole('button', { name: 'Loading the map..' });
  await expect(asking).toBeFocused();
  answer.resolve();
  await refused;
  await expect(page.getByText('The map could not be loaded.')).toBeVisible();
  await expect(show).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Drawn map' })).toBeVisible();
  const directions = page.getByRole('link', { name: 'Directions in Google Maps' });
  await expect(directions).toHaveAttribute('href', /maps\/dir/);
  await page.unroute(isGoogle);
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
  await page.route(BOOT, answerHeadWith404);
}

function answerHeadWith404(route: Route): Promise<void> {
  return route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.fallback();
}

/**
 * Whatever the page has asked for, or does about a response that it has got, it has begun by then.
 */
async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/favicon.svg').then(({ status }) => status));
}
