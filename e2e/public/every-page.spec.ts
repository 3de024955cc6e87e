import type { Page } from '@playwright/test';
import { LANGUAGES, type Language, pages, pathIn } from '@theni/contract/site-map';
import { photo, photos } from '../../functions/test/sample-photos.ts';
import { budgets } from '../../web/budgets.ts';
import { layoutPath } from '../../web/src/page-addresses.ts';
import {
  expectEachControlReached,
  expectNoBarrier,
  expectNoBarrierInAnyTheme,
  expectOutline,
} from '../accessibility.ts';
import { expect, requestsOf, screens, test } from '../fixtures.ts';
import { serveGallery } from '../gallery-api.ts';
import { untilHydrated } from '../hydration.ts';
import { layoutShift, twoFrames } from '../layout-shift.ts';
import { brokenWords, coveredTexts, cutControls, expectTamilLetters } from '../legibility.ts';
import { pathsInBoth, words } from '../site.ts';
import { servePlotStates } from './layout-page.ts';

const LAYOUT = layoutPath('sample-garden');
const NO_PAGE = '/nothing-here';
/** The other pages have the landmarks, headings and forms of one of these. */
const outlined: string[] = [
  pages.home.path,
  pages.plots.path,
  pages.gallery.path,
  pages.about.path,
  pages.contact.path,
  pages.privacy.path,
  pages.layouts.path,
  LAYOUT,
];
/** The Tamil contact page stands for the two that say above its form what became of a message. */
const isAfterPost = (path: string) => path.startsWith(`${pages.contact.path}/`);
const languagesOf = (path: string) =>
  LANGUAGES.filter((language) => language === 'en' || !(isAfterPost(path) || path === NO_PAGE));
/** Parts of the names of what one language brings. */
const broughtBy = { en: ['anek-headings', 'words.en'], ta: ['anek-tamil', 'words.ta'] };

