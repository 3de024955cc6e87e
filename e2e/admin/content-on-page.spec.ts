import type { Locator, Page } from '@playwright/test';
import { pageNames } from '@theni/contract/pages';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { expect, expectAccessible, expectNoBarrier } from '../fixtures.ts';
import { words } from '../words.ts';
import { headlineOf, saved, sheetOf, showPage, siteIn, test } from './content-editor.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const [en, ta] = [words.en, words.ta];

const close = (editor: Page) => editor.getByRole('button', { name: 'Close', exact: true });
const heading = (editor: Page, name: string) =>
  siteIn(editor).getByRole('heading', { level: 1, name });

/** In pixels, from the end of the upper one; nothing of it stands out of the window. */
async function roomBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return above && below && above.y >= 0 ? below.y - above.y - above.height : -1;
}

test('a tap on a text, a picture, a person, an hour or a slide opens its fields on a phone; what is typed is on the page at once, and Undo takes it back', async ({
  editor,
  api,
}) => {
  const sheet = sheetOf(editor);
  const site = siteIn(editor);
  await heading(editor, en.home.hero.headline).tap();
  await expect(headlineOf(editor, 'English')).toBeFocused();
  await headlineOf(editor, 'English').fill('Plots in Theni');
  await expect(heading(editor, 'Plots in Theni')).toBeVisible();
  // Above the sheet, which covers most of a phone.
  await expect.poll(() => roomBetween(heading(editor, 'Plots in Theni'), sheet)).toBeGreaterThan(0);
  await sheet.getByRole('button', { name: 'Undo' }).tap();
  await expect(headlineOf(editor, 'English')).toHaveValue(en.home.hero.headline);
  await expect(heading(editor, en.home.hero.headline)).toBeVisible();
  // Empty, its name stands in its place.
  await headlineOf(editor, 'English').fill('');
  await close(editor).tap();
  await heading(editor, '[Headline]').tap();
  await headlineOf(editor, 'English').fill('Plots in Theni');
  await expect.poll(() => api.draft.home.hero.headline.en).toBe('Plots in Theni');

  await close(editor).tap();

  await site.locator('[data-edit="home.hero.picture"]').tap();
  await expect(sheet.getByRole('button', { name: /^Choose a photo: Home/ })).toBeVisible();

  await close(editor).tap();

  await showPage(editor, 'About us');
  const [person] = en.people.jointDirectors;
  await site.getByText(person?.name ?? '', { exact: true }).tap();
  const fields = sheet.getByRole('region', { name: 'Joint Director 1', exact: true });
  await expect(fields.getByLabel('Name (English)')).toHaveValue(person?.name ?? '');
  await close(editor).tap();

  await showPage(editor, 'Plots and Approvals');
  const [slide] = en.plots.slides;
  await site.getByRole('heading', { name: slide?.title ?? '' }).tap();
  const title = sheet.getByLabel('Title (English)');
  await expect(title).toHaveValue(slide?.title ?? '');
  await title.fill('Near the bus stand');
  await expect(site.getByRole('heading', { name: 'Near the bus stand' })).toBeAttached();
  await close(editor).tap();

  await showPage(editor, 'Contact us');
  await site.locator('[data-edit="company.openingHours"]').tap();
  await expect(sheet.getByLabel('Open all day')).toBeChecked();
  await expect(saved(editor)).toBeVisible();
});

test('a tap changes and does not lead away, unless links are followed; all that can be changed is outlined on demand; the other language is a tap away', async ({
  editor,
}) => {
  const sheet = sheetOf(editor);
  const site = siteIn(editor);
  const link = site.getByRole('contentinfo').getByRole('link', { name: en.pages.about.name });
  await link.tap();
  await expect(sheet).toContainText('On every page');
  await close(editor).tap();
  await expect(heading(editor, en.home.hero.headline)).toBeVisible();
  await site
    .getByText(sampleLayouts[0]?.Project.name.en ?? '', { exact: true })
    .first()
    .tap();
  await expect(sheet.getByRole('link', { name: 'Open its page' })).toBeVisible();
  await close(editor).tap();
  await site.getByRole('main').getByText('1', { exact: true }).first().tap();
  await expect(editor.getByText('This is not a text of the site.')).toBeVisible();

  await editor.getByLabel('More', { exact: true }).tap();
  await editor.getByLabel('Show all that can be changed').check();
  await expect(heading(editor, en.home.hero.headline)).toHaveCSS('outline-style', 'dashed');
  await editor.getByLabel('Follow links').check();
  await editor.getByLabel('More', { exact: true }).tap();
  await link.tap();
  await expect(heading(editor, en.about.heading)).toBeVisible();
  await expect(sheet).toBeHidden();

  await editor.getByRole('link', { name: 'தமிழ்', exact: true }).tap();
  await expect(heading(editor, ta.about.heading)).toBeVisible();
});

