import type { Page } from '@playwright/test';
import { LANGUAGES, pages, pathIn } from '@theni/contract/site-map';
import { photo, photos } from '../../functions/test/sample-photos.ts';
import { budgets } from '../../web/budgets.ts';
import { layoutPath } from '../../web/src/page-addresses.ts';
import { expectNoBarrier, expectNoBarrierInAnyTheme, outlineOf } from '../accessibility.ts';
import { brokenWords, cutControls } from '../cut-controls.ts';
import { expect, requestsOf, screens, test } from '../fixtures.ts';
import { serveGallery } from '../gallery-api.ts';
import { untilHydrated } from '../hydration.ts';
import { layoutShift, twoFrames } from '../layout-shift.ts';
import { pathsInBoth, words } from '../site.ts';
import { servePlotStates } from './plots.ts';

const LAYOUT = layoutPath('sample-garden');
const NO_PAGE = '/nothing-here';
/** By path, the name of the file that has the landmarks, headings and forms of such a page. */
const outlines: Record<string, string> = {
  [pages.home.path]: 'home.txt',
  [pages.plots.path]: 'service.txt',
  [pages.gallery.path]: 'gallery.txt',
  [pages.about.path]: 'about.txt',
  [pages.contact.path]: 'contact.txt',
  [pages.privacy.path]: 'privacy.txt',
  [pages.layouts.path]: 'layouts.txt',
  [LAYOUT]: 'layout.txt',
};
/** The Tamil contact page stands for the two that say above its form what became of a message. */
const isAfterPost = (path: string) => path.startsWith(`${pages.contact.path}/`);
const visits = LANGUAGES.flatMap((language) =>
  [...pathsInBoth, LAYOUT]
    .filter((path) => language === 'en' || !isAfterPost(path))
    .map((path) => ({ language, path: pathIn(language, path) })),
);

test.describe('on a phone', () => {
  test.use(screens.phone);

  for (const { language, path } of [...visits, { language: 'en', path: NO_PAGE } as const])
    test(`${path} is light, does not move, has no barrier and all its landmarks, and fits at any width`, async ({
      page,
      foreignHosts,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 404/);
      await servePlotStates(page, ({ state }) => state);
      await serveGallery(page, [photo(1, { Location: 'Periyakulam, தேனி' })]);
      const requests = requestsOf(page);
      await openSlowly(page, path);
      // How many photos a layout has is the owner's choice.
      // A script is imported out of the browser's cache, which a test that answers requests has not.
      if (!path.endsWith(LAYOUT))
        expect(new Set(requests).size, requests.join('\n')).toBeLessThanOrEqual(budgets.requests);
      expect([...foreignHosts]).toEqual([]);
      await goDown(page);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);

      // A browser lays out what is far from view when it comes near.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await smallTargets(page)).toEqual([]);
      if (language === 'ta') expect(await tightTexts(page)).toEqual([]);
      // Its elements and colours are the same in both languages (every-page.test.ts).
      else await expectNoBarrierInAnyTheme(page);
      await expectNothingCut(page, path);
      // On the widest screen, where the header has its menu.
      const outline = outlines[path];
      if (outline) expect(await outlineOf(page)).toMatchSnapshot(outline);
      if (path !== NO_PAGE) {
        await page.setViewportSize({ width: 320, height: 568 });
        const { languageSwitch } = words[language].frame;
        await expect(page.getByRole('link', { name: languageSwitch })).toBeInViewport({ ratio: 1 });
      }
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      if (language === 'en') expect(await brokenWords(page, 'h1, h2, h3', /\w+/g)).toEqual([]);
      await expectFrameUncut(page);
      if (language === 'en') await expectRoomForLongWords(page);
    });
});

