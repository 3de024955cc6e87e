import type { Page } from '@playwright/test';

/** Opens a page and waits until React has taken it over. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      // A touch brings the script at once, as soon as boot.ts listens; an address that asks for
      // something does without.
      if (!location.search) dispatchEvent(new Event('pointerdown'));
      return !('served' in document.documentElement.dataset);
    },
    undefined,
    // Else the page is asked, and so drawn, with each frame.
    { polling: 100 },
  );
}

/**
 * Holds the application's script back, so that the page is as it was served, until it is released.
 */
export async function holdApplication(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** @returns tells which elements of the page are no more, or new, since it was called */
export async function watchElements(page: Page): Promise<() => Promise<string[]>> {
  const served = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
  return () =>
    page.evaluate((before) => {
      const now = new Set(document.querySelectorAll('#root *'));
      const gone = before.filter((element) => !now.has(element));
      for (const element of before) now.delete(element);
      return [...gone, ...now].map((element) => element.outerHTML.slice(0, 100));
    }, served);
}
