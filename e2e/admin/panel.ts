import { expect, type Locator, type Page } from '@playwright/test';
import type { SampleFile } from './sample-files.ts';

/** /admin-panel, as its user knows it. */
export class Panel {
  readonly page: Page;
  readonly items: Locator;
  readonly queue: Locator;
  readonly bar: Locator;

  constructor(page: Page) {
    this.page = page;
    const places = page.getByRole('list', { name: 'Uploaded items' }).getByRole('listitem');
    // In the place of a deleted one there is nothing to press.
    this.items = places.filter({ has: page.getByRole('button') });
    this.queue = page.getByRole('region', { name: 'Uploads', exact: true });
    this.bar = page.getByRole('progressbar', { name: 'Upload progress' });
  }

  async choose(...files: SampleFile[] | string[]): Promise<void> {
    await this.page.getByLabel('Photo or video').setInputFiles(files as SampleFile[]);
  }

  async describe(service = 'Road Work', location = 'Cumbum'): Promise<void> {
    await this.page.getByLabel('Service', { exact: true }).selectOption({ value: service });
    await this.page.getByPlaceholder('Enter the place of project').fill(location);
  }

  async send(): Promise<void> {
    await this.page.getByRole('button', { name: /^Upload( \d+ files)?$/ }).click();
  }

  async upload(...files: SampleFile[] | string[]): Promise<void> {
    await this.choose(...files);
    await this.describe();
    await this.send();
  }

  /** Resolves when all that was sent is in the gallery. */
  async finished(count = 1, timeout = 60_000): Promise<void> {
    const text = count === 1 ? 'Uploaded.' : `All ${count} uploaded.`;
    // A failure tells what the page says instead.
    await expect
      .poll(() => this.page.getByRole('status').allInnerTexts(), { timeout })
      .toContain(text);
  }

  /** Resolves when the gallery holds so many, whichever of them were sent last. */
  async holds(count: number): Promise<void> {
    await expect(this.items).toHaveCount(count, { timeout: 60_000 });
  }

  /** Resolves when the bar stands at this many percent or more. */
  async reached(percent: number): Promise<void> {
    await expect
      .poll(async () => Number(await this.bar.getAttribute('value')), {
        intervals: [20],
        timeout: 30_000,
      })
      .toBeGreaterThanOrEqual(percent);
  }
}

/** Where this page puts files in Storage from now on. */
export function pathsSent(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['x-goog-upload-command'] === 'start')
      paths.push(new URL(request.url()).searchParams.get('name') ?? '');
  });
  return paths;
}

/** What the browser's own line to the servers does, as in its developer tools. */
export async function networkOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (offline: boolean, bytesPerSecond: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  return {
    cut: () => set(true, -1),
    restore: () => set(false, -1),
    slow: (bytesPerSecond: number) => set(false, bytesPerSecond),
  };
}
