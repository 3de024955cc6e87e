import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { changesOf } from '@theni/content/changes';
import { pages } from '@theni/contract/site-map';
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

test('a phone number with its WhatsApp, a sentence in both languages and a picture are public everywhere with five taps each, and a version is back with four; whatever is typed, every page starts and no script of a text runs', async ({
  editor,
  server,
  request,
  expectedErrors,
}) => {
  // The pictures and pages of the release before are gone; and a text is missing once.
  expectedErrors.push(/status of 404/, /status of 422/);
  const [, second] = words.en.company.phones;
  const site = siteIn(editor);
  const sheet = sheetOf(editor);
  const publication = [publishLink(editor), publishButton(editor)];
  const versions = editor.getByRole('region', { name: 'Earlier versions' });
  const item = listed(editor, 'Company › Phone numbers');
  await server.put({ 'company.phones': [OLD, second], 'company.whatsapp': OLD });
  await server.publish();
  expect(await rawPage(request, '/ta/contact-us')).toContain(OLD);

  await test.step('what is missing is named in view, beside the button', async () => {
    await openValue(editor, 'home.hero.headline');
    await headlineOf(editor, 'Tamil').fill('');
    for (const each of publication) await each.tap();
    const missing = editor.getByRole('link', { name: 'Home › Top of the page › Headline (Tamil)' });
    await expect(editor.locator(':focus')).toContainText(
      'One thing to correct before visitors can see it:',
    );
    await expect(missing).toBeInViewport({ ratio: 1 });
    await missing.tap();
    await expect(headlineOf(editor, 'Tamil')).toBeFocused();
    expect(await rawPage(request, '/ta')).toContain(words.ta.home.hero.headline);
  });

  await test.step('three changes are published', async () => {
    const sentence = await tapsFromProfile(editor);
    await sentence.tap(websiteTab(editor));
    await sentence.tap(titleIn(editor, words.en.home.hero.headline));
    await headlineOf(editor, 'English').fill('Plots in Theni');
    await sentence.tap(headlineOf(editor, 'Tamil'));
    await headlineOf(editor, 'Tamil').fill('தேனியில் மனைகள்');
    await expect(saved(editor)).toBeVisible();

    const picture = await tapsFromProfile(editor);
    await picture.tap(websiteTab(editor));
    await picture.tap(site.locator('[data-edit="home.hero.picture"]').first());
    const chooser = editor.waitForEvent('filechooser');
    await picture.tap(sheet.getByRole('button', { name: /^Choose a photo/ }));
    await (await chooser).setFiles([await smallPhoto('hero.jpg')]);
    await expect(sheet.getByRole('button', { name: /^Remove/ })).toBeVisible();

    const number = await tapsFromProfile(editor);
    await number.tap(websiteTab(editor));
    await number.tap(site.locator('[data-edit="company.phones.0"]').first());
    await sheet.getByRole('textbox', { name: 'Phone 1' }).fill('98430 12345');
    await number.tap(site.locator('[data-edit="company.whatsapp"]').first());
    await sheet.getByRole('textbox', { name: 'WhatsApp' }).fill('98430 12345');

    await publication[0]?.tap();
    await expect(item).toContainText(`Now${OLD}`);
    await expect(item).toContainText(NUMBER);
    await expect(listed(editor, 'Company › WhatsApp')).toContainText(NUMBER);
    await publication[1]?.tap();
    await isLive(editor);
    for (const change of [number, sentence, picture])
      expect(change.count() + publication.length).toBe(5);
    for (const path of ['/', '/ta/contact-us']) {
      const html = await rawPage(request, path);
      for (const text of [NUMBER, 'https://wa.me/919843012345?'])
        expect(html, path).toContain(text);
    }
    expect(await rawPage(request, '/')).toContain('Plots in Theni');
    expect(await rawPage(request, '/ta')).toContain('தேனியில் மனைகள்');
    expect(await rawPage(request, '/')).toMatch(/<img src="\/assets\/[0-9a-f]{20}-/);
    await expect(editor.getByText('Everything is published')).toBeVisible();
  });

  await test.step('the version before is restored and published', async () => {
    const back = await tapsFromProfile(editor);
    await back.tap(websiteTab(editor));
    await back.tap(publishLink(editor));
    await expect(versions.getByRole('listitem').first()).toContainText('What visitors see now');
    await expect(versions.getByRole('listitem').first().getByRole('button')).toHaveCount(0);
    await back.tap(versions.getByRole('button', { name: /^Restore/ }).first());
    await expect(editor.getByText('This version is your draft now.')).toBeVisible();
    await expect(item).toBeVisible();
    await back.tap(publishButton(editor));
    await isLive(editor);
    expect(back.count()).toBe(4);
    expect(await rawPage(request, '/ta/contact-us')).not.toContain(NUMBER);
  });

  await test.step('hostile texts are texts', async () => {
    const visitor = await editor.context().newPage();
    const opened: string[] = [];
    for (const page of [visitor, editor])
      page.on('dialog', (dialog) => opened.push(dialog.message()));
    await server.put(changesOf(hostileContent()));
    await server.publish();
    for (const path of publicPaths) {
      await openLive(visitor, path);
      await expect(visitor.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      if (path === pages.about.path)
        await expect(visitor.getByRole('heading', { level: 1 })).toContainText(
          HOSTILE.slice(0, 20),
        );
    }
    await editor.goto('/admin/website?page=contact&lang=ta');
    await expect(site.locator('h1[data-editable]').first()).toBeAttached();
    await publishLink(editor).tap();
    await expect(editor.getByRole('heading', { name: 'Earlier versions' })).toBeVisible();
    expect(opened).toEqual([]);
  });
});