/** As on a slow line: fonts, list and pictures come when the page is alive. */
async function openSlowly(page: Page, path: string): Promise<void> {
  const late = Promise.withResolvers<void>();
  for (const file of ['**/*.woff2', /\/api\/file/, '**/*.avif'])
    await page.route(file, async (route) => {
      await late.promise;
      await route.fallback();
    });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await untilHydrated(page);
  await twoFrames(page);
  late.resolve();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** To the end of the page and back. */
async function goDown(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  for (let step = 0; step < 10; step += 1) {
    await page.mouse.wheel(0, height);
    await twoFrames(page);
  }
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function expectNothingCut(page: Page, path: string): Promise<void> {
  // The gallery's filters and the table of plots scroll sideways.
  const scrolls = path.endsWith(pages.gallery.path) || path.endsWith(LAYOUT);
  await atEachWidth(page, [320, 360, 768, 1280], async (width) => {
    expect(await brokenWords(page), `${width}`).toEqual([]);
    expect(await cutControls(page, scrolls ? 'header, footer' : 'body'), `${width}`).toEqual([]);
  });
}

async function expectFrameUncut(page: Page): Promise<void> {
  await atEachWidth(page, [320, 360, 768, 1280], async (width) => {
    // Both words of the bottom bar do not fit beside each other on the smallest phone then.
    if (width < 360) return;
    expect(await cutControls(page, 'header, footer, nav:not(main *)'), `${width}`).toEqual([]);
    expect(await brokenWords(page), `${width}`).not.toContain(words.ta.frame.call);
  });
}

/** Nothing that the owner may type makes the page scroll sideways. */
async function expectRoomForLongWords(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 100% !important }' });
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style, option, svg'))
        text.data = 'W'.repeat(40);
    }
  });
  await atEachWidth(page, [360], async () => {});
}

/** Looks at the page at each width; at none does it scroll sideways. */
async function atEachWidth(
  page: Page,
  widths: number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, page.url()).toBeLessThanOrEqual(width);
    await look(width);
  }
}

function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a, button, summary, label:has(input), input:not([type=checkbox]), textarea',
      ),
    ]
      .filter((target) => target.checkVisibility() && !target.closest('[inert], svg'))
      .filter((target) => !target.matches('[href="#content"]'))
      // All of a plot's row leads to it.
      .map((target) => ({
        box: (target.closest('tbody tr') ?? target).getBoundingClientRect(),
        name: target.outerHTML.slice(0, 90),
      }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
  );
}

/** Texts whose lines are lower than Tamil needs: 1.7 where it runs on, 1.4 in headings. */
function tightTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isLower = (place: HTMLElement, least: number) => {
      const { fontSize, lineHeight } = getComputedStyle(place);
      return Number.parseFloat(lineHeight) < Number.parseFloat(fontSize) * (least - 0.01);
    };
    const running = all('main p, main dd, main li').filter(
      (place) => place.children.length === 0 && place.innerText.length > 80,
    );
    return [
      ...running.filter((place) => isLower(place, 1.7)),
      ...all('main :is(h1, h2, h3)').filter((place) => isLower(place, 1.4)),
    ].map((place) => place.innerText.slice(0, 40));
  });
}

test.describe('on a desktop', () => {
  test.use(screens.desktop);

  // Of the three service pages one stands for all.
  for (const path of [
    '/',
    '/about-us',
    '/service-construction',
    '/gallery',
    '/contact-us',
    '/layouts',
  ])
    test(`${path} does not move, has no barrier, and needs no mouse`, async ({ page }) => {
      await serveGallery(page, photos(8));
      await openSlowly(page, path);
      await goDown(page);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectNoBarrier(page);
      await expectEachControlReached(page);
    });
});

async function expectEachControlReached(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  let controls = 1;
  for (let step = 0; step < controls; step += 1) {
    const reached = async () => {
      controls = await controlsOnceReached(page);
      return controls;
    };
    await expect.poll(reached, { intervals: [20] }).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
  }
}

/** How many controls there are, once the focus is marked on one after the last one; else 0. */
function controlsOnceReached(page: Page): Promise<number> {
  return page.evaluate(() => {
    const steps = window as { lastReached?: Element };
    const focused = document.activeElement as HTMLElement;
    const isMarked =
      getComputedStyle(focused).outlineStyle !== 'none' || focused.matches('[href="#content"]');
    const place = (steps.lastReached ?? document.body).compareDocumentPosition(focused);
    if (!isMarked || !(place & Node.DOCUMENT_POSITION_FOLLOWING)) return 0;
    steps.lastReached = focused;
    const all = document.querySelectorAll<HTMLElement>('a, button, summary, input, textarea');
    const reachable = [...all].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'),
    );
    return reachable.length;
  });
}
