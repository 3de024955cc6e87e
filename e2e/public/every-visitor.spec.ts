import type { Page } from '@playwright/test';
import type { Language } from '@theni/contract/site-map';
import { pages, pathIn } from '@theni/contract/site-map';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { photo, photos, video } from '../../functions/test/sample-photos.ts';
import { layoutPath } from '../../web/src/page-addresses.ts';
import { expect, requestsOf, screens, test } from '../fixtures.ts';
import { serveGallery } from '../gallery-api.ts';
import { holdApplication, openLive, untilHydrated } from '../hydration.ts';
import { twoFrames } from '../layout-shift.ts';
import { ACCEPTED } from '../responses.ts';
import { publicPaths, words } from '../site.ts';
import { planOf } from './layout-page.ts';
import { removeNewerFeatures } from './old-browser.ts';

const [garden] = sampleLayouts;

/** What stands between visitors and the page that was tested in a new browser. */
const conditions: [string, Language, (page: Page) => Promise<void>][] = [
  ['with one of the oldest browsers', 'ta', removeNewerFeatures],
  ['whose browser translates the page and has a password manager', 'en', change],
];

test.use({ ...screens.phone, viewport: { width: 360, height: 740 } });

for (const [condition, language, bring] of conditions)
  test(`a visitor ${condition} sees photos and plots, and sends a message`, async ({
    page,
    expectedErrors,
  }) => {
    // React says so where it draws anew what was changed under its hands.
    if (bring === change) expectedErrors.push(/React error #418/);
    const text = words[language];
    const open = async (path: string) => {
      await openLive(page, pathIn(language, path));
      await expectToFit(page);
    };
    await serveGallery(page, [photo(1), video(2), photo(3)]);
    await page.route('**/api/email', (route) => route.fulfill(ACCEPTED));
    await bring(page);
    for (const path of [pages.home.path, pages.construction.path, pages.layouts.path]) {
      await page.goto(pathIn(language, path));
      const heading = (await page.locator('h1').textContent()) ?? '';
      await untilHydrated(page);
      await page.getByRole('contentinfo').last().scrollIntoViewIfNeeded();
      await expect(page.locator('h1')).toHaveText(heading);
      await expectToFit(page);
      await expect(page.getByText(text.frame.loadFailed)).toHaveCount(0);
    }

    await open(pages.gallery.path);
    await expect(page.getByText(text.gallery.loading)).toHaveCount(0);
    const items = page.getByRole('main').getByRole('listitem');
    await items.first().getByRole('link').first().tap();
    const large = page.getByRole('dialog', { name: text.gallery.largeView.name });
    await expect(large.getByRole('heading').first()).toHaveText('Town 1');
    await large.getByRole('button', { name: text.gallery.largeView.close }).tap();
    await expect(large).toHaveCount(0);
    await page.getByLabel(text.gallery.filters.service).selectOption({ index: 1 });
    await expect(items).toHaveCount(1);

    await open(layoutPath('sample-garden'));
    await planOf(page);
    const sheet = page.getByRole('status').filter({ has: page.getByRole('heading') });
    for (const number of ['1', '2']) {
      await page.locator(`#plan [href="#plot-${number}"]`).tap();
      const plot = garden.plots.find((each) => each.number === number);
      await expect(sheet.getByRole('heading')).toContainText(number);
      await expect(sheet).toContainText(plot?.sides ?? '');
    }

    const { form, sent } = text.contact;
    const release = await holdApplication(page);
    await page.goto(pathIn(language, pages.contact.path));
    await expectToFit(page);
    await page.getByLabel(form.name, { exact: true }).fill('Kayal');
    await page.getByLabel(form.email, { exact: true }).fill('kayal@home.example');
    await page.getByLabel(form.message, { exact: true }).fill('Plot 12?');
    await page.getByLabel(form.boxes.plots).check();
    release();
    await untilHydrated(page);
    const posted = page.waitForRequest('**/api/email');
    await page.getByRole('button', { name: form.submit }).tap();
    expect((await posted).postDataJSON()).toMatchObject({
      formData: {
        name: 'Kayal',
        email: 'kayal@home.example',
        message: 'Plot 12?',
        services: { plots: 'plots and approvals' },
      },
      language,
    });
    await expect(page.getByText(sent)).toBeVisible();
  });

async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}

test.describe('in one of the oldest browsers', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  test.beforeEach(({ page }) => removeNewerFeatures(page));

  test('where popovers are unknown the menu stands at the top of its page', async ({ page }) => {
    await openLive(page, '/ta/about-us');
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link')).toHaveCount(4);
    const { y = 0, height = 0 } = (await menu.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(320);
    await expect(page.getByRole('button', { name: words.ta.frame.menu.open })).toBeHidden();
    await page.mouse.wheel(0, 1500);
    await expect(menu).not.toBeInViewport();
    await menu.locator('summary').tap();
    await menu.getByRole('link').nth(2).tap();
    await expect(page).toHaveURL(/service/);
  });

  test('no page is wider than an old phone; the names of towns keep their type where containers are unknown', async ({
    page,
  }) => {
    await serveGallery(page, photos(3));
    // Above such pages fit when they are alive, too.
    for (const path of [...publicPaths, '/ta/layouts/sample-garden']) {
      if (path === pages.gallery.path) await openLive(page, path);
      else await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
      if (path === pages.gallery.path) {
        const town = page.getByText('Town 1', { exact: true });
        await expect(town).toHaveCSS('font-weight', '800');
      }
    }
  });
});

for (const [broken, path] of [
  ['referrer', '/contact-us'],
  ['matchMedia', '/service-plots'],
] as const)
  test(`a page stays when its script fails (${broken})`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/Not known here/);
    await page.addInitScript((name) => {
      function fail() {
        throw new Error('Not known here.');
      }
      if (name in document) Object.defineProperty(document, name, { get: fail });
      else Object.assign(globalThis, { [name]: fail });
    }, broken);
    await page.goto(path);
    const served = await page.locator('#root').innerHTML();
    const failed = page.waitForEvent('console', (message) => /Not known/.test(message.text()));
    await page.keyboard.press('Shift');
    await failed;
    await twoFrames(page);
    expect(await page.locator('#root').innerHTML()).toBe(served);
  });

test('an older browser has the page as it was served, and one line where that is empty', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CompressionStream'));
  const scripts = requestsOf(page, (request) => /\.js$/.test(request.url()));
  for (const [path, isEmpty] of [
    ['/service-plots', false],
    ['/gallery', true],
    ['/ta/gallery', true],
    ['/admin/auth', true],
  ] as const) {
    scripts.length = 0;
    await page.goto(path);
    await page.keyboard.press('Shift');
    const { browserTooOld } = words[path.startsWith('/ta') ? 'ta' : 'en'].frame;
    await expect(page.getByText(browserTooOld)).toHaveCount(isEmpty ? 1 : 0);
    expect(scripts, path).toEqual([expect.stringMatching(/boot-/)]);
  }
});

/** As Chrome's translation does, each text lies in two elements, and so does what comes later. */
async function change(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untranslated = 'script, style, noscript, textarea, title, svg, font';
    function wrap(text: Text): void {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest(untranslated)) return;
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).append(text.data);
      text.replaceWith(font);
    }
    function wrapIn(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    }
    addEventListener('DOMContentLoaded', () => {
      for (const form of document.forms)
        form.firstElementChild?.append(document.createElement('password-manager'));
      wrapIn(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) node instanceof Text ? wrap(node) : wrapIn(node);
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
}
