import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import { ADMIN } from '../emulators/suite/accounts.ts';
import { serveGallery } from './gallery-api.ts';

export { publicPaths } from './public/public-paths.ts';
export { words } from './words.ts';
export { expect };

/** The two screens that visitors' pages are tested on. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

interface Fixtures {
  /** Console errors and warnings that the test at hand expects; any other fails it. */
  expectedErrors: RegExp[];
  /** Hosts that the page has asked for anything, the site's own left out. */
  foreignHosts: Set<string>;
  /** Signed in, on a page of the admin area: the profile, if no path is given. */
  signedInAsAdmin: (path?: string) => Promise<void>;
}

/** Where signing in leads to. */
const PROFILE = '/admin/profile';

/** The session of this worker's first sign-in: the other tests need not press the same two buttons. */
let adminSession: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;

export const test = base.extend<Fixtures & { failsOnConsoleErrors: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants an object pattern
  expectedErrors: async ({}, use) => use([]),

  foreignHosts: async ({ page, baseURL }, use) => {
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url());
      if (/^https?:$/.test(protocol) && host !== new URL(baseURL ?? '').host) hosts.add(host);
    });
    await use(hosts);
  },

  signedInAsAdmin: async ({ page }, use) => {
    await use(async (path = PROFILE) => {
      const context = page.context();
      if (adminSession) {
        await context.setStorageState(adminSession);
      } else {
        await signIn(page, ADMIN);
        await expect(page).toHaveURL(PROFILE);
        adminSession = await context.storageState({ indexedDB: true });
      }
      if (!page.url().endsWith(path)) await page.goto(path);
      await expect(page).toHaveURL(path);
      const menu = page.getByRole('navigation', { name: 'Admin menu' });
      await expect(menu.getByRole('link').first()).toBeVisible();
    });
  },

  failsOnConsoleErrors: [
    async ({ page, expectedErrors }, use, { project }) => {
      await page.addInitScript(markHtmlDrawn);
      const errors = consoleErrors(page);
      // Other tests fill and empty the server's own gallery meanwhile.
      if (['isolated', 'draft'].includes(project.name)) await serveGallery(page, []);
      await page.route(/google\.com/, (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: '<a href="#">Google’s map</a>',
        }),
      );
      await use(undefined);
      const unexpected = errors.filter(
        (text) => !expectedErrors.some((expected) => expected.test(text)),
      );
      // Nobody waits any more for what the page still asks for.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** Errors and warnings on the console, and uncaught errors, from now on. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  return errors;
}

/** Marks when the last of the HTML was drawn: what has shifted up to then, its pieces shifted. */
function markHtmlDrawn(): void {
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => setTimeout(() => performance.mark('html drawn'))),
  );
}

/** Opens a page and waits until React has taken it over. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A touch brings the script at once, as soon as boot.ts listens; an address that asks for
    // something does without.
    if (!location.search) dispatchEvent(new Event('pointerdown'));
    return !('served' in document.documentElement.dataset);
  });
}

/**
 * Holds the application's script back, so that the page is as it was served, until it is released.
 */
export async function holdApplication(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * After a click on a number Chromium would ask whether to open another program, and take no input
 * until it is told.
 */
export async function openNoOtherProgram(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && (link.protocol === 'tel:' || link.host === 'wa.me')) event.preventDefault();
    }),
  );
}

/** Through the account chooser that stands in for Google's window. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/admin/auth');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: email }).click();
}

/** From the first moment of the page on, time passes by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/**
 * Stops the page's clock, which `page.clock.install` has replaced: from now on time passes by
 * `page.clock.runFor` alone.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** What is there now stays for so many seconds, and no longer. The clock stands: `pauseClock`. */
export async function expectShownFor(shown: Locator, seconds: number): Promise<void> {
  const { clock } = shown.page();
  await expect(shown).toBeVisible();
  await clock.runFor(seconds * 1000 - 100);
  await expect(shown).toBeVisible();
  await clock.runFor(200);
  await expect(shown).toBeHidden();
}

/** Addresses that the page asks for from now on. */
export function requestsOf(
  page: Page,
  isMeant: (request: Request) => boolean = () => true,
): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (isMeant(request)) addresses.push(request.url());
  });
  return addresses;
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

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * @param rules all that are about accessibility, unless some are named
 * @param except what another test looks at
 */
export async function expectNoBarrier(
  page: Page,
  rules?: string[],
  except?: string,
): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // What else it can tell takes longer than to find it.
  axe.options({ resultTypes: ['violations'], selectors: false });
  if (except) axe.exclude(except);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(WCAG)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
}

export async function expectNoBarrierInAnyTheme(page: Page, except?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  // A theme changes colours alone.
  await expectNoBarrier(page, ['color-contrast'], except);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoBarrier(page, undefined, except);
}

/**
 * Axe finds nothing, in light and in dark, and at no width does the page stand out of its window.
 * @param except what another test looks at
 */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  await expectNoBarrierInAnyTheme(page, except);
  for (const width of [768, 1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${page.url()} at ${width} pixels`).toBeLessThanOrEqual(0);
  }
}
