import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { ContentApi } from './content-api.ts';
import { test as base } from './fixtures.ts';

/** What the editor says when nothing is left to save. */
export const saved = (page: Page) =>
  page.getByText(/^(Saved, not public yet \(\d+\)|Everything is public|Saved)\s*$/);

/** The site in the editor, as visitors will see it. */
export const siteIn = (editor: Page) => editor.frameLocator('iframe');

/** The fields of what was tapped, or the search. */
export const sheetOf = (editor: Page) =>
  editor.getByRole('region', { name: 'Change', exact: true });

export const headlineOf = (editor: Page, language: 'English' | 'Tamil') =>
  sheetOf(editor).getByLabel(`Headline (${language})`, { exact: true });

/** Opens the fields of what stands at a path. */
export async function openValue(editor: Page, path: string, page = 'home') {
  await editor.goto(`/admin/content?page=${page}&edit=${path}`);
  await expect(sheetOf(editor).locator(`[data-path^="${path}"]`).first()).toBeVisible();
}

export async function showPage(editor: Page, name: string) {
  await editor.getByLabel('Page', { exact: true }).selectOption(name);
}

/** With an API of the test's own behind the editor. */
export const test = base.extend<{ api: ContentApi; editor: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants an object pattern
  api: async ({}, use) => use(new ContentApi()),
  /** /admin/content, signed in. */
  editor: async ({ page, api, signedInAsAdmin, expectedErrors }, use) => {
    // A reload ends what is being loaded.
    expectedErrors.push(/could not be loaded/);
    await api.serve(page);
    await signedInAsAdmin('/admin/content');
    await expect(saved(page)).toBeVisible();
    await use(page);
  },
});
