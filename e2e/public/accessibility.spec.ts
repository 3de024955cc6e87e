import type { JSHandle, Page } from '@playwright/test';
import { LANGUAGES } from '@theni/contract/limits';
import { showWhole } from '../../scripts/whole-page.ts';
import { pathIn } from '../../web/src/pages.ts';
import { expect, expectNoBarrier, openLive, publicPaths, screens, test } from '../fixtures.ts';
import { photo, serveGallery, video } from '../gallery-api.ts';
import { pathsInBoth } from './public-paths.ts';

const someItems = [photo(1), video(2)];

test.describe('on a phone', () => {
  test.use(screens.phone);

  for (const path of [
    ...pathsInBoth.flatMap((path) => LANGUAGES.map((language) => pathIn(language, path))),
    '/nothing-here',
  ]) {
    test(`${path} fits, has targets of 44 px, and no barrier that axe can find`, async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 404/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await serveGallery(page, someItems);
      await openWhole(page, path);
      await expectNoBarrier(page);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      // A theme changes colours alone.
      await expectNoBarrier(page, ['color-contrast']);
      expect(await smallTargets(page)).toEqual([]);
      await expectToFit(page, screens.phone.viewport.width);
    });
  }
});

test.describe('on a desktop', () => {
  test.use(screens.desktop);

  for (const path of [...publicPaths, '/contact-us/failed', '/nothing-here']) {
    test(`${path} fits, and has no barrier that axe can find`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/status of 404/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await serveGallery(page, someItems);
      await openWhole(page, path);
      await expectNoBarrier(page);
      await expectToFit(page, screens.desktop.viewport.width);
    });
  }
});

/** At twice the text size, too. */
async function expectToFit(page: Page, width: number): Promise<void> {
  const needed = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await needed()).toBeLessThanOrEqual(width);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await needed()).toBeLessThanOrEqual(width);
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
      // An item that comes where the focus has been is one more control, which it does not meet.
      if (['/', '/gallery', '/service-construction'].includes(path)) {
        await expect(page.getByText('Town 1').first()).toBeVisible();
      }
      const map = page.getByAltText('Drawn map of Theni');
      if (await map.isVisible()) {
        await map.scrollIntoViewIfNeeded();
        await expect(page.frameLocator('iframe').getByText('Google’s map')).toBeVisible();
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      // Counted at each step: what a list shows while it loads goes when it is there.
      const controls = () =>
        page.evaluate(
          () =>
            [
              ...document.querySelectorAll<HTMLElement>(
                'a, button, summary, input, textarea, iframe',
              ),
            ].filter(
              (control) =>
                control.checkVisibility({ visibilityProperty: true }) &&
                !control.closest('[inert]'),
            ).length,
        );
      const isMarkedAfter = (last: JSHandle<Element>) =>
        page.evaluate((last) => {
          const focused = document.activeElement as HTMLElement;
          const style = getComputedStyle(focused);
          // Google's map marks what has the focus within it.
          const marked =
            style.outlineStyle !== 'none' || focused.matches('[href="#content"], iframe');
          const comesAfter =
            last.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
          return marked && comesAfter !== 0;
        }, last);
      let last = await page.evaluateHandle(() => document.body as Element);
      for (let step = 0; step < (await controls()); step += 1) {
        // The focus needs a moment to cross the border of a frame.
        await expect.poll(() => isMarkedAfter(last)).toBe(true);
        last = await page.evaluateHandle(() => document.activeElement as Element);
        await page.keyboard.press('Tab');
      }
    });
  }
});

async function openWhole(page: Page, path: string): Promise<void> {
  await openLive(page, path);
  await showWhole(page);
}
