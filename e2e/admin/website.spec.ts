import type { FrameLocator, Locator, Page } from '@playwright/test';
import { pageNames } from '@theni/contract/site-map';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { expectAccessible, expectNoBarrier } from '../accessibility.ts';
import { pauseClock } from '../clock.ts';
import { expect } from '../fixtures.ts';
import { words } from '../site.ts';
import { chooseFile, smallPhoto } from './sample-files.ts';
import {
  headlineOf,
  openEditor,
  openValue,
  saved,
  sheetOf,
  siteIn,
  test,
  titleIn,
} from './website-editor.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const { en, ta } = words;

const close = (editor: Page) => editor.getByRole('button', { name: 'Close', exact: true });

/** In pixels, from the end of the upper one. */
async function roomBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return above && below && above.y >= 0 ? below.y - above.y - above.height : -1;
}

test('on a phone the page has one header, and room for a thumb; a tap on a sentence opens it in both languages, and what is typed is on the page at once; a text that is found is shown on its page; Search then begins anew, and lists by sections all that can be changed', async ({
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

test('a page of the site says that it is on its way, or that it could not be had, and comes when it is asked for again', async ({
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
  await editor.goto('/admin/website?lang=ta');
  await editor.getByLabel('Page', { exact: true }).selectOption('about');
  const site = siteIn(editor);
  await expect(site.getByText('Loading..')).toBeVisible();
  line.resolve();
  await expect(site.getByText('This page could not be loaded.')).toBeVisible();
  await editor.unroute(script);
  await site.getByRole('button', { name: 'Try again' }).tap();
  await expect(titleIn(editor, ta.about.heading)).toBeVisible();
});

test('a person is added, moved and removed, and hours are chosen; a number that cannot be read stays as it was typed, and says so at its field', async ({
  editor,
  server,
}) => {
  const sheet = sheetOf(editor);
  const names = async (path: string) =>
    ((await server.value(path)) as { name: { en: string } }[]).map(({ name }) => name.en);
  const before = await names('people.jointDirectors');
  await openValue(editor, 'people.jointDirectors', 'about');
  await sheet.getByRole('button', { name: 'Add: Joint Director' }).tap();
  await sheet.getByRole('textbox', { name: 'Name (English)' }).fill('Asha');
  const up = sheet.getByRole('button', { name: 'Move Asha up' });
  for (let at = before.length; at > 0; at -= 1) {
    await up.press('Enter');
    await expect(up).toBeFocused();
  }
  await up.press('Enter');
  await sheet.getByRole('button', { name: `Remove ${before[0]}` }).tap();
  const after = ['Asha', ...before.slice(1)];
  await expect(sheet.locator('summary', { hasText: 'Joint Director 2' })).toBeFocused();
  await expect.poll(() => names('people.jointDirectors')).toEqual(after);

  await openValue(editor, 'company.openingHours', 'contact');
  await sheet.getByLabel('Closes').fill('19:30');
  await expect
    .poll(async () => ((await server.value('company.openingHours')) as string[])[0])
    .toMatch(/-19:30$/);

  await siteIn(editor).locator('[data-edit="company.whatsapp"]').first().tap();
  const number = sheet.getByRole('textbox', { name: 'WhatsApp', exact: true });
  await number.fill(' 98430-12345 ');
  await number.blur();
  await expect(number).toHaveValue('+91 98430 12345');
  await number.fill('98430 1234');
  await number.blur();
  await expect(number).toHaveAccessibleDescription(/Is not a phone number/);
  await expect(number).toHaveValue('98430 1234');
});

test('a second tap within a second does nothing to what has come under the thumb since, unless the owner has scrolled', async ({
  editor,
}) => {
  await openValue(editor, 'plots.slides', 'plots');
  const bins = sheetOf(editor).getByRole('button', { name: /^Remove / });
  const count = await bins.count();
  const box = await bins.first().boundingBox();
  const now = Date.now();
  await editor.clock.setFixedTime(now);
  const tap = () => editor.touchscreen.tap((box?.x ?? 0) + 12, (box?.y ?? 0) + 12);
  await tap();
  await expect(bins).toHaveCount(count - 1);
  await tap();
  await expect(bins).toHaveCount(count - 1);
  await editor.clock.setFixedTime(now + 1000);
  await tap();
  await expect(bins).toHaveCount(count - 2);
  const bin = await bins.first().boundingBox();
  await editor.mouse.wheel(0, 1);
  await editor.touchscreen.tap((bin?.x ?? 0) + 12, (bin?.y ?? 0) + 12);
  await expect(bins).toHaveCount(count - 3);
});

test('what is missing in a text is said once its field is left, and not while it is typed', async ({
  editor,
}) => {
  await editor.clock.install();
  await openValue(editor, 'home.hero.headline');
  await pauseClock(editor);
  const tamil = headlineOf(editor, 'Tamil');
  await tamil.fill('');
  await tamil.blur();
  await tamil.fill('த');
  await tamil.fill('');
  await editor.clock.runFor(1000);
  await expect(tamil).toHaveAccessibleDescription(/^(?!.*missing)/);
  await tamil.blur();
  await editor.clock.runFor(1000);
  await expect(tamil).toHaveAccessibleDescription(/Is missing/);
});

test('a photo of the founder is uploaded, described and taken back; a file that is none says why', async ({
  editor,
  server,
}) => {
  const name = 'People › Founder › Picture';
  await openValue(editor, 'people.founder.picture', 'about');
  const wrong = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') };
  await chooseFile(editor, `Choose a photo: ${name}`, wrong);
  await expect(editor.getByText(/Please choose a .jpeg/)).toBeVisible();
  await chooseFile(editor, `Choose a photo: ${name}`, await smallPhoto('founder.jpg'));
  const picture = async () =>
    (await server.value('people.founder.picture')) as { file: string; alt: unknown };
  await expect.poll(async () => (await picture()).file).toMatch(/^[0-9a-f-]{36}$/);
  const description = editor.getByLabel(/^What the picture shows.*English/);
  await description.fill('The founder on a plot');
  await expect
    .poll(async () => (await picture()).alt)
    .toEqual({ en: 'The founder on a plot', ta: '' });
  await editor.getByRole('button', { name: `Remove: ${name}` }).tap();
  await expect.poll(async () => (await server.read()).draft).toEqual({});
});

test('a photo that takes long finds its slide wherever it is by then, or says that it is gone', async ({
  editor,
  server,
}) => {
  const path = 'construction.slides';
  const slides = async () =>
    (await server.value(path)) as { title: { en: string }; picture: { file: string } }[];
  const before = await slides();
  let letGo = () => {};
  await editor.route('**/api/content/files', async (route) => {
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await route.continue();
  });
  const choose = async () => {
    const asked = editor.waitForRequest('**/api/content/files');
    const name = 'Construction Work › Slides › Slide 1 › Picture';
    await chooseFile(editor, `Choose a photo: ${name}`, await smallPhoto('slide.jpg'));
    await asked;
  };
  await openValue(editor, `${path}.0.title`, 'construction');
  await choose();
  await sheetOf(editor).getByRole('textbox', { name: 'Title (English)' }).fill('Typed meanwhile');
  await sheetOf(editor).getByRole('button', { name: 'Move Typed meanwhile down' }).tap();
  await expect.poll(async () => (await slides())[1]?.title.en).toBe('Typed meanwhile');
  letGo();
  await expect.poll(async () => (await slides())[1]?.picture.file).toMatch(/^[0-9a-f-]{36}$/);
  expect((await slides())[1]?.title.en).toBe('Typed meanwhile');
  expect((await slides())[0]).toEqual(before[1]);

  await openValue(editor, `${path}.0.title`, 'construction');
  await choose();
  const name = before[1]?.title.en ?? '';
  await sheetOf(editor)
    .getByRole('button', { name: `Remove ${name}`, exact: true })
    .tap();
  letGo();
  await expect(editor.getByText('was uploaded but is not used')).toBeVisible();
  await expect.poll(async () => (await slides()).length).toBe(before.length - 1);
});

/** Numbers of sections and plots, and the names of the languages. */
const NUMBER_OR_LANGUAGE = /^(?:[\d\s,./%₹]+|English|தமிழ்)$/;
/** They have forms of their own. */
const layoutNames = sampleLayouts.flatMap(({ fields }) => Object.values<string>(fields.name));

/** Of many lines: two of those that are looked at in English, and two in Tamil. */
const LONG_PAGES = ['home', 'about', 'contact', 'privacy'];

test('whatever a page says opens something when it is tapped, and breaks into lines where visitors see it break', async ({
  editor,
}) => {
  await openEditor(editor);
  // What can be tapped is the same in both languages: each page is asked in one of them.
  const half = Math.floor(pageNames.length / 2);
  for (const [index, page] of pageNames.entries()) {
    if (index === half) await editor.goto('/admin/website?lang=ta');
    const site = await choosePage(editor, page, index < half ? 'en' : 'ta');
    await expect.poll(() => untouchable(site), { message: page }).toEqual([]);
    if (LONG_PAGES.includes(page)) await expectLinesOfVisitors(editor, site.locator('body'));
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

async function choosePage(editor: Page, page: string, lang: string): Promise<FrameLocator> {
  const choice = editor.getByLabel('Page', { exact: true });
  await choice.selectOption(page);
  const name = await choice.locator(`[value=${page}]`).innerText();
  const site = editor.frameLocator(`iframe[title="${name}"]`);
  await expect(site.locator(`[lang^=${lang}] h1[data-editable]`).first()).toBeAttached();
  return site;
}

/** Texts in view that nothing would open for. */
async function untouchable(site: FrameLocator): Promise<string[]> {
  const texts = await site.locator('body').evaluate((body) => {
    const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement as Element;
      const text = node.textContent?.trim() ?? '';
      const isShown = parent.checkVisibility() && !parent.matches('script, style, noscript');
      if (text && isShown && !parent.closest('[data-editable]')) found.push(text);
    }
    return found;
  });
  return texts.filter((text) => !NUMBER_OR_LANGUAGE.test(text) && !layoutNames.includes(text));
}

test('a tap finds exactly the text that it meets, a link to a number its number, the heading of a list its list, a layout its form', async ({
  editor,
}) => {
  await openEditor(editor);
  const site = siteIn(editor);
  const heading = sheetOf(editor).getByRole('heading').first();
  const bar = site.getByRole('navigation', { name: en.frame.callBar });
  await bar.getByRole('link', { name: en.frame.call }).tap();
  await expect(sheetOf(editor).getByRole('textbox', { name: 'Phone 1' })).toBeFocused();
  await close(editor).tap();
  await bar.getByRole('link', { name: en.frame.whatsapp }).tap();
  await expect(heading).toHaveText('Company › WhatsApp');
  await close(editor).tap();
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
  const [garden] = sampleLayouts;
  await site.getByText(garden.fields.name.en, { exact: true }).first().tap();
  await expect(editor).toHaveURL(`/admin/layouts?layout=${garden.slug}&part=details`);
  await expect(editor.getByLabel('Name (English)')).toHaveValue(garden.fields.name.en);

  await editor.goto('/admin/website?page=about&lang=ta');
  const directors = site.getByRole('heading', { name: ta.about.groups.jointDirectors });
  await directors.tap();
  await expect(sheetOf(editor).getByRole('button', { name: 'Add: Joint Director' })).toBeVisible();
});

test('Back closes what is open, opens nothing that was closed, and then leaves', async ({
  editor,
}) => {
  await editor.goto('/admin/profile');
  await editor.getByRole('link', { name: 'Website', exact: true }).tap();
  const title = titleIn(editor, en.home.hero.headline);
  await title.tap();
  await editor.goBack();
  await expect(sheetOf(editor)).toBeHidden();
  await title.tap();
  await titleIn(editor, en.home.hero.headline).tap({ position: { x: 5, y: 5 } });
  await close(editor).tap();
  await expect(sheetOf(editor)).toBeHidden();
  await editor.getByRole('link', { name: 'Search', exact: true }).tap();
  await sheetOf(editor).getByRole('searchbox').fill(en.home.hero.headline);
  await sheetOf(editor).getByRole('link', { name: 'Headline' }).first().tap();
  await close(editor).tap();
  // A text that was found is closed to what was found with it.
  await expect(sheetOf(editor).getByRole('searchbox')).toHaveValue(en.home.hero.headline);
  await expect(sheetOf(editor).getByRole('link', { name: 'Headline' }).first()).toBeFocused();
  await editor.goForward();
  await close(editor).tap();
  await expect(sheetOf(editor).getByRole('searchbox')).toBeVisible();
  await close(editor).tap();
  await expect(sheetOf(editor)).toBeHidden();
  await editor.goBack();
  await expect(editor).toHaveURL('/admin/profile');
});

test('an earlier version asks before it drops a change, and says that it is on its way', async ({
  editor,
  server,
}) => {
  await server.put({ 'company.email': 'sales@theni.example' });
  const version = { releaseId: 'a', publishedAt: '2026-03-02T04:30:00.000Z' };
  await editor.route('**/versions', (route) =>
    route.fulfill({ json: [{ ...version, changed: [], changedLayouts: [] }] }),
  );
  await editor.goto('/admin/website?part=publish');
  const back = editor.getByRole('button', { name: /^Restore the version/ });
  const question = editor.getByRole('dialog');
  await editor.route('**/versions/a', (route) =>
    route.fulfill({ json: { changes: {}, layouts: {} } }),
  );
  await back.tap();
  await expect(question).toContainText('Your draft is replaced');
  await question.getByRole('button', { name: 'cancel' }).tap();
  await expect(editor.getByText('sales@theni.example')).toBeVisible();
  const line = Promise.withResolvers<void>();
  await editor.route('**/versions/a', async (route) => {
    await line.promise;
    await route.fulfill({ json: { changes: {}, layouts: {} } });
  });
  await back.tap();
  await expect(back).toHaveText('Restoring..');
  line.resolve();
  await question.getByRole('button', { name: 'Restore', exact: true }).tap();
  await expect(editor.getByText('This version is your draft now.')).toBeVisible();
  expect((await server.read()).draft).toEqual({});
  await editor.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect.poll(() => server.value('company.email')).toBe('sales@theni.example');
});

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
