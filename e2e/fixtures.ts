import { test as base, expect, type Page } from '@playwright/test';
import { complaintsOf } from './complaints.ts';

export { publicPaths } from './public/public-paths.ts';
export { expect };

/** The two screens that every public page is tested on. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

interface Fixtures {
  /** Messages on the console that the test at hand expects; any other error or warning fails it. */
  expectedMessages: RegExp[];
  /** Hosts that the page has asked for anything, the site's own left out. */
  foreignHosts: Set<string>;
}

export const test = base.extend<Fixtures & { watched: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants an object pattern
  expectedMessages: async ({}, use) => use([]),

  foreignHosts: async ({ page, baseURL }, use) => {
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url());
      if (/^https?:$/.test(protocol) && host !== new URL(baseURL ?? '').host) hosts.add(host);
    });
    await use(hosts);
  },

  watched: [
    async ({ page, expectedMessages }, use) => {
      const complaints = complaintsOf(page);
      await page.route(/google\.com/, (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: '<a href="#">Google’s map</a>',
        }),
      );
      await use(undefined);
      const unexpected = complaints.filter(
        (text) => !expectedMessages.some((expected) => expected.test(text)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until React has taken it over. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
}

export async function live(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const application = await import(document.documentElement.dataset.entry ?? '');
    await application.hydrated;
  });
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEklEQVR4nGPYEBCAFTEMLQkA5wJNgfXNQ5UAAAAASUVORK5CYII=',
  'base64',
);

export interface SampleItem {
  _id: string;
  FileType: string;
  FileUrl: string;
  Location: string;
  Service: string;
}

/** An item of the list; its file is served by `serveFiles`. */
export function sampleItem(number: number, item: Partial<SampleItem> = {}): SampleItem {
  return {
    _id: `item-${number}`,
    FileType: 'image/jpeg',
    FileUrl: `/sample-files/${number}.png`,
    Location: `Town ${number}`,
    Service: 'Plots and Approvals',
    ...item,
  };
}

/** Answers for the list and for the items' files. */
export async function serveFiles(page: Page, items: SampleItem[]): Promise<void> {
  await page.route('**/sample-files/*', (route) =>
    route.fulfill({ body: picture, contentType: 'image/png' }),
  );
  await page.route(/\/api\/file/, (route) => route.fulfill({ json: items }));
}

/** Answers for the list that the server is broken; the page says so on the console too. */
export async function breakList(page: Page, expectedMessages: RegExp[]): Promise<void> {
  expectedMessages.push(/ApiError/, /status of 500/);
  await page.route(/\/api\/file/, (route) =>
    route.fulfill({ status: 500, json: { title: 'Broken' } }),
  );
}

/** Everything that has moved by itself since the page was opened (web.dev/cls). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) shift += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shift), 100);
      }),
  );
}
