import type { APIRequestContext, Page } from '@playwright/test';
import { changesOf } from '@theni/content/changes';
import { HOSTILE, hostileContent } from '../../web/build/hostile-texts.ts';
import { expect, openLive, publicPaths } from '../fixtures.ts';
import { words } from '../words.ts';
import { openValue, saved, sheetOf, siteIn, test } from './website-server.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const NUMBER = '+91 98430 12345';
const [phone = ''] = words.en.company.phones;

const rawPage = async (request: APIRequestContext, path: string) =>
  (await request.get(path)).text();

async function publish(editor: Page): Promise<void> {
  await editor.getByRole('button', { name: 'Publish now' }).click();
  await expect(editor.getByText('Live: visitors see it from now on.')).toBeVisible({
    timeout: 60_000,
  });
}

const listed = (editor: Page, name: string) => editor.getByRole('listitem', { name });

test('a phone number is changed on every page and published with few taps, what still has the old one is named, and the publication before is brought back', async ({
  editor,
  server,
  request,
}) => {
  await server.put({ 'people.founder.phone': phone });
  await server.publish();
  await editor.reload();
  expect(await rawPage(request, '/ta/contact-us')).toContain(phone);

  await siteIn(editor)
    .getByRole('link', { name: /^Call / })
    .first()
    .tap();
  // The same number stands in several places.
  await sheetOf(editor).getByRole('link', { name: 'Phone numbers › Phone 1' }).tap();
  await sheetOf(editor).getByRole('textbox', { name: 'Phone 1' }).fill(NUMBER);
  await editor.getByRole('link', { name: 'Publish', exact: true }).tap();
  const change = listed(editor, 'Company › Phone numbers');
  await expect(change).toContainText(`Visitors read 1. ${phone}`.slice(0, 13));
  await expect(change).toContainText(NUMBER);
  const old = editor.getByRole('region', { name: 'Still as it was elsewhere' });
  await expect(old.getByRole('link', { name: 'People › Founder › Phone' })).toBeVisible();
  await publish(editor);
  for (const path of ['/', '/ta/contact-us'])
    expect(await rawPage(request, path), path).toContain(NUMBER);
  await expect(editor.getByRole('link', { name: /^Look at / })).toHaveAttribute('target', '_blank');
  await expect(editor.getByText('Everything is public')).toBeVisible();

  const versions = editor.getByRole('region', { name: 'Earlier publications' });
  await expect(versions.getByRole('listitem').first()).toContainText('What visitors see now');
  await expect(versions.getByRole('listitem').first().getByRole('button')).toHaveCount(0);
  await versions
    .getByRole('button', { name: /^Bring back/ })
    .first()
    .click();
  await expect(editor.getByText('These texts are the draft now.')).toBeVisible();
  await expect(change).toBeVisible();
  await publish(editor);
  expect(await rawPage(request, '/ta/contact-us')).not.toContain(NUMBER);
});

test('a change is taken back in the list; bringing a publication back asks before it drops what is not public', async ({
  editor,
  server,
}) => {
  await openValue(editor, 'home.hero.headline');
  await sheetOf(editor).getByLabel('Headline (English)').fill('Not yet public');
  await expect(saved(editor)).toBeVisible();
  await editor.getByRole('link', { name: 'Publish', exact: true }).click();
  const change = listed(editor, 'Home › Top of the page › Headline');
  await expect(change).toContainText('“Not yet public');
  const back = editor.getByRole('button', { name: /^Bring back/ }).first();
  await back.click();
  const question = editor.getByRole('dialog');
  await expect(question).toContainText('They become the draft');
  await question.getByRole('button', { name: 'cancel' }).click();
  await change.getByRole('button', { name: /^Undo/ }).click();
  await expect(change).toBeHidden();
  await expect
    .poll(async () => (await server.read()).Changes['home.hero.headline'])
    .toBeUndefined();
});

test('what is missing is named with the way there, and what is public stays', async ({
  editor,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/);
  await openValue(editor, 'home.hero.headline');
  await sheetOf(editor).getByLabel('Headline (Tamil)').fill('');
  await editor.getByRole('link', { name: 'Publish', exact: true }).click();
  await editor.getByRole('button', { name: 'Publish now' }).click();
  await expect(editor.getByText('One thing needs a change:')).toBeVisible();
  await editor.getByRole('link', { name: 'Home › Top of the page › Headline (Tamil)' }).click();
  await expect(sheetOf(editor).getByLabel('Headline (Tamil)')).toBeFocused();
  expect(await rawPage(request, '/ta')).toContain(words.ta.home.hero.headline);
});

test('a publication whose answer is lost is asked about until it is live', async ({
  editor,
  expectedErrors,
  request,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await openValue(editor, 'home.hero.headline');
  await sheetOf(editor).getByLabel('Headline (English)').fill('Live all the same');
  await editor.getByRole('link', { name: 'Publish', exact: true }).click();
  await editor.route('**/api/content/publish', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await publish(editor);
  expect(await rawPage(request, '/')).toContain('Live all the same');
});

test('whatever the owner has typed, every page of the site starts, the admin’s too, and no script of a text runs', async ({
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
  for (const path of ['/admin/content', '/admin/content?page=contact&lang=ta']) {
    await editor.goto(path);
    await expect(siteIn(editor).locator('h1[data-editable]').first()).toBeAttached();
  }
  await editor.goto('/admin/content?part=publish');
  await expect(editor.getByRole('heading', { name: 'Earlier publications' })).toBeVisible();
  expect(opened).toEqual([]);
});
