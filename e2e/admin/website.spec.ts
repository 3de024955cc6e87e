import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoBarrier } from '../accessibility.ts';
import { expect } from '../fixtures.ts';
import { words } from '../site.ts';
import { headlineOf, openEditor, saved, sheetOf, siteIn, test, titleIn } from './website-editor.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const { en, ta } = words;

const close = (editor: Page) => editor.getByRole('button', { name: 'Close', exact: true });

/** In pixels, from the end of the upper one. */
async function roomBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return above && below && above.y >= 0 ? below.y - above.y - above.height : -1;
}

test('on a phone the page has one header, and room for a thumb; a tap on a sentence opens it in both languages, and what is typed is on the page at once; a tap finds exactly the text that it meets; a text that is found is shown on its page; Search then begins anew, and lists by sections all that can be changed', async ({
  editor,
  server,
}) => {
  await openEditor(editor);
  await expect(titleIn(editor, en.home.hero.headline)).toBeVisible();
  await expect(editor.getByRole('banner')).toHaveCount(0);
  await expect(siteIn(editor).getByRole('banner')).toBeVisible();
  expect(await editor.evaluate(() => scrollY)).toBe(0);
  const top = (await editor.locator('iframe').boundingBox())?.y ?? Number.NaN;
  const bottom = (await saved(editor).boundingBox())?.y ?? Number.NaN;
  expect(bottom - top).toBeGreaterThanOrEqual(400);

  await expectExactTaps(editor);
  await titleIn(editor, en.home.hero.headline).tap();
  await expect(headlineOf(editor, 'English')).toBeFocused();
  await headlineOf(editor, 'English').fill('Plots in Theni');
  await headlineOf(editor, 'Tamil').fill('தேனியில் மனைகள்');
  await expect(titleIn(editor, 'Plots in Theni')).toBeVisible();
  // The sheet covers most of a phone, and its X nothing of the sheet.
  const sheet = sheetOf(editor);
  await expect.poll(() => roomBetween(titleIn(editor, 'Plots in Theni'), sheet)).toBeGreaterThan(0);
  expect(await roomBetween(close(editor), sheet.getByRole('heading'))).toBeGreaterThanOrEqual(0);
  await expect
    .poll(() => server.value('home.hero.headline'))
    .toEqual({ en: 'Plots in Theni', ta: 'தேனியில் மனைகள்' });

  await sheet.getByRole('button', { name: 'Undo' }).tap();
  await expect(headlineOf(editor, 'English')).toHaveValue(en.home.hero.headline);
  await expect(titleIn(editor, en.home.hero.headline)).toBeVisible();
  await expect.poll(async () => (await server.read()).draft).toEqual({});

  const search = editor.getByRole('link', { name: 'Search', exact: true });
  const words = sheet.getByRole('searchbox');
  await search.tap();
  await words.fill(ta.about.peopleHeading);
  await sheet.getByRole('link', { name: 'About us › ' }).first().tap();
  const people = siteIn(editor).getByRole('heading', { name: ta.about.peopleHeading });
  await expect.poll(() => roomBetween(people, sheet)).toBeGreaterThan(0);
  await expect(sheet.getByLabel(/\(Tamil\)$/).first()).toBeFocused();

  await search.tap();
  // It stands on no page.
  await words.fill(en.pages.gallery.description);
  await expect(sheet.getByRole('link', { name: 'Search results › ' })).toBeVisible();
  await search.tap();
  await expect(words).toHaveValue('');
  await expect(sheet.getByText('Show all that can be changed')).toBeVisible();
  await words.fill('{number} of {count}');
  await sheet.getByRole('link', { name: 'Name of the slides, for screen readers' }).first().tap();
  await expect(sheet.getByText('Do not change {number}, {count}').first()).toBeVisible();
  await search.tap();
  await sheet.getByText('People', { exact: true }).tap();
  await sheet.getByRole('link', { name: 'People › Joint Directors' }).tap();
  await expect(sheet.getByRole('button', { name: 'Add: Joint Director' })).toBeVisible();
});

/** Two values stand in one line of the footer. */
async function expectExactTaps(editor: Page): Promise<void> {
  const site = siteIn(editor);
  const heading = sheetOf(editor).getByRole('heading').first();
  // '© {company}. {rights}'
  const end = site.getByText(en.frame.footer.rights);
  await end.tap({ position: { x: 30, y: 10 } });
  await expect(heading).toHaveText('Company › Name');
  await close(editor).tap();
  const { width = 0, height = 0 } = (await end.boundingBox()) ?? {};
  const lastLine = await end.evaluate((text) => {
    const range = text.ownerDocument.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].at(-1)?.right ?? 0;
  });
  await end.tap({ position: { x: Math.min(lastLine - 40, width - 5), y: height - 8 } });
  await expect(heading).toHaveText('Menus and footer › Footer › Rights');
  await close(editor).tap();
}

/** Pages of many lines, and the language in which each is looked at. */
const LONG_PAGES = { home: 'en', about: 'en', contact: 'ta', privacy: 'ta' };

test('a page of the site that is on its way, or could not be had, says so; what it says breaks into lines where visitors see it break', async ({
  editor,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|dynamically imported module/);
  await expectLoadingIsSaid(editor);
  for (const [page, language] of Object.entries(LONG_PAGES)) {
    if (page === 'contact') await editor.goto('/admin/website?lang=ta');
    const site = await choosePage(editor, page, language);
    await expectLinesOfVisitors(editor, site.locator('body'));
  }
});

