import { expect, type Locator, type Page } from '@playwright/test';
import type { SampleFile } from './sample-files.ts';

/** /admin-panel, as its user knows it. */
export class PhotosPage {
  readonly page: Page;
  readonly items: Locator;
  readonly bar: Locator;
  readonly failed: Locator;

  constructor(page: Page) {
    this.page = page;
    this.items = page.getByRole('list', { name: 'Photos and videos' }).getByRole('listitem');
    this.bar = page.getByRole('progressbar', { name: 'Upload progress' });
    this.failed = page.getByRole('alert').filter({ hasText: 'Not uploaded' }).getByRole('listitem');
  }

  async choose(...files: SampleFile[] | string[]): Promise<void> {
    await this.page.getByLabel('Photo or video').setInputFiles(files as SampleFile[]);
  }

  async describe(service = 'Road Work', location = 'Cumbum'): Promise<void> {
    await this.page.getByLabel('Service', { exact: true }).selectOption({ value: service });
    await this.page.getByLabel('Location', { exact: true }).fill(location);
  }

  async send(): Promise<void> {
    await this.page.getByRole('button', { name: 'Upload', exact: true }).click();
  }

  async upload(...files: SampleFile[] | string[]): Promise<void> {
    await this.choose(...files);
    await this.describe();
    await this.send();
  }

  /** Resolves when all that was sent is in the gallery. */
  async finished(count = 1): Promise<void> {
    const files = count === 1 ? '1 file' : `${count} files`;
    // A failure tells what the page says instead.
    await expect
      .poll(() => this.page.getByRole('status').allInnerTexts(), { timeout: 60_000 })
      .toContainEqual(expect.stringContaining(`${files} uploaded.`));
  }

  /** Resolves when the bar stands at this many percent or more. */
  async reached(percent: number): Promise<void> {
    await expect
      .poll(async () => Number(await this.bar.getAttribute('value')), { timeout: 30_000 })
      .toBeGreaterThanOrEqual(percent);
  }
}
