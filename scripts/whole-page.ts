import type { Page } from '@playwright/test';

/**
 * Has a page laid out and painted whole: a browser skips what is far from view
 * (`content-visibility`) until it comes near.
 */
export async function showWhole(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
}