test('a phone number is changed on every page and published with three taps, and the way to the pages is shown', async ({
  editor,
  api,
}) => {
  await editor.route(/\/api\/admin\/projects$/, (route) => route.fulfill({ json: [] }));
  const known = editor.waitForResponse('**/texts-on-pages.json');
  await editor.reload();
  await known;
  const number = '+91 98430 12345';
  await siteIn(editor)
    .getByRole('link', { name: /^Call / })
    .first()
    .tap();
  await expect(sheetOf(editor).getByRole('textbox', { name: 'Phone 1' })).toBeFocused();
  await editor.keyboard.press('ControlOrMeta+A');
  await editor.keyboard.type(number);
  await expect(siteIn(editor).getByRole('contentinfo').getByText(number)).toBeVisible();
  await editor.getByRole('link', { name: 'Publish', exact: true }).tap();
  await editor.getByRole('button', { name: 'Publish now' }).tap();
  await expect
    .poll(() => [...api.published.values()].at(-1)?.content.company.phones)
    .toEqual([number, en.company.phones[1]]);
  for (const page of ['Contact us', 'Home'])
    await expect(editor.getByRole('link', { name: `Look at ${page}` })).toHaveAttribute(
      'target',
      '_blank',
    );
});

test('with the keyboard alone a text is reached, changed and left, and the focus is where it was', async ({
  editor,
}) => {
  await editor.setViewportSize({ width: 1280, height: 800 });
  const title = heading(editor, en.home.hero.headline);
  await expect(title).toHaveAttribute('tabindex', '0');
  await editor.getByLabel('More', { exact: true }).focus();
  for (let presses = 0; presses < 40; presses += 1) {
    await editor.keyboard.press('Tab');
    if (await title.evaluate((element) => element === element.ownerDocument.activeElement)) break;
  }
  await expect(title).toBeFocused();
  await editor.keyboard.press('Enter');
  await expect(headlineOf(editor, 'English')).toBeFocused();
  await editor.keyboard.type('!');
  await expect(headlineOf(editor, 'English')).toHaveValue(`${en.home.hero.headline}!`);
  await editor.keyboard.press('Escape');
  await expect(sheetOf(editor)).toBeHidden();
  await expect(heading(editor, `${en.home.hero.headline}!`)).toBeFocused();
});

test('what stands on no page is found by its words in either language, and leads to its place', async ({
  editor,
}) => {
  const sheet = sheetOf(editor);
  const find = async (text: string, name: string) => {
    await editor.getByRole('link', { name: 'Search', exact: true }).tap();
    await sheet.getByRole('searchbox').fill(text);
    await sheet.getByRole('link', { name }).first().tap();
  };
  await find(ta.about.peopleHeading, 'About us › ');
  const people = siteIn(editor).getByRole('heading', { name: ta.about.peopleHeading });
  await expect.poll(() => roomBetween(people, sheet)).toBeGreaterThan(0);
  await expect(sheet.getByLabel(/\(Tamil\)$/).first()).toHaveValue(ta.about.peopleHeading);
  await expect(sheet.getByLabel(/\(Tamil\)$/).first()).toBeFocused();

  await find(en.people.founder.picture.alt, 'Founder › Picture');
  await expect(sheet.getByLabel(/^What the picture shows.*English/)).toHaveValue(
    en.people.founder.picture.alt,
  );

  await find(en.pages.gallery.description, 'Search results › ');
  await expect(sheet).toContainText('Not in the text of a page');
  await expect(sheet.getByLabel(/\(English\)$/).first()).toHaveValue(en.pages.gallery.description);

  await find('{number} of {count}', 'Slides, for screen readers');
  await expect(sheet.getByText('Leave {number}, {count} as it stands').first()).toBeVisible();
});

/** Numbers of sections and plots, the names of the languages, and of layouts, which have pages of their own. */
const NOT_OF_THE_SITE = [
  /^[\d\s,./%₹]+$/,
  /^(?:English|தமிழ்)$/,
  ...sampleLayouts.flatMap(({ Project }) => Object.values(Project.name)),
];

test('whatever a page says opens something when it is tapped, in both languages', async ({
  editor,
}) => {
  for (const lang of ['en', 'ta'])
    for (const page of pageNames) {
      await editor.goto(`/admin/content?page=${page}&lang=${lang}`);
      await expect(siteIn(editor).locator('h1[data-editable]').first()).toBeAttached();
      const message = `${page} ${lang}`;
      await expect.poll(() => untouchable(editor), { message }).toEqual([]);
    }
});

/** Texts in view that nothing would open for. */
async function untouchable(editor: Page): Promise<string[]> {
  const texts = await siteIn(editor)
    .locator('body')
    .evaluate((body) => {
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
  return texts.filter(
    (text) =>
      !NOT_OF_THE_SITE.some(
        (known) => known === text || (known instanceof RegExp && known.test(text)),
      ),
  );
}

/** The page itself is looked at as visitors get it; in the editor its landmarks are there twice. */
const RULES_OF_MARKS = ['nested-interactive', 'tabindex', 'link-name', 'button-name', 'label'];

test('neither the page that is edited, nor its open sheet, nor the search has a barrier, or stands out of the window', async ({
  editor,
}) => {
  await expect(siteIn(editor).locator('[data-editable]').first()).toBeAttached();
  await expectNoBarrier(editor, RULES_OF_MARKS);
  await expectAccessible(editor, 'iframe');
  await heading(editor, en.home.hero.headline).tap();
  await expect(headlineOf(editor, 'English')).toBeVisible();
  await expectAccessible(editor, 'iframe');
  await editor.getByRole('link', { name: 'Search', exact: true }).tap();
  await expectAccessible(editor, 'iframe');
  await sheetOf(editor).getByRole('link', { name: 'People' }).first().tap();
  await expect(sheetOf(editor).getByRole('heading', { name: 'People' })).toBeVisible();
  await expectAccessible(editor, 'iframe');
});