async function expectLoadingIsSaid(editor: Page): Promise<void> {
  const line = Promise.withResolvers<void>();
  const script = /about-page.*\.js/;
  await editor.route(script, async (route) => {
    await line.promise;
    await route.abort();
  });
  await openEditor(editor);
  await editor.getByLabel('Page', { exact: true }).selectOption('about');
  const site = siteIn(editor);
  await expect(site.getByText('Loading..')).toBeVisible();
  line.resolve();
  await expect(site.getByText('This page could not be loaded.')).toBeVisible();
  await editor.unroute(script);
  await site.getByRole('button', { name: 'Try again' }).tap();
  await expect(titleIn(editor, en.about.heading)).toBeVisible();
}

async function expectLinesOfVisitors(editor: Page, body: Locator): Promise<void> {
  await body.evaluate(() => document.fonts.ready);
  for (const width of [1280, 360]) {
    await editor.setViewportSize({ width, height: 740 });
    const { texts, moved } = await body.evaluate(linesWithoutMarks);
    expect(texts).toBeGreaterThan(20);
    expect(moved, `${editor.url()} at ${width} pixels`).toEqual([]);
  }
}

/** Takes the marks out of a page for a moment. @returns the texts whose lines are others then */
function linesWithoutMarks(body: Element): { texts: number; moved: string[] } {
  const page = body.ownerDocument;
  // What the browser skips, because it is out of view, may have no lines yet.
  for (const end of body.querySelectorAll<HTMLElement>('.page-end'))
    end.style.contentVisibility = 'visible';
  const walker = page.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (/\u2060[\u{E0020}-\u{E007E}]/u.test(node.textContent ?? '')) nodes.push(node as Text);
  const boxOf = (node: Text) => {
    const range = page.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
    const { width, height } = range.getBoundingClientRect();
    const tops = new Set(lines.map(({ top }) => Math.round(top)));
    return `${tops.size} lines, ${Math.round(width)} × ${Math.round(height)}`;
  };
  const before = nodes.map(boxOf);
  const marked = nodes.map(({ data }) => data);
  for (const node of nodes) node.data = node.data.replace(/\u2060[\u{E0020}-\u{E007E}]+/gu, '');
  const after = nodes.map(boxOf);
  for (const [at, node] of nodes.entries()) node.data = marked[at] ?? '';
  const moved = nodes.flatMap((node, at) =>
    before[at] === after[at] ? [] : [`${node.data}: ${before[at]}, ${after[at]}`],
  );
  return { texts: nodes.length, moved };
}

async function choosePage(editor: Page, page: string, lang: string): Promise<FrameLocator> {
  const choice = editor.getByLabel('Page', { exact: true });
  await choice.selectOption(page);
  const name = await choice.locator(`[value=${page}]`).innerText();
  const site = editor.frameLocator(`iframe[title="${name}"]`);
  await expect(site.locator(`[lang^=${lang}] h1[data-editable]`).first()).toBeAttached();
  return site;
}

/** The page itself is looked at as visitors get it; in the editor its landmarks are there twice. */
const RULES_OF_MARKS = ['nested-interactive', 'tabindex', 'link-name', 'button-name', 'label'];

test('with the keyboard alone a text is reached, changed and left, and the focus is where it was; neither the page that is edited, nor its open sheet, nor the search, nor Publish has a barrier, or stands out of the window', async ({
  editor,
}) => {
  await openEditor(editor);
  await expect(siteIn(editor).locator('[data-editable]').first()).toBeAttached();
  await expectNoBarrier(editor, RULES_OF_MARKS);
  await editor.setViewportSize({ width: 1280, height: 800 });
  const title = titleIn(editor, en.home.hero.headline);
  await expect(title).toHaveAttribute('tabindex', '0');
  await editor.getByRole('link', { name: 'Search', exact: true }).focus();
  for (let presses = 0; presses < 40; presses += 1) {
    await editor.keyboard.press('Tab');
    if (await title.evaluate((element) => element === element.ownerDocument.activeElement)) break;
  }
  await editor.keyboard.press('Enter');
  await expect(headlineOf(editor, 'English')).toBeFocused();
  await editor.keyboard.press('Control+End');
  await editor.keyboard.type('!');
  await editor.keyboard.press('Escape');
  await expect(sheetOf(editor)).toBeHidden();
  const changed = titleIn(editor, `${en.home.hero.headline}!`);
  await expect(changed).toBeFocused();

  await editor.setViewportSize({ width: 360, height: 740 });
  await changed.tap();
  await headlineOf(editor, 'English').fill('Plots in Theni');
  await expect(saved(editor)).toBeVisible();
  await expectAccessible(editor, 'iframe');
  await editor.getByRole('link', { name: 'Search', exact: true }).tap();
  await expectNoBarrier(editor, undefined, 'iframe');
  await close(editor).tap();
  await editor.getByRole('link', { name: 'Publish', exact: true }).tap();
  await expect(editor.getByRole('heading', { name: 'Earlier versions' })).toBeVisible();
  await expectAccessible(editor);
});
