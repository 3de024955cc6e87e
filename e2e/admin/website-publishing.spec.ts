import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { changesOf } from '@theni/content/changes';
import { HOSTILE, hostileContent } from '../../web/build/test/hostile-texts.ts';
import { expect } from '../fixtures.ts';
import { openLive } from '../hydration.ts';
import { publicPaths, words } from '../site.ts';
import { smallPhoto } from './sample-files.ts';
import { headlineOf, openValue, saved, sheetOf, siteIn, test, titleIn } from './website-editor.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const OLD = '+91 98430 54321';
const NUMBER = '+91 98430 12345';

const rawPage = async (request: APIRequestContext, path: string) =>
  (await request.get(path)).text();

const listed = (editor: Page, name: string) => editor.getByRole('listitem', { name });

/** Counts the taps of a new user, from the page that he sees after he has signed in. */
async function tapsFromProfile(editor: Page) {
  await editor.goto('/admin/profile');
  let count = 0;
  return {
    count: () => count,
    tap: async (locator: Locator) => {
      count += 1;
      await locator.tap();
    },
  };
}

const websiteTab = (editor: Page) => editor.getByRole('link', { name: 'Website', exact: true });
const publishLink = (editor: Page) => editor.getByRole('link', { name: 'Publish', exact: true });
const publishButton = (editor: Page) => editor.getByRole('button', { name: 'Publish now' });

async function isLive(editor: Page): Promise<void> {
  await expect(editor.getByText('Published. Visitors see it now.')).toBeVisible({
    timeout: 60_000,
  });
}

test('a phone number and its WhatsApp are public everywhere with five taps, and back as well; a change after that is not said to be published, and is taken back', async ({
  editor,
  server,
  request,
}) => {
  const [, second] = words.en.company.phones;
  await server.put({
    'company.phones': [OLD, second],
    'company.whatsapp': OLD,
  });
  await server.publish();
  expect(await rawPage(request, '/ta/contact-us')).toContain(OLD);

  const change = await tapsFromProfile(editor);
  await change.tap(websiteTab(editor));
  await change.tap(siteIn(editor).locator('[data-edit="company.phones.0"]').first());
  await sheetOf(editor).getByRole('textbox', { name: 'Phone 1' }).fill('98430 12345');
  await change.tap(siteIn(editor).locator('[data-edit="company.whatsapp"]').first());
  await sheetOf(editor).getByRole('textbox', { name: 'WhatsApp' }).fill('98430 12345');
  await change.tap(publishLink(editor));
  const item = listed(editor, 'Company › Phone numbers');
  await expect(item).toContainText(`Now${OLD}`);
  await expect(item).toContainText(NUMBER);
  await expect(listed(editor, 'Company › WhatsApp')).toContainText(NUMBER);
  await change.tap(publishButton(editor));
  await isLive(editor);
  expect(change.count()).toBe(5);
  for (const path of ['/', '/ta/contact-us']) {
    const html = await rawPage(request, path);
    for (const text of [NUMBER, 'https://wa.me/919843012345?']) expect(html, path).toContain(text);
  }
  await expect(editor.getByText('Everything is published')).toBeVisible();

  const back = await tapsFromProfile(editor);
  await back.tap(websiteTab(editor));
  await back.tap(publishLink(editor));
  const versions = editor.getByRole('region', { name: 'Earlier versions' });
  await expect(versions.getByRole('listitem').first()).toContainText('What visitors see now');
  await expect(versions.getByRole('listitem').first().getByRole('button')).toHaveCount(0);
  await back.tap(versions.getByRole('button', { name: /^Restore/ }).first());
  await expect(editor.getByText('This version is your draft now.')).toBeVisible();
  await expect(item).toBeVisible();
  await back.tap(publishButton(editor));
  await isLive(editor);
  expect(back.count()).toBe(4);
  expect(await rawPage(request, '/ta/contact-us')).not.toContain(NUMBER);

  await editor.getByRole('link', { name: 'Back to the site' }).tap();
  await siteIn(editor).locator('[data-edit="company.phones.0"]').first().tap();
  await sheetOf(editor).getByRole('textbox', { name: 'Phone 1' }).fill('98430 12345');
  await publishLink(editor).tap();
  await expect(item).toContainText(NUMBER);
  await expect(editor.getByText('Published. Visitors')).toBeHidden();
  await item.getByRole('button', { name: /^Undo/ }).tap();
  await expect(item).toBeHidden();
  await expect.poll(() => server.value('company.phones')).toEqual([OLD, second]);
});

