import type { Page } from '@playwright/test';

/** What the editor says when nothing is left to save. */
export const saved = (page: Page) => page.getByText('Saved', { exact: true });

export async function openPart(page: Page, name: string) {
  const back = page.getByRole('link', { name: 'All texts' });
  if (await back.isVisible()) await back.click();
  await page.getByRole('navigation', { name: 'Texts' }).getByRole('link', { name }).first().click();
}
