import type { Locator, Page } from '@playwright/test';
import { showWhole } from '../../scripts/whole-page.ts';
import { pathIn } from '../../web/src/pages.ts';
import { expect, expectNoBarrier, openLive, publicPaths, screens, test } from '../fixtures.ts';
import { photo, serveGallery, video } from '../gallery-api.ts';
import { pathsInBoth } from './public-paths.ts';

const someItems = [photo(1), video(2)];

test.describe('on a phone, then as wide as a desktop', () => {
  test.use(screens.phone);

  for (const english of [...pathsInBoth, '/nothing-here'])
    for (const path of english === '/nothing-here' ? [english] : [english, pathIn('ta', english)])
      test(`${path} fits, has targets of 44 px, and no barrier that axe can find`, async ({
        page,
        expectedErrors,
      }) => {
        expectedErrors.push(/status of 404/);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await serveGallery(page, someItems);
        await openWhole(page, path);
        await expectNoBarrier(page);
        expect(await smallTargets(page)).toEqual([]);
        // What follows has nothing to do with a language; how Tamil fits, languages.spec.ts asks.
        if (path !== english) return;
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
        // A theme changes colours alone.
        await expectNoBarrier(page, ['color-contrast']);
        await page.setViewportSize(screens.desktop.viewport);
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
        await expectNoBarrier(page);
        await expectToFit(page);
      });
});

/** From 320 px on, and on both screens at twice the text size, too. */
async function expectToFit(page: Page): Promise<void> {
  const widths = Object.values(screens).map(({ viewport }) => viewport.width);
  await expectNoSidewaysScroll(page, [320, ...widths]);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expectNoSidewaysScroll(page, widths);
}

async function expectNoSidewaysScroll(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed).toBeLessThanOrEqual(width);
  }
}

function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a, button, summary, label:has(input), input:not([type=checkbox]), textarea',
      ),
    ]
      .filter((target) => target.checkVisibility() && !target.closest('[inert]'))
      .filter((target) => !target.matches('[href="#content"]'))
      .map((target) => ({
        box: target.getBoundingClientRect(),
        name: target.outerHTML.slice(0, 90),
      }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
  );
}

test.describe('by keyboard', () => {
  test.use(screens.desktop);

  for (const path of publicPaths) {
    test(`${path}: every control is reached, in order, with a visible focus`, async ({ page }) => {
      await serveGallery(page, [photo(1)]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openLive(page, path);
      await bringCalculators(page, path);
      // An item that comes where the focus has been is one more control, which it does not meet.
      if (['/', '/gallery', '/service-construction'].includes(path)) {
        await expect(page.getByText('Town 1').first()).toBeVisible();
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      let controls = 1;
      for (let step = 0; step < controls; step += 1) {
        const reached = async () => {
          controls = await controlsOnceReached(page);
          return controls;
        };
        await expect.poll(reached, { intervals: [20] }).toBeGreaterThan(0);
        await page.keyboard.press('Tab');
      }
    });
  }
});

/**
 * How many controls the page has, once the focus is marked on one that comes after the last one; else 0.
 * Counted at each step: what a list shows while it loads goes when it is there.
 */
function controlsOnceReached(page: Page): Promise<number> {
  return page.evaluate(() => {
    const steps = window as { lastReached?: Element };
    const focused = document.activeElement as HTMLElement;
    const isMarked =
      getComputedStyle(focused).outlineStyle !== 'none' || focused.matches('[href="#content"]');
    const place = (steps.lastReached ?? document.body).compareDocumentPosition(focused);
    if (!isMarked || !(place & Node.DOCUMENT_POSITION_FOLLOWING)) return 0;
    steps.lastReached = focused;
    const all = document.querySelectorAll<HTMLElement>('a, button, summary, input, textarea');
    const reachable = [...all].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'),
    );
    return reachable.length;
  });
}

async function openWhole(page: Page, path: string): Promise<void> {
  await openLive(page, path);
  await bringCalculators(page, path);
  await showWhole(page);
}

async function bringCalculators(page: Page, path: string): Promise<void> {
  if (path.endsWith('/projects'))
    await bring(page, page.locator('main input').first(), page.getByRole('contentinfo'));
}

/** What comes when its place is near the view; then the page is at its beginning again. */
async function bring(page: Page, awaited: Locator, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  await expect(awaited).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
