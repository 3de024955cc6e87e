import { expect, type Locator, type Page } from '@playwright/test';

/** From the first moment of the page on, time passes by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/**
 * Stops the page's clock, which `page.clock.install` has replaced: from now on time passes by
 * `page.clock.runFor` alone.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** What is there now stays for so many seconds, and no longer. The clock stands: `pauseClock`. */
export async function expectShownFor(shown: Locator, seconds: number): Promise<void> {
  const { clock } = shown.page();
  await expect(shown).toBeVisible();
  await clock.runFor(seconds * 1000 - 100);
  await expect(shown).toBeVisible();
  await clock.runFor(200);
  await expect(shown).toBeHidden();
}
