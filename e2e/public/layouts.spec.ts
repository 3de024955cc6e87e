import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Language, pathIn } from '@theni/contract/site-map';
import { buildOutputs } from '../../config/config-paths.ts';
import { content } from '../../config/content.ts';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { expectAccessible, expectEachControlReached } from '../accessibility.ts';
import { expect, requestsOf, screens, test } from '../fixtures.ts';
import { holdApplication, openLive, untilHydrated, watchElements } from '../hydration.ts';
import { layoutShift, twoFrames } from '../layout-shift.ts';
import { brokenWords } from '../legibility.ts';
import { words } from '../site.ts';
import {
  expectPartsOnTime,
  followPartLinks,
  planOf,
  rowOf,
  servePlotStates,
} from './layout-page.ts';

const [garden] = sampleLayouts;
const PATH = '/layouts/sample-garden';
const ROOT = join(import.meta.dirname, '../..');
const phone360 = { ...screens.phone, viewport: { width: 360, height: 740 } };

/** The page as it is built: the layouts of the tests' stack have no photos. */
async function serveBuilt(page: Page): Promise<void> {
  await page.route(/\/(?:assets\/|layouts\/sample-garden$)/, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === PATH ? `${pathname}.html` : pathname;
    return route.fulfill({ path: join(ROOT, buildOutputs.site, file) });
  });
}

/** How many A4 pages are printed. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

async function expectFirstScreen(page: Page, language: Language): Promise<void> {
  const { layoutList } = words[language];
  const bar = page.getByRole('navigation', { name: words[language].frame.callBar });
  const { y: bottom = 0 } = (await bar.boundingBox()) ?? {};
  const main = page.getByRole('main');
  for (const shown of [
    main.locator('picture').first(),
    page.getByRole('heading', { level: 1, name: garden.fields.name[language] }),
    main.getByText(layoutList.statuses.selling),
    main.getByText(/1.8/).first(),
    main.getByRole('link', { name: content.layoutPage.location.map[language], exact: true }),
    main.getByText('₹10.8').first(),
    main.getByText('₹4.8').first(),
    main.getByText(layoutList.plots.replace('{count}', '')).first(),
    main.getByText(garden.fields.registration.number).first(),
    main.getByRole('link', { name: layoutList.see }),
  ]) {
    const { y, height } = (await shown.boundingBox()) ?? { y: Number.NaN, height: 0 };
    expect(y + height, String(shown)).toBeLessThanOrEqual(bottom);
  }
}

/** In the list a plot has its price, and this below it. */
async function expectTwoLines(page: Page, line: string): Promise<void> {
  await page.getByRole('table').scrollIntoViewIfNeeded();
  const row = rowOf(page, '8');
  const topOf = async (text: string) => (await row.getByText(text).boundingBox())?.y;
  // The page may still be scrolling between the two.
  await expect(async () =>
    expect(await topOf(line)).toBeGreaterThan((await topOf('₹')) ?? Number.NaN),
  ).toPass();
}

/** The page learns of now, which may have more digits, while a visitor looks at it. */
async function expectRoomForAnyTime(page: Page): Promise<void> {
  const heights = await page.getByText(/ மணி நிலவரம்\.$/).evaluate((line) =>
    ['1 மே, 2026, காலை 9.11', '28 செப்டம்பர், 2026, மாலை 10.48'].map((time) => {
      line.textContent = `${time} மணி நிலவரம்.`;
      return line.getBoundingClientRect().height;
    }),
  );
  expect(heights[0]).toBe(heights[1]);
}

test.beforeEach(async ({ page }) => {
  // Plot 3 is sold since the page was made.
  await servePlotStates(page, ({ number, state }) => (number === '3' ? 'sold' : state));
});

