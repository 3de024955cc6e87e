import type { Page } from '@playwright/test';

/** Marks when all of the HTML is painted: until then its own pieces move what is there already. */
export function markHtmlDrawn(): void {
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => setTimeout(() => performance.mark('html drawn'))),
  );
}

/** Whatever the page does about a change of its own accord, it has begun by then. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** How much has moved by itself since the page's HTML was there (web.dev/cls). */
export async function layoutShift(page: Page): Promise<number> {
  // What a frame has moved is told with the next one.
  await twoFrames(page);
  return page.evaluate(() => {
    type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const [drawn] = performance.getEntriesByName('html drawn');
    if (!drawn) throw new Error('The HTML has not been drawn yet.');
    return (observer.takeRecords() as LayoutShift[])
      .filter(({ hadRecentInput, startTime }) => !hadRecentInput && startTime >= drawn.startTime)
      .reduce((total, { value }) => total + value, 0);
  });
}
