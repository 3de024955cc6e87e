import type { Page } from '@playwright/test';
import { stopClock } from '../clock.ts';
import { expect, test } from '../fixtures.ts';
import { holdApplication, openLive, untilHydrated } from '../hydration.ts';
import { words } from '../site.ts';

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]');

/** The number of the slide in view, as the position buttons say. */
async function current(page: Page): Promise<number> {
  const label = await carousel(page).locator('[aria-current=true]').getAttribute('aria-label');
  return Number(label?.match(/Slide (\d)/)?.[1]);
}

/** React shows the new slide a moment after the clock has turned. */
async function expectSlide(page: Page, number: number) {
  await expect.poll(() => current(page)).toBe(number);
}

/** Opens a page under a clock that stands still until the test turns it. */
async function openUnderClock(page: Page, path: string) {
  await stopClock(page);
  await openLive(page, path);
  await page.clock.runFor(100);
}

test('a swipe of 40 px turns a slide, a shorter one does not', async ({ page }) => {
  await openUnderClock(page, '/service-plots');
  const picture = await carousel(page).locator('picture').first().boundingBox();
  const y = (picture?.y ?? 0) + 100;
  for (const [distance, slide] of [
    [36, 1],
    [44, 2],
  ] as const) {
    await page.mouse.move(220, y);
    await page.mouse.down();
    for (let moved = 0; moved <= distance; moved += 4) {
      await page.mouse.move(220 - moved, y);
      await page.clock.runFor(20);
    }
    await page.mouse.up();
    await page.clock.runFor(1000);
    await expectSlide(page, slide);
  }
});

test.describe('while the script is on its way', () => {
  test('nobody sees a control that does nothing yet', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await holdApplication(page);
    await page.goto('/service-plots');
    const next = carousel(page).getByRole('button', { name: 'Next slide', includeHidden: true });
    await expect(next).toBeHidden();
    await next.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await next.boundingBox();
    if (!box) throw new Error('The control keeps no room.');
    const tap = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await tap();
    await tap();
    // The library has the slides when all but one of them are inert.
    const seenDead = await next.evaluateHandle((button) => {
      const moments: string[] = [];
      new MutationObserver(() => {
        const isSeen = getComputedStyle(button).visibility === 'visible';
        const works = document.querySelector('[role=group][inert]') !== null;
        if (isSeen && !works) moments.push(document.documentElement.outerHTML.slice(0, 200));
      }).observe(document, { attributes: true, childList: true, subtree: true });
      return moments;
    });
    release();
    await expect(next).toBeVisible();
    expect(await seenDead.jsonValue()).toEqual([]);
    expect(await next.boundingBox()).toEqual(box);
    await expectSlide(page, 1);
    await tap();
    await expectSlide(page, 2);
  });

  test('a visitor who has swiped to the second slide goes on from it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await holdApplication(page);
    await page.goto('/service-plots');
    const slide = carousel(page).locator('[aria-roledescription=slide]');
    await slide.nth(1).evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    const seen = await slide.nth(1).boundingBox();
    release();
    await untilHydrated(page);
    await expectSlide(page, 2);
    await expect(slide.nth(1)).not.toHaveAttribute('inert');
    expect((await slide.nth(1).boundingBox())?.x).toBe(seen?.x);
    await carousel(page).getByRole('button', { name: 'Next slide' }).click();
    await expectSlide(page, 3);
    await expect(slide.nth(2)).toBeInViewport();
  });
});

/** What keeps the room of the newest photos. */
const newestPhotos = (page: Page) => page.locator('main ul[data-live-part]');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a service page has no hole, but a link to its photos', async ({ page }) => {
    await page.goto('/service-roadwork');
    await expect(newestPhotos(page)).toBeHidden();
    await expect(page.getByRole('link', { name: words.en.gallery.newest.all })).toBeVisible();
  });
});