test('what is missing is named beside the button with the way there, and what is public stays; a sentence in both languages and a picture are public with five taps each', async ({
  editor,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/);
  await openValue(editor, 'home.hero.headline');
  await sheetOf(editor).getByLabel('Headline (Tamil)').fill('');
  await editor.getByRole('link', { name: 'Publish', exact: true }).click();
  await editor.getByRole('button', { name: 'Publish now' }).click();
  const missing = editor.getByRole('link', { name: 'Home › Top of the page › Headline (Tamil)' });
  await expect(editor.locator(':focus')).toContainText(
    'One thing to correct before visitors can see it:',
  );
  await expect(missing).toBeInViewport({ ratio: 1 });
  await missing.click();
  await expect(sheetOf(editor).getByLabel('Headline (Tamil)')).toBeFocused();
  expect(await rawPage(request, '/ta')).toContain(words.ta.home.hero.headline);

  const sentence = await tapsFromProfile(editor);
  await sentence.tap(websiteTab(editor));
  await sentence.tap(titleIn(editor, words.en.home.hero.headline));
  await headlineOf(editor, 'English').fill('Plots in Theni');
  await sentence.tap(headlineOf(editor, 'Tamil'));
  await headlineOf(editor, 'Tamil').fill('தேனியில் மனைகள்');
  await expect(saved(editor)).toBeVisible();

  const picture = await tapsFromProfile(editor);
  await picture.tap(websiteTab(editor));
  await picture.tap(siteIn(editor).locator('[data-edit="home.hero.picture"]').first());
  const chooser = editor.waitForEvent('filechooser');
  await picture.tap(sheetOf(editor).getByRole('button', { name: /^Choose a photo/ }));
  await (await chooser).setFiles([await smallPhoto('hero.jpg')]);
  await expect(sheetOf(editor).getByRole('button', { name: /^Remove/ })).toBeVisible();

  const publication = [publishLink(editor), publishButton(editor)];
  for (const each of publication) await picture.tap(each);
  await isLive(editor);
  expect(sentence.count() + publication.length).toBe(5);
  expect(picture.count()).toBe(5);
  await expect(editor.getByRole('link', { name: 'See it on the site' })).toHaveAttribute(
    'href',
    '/',
  );
  expect(await rawPage(request, '/')).toContain('Plots in Theni');
  expect(await rawPage(request, '/ta')).toContain('தேனியில் மனைகள்');
  expect(await rawPage(request, '/')).toMatch(/<img src="\/assets\/[0-9a-f]{20}-/);
});

test('whatever is typed, every page starts and no script of a text runs', async ({
  editor,
  server,
  expectedErrors,
}) => {
  // The pictures and pages of the release before are gone.
  expectedErrors.push(/status of 404/);
  const visitor = await editor.context().newPage();
  const opened: string[] = [];
  visitor.on('dialog', (dialog) => opened.push(dialog.message()));
  await server.put(changesOf(hostileContent()));
  await server.publish();
  for (const path of publicPaths) {
    await openLive(visitor, path);
    await expect(visitor.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  }
  await openLive(visitor, '/about-us');
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(HOSTILE.slice(0, 20));
  for (const path of ['/admin/website', '/admin/website?page=contact&lang=ta']) {
    await editor.goto(path);
    await expect(siteIn(editor).locator('h1[data-editable]').first()).toBeAttached();
  }
  await editor.goto('/admin/website?part=publish');
  await expect(editor.getByRole('heading', { name: 'Earlier versions' })).toBeVisible();
  expect(opened).toEqual([]);
});
