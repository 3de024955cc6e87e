import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '@theni/contract/site-map';
import { ADMIN } from '../../emulators/suite/google-accounts.ts';
import { expectAccessible, expectNoBarrier } from '../accessibility.ts';
import { expect } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { words } from '../site.ts';
import { headlineOf, openEditor, saved, sheetOf, siteIn, test, titleIn } from './website-editor.ts';

const PHONE = { width: 360, height: 740 };

test.use({ viewport: PHONE, hasTouch: true });

const { en, ta } = words;

const close = (editor: Page) => editor.getByRole('button', { name: 'Close', exact: true });

/** In pixels, from the end of the upper one. */
async function roomBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return above && below && above.y >= 0 ? below.y - above.y - above.height : -1;
}

/** The page itself is looked at as visitors get it; in the editor its landmarks are there twice. */
const RULES_OF_MARKS = ['nested-interactive', 'tabindex', 'link-name', 'button-name', 'label'];

test('on a phone a sentence of the site is changed with thumb or keyboard, nothing covers it meanwhile, and it outlives the end of the session', async ({
  editor,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const sheet = sheetOf(editor);
  const search = editor.getByRole('link', { name: 'Search', exact: true });
  await openEditor(editor);

  await test.step('the page has one header, and room for a thumb', async () => {
    await expect(titleIn(editor, en.home.hero.headline)).toBeVisible();
    await expect(editor.getByRole('banner')).toHaveCount(0);
    await expect(siteIn(editor).getByRole('banner')).toBeVisible();
    expect(await editor.evaluate(() => scrollY)).toBe(0);
    const top = (await editor.locator('iframe').boundingBox())?.y ?? Number.NaN;
    const bottom = (await saved(editor).boundingBox())?.y ?? Number.NaN;
    expect(bottom - top).toBeGreaterThanOrEqual(400);
    await expect(siteIn(editor).locator('[data-editable]').first()).toBeAttached();
    await expectNoBarrier(editor, RULES_OF_MARKS);
  });

  await test.step('with the keyboard alone a text is reached, changed and left, and the focus is where it was', async () => {
    await editor.setViewportSize({ width: 1280, height: 800 });
    const title = titleIn(editor, en.home.hero.headline);
    await expect(title).toHaveAttribute('tabindex', '0');
    await search.focus();
    for (let presses = 0; presses < 40; presses += 1) {
      await editor.keyboard.press('Tab');
      if (await title.evaluate((element) => element === element.ownerDocument.activeElement)) break;
    }
    await editor.keyboard.press('Enter');
    await expect(headlineOf(editor, 'English')).toBeFocused();
    await editor.keyboard.press('Control+End');
    await editor.keyboard.type('!');
    await editor.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(titleIn(editor, `${en.home.hero.headline}!`)).toBeFocused();
    await editor.setViewportSize(PHONE);
  });

  await test.step('a tap on a sentence opens it in both languages, and what is typed is on the page at once', async () => {
    await titleIn(editor, `${en.home.hero.headline}!`).tap();
    await expect(headlineOf(editor, 'English')).toBeFocused();
    await headlineOf(editor, 'English').fill('Plots in Theni');
    await headlineOf(editor, 'Tamil').fill('தேனியில் மனைகள்');
    const changed = titleIn(editor, 'Plots in Theni');
    await expect(changed).toBeVisible();
    // The sheet covers most of a phone, and its X nothing of the sheet.
    await expect.poll(() => roomBetween(changed, sheet)).toBeGreaterThan(0);
    expect(await roomBetween(close(editor), sheet.getByRole('heading'))).toBeGreaterThanOrEqual(0);
    await expect
      .poll(() => server.value('home.hero.headline'))
      .toEqual({ en: 'Plots in Theni', ta: 'தேனியில் மனைகள்' });
    await expect(saved(editor)).toBeVisible();
    await expectAccessible(editor, 'iframe');
    await editor.setViewportSize(PHONE);
    await editor.goBack();
    await expect(sheet).toBeHidden();
  });

  await test.step('a tap finds exactly the text that it meets', async () => {
    const heading = sheet.getByRole('heading').first();
    // '© {company}. {rights}'
    const end = siteIn(editor).getByText(en.frame.footer.rights);
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
  });

  await test.step('a text that is found is in view beside its field', async () => {
    await search.tap();
    await expectNoBarrier(editor, undefined, 'iframe');
    await sheet.getByRole('searchbox').fill(ta.about.peopleHeading);
    await sheet.getByRole('link', { name: 'About us › ' }).first().tap();
    const people = siteIn(editor).getByRole('heading', { name: ta.about.peopleHeading });
    await expect.poll(() => roomBetween(people, sheet)).toBeGreaterThan(0);
    await expect(sheet.getByLabel(/\(Tamil\)$/).first()).toBeFocused();
  });

  await test.step('what is typed when the session ends is saved after the next sign-in', async () => {
    const tamil = sheet.getByLabel(/\(Tamil\)$/).first();
    await editor.route('**/api/content', (route) => route.fulfill(problem(401, 'Please sign in.')));
    await tamil.fill('முடிவுக்குப் பிறகு');
    await expect(editor.getByText('Your session has ended.')).toBeVisible();
    await editor.unroute('**/api/content');
    await editor.getByRole('link', { name: 'Sign in again' }).click();
    await editor.getByRole('button', { name: 'Sign in with Google' }).click();
    await editor.getByRole('button', { name: ADMIN }).click();
    await expect(tamil).toHaveValue('முடிவுக்குப் பிறகு');
    await expect
      .poll(() => server.value('about.peopleHeading'))
      .toMatchObject({ ta: 'முடிவுக்குப் பிறகு' });
  });

  await test.step('Publish has no barrier either', async () => {
    await editor.getByRole('link', { name: 'Publish', exact: true }).tap();
    await expect(editor.getByRole('heading', { name: 'Earlier versions' })).toBeVisible();
    await expectAccessible(editor);
  });
});

/** Of many lines. */
const LONG_PAGES = { en: ['home', 'about'], ta: ['contact', 'privacy'] } as const;

test('a page of the site says that it is on its way, or that it could not be had, and comes when it is asked for again; its texts break into lines where visitors see them break', async ({
  editor,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|dynamically imported module/);
  const line = Promise.withResolvers<void>();
  const script = /about-page.*\.js/;
  await editor.route(script, async (route) => {
    await line.promise;
    await route.abort();
  });
  await openEditor(editor);
  const choice = editor.getByLabel('Page', { exact: true });
  for (const language of LANGUAGES) {
    if (language === 'ta') await editor.getByRole('link', { name: 'தமிழ்' }).tap();
    for (const page of LONG_PAGES[language]) {
      await choice.selectOption(page);
      const name = await choice.locator(`[value=${page}]`).innerText();
      const site = editor.frameLocator(`iframe[title="${name}"]`);
      if (page === 'about') {
        await expect(site.getByText('Loading..')).toBeVisible();
        line.resolve();
        await expect(site.getByText('This page could not be loaded.')).toBeVisible();
        await editor.unroute(script);
        await site.getByRole('button', { name: 'Try again' }).tap();
      }
      await expect(site.locator(`[lang^=${language}] h1[data-editable]`)).toBeAttached();
      await expectLinesOfVisitors(editor, site.locator('body'));
    }
  }
});

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
