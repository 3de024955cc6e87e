import type { Page } from '@playwright/test';
import { towns } from '@theni/content/towns';
import { site } from '../../config/chosen.ts';
import { showWhole } from '../../scripts/whole-page.ts';
import { pathIn } from '../../web/src/pages.ts';
import { cutControls } from '../cut-controls.ts';
import { expect, moved, openLive, test, words } from '../fixtures.ts';
import { photo, serveGallery } from '../gallery-api.ts';
import { pathsInBoth } from './public-paths.ts';

const townNames = { en: towns.map(({ en }) => en), ta: towns.map(({ ta }) => ta) };
const tamilPaths = pathsInBoth.map((path) => pathIn('ta', path));

const items = [
  photo(1, { Location: 'Theni', Service: 'Road Work' }),
  photo(2, { Location: 'Periyakulam, தேனி', Service: 'Consturction ' }),
];

for (const path of [...tamilPaths, '/ta/projects/sample-garden'])
  test(`at any width nothing of ${path} is cut, broken within a word or moves, at twice the text size too`, async ({
    page,
  }) => {
    await serveGallery(page, items);
    await page.route('**/api/projects/*/plots', (route) => route.fulfill({ json: [] }));
    await page.setViewportSize({ width: 360, height: 780 });
    await openLive(page, path);
    await showWhole(page);
    expect(await moved(page)).toEqual([]);
    if (tamilPaths.includes(path)) expect(await tightTexts(page)).toEqual([]);
    // The gallery's filters and the table of plots scroll sideways.
    const scrolls = path.endsWith('/gallery') || path.includes('/projects/');
    await atEachWidth(page, async (width) => {
      expect(await brokenWords(page), `${width}`).toEqual([]);
      expect(await cutControls(page, scrolls ? 'header, footer' : 'body'), `${width}`).toEqual([]);
    });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await atEachWidth(page, async (width) => {
      // Both words of the bottom bar do not fit beside each other then.
      if (width < 360) return;
      expect(await cutControls(page, 'header, footer, nav:not(main *)'), `${width}`).toEqual([]);
      expect(await brokenWords(page), `${width}`).not.toContain(words.ta.frame.call);
    });
  });

async function atEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    await expectRoom(page);
    await look(width);
  }
}

/** Nothing makes the page scroll sideways. */
async function expectRoom(page: Page): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, page.url()).toBeLessThanOrEqual(0);
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

test.describe('of a browser that asks for Tamil', () => {
  test.use({ locale: 'ta-IN' });

  test('a visitor reads the language of the address, whatever was chosen before', async ({
    page,
  }) => {
    await page.goto('/ta');
    await page.goto('/');
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  });
});

test('a page brings the type and the words of its own language alone', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const of = (pattern: RegExp) => requested.filter((path) => pattern.test(path)).length;
  await serveGallery(page, items);
  await openLive(page, '/');
  expect([of(/anek-tamil/), of(/words\.ta/), of(/anek-headings/), of(/words\.en/)]).toEqual([
    0, 0, 1, 1,
  ]);
  requested.length = 0;
  await openLive(page, '/ta');
  expect([of(/anek-tamil/), of(/words\.ta/), of(/anek-[hi]/), of(/words\.en/)]).toEqual([
    1, 1, 0, 0,
  ]);
});

