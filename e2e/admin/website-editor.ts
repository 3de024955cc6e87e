import type { FrameLocator, Locator, Page } from '@playwright/test';
import { ADMIN } from '../../emulators/suite/google-accounts.ts';
import { LocalClient } from '../../emulators/suite/local-client.ts';
import { suitePortsAt } from '../../emulators/suite/ports.ts';
import { WebsiteServer } from '../../functions/test/website-server.ts';
import { becomeAdmin, expect } from '../fixtures.ts';
import { test as base } from './fixtures.ts';

interface Fixtures {
  server: WebsiteServer;
  /** Signed in, with nothing changed. The test opens what it needs. */
  editor: Page;
}

export const test = base.extend<Fixtures>({
  server: async ({ baseURL }, use) => {
    const client = new LocalClient(suitePortsAt(baseURL ?? ''));
    await client.signIn(ADMIN);
    const server = new WebsiteServer((...call) => client.request(...call));
    await server.takeAllBack();
    await use(server);
  },

  editor: async ({ page, server: _, expectedErrors }, use) => {
    // A page that is left ends what is being loaded.
    expectedErrors.push(/could not be loaded/);
    await becomeAdmin(page);
    await use(page);
  },
});

/** With the home page in it, at which nothing is left to save. */
export async function openEditor(editor: Page): Promise<void> {
  await editor.goto('/admin/website');
  await expect(saved(editor)).toBeVisible();
}

/** What the editor says when nothing is left to save. */
export const saved = (editor: Page): Locator =>
  editor.getByText(/^(Saved, not published yet \(\d+\)|Everything is published)$/);

/** The site in the editor, as visitors will see it. */
export const siteIn = (editor: Page): FrameLocator => editor.frameLocator('iframe');

/** The fields of what was tapped, or the search. */
export const sheetOf = (editor: Page): Locator =>
  editor.getByRole('region', { name: 'Change', exact: true });

export const headlineOf = (editor: Page, language: 'English' | 'Tamil'): Locator =>
  sheetOf(editor).getByLabel(`Headline (${language})`, { exact: true });

/** The main heading of the page in the editor. */
export const titleIn = (editor: Page, name: string): Locator =>
  siteIn(editor).getByRole('heading', { level: 1, name });

export async function openValue(editor: Page, path: string, page = 'home'): Promise<void> {
  await editor.goto(`/admin/website?page=${page}&edit=${path}`);
  await expect(sheetOf(editor).locator(`[data-path^="${path}"]`).first()).toBeVisible();
}