test.describe('on a phone whose browser asks for Tamil', () => {
  test.use({ ...screens.phone, locale: 'ta-IN' });

  for (const path of [...pathsInBoth, LAYOUT, NO_PAGE])
    test(`${path} is light, does not move, has no barrier and all its landmarks, fits at any width, and brings one language alone`, async ({
      page,
      foreignHosts,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 404/);
      await servePlotStates(page, ({ state }) => state);
      await serveGallery(page, [photo(1, { Location: 'Periyakulam, தேனி' })]);
      const requests = requestsOf(page);
      for (const language of languagesOf(path))
        await test.step(language, async () => {
          requests.length = 0;
          await page.setViewportSize(screens.phone.viewport);
          await page.emulateMedia({ reducedMotion: 'no-preference' });
          await openSlowly(page, pathIn(language, path));
          await expect(page).toHaveURL(pathIn(language, path));
          await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`);
          const all = Object.values(broughtBy).flat();
          const brought = all.filter((part) => requests.some((address) => address.includes(part)));
          expect(brought).toEqual(broughtBy[language]);
          // How many photos a layout has is the owner's choice.
          // A script is imported out of the browser's cache, which a test that answers requests has
          // not.
          if (path !== LAYOUT) {
            const most = budgets.requests;
            expect(new Set(requests).size, requests.join('\n')).toBeLessThanOrEqual(most);
          }
          expect([...foreignHosts]).toEqual([]);
          await expectNoShiftOnTheWayDown(page);

          // A browser lays out what is far from view when it comes near.
          await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
          await page.emulateMedia({ reducedMotion: 'reduce' });
          expect(await smallTargets(page)).toEqual([]);
          if (language === 'ta') {
            expect(await tightTexts(page)).toEqual([]);
            if (path === pages.home.path) await expectTamilLetters(page);
            // Its elements and colours are the same in both languages (every-page.test.ts).
          } else await expectNoBarrierInAnyTheme(page);
          await expectToFit(page, path, language);
          if (language === 'en') await expectRoomForLongWords(page);
        });
    });
});

/** As on a slow line: fonts, list and pictures come when the page is alive. */
async function openSlowly(page: Page, path: string): Promise<void> {
  const late = Promise.withResolvers<void>();
  const isLate = ({ href }: URL) => /\.woff2$|\/api\/file|\.avif$/.test(href);
  await page.route(isLate, async (route) => {
    await late.promise;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await untilHydrated(page);
  await twoFrames(page);
  late.resolve();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.unroute(isLate);
}

/** Nothing moves by itself while a visitor goes to the end of the page and back. */
async function expectNoShiftOnTheWayDown(page: Page): Promise<void> {
  const end = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // The page gets shorter or longer where it is laid out at last.
    for (let last = -1; scrollY > last; ) {
      last = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await frame();
      await frame();
    }
    return scrollY;
  });
  expect(end).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
}

/** At each width, in type of the usual size and of twice that. */
async function expectToFit(page: Page, path: string, language: Language): Promise<void> {
  const { call, languageSwitch } = words[language].frame;
  // The gallery's filters and the table of plots scroll sideways.
  const scrolls = path === pages.gallery.path || path === LAYOUT;
  const frame = 'header, footer, nav:not(main *)';
  for (const width of [320, 768, 1280, 360]) {
    await page.setViewportSize({ width, height: width === 320 ? 568 : 780 });
    await expectNoSidewaysScroll(page, width);
    expect(await brokenWords(page), `${width}`).toEqual([]);
    expect(await cutControls(page, scrolls ? 'header, footer' : 'body'), `${width}`).toEqual([]);
    if (width === 320 && path !== NO_PAGE)
      await expect(page.getByRole('link', { name: languageSwitch })).toBeInViewport({ ratio: 1 });
    if (width === 360) await expectLowFooter(page);
    // On the widest screen the header has its menu.
    if (language === 'en' && width === 1280 && outlined.includes(path))
      await expectOutline(page, path);

    await sizeOfType(page, '200%');
    await expectNoSidewaysScroll(page, width);
    // The plots of a plan are links over their numbers.
    if (path !== LAYOUT) expect(await coveredTexts(page), `${width}`).toEqual([]);
    // Both words of the bottom bar do not fit beside each other on the smallest phone then.
    if (width > 320) expect(await cutControls(page, frame), `${width}`).toEqual([]);
    if (language === 'en') {
      if (width === 320) expect(await brokenWords(page, 'h1, h2, h3', /\w+/g)).toEqual([]);
    } else {
      const broken = await brokenWords(page);
      // The columns of a desktop are too narrow for Tamil of twice its size.
      if (width < 768) expect(broken, `${width}`).toEqual([]);
      else expect(broken, `${width}`).not.toContain(call);
    }
    await sizeOfType(page, '');
  }
}

async function sizeOfType(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(needed, page.url()).toBeLessThanOrEqual(width);
}

/** It is 700 pixels high at most, in two columns. */
async function expectLowFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const height = await footer.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(700);
  const lefts = await footer
    .locator(':is(dl, nav) a')
    .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left)));
  expect(new Set(lefts.filter((left) => left > 180)).size).toBe(1);
}

/** Nothing that the owner may type makes the page scroll sideways. */
async function expectRoomForLongWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style, option, svg'))
        text.data = 'W'.repeat(40);
    }
  });
  await expectNoSidewaysScroll(page, 360);
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
  for (const paths of [
    ['/', '/about-us', '/contact-us'],
    ['/service-construction', '/gallery', '/layouts'],
  ])
    test(`${paths.join(', ')} do not move, have no barrier, and need no mouse`, async ({
      page,
    }) => {
      await serveGallery(page, photos(8));
      for (const path of paths)
        await test.step(path, async () => {
          await page.emulateMedia({ reducedMotion: 'no-preference' });
          await openSlowly(page, path);
          await expectNoShiftOnTheWayDown(page);
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await expectNoBarrier(page);
          await expectEachControlReached(page);
        });
    });
});