test('links on a Tamil page stay Tamil, without a page load, and the admin area is English', async ({
  page,
}) => {
  await serveGallery(page, items);
  await openLive(page, '/ta/service-plots');
  await page.evaluate(() => Object.assign(globalThis, { sameLoad: true }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words.ta.pages.gallery.name })
    .click();
  await expect(page).toHaveURL('/ta/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ta.gallery.heading);
  await expect(page).toHaveTitle(new RegExp(words.ta.pages.gallery.title));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${site.url}/ta/gallery`,
  );
  for (const [locale, path] of [
    ['en-IN', '/gallery'],
    ['ta-IN', '/ta/gallery'],
    ['x-default', '/gallery'],
  ])
    await expect(page.locator(`link[rel=alternate][hreflang=${locale}]`)).toHaveAttribute(
      'href',
      site.url + path,
    );
  expect(await page.evaluate(() => 'sameLoad' in globalThis)).toBe(true);
  await page.getByRole('link', { name: words.ta.gallery.adminPanel }).click();
  await expect(page).toHaveURL('/admin/auth');
  await expect(page.getByRole('heading', { name: 'Admin login' })).toBeVisible();
  await expect(page.getByRole('link', { name: words.en.frame.languageSwitch })).toHaveCount(0);
});

test('what is chosen in the gallery stays when the visitor turns to the other language', async ({
  page,
}) => {
  await serveGallery(page, items);
  await openLive(page, '/gallery?service=Road+Work');
  await page.getByRole('link', { name: words.en.frame.languageSwitch }).click();
  await expect(page).toHaveURL('/ta/gallery?service=Road+Work');
  await expect(page.getByRole('link', { name: 'சாலை அமைத்தல்', exact: false }).first()).toBeVisible();
});

test('an item’s town and service read in the visitor’s language, an unknown place as it was typed', async ({
  page,
}) => {
  await serveGallery(page, [
    ...items,
    photo(3, { Location: 'Sample Nagar', Service: 'Road Work' }),
  ]);
  await openLive(page, '/ta/gallery');
  const captions = page.locator('figcaption');
  await expect(captions.nth(0)).toContainText('தேனி');
  await expect(captions.nth(0)).toContainText('சாலை அமைத்தல்');
  await expect(captions.nth(1)).toContainText('பெரியகுளம், தேனி');
  await expect(captions.nth(2)).toContainText('Sample Nagar');
  await openLive(page, '/gallery');
  await expect(captions.nth(1)).toContainText('Periyakulam, Theni');
  const send = page.getByRole('link', { name: /^Ask about this on WhatsApp: Road Work, Theni/ });
  await expect(send).toHaveAttribute('href', /Road%20Work%2C%20Theni/);
});

test('at 360 pixels a word of 40 letters in any text makes no page scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of pathsInBoth) {
    await openLive(page, path);
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (text.data.trim() && !text.parentElement?.closest('script, style, option, svg'))
          text.data = 'W'.repeat(40);
      }
    });
    await expectRoom(page);
  }
});

/** Words of headings, menus, buttons, facts and captions that stand on two lines. */
function brokenWords(page: Page): Promise<string[]> {
  const places = 'h1, h2, h3, a, button, summary, dt, figcaption';
  return page.evaluate((places) => {
    const broken: string[] = [];
    for (const place of document.querySelectorAll<HTMLElement>(places)) {
      if (!place.checkVisibility() || place.closest('[inert]')) continue;
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (const { index, 0: word } of node.data.matchAll(/[\u0b80-\u0bff]+[?.,]?/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  }, places);
}

for (const language of ['en', 'ta'] as const)
  test(`no town under a photo breaks within a word, from 320 to 1440 pixels (${language})`, async ({
    page,
  }) => {
    await serveGallery(
      page,
      Array.from({ length: 6 }, (_, at) => photo(at + 1)),
    );
    await openLive(page, pathIn(language, '/'));
    const captions = page.locator('li figcaption');
    await expect(captions.first()).toContainText('Town 1');
    for (let width = 320; width <= 1440; width += 20) {
      await page.setViewportSize({ width, height: 780 });
      const broken = await captions.evaluateAll((all, towns) => {
        const [caption] = all.toSorted((one, other) => one.clientWidth - other.clientWidth);
        const place = caption?.querySelector('span')?.firstChild as Text;
        return towns.filter((town) => {
          place.data = town;
          const range = document.createRange();
          range.selectNodeContents(place);
          return range.getClientRects().length > town.split(' ').length;
        });
      }, townNames[language]);
      expect(broken, `${width}`).toEqual([]);
    }
  });

test('the face of Tamil headings puts letters together as they are written', async ({ page }) => {
  await page.goto('/ta');
  const drawn = await page.evaluate(async () => {
    const preload = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!preload || !context) throw new Error('The face is not there.');
    // Under a name of its own: the page's is optional, so a slow machine would draw without it.
    document.fonts.add(await new FontFace('Under test', `url(${preload.href})`).load());
    context.font = '700 40px "Under test"';
    const width = (text: string) => context.measureText(text).width;
    const pixels = (text: string, from: number, length: number) => {
      context.clearRect(0, 0, 300, 150);
      context.fillText(text, 10, 80);
      return context.getImageData(10 + from, 0, length, 150).data.join();
    };
    const sign = Math.floor(width('கெ') - width('க')) - 2;
    return {
      conjunct: width('க்ஷ') < width('க்') + width('ஷ') - 4,
      // ெ stands before its letter, so both begin alike; ொ stands around it, so it begins as ெ does.
      before: pixels('கெ', 0, sign) === pixels('தெ', 0, sign),
      around: pixels('கொ', 0, sign) === pixels('கெ', 0, sign) && width('கொ') > width('கெ') + 8,
      notUntranslated: pixels('க', 0, sign) === pixels('கெ', 0, sign),
    };
  });
  expect(drawn).toEqual({
    conjunct: true,
    before: true,
    around: true,
    notUntranslated: false,
  });
});

test('the link to the other language is in view on a narrow phone, in both', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await serveGallery(page, items);
  for (const language of ['en', 'ta'] as const) {
    await openLive(page, pathIn(language, '/'));
    const link = page.getByRole('link', { name: words[language].frame.languageSwitch });
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
