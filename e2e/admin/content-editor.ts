import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { ContentApi } from './content-api.ts';
import { test as base } from './fixtures.ts';

/** What the editor says when nothing is left to save. */
export const saved = (page: Page) =>
  page.getByText(/^(Saved, not public yet \(\d+\)|Everything is public|Saved)$/);

export async function openPart(page: Page, name: string) {
  const back = page.getByRole('link', { name: 'All texts' });
  if (await back.isVisible()) await back.click();
  await page.getByRole('navigation', { name: 'Texts' }).getByRole('link', { name }).first().click();
}

/** With an API of the test's own behind the editor. */
export const test = base.extend<{ api: ContentApi; editor: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants an object pattern
  api: async ({}, use) => use(new ContentApi()),
  /** /admin/content, signed in. */
  editor: async ({ page, api, signedInAsAdmin }, use) => {
    await api.serve(page);
    await signedInAsAdmin('/admin/content');
    await expect(saved(page)).toBeVisible();
    await use(page);
  },
});