test.describe('on a phone of 360 px', () => {
  test.use(phone360);

  test('the first screen of a layout has the facts and the way to the plots; its photos are swiped through, each loaded when it is swiped to; a large one that cannot be had leaves the page, and what is typed, as they are', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/, /dynamically imported module/);
    await serveBuilt(page);
    await openLive(page, PATH);
    await expectFirstScreen(page, 'en');
    await expectPartsOnTime(page, 'en');

    const covers = page.getByRole('group', { name: 'Photos' });
    const pictures = covers.locator('img');
    const isLoaded = (index: number) =>
      pictures.nth(index).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect.poll(() => isLoaded(0)).toBe(true);
    await expect(pictures).toHaveCount(1);
    await covers.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
    await expect(pictures.nth(3)).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => isLoaded(3)).toBe(true);

    await followPartLinks(page);
    const { see } = words.en.layoutList;
    await page.getByRole('main').getByRole('link', { name: see }).click();
    await expect(page.getByRole('heading', { name: see })).toBeInViewport();
    await expectTwoLines(page, '1,400 sq ft · North · 30 ft road');

    const name = page.getByLabel('Name');
    await name.fill('Asha');
    await page.route('**/assets/lightbox-*.js', (route) => route.abort());
    await page.locator('a[href*="item="]').first().tap();
    await expect(page.getByRole('alert')).toContainText(words.en.frame.loadFailed);
    await expect(name).toHaveValue('Asha');
    await rowOf(page, '8').getByRole('link').tap();
    await expect(page.getByRole('status').filter({ hasText: 'Plot 8' })).toBeVisible();
  });

  test('the first screen has the facts and the way to the plots in Tamil, too, each of which has two lines; no box scrolls by itself', async ({
    page,
  }) => {
    await page.goto(`/ta${PATH}`);
    await expectFirstScreen(page, 'ta');
    await expectPartsOnTime(page, 'ta');
    await expectTwoLines(page, '1,400 சதுர அடி · வடக்கு · 30 அடி சாலை');
    await expectRoomForAnyTime(page);
    const frame = page.locator('div', { has: page.locator('> table') });
    await expect(frame).toHaveCSS('overflow-y', 'visible');
    const code = await page.getByRole('main').locator('a > img[src*="form-c-"]').boundingBox();
    expect(code?.height).toBeCloseTo(code?.width ?? Number.NaN, 1);
  });

  test('a link to a plot opens its sheet above the bar, and unfolds the list of all', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(page, `/ta${PATH}?plot=013`);
    const sheet = page.getByRole('status').filter({ hasText: 'மனை எண் 13' });
    await expect(sheet).toBeInViewport({ ratio: 1 });
    const call = page.getByRole('link', { name: 'மனை எண் 13 பற்றி அழைக்க' });
    await expect(call).toBeInViewport();
    const bar = page.getByRole('navigation').last();
    const [button, strip] = await Promise.all([call.boundingBox(), bar.boundingBox()]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
    await expect(page.locator('tbody tr').filter({ visible: true })).toHaveCount(24);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await planOf(page);
    await expect(page.getByRole('link', { name: /^மனை எண் 13:/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.getByRole('link', { name: /^மனை எண் 14:/ }).tap();
    await expect(page).toHaveURL(/\?plot=14$/);
    const asked = page.getByLabel('மனை எண்', { exact: true });
    await asked.scrollIntoViewIfNeeded();
    await expect(asked).toHaveValue('14');
    // What stands around the plots has a test of its own.
    await expectAccessible(page, 'header, footer, .page-end');
  });

  test('a link to a plot takes nobody away who has begun to read', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto(`${PATH}?plot=13`);
    await page.getByRole('heading', { level: 1 }).tap();
    release();
    const sheet = page.getByRole('status').filter({ hasText: 'Plot 13' });
    await expect(sheet).toBeAttached();
    await twoFrames(page);
    await twoFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  for (const [where, plotIn] of [
    ['list', (page: Page) => page.locator('table').getByRole('link', { name: '14', exact: true })],
    ['plan', (page: Page) => page.locator('#plan [href="#plot-14"]')],
  ] as const)
    test(`a plot that is tapped in the ${where} before the script is there opens, once`, async ({
      page,
    }) => {
      const release = await holdApplication(page);
      await page.goto(PATH);
      await planOf(page);
      await page.getByText('All 24 plots').tap();
      await plotIn(page).tap();
      release();
      const sheet = page.getByRole('status').filter({ hasText: 'Plot 14' });
      await expect(sheet).toBeInViewport();
      await expect(page).toHaveURL(`${PATH}?plot=14`);
      await expect(page.getByRole('textbox', { name: 'Plot number' })).toHaveValue('14');
    });

  test('a word that is composed while the script takes the page over stands there once', async ({
    page,
  }) => {
    const release = await holdApplication(page);
    await page.goto(PATH);
    const message = page.getByRole('textbox', { name: 'Message', exact: true });
    const prefilled = await message.inputValue();
    await message.tap();
    await message.press('Control+End');
    const keyboard = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    for (const part of ['வ', 'வண', 'வணக']) await compose(part);
    release();
    await untilHydrated(page);
    await compose('வணக்க');
    await keyboard.send('Input.insertText', { text: 'வணக்கம்' });
    await expect(message).toHaveValue(`${prefilled}வணக்கம்`);
  });

  test('a card says how many plots are available now, when it comes near the view', async ({
    page,
  }) => {
    await servePlotStates(page, (_plot, index) => (index < 5 ? 'available' : 'sold'));
    const asked = requestsOf(page, (request) => request.url().endsWith('sample-garden/plots'));
    for (const [path, line] of [
      ['/', 'Plots: 5 of 24 available'],
      ['/ta/layouts', 'மனைகள்: 24-இல் 5 விற்பனைக்கு'],
    ] as const) {
      await openLive(page, path);
      if (path === '/') expect(asked).toEqual([]);
      const card = page
        .getByRole('listitem')
        .filter({ hasText: /TN\/99\/Layout/ })
        .last();
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByText(line, { exact: true })).toBeVisible();
      expect(await layoutShift(page)).toBe(0);
    }
  });
});

test.describe('on a desktop', () => {
  test.use(screens.desktop);

  test('React keeps each element of the served page, and a link within it leaves all in its place; a layout that one comes back to has its styles', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    // The states of now come when the page is alive.
    const { promise: alive, resolve: markAlive } = Promise.withResolvers<void>();
    await page.route('**/api/layouts/*/plots', async (route) => {
      await alive;
      await route.fallback();
    });
    await page.goto(PATH);
    const changedElements = await watchElements(page);
    await untilHydrated(page);
    await expect(page.getByRole('button', { name: 'Price' })).toBeEnabled();
    markAlive();
    await expect(page.getByRole('link', { name: 'Plot 3: Sold' })).toBeAttached();
    expect(await changedElements()).toEqual([]);

    const sections = page.locator('main section');
    const count = await sections.evaluateAll((all) => {
      for (const section of all) Object.assign(section, { served: true });
      return all.length;
    });
    await page.getByRole('link', { name: words.en.frame.skipLink }).press('Enter');
    await expect(page).toHaveURL(`${PATH}#content`);
    await page.getByRole('textbox', { name: 'Plot number' }).fill('12');
    await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeAttached();
    expect(
      await sections.evaluateAll((all) => all.filter((section) => 'served' in section).length),
    ).toBe(count);

    await page.route('**/assets/layout-defer-*.css', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.privacy.heading);
    await page.goBack();
    await expect(page.getByRole('table')).toHaveCSS('font-variant-numeric', 'tabular-nums');
  });

  test('a buyer reaches all of a layout by the Tab key, and goes by keyboard from the plan to the plot beside it, whose numbers the wheel leaves; React keeps each element of the served page', async ({
    page,
  }) => {
    const late = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await late.promise;
      await route.fallback();
    });
    await page.goto(PATH, { waitUntil: 'domcontentloaded' });
    await expect(rowOf(page, '3')).toContainText('Available');
    const changedElements = await watchElements(page);
    await untilHydrated(page);
    await expect(page.getByRole('button', { name: 'Price' })).toBeEnabled();
    await expect(page.getByRole('link', { name: 'Plot 3: Sold' })).toBeAttached();
    expect(await changedElements()).toEqual([]);
    await expect(rowOf(page, '3')).toContainText('Sold');
    const plan = await planOf(page);
    const available = garden.plots.filter(
      ({ state, number }) => state === 'available' && number !== '3',
    );
    await expect(page.getByText(`Plots: ${available.length} of 24 available`)).toBeVisible();
    // A button that a wider face sent to the next row would move all below it.
    const lines = () =>
      page.locator('h1 ~ p a').evaluateAll((links) => {
        const ways = links.filter(({ parentElement }) => parentElement?.matches('.row, .row *'));
        return new Set(ways.map((link) => link.getBoundingClientRect().top)).size;
      });
    expect(await lines()).toBe(1);
    late.resolve();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await lines()).toBe(1);
    expect(await layoutShift(page)).toBeLessThan(0.01);

    await expectEachControlReached(page);
    await page.getByRole('button', { name: 'Whole plan' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Plot 1: Available' })).toBeFocused();
    for (let steps = 1; steps < 8; steps += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('link', { name: 'Plot 8: Available' })).toBeFocused();
    await page.keyboard.press('Enter');
    const status = page.getByRole('status').filter({ hasText: 'Plot 8' });
    await expect(status).toContainText('1,400 sq ft · 3.21 cents · 130.1 m²');
    const colourOf = (shown: Locator) =>
      shown.evaluate((element) => getComputedStyle(element).color);
    expect(await colourOf(status.getByText('Available'))).toBe(
      await colourOf(rowOf(page, '8').getByText('Available')),
    );
    const [drawn, sheet] = await Promise.all([plan.boundingBox(), status.boundingBox()]);
    expect(drawn?.width).toBeGreaterThan(500);
    expect(sheet?.x).toBeGreaterThan((drawn?.x ?? 0) + (drawn?.width ?? 0));
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: 'WhatsApp' }).and(page.locator(':focus')),
    ).toBeVisible();

    await page.getByText('EMI per month').click();
    const rate = page.getByLabel('Interest, % a year');
    await rate.fill('9.5%');
    await rate.hover();
    await page.mouse.wheel(0, 300);
    await twoFrames(page);
    await expect(rate).toHaveValue('9.5%');

    // As a screen reader presses what nobody has scrolled to.
    await page.getByRole('button', { name: 'Price' }).dispatchEvent('click');
    const numbers = page.locator('tbody th');
    await expect(numbers.first()).toHaveText('20');
    await page.getByLabel('Available plots only').check();
    await expect(numbers.filter({ visible: true })).toHaveCount(available.length);
  });

  test('a few sheets of paper have all of a layout', async ({ page }) => {
    await serveBuilt(page);
    await openLive(page, PATH);
    await page.emulateMedia({ media: 'print' });
    // Nobody has scrolled to it.
    await expect(page.getByRole('heading', { name: 'List of plots' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Plot 3: Sold' })).toBeVisible();
    const foot = page.getByText('TN/99/Layout/0024/2025 · rera.tn.gov.in');
    await expect(foot).toBeVisible();
    const display = await foot.evaluate(
      (element) => getComputedStyle(element.parentElement?.parentElement as Element).display,
    );
    // Such a group comes again on each sheet.
    expect(display).toBe('table-footer-group');
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    // Safari would take a height in percent from the screen, and print a corner of the picture.
    await expect(page.locator('picture img').first()).toHaveCSS('aspect-ratio', '16 / 9');
    await expect(rowOf(page, '24')).toBeVisible();
    await expect(page.locator('h1 + p')).toHaveText(/bus stand$/, { useInnerText: true });
    // One buys nothing of these.
    await expect(rowOf(page, '23')).toBeHidden();
    await expect(page.getByRole('group', { name: 'Layout plan' })).toBeVisible();
    await expect(page.getByText('Sample 24/1, 24/2A')).toBeVisible();
    const codes = page.locator('img[src*="/assets/address-"], img[src*="/assets/form-c-"]');
    expect(await codes.filter({ visible: true }).count()).toBeGreaterThanOrEqual(2);
    await expect(page.getByText(garden.fields.directions.en)).toBeVisible();
    await expect(page.getByText('Photos', { exact: true })).toBeHidden();
    expect([2, 3, 4]).toContain(await sheetsOf(page));
    await page.unrouteAll();
    await page.goto(pathIn('ta', PATH));
    // So much is left of an A4 page between its margins.
    await page.setViewportSize({ width: 700, height: 1000 });
    expect(await brokenWords(page, 'th')).toEqual([]);
  });

  test('a layout of 120 plots is a few sheets of paper; on the screen nothing is folded, and each state has a pattern, the same in the legend and on the plan', async ({
    page,
  }) => {
    await page.goto('/layouts/sample-hills');
    await page.emulateMedia({ media: 'print' });
    expect([2, 3, 4]).toContain(await sheetsOf(page));
    await page.emulateMedia({ media: 'screen' });
    await untilHydrated(page);
    await expect(page.locator('tbody tr').filter({ visible: true })).toHaveCount(120);
    await expect(page.getByText('All 120 plots')).toBeHidden();
    const plots = await planOf(page);
    const fills: string[] = [];
    for (const name of ['Available', 'Not available now', 'Booked', 'Sold']) {
      const swatch = page.getByRole('listitem').filter({ hasText: name }).locator('svg path');
      const fillOf = (shape: Locator) =>
        shape.first().evaluate((element) => getComputedStyle(element).fill);
      fills.push(await fillOf(swatch));
      const plot = plots.getByRole('link', { name: `: ${name}` });
      expect(await fillOf(plot.locator('polygon'))).toBe(fills.at(-1));
    }
    expect(new Set(fills.map((fill) => fill.replace(/^rgb.*/, 'no pattern'))).size).toBe(4);
  });
});

test.describe('without script', () => {
  test.use({ ...screens.desktop, javaScriptEnabled: false });

  test('a buyer has plan, table, papers and form, and no dead control; a tap on the plan leads to the row of the plot; on a phone a link leads to a row of the folded list, and a tap shows all', async ({
    page,
  }) => {
    await page.goto(PATH);
    const { see } = words.en.layoutList;
    await page.getByRole('main').getByRole('link', { name: see }).click();
    await expect(page.getByRole('heading', { name: see })).toBeInViewport();
    await expect(
      page.getByRole('img', { name: 'Layout plan. The list below has every plot.' }),
    ).toBeVisible();
    await page.getByRole('link', { name: /^Plot 8:/ }).click();
    await expect(page).toHaveURL(`${PATH}#plot-8`);
    const row = rowOf(page, '8');
    await expect(row).toBeInViewport({ ratio: 0.9 });
    await expect(row).toContainText('₹');
    await expect(row).toContainText('1,400');
    const rows = page.locator('tbody tr').filter({ visible: true });
    await expect(rows).toHaveCount(24);
    await page.getByLabel('Available plots only').check();
    await expect(rows).toHaveCount(
      garden.plots.filter(({ state }) => state === 'available').length,
    );
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
    await page.getByLabel('When would you like to come?').fill('2026-03-08');
    const document = page.getByRole('link', { name: 'Layout approval' });
    await expect(document).toHaveAttribute('href', /^\/assets\/.*\.pdf$/);
    await expect(page.getByLabel('Message')).toHaveValue(/Sample Garden, Theni/);
    await expect(page.locator('[name=layout]')).toHaveValue('sample-garden');

    await page.getByLabel('Available plots only').uncheck();
    await page.setViewportSize(phone360.viewport);
    await page.goto(`${PATH}#plot-22`);
    await expect(rowOf(page, '22')).toBeInViewport();
    await expect(rows).toHaveCount(9);
    await page.getByText('All 24 plots').click();
    await expect(rows).toHaveCount(24);
  });
});
