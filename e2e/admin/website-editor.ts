import type { FrameLocator, Locator, Page } from '@playwright/test';
import { shippedValues } from '@theni/content/paths';
import type { ContentResponse, ValuesByPath } from '@theni/contract';
import { ADMIN } from '../../emulators/suite/google-accounts.ts';
import { LocalClient } from '../../emulators/suite/local-client.ts';
import { suitePortsAt } from '../../emulators/suite/ports.ts';
import { becomeAdmin, expect } from '../fixtures.ts';
import { test as base } from './fixtures.ts';

/** What the server holds of the website, past the editor. */
class WebsiteServer {
  readonly #client: LocalClient;

  constructor(client: LocalClient) {
    this.#client = client;
  }

  async read(): Promise<ContentResponse> {
    return (await this.#ask('GET', '/content')).json();
  }

  /** What the draft says at a path. */
  async value(path: string): Promise<unknown> {
    const { draft } = await this.read();
    return Object.hasOwn(draft, path) ? draft[path] : shippedValues[path];
  }

  async put(changes: ValuesByPath): Promise<void> {
    await this.#ask('PATCH', '/content', { changes });
  }

  async publish(): Promise<void> {
    await this.#ask('POST', '/content/publish');
  }

  /** Nothing is changed, and visitors read what is shipped. */
  async takeAllBack(): Promise<void> {
    const { draft, published } = await this.read();
    const paths = Object.keys({ ...draft, ...published });
    if (paths.length > 0) await this.put(Object.fromEntries(paths.map((path) => [path, null])));
    if (Object.keys(published ?? {}).length > 0) await this.publish();
  }

  async #ask(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await this.#client.request(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response;
  }
}

interface Fixtures {
  server: WebsiteServer;
  /** Signed in, with nothing changed. The test opens what it needs. */
  editor: Page;
}

export const test = base.extend<Fixtures>({
  server: async ({ baseURL }, use) => {
    const client = new LocalClient(suitePortsAt(baseURL ?? ''));
    await client.signIn(ADMIN);
    const server = new WebsiteServer(client);
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
