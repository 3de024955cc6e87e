import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { ADMIN } from '../emulators/suite/google-accounts.ts';
import { markHtmlDrawn } from './layout-shift.ts';

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
  /** Whether the admin area loads all its pages while the browser is idle: most tests open one. */
  loadsAhead: boolean;
  /** Signed in, on a page of the admin area: the profile, if no path is given. */
  signedInAsAdmin: (path?: string) => Promise<void>;
}

/** Where signing in leads to. */
const PROFILE = '/admin/profile';

/**
 * The session of this worker's first sign-in: the other tests need not press the same two buttons.
 */
let adminSession: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;

export const test = base.extend<Fixtures & { failsOnConsoleErrors: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants an object pattern
  expectedErrors: async ({}, use) => use([]),

  loadsAhead: [false, { option: true }],

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
      await becomeAdmin(page);
      if (!page.url().endsWith(path)) await page.goto(path);
      await expect(page).toHaveURL(path);
      const menu = page.getByRole('navigation', { name: 'Admin menu' });
      await expect(menu.getByRole('link').first()).toBeVisible();
    });
  },

  failsOnConsoleErrors: [
    async ({ page, expectedErrors, loadsAhead }, use) => {
      await page.addInitScript(markHtmlDrawn);
      if (!loadsAhead) await page.addInitScript(neverIdle);
      const errors = consoleErrors(page);
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

function neverIdle(): void {
  window.requestIdleCallback = () => 0;
}

/** The page's browser is signed in; which address the page has then, is open. */
export async function becomeAdmin(page: Page): Promise<void> {
  const context = page.context();
  if (adminSession) return context.setStorageState(adminSession);
  await signIn(page, ADMIN);
  await expect(page).toHaveURL(PROFILE);
  adminSession = await context.storageState({ indexedDB: true });
}

/** Errors and warnings on the console, and uncaught errors, from now on. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  return errors;
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
